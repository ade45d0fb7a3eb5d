"""Renders one scene that main.ts wrote: blender -b -P render.py -- scene.json picture.png"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import bpy  # noqa: E402

import camera  # noqa: E402
import finish  # noqa: E402
import light  # noqa: E402
import shapes  # noqa: E402


def main(scene_path, picture_path):
    described = json.loads(Path(scene_path).read_text())
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    shapes.add_all(described["parts"])
    sight = camera.add(described["camera"], described["bounds"], described["size"])
    light.add(described["light"], described["bounds"], sight)
    set_quality(scene, described)
    finish.render(scene, picture_path)


def set_quality(scene, described):
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = described["samples"]
    scene.cycles.use_adaptive_sampling = False
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 3
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 2
    scene.cycles.transparent_max_bounces = 8
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.blur_glossy = 1
    scene.render.resolution_x, scene.render.resolution_y = described["size"]
    scene.render.resolution_percentage = 100


main(*sys.argv[sys.argv.index("--") + 1 :])
