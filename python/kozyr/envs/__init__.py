"""PettingZoo environments (``pip install kozyr[envs]``).

``durak_v0.env(players=3, rules="transfer")`` and ``reversi_v0.env()`` are AEC environments with an
action mask in every observation::

    from kozyr.envs import durak_v0

    env = durak_v0.env(players=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
"""
