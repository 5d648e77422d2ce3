"""View to scene, scene to picture and to words."""
