"""A long lens that takes in the whole model."""
from math import cos, radians, sin

import bpy
from mathutils import Vector

SENSOR = 0.036


def add(view, bounds, size):
    """Looks from `azimuth` (degrees, 0 is from the street, 90 from the right) and `pitch` above the ground.
    @returns the direction of sight"""
    low, high = (Vector(corner) * 0.001 for corner in (bounds["from"], bounds["to"]))
    azimuth, pitch = radians(view["azimuth"]), radians(view["pitch"])
    back = Vector((sin(azimuth) * cos(pitch), -cos(azimuth) * cos(pitch), sin(pitch)))
    lens = bpy.data.cameras.new("camera")
    lens.clip_end = 5000
    seen = bpy.data.objects.new("camera", lens)
    bpy.context.collection.objects.link(seen)
    bpy.context.scene.camera = seen
    seen.rotation_euler = back.to_track_quat("Z", "Y").to_euler()
    lens.type = "ORTHO" if view.get("isFlat") else "PERSP"
    lens.lens = view.get("lens", 85)
    bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y = size
    bpy.context.view_layer.update()
    corners = [c for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z) for c in (x, y, z)]
    place, scale = seen.camera_fit_coords(bpy.context.evaluated_depsgraph_get(), corners)
    middle = (low + high) / 2
    margin = view.get("margin", 1.12)
    if view.get("isFlat"):
        lens.ortho_scale = scale * margin
        seen.location = Vector(place) + back * 100
    else:
        distance = (Vector(place) - middle).dot(back)
        seen.location = Vector(place) + back * distance * (margin - 1)
        focus(lens, seen, middle, back, (high - low).length / 2, size[0], view.get("blur", 2.2))
    lens.shift_x, lens.shift_y = view.get("shift", (0, 0))
    return back


def focus(lens, seen, middle, back, reach, width, blur):
    """Sharp at the model's near part; `blur` is the circle in pixels as far behind as the model reaches."""
    distance = (seen.location - middle).dot(back)
    near = distance - reach * 0.25
    length = lens.lens * 0.001
    circle = blur * SENSOR / width
    aperture = circle * (near + reach) / reach * near / length
    lens.dof.use_dof = blur > 0
    lens.dof.focus_distance = near
    lens.dof.aperture_fstop = max(0.01, length / max(aperture, 1e-6))
    lens.dof.aperture_ratio = 1
