"""A low warm sun, a pale sky, and a sheet of paper that the model stands on and that rises behind it."""
from math import cos, radians, sin

import bpy
from mathutils import Vector

import materials


def add(light, bounds, sight):
    add_sun(light)
    add_sky(light)
    if light.get("hasPaper", True):
        add_paper(bounds, sight, light.get("paper", 1))


def add_sun(light):
    azimuth, height = radians(light["azimuth"]), radians(light["height"])
    towards = Vector((sin(azimuth) * cos(height), -cos(azimuth) * cos(height), sin(height)))
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = light.get("sun", 3.5)
    lamp.color = light.get("warmth", (1.0, 0.885, 0.74))
    lamp.angle = radians(light.get("softness", 0.9))
    sun = bpy.data.objects.new("sun", lamp)
    sun.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(sun)


def add_sky(light):
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (0.93, 0.96, 1.0, 1)
    background.inputs["Strength"].default_value = light.get("sky", 0.34)
    world.cycles.sampling_method = "NONE"
    bpy.context.scene.world = world


def add_paper(bounds, sight, tone):
    """Flat under the model, then a quarter circle up, out of the picture."""
    low, high = (Vector(corner) * 0.001 for corner in (bounds["from"], bounds["to"]))
    middle, reach = (low + high) / 2, (high - low).length
    away = Vector((-sight.x, -sight.y, 0)).normalized()
    side = Vector((-away.y, away.x, 0))
    radius, flat, width = reach * 1.6, reach * 2.4, reach * 14
    turns = [radians(step * 90 / 24) for step in range(25)]
    profile = [(-reach * 9, 0.0)] + [(flat + radius * sin(turn), radius * (1 - cos(turn))) for turn in turns]
    profile.append((flat + radius, reach * 12))
    ground = Vector((middle.x, middle.y, low.z - 0.004))
    vertices = [
        ground + away * out + Vector((0, 0, up)) + side * edge for out, up in profile for edge in (-width, width)
    ]
    faces = [(2 * row, 2 * row + 1, 2 * row + 3, 2 * row + 2) for row in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new("paper")
    mesh.from_pydata(vertices, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.materials.append(materials.paper(tone))
    paper = bpy.data.objects.new("paper", mesh)
    paper.visible_shadow = False
    bpy.context.collection.objects.link(paper)
