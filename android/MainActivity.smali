# The app's only Java class, in smali, the assembly language of Android's bytecode.
#
# NativeActivity loads the app's library but does not pass on the intents that arrive later: files
# from another app, and files chosen in the system's dialog. This class makes each of them the
# activity's current intent, which the library reads and replaces (android/src/files.rs).
.class public Lorg/kozyr/app/MainActivity;
.super Landroid/app/NativeActivity;

.method public constructor <init>()V
    .registers 1
    invoke-direct {p0}, Landroid/app/NativeActivity;-><init>()V
    return-void
.end method

# Android starts an activity that it had destroyed with its first intent again. The app has already
# opened those files, so an empty intent replaces it. NativeActivity looks up the library by the
# class that the intent names.
.method protected onCreate(Landroid/os/Bundle;)V
    .registers 4
    if-eqz p1, :first_start
    new-instance v0, Landroid/content/Intent;
    const-class v1, Lorg/kozyr/app/MainActivity;
    invoke-direct {v0, p0, v1}, Landroid/content/Intent;-><init>(Landroid/content/Context;Ljava/lang/Class;)V
    invoke-virtual {p0, v0}, Lorg/kozyr/app/MainActivity;->setIntent(Landroid/content/Intent;)V
    :first_start
    invoke-super {p0, p1}, Landroid/app/NativeActivity;->onCreate(Landroid/os/Bundle;)V
    return-void
.end method

# Another app passes files to the running app.
.method protected onNewIntent(Landroid/content/Intent;)V
    .registers 2
    invoke-super {p0, p1}, Landroid/app/NativeActivity;->onNewIntent(Landroid/content/Intent;)V
    if-eqz p1, :nothing
    invoke-virtual {p0, p1}, Lorg/kozyr/app/MainActivity;->setIntent(Landroid/content/Intent;)V
    :nothing
    return-void
.end method

# The dialog has closed. The intent is null if the player cancelled. Android calls this before
# onResume.
.method protected onActivityResult(IILandroid/content/Intent;)V
    .registers 4
    invoke-super {p0, p1, p2, p3}, Landroid/app/NativeActivity;->onActivityResult(IILandroid/content/Intent;)V
    if-eqz p3, :nothing
    invoke-virtual {p0, p3}, Lorg/kozyr/app/MainActivity;->setIntent(Landroid/content/Intent;)V
    :nothing
    return-void
.end method
