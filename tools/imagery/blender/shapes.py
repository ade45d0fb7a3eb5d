"""Parts of a scene as Blender's objects. Lengths arrive as millimetres and become metres."""
import bmesh
import bpy

import materials

MILLIMETRE = 0.001


def add_all(parts):
    for part in parts:
        mesh = MAKERS[part["shape"]](part)
        mesh.materials.append(materials.named(part["material"]))
        bpy.context.collection.objects.link(bpy.data.objects.new(part["shape"], mesh))


def add_box(part):
    low = [value * MILLIMETRE for value in part["from"]]
    high = [value * MILLIMETRE for value in part["to"]]
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for vertex in shape.verts:
        for axis in range(3):
            vertex.co[axis] = low[axis] if vertex.co[axis] < 0 else high[axis]
    least = min(high[axis] - low[axis] for axis in range(3))
    radius = min(part.get("round", 0) * MILLIMETRE, least * 0.48)
    if radius > 0:
        edges = list(shape.edges)
        bmesh.ops.bevel(
            shape, geom=edges, offset=radius, segments=4, profile=0.5, affect="EDGES", clamp_overlap=True
        )
    return finished(shape, smooth=radius > 0.012)


def add_cylinder(part):
    x, y, z = (value * MILLIMETRE for value in part["foot"])
    height = part["height"] * MILLIMETRE
    shape = bmesh.new()
    bmesh.ops.create_cone(
        shape,
        cap_ends=True,
        segments=48,
        radius1=part["radius"] * MILLIMETRE,
        radius2=part["top"] * MILLIMETRE,
        depth=height,
    )
    bmesh.ops.translate(shape, verts=shape.verts, vec=(x, y, z + height / 2))
    mesh = finished(shape)
    for face in mesh.polygons:
        face.use_smooth = abs(face.normal.z) < 0.9
    return mesh


def add_ball(part):
    centre = [value * MILLIMETRE for value in part["centre"]]
    radius = [value * MILLIMETRE for value in part["radius"]]
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1)
    bmesh.ops.scale(shape, verts=shape.verts, vec=radius)
    bmesh.ops.translate(shape, verts=shape.verts, vec=centre)
    return finished(shape, smooth=True)


def add_mesh(part):
    mesh = bpy.data.meshes.new("mesh")
    vertices = [[value * MILLIMETRE for value in vertex] for vertex in part["vertices"]]
    mesh.from_pydata(vertices, [], part["faces"])
    return mesh


def finished(shape, smooth=False):
    mesh = bpy.data.meshes.new("part")
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = smooth
    if smooth:
        mesh.use_auto_smooth = True
    return mesh


MAKERS = {"box": add_box, "cylinder": add_cylinder, "ball": add_ball, "mesh": add_mesh}
