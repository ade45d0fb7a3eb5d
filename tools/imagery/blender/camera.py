"""A long lens that takes in the whole model."""
from math import cos, radians, sin

import bpy
from bpy_extras.object_utils import world_to_camera_view
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
    middle = (low + high) / 2
    margin = view.get("margin", 1.12)
    if view.get("isFlat"):
        across = max(high.x - low.x, (high.z - low.z) * size[0] / size[1])
        lens.ortho_scale = across * margin
        seen.location = middle + back * 100
    else:
        place = fitted(seen, low, high)
        distance = (place - middle).dot(back)
        seen.location = place + back * distance * (margin - 1)
        focus(lens, seen, middle, back, (high - low).length / 2, size[0], view.get("blur", 2.2))
    lens.shift_x, lens.shift_y = centred(seen, low, high, size)
    lens.shift_x += view.get("shift", (0, 0))[0]
    lens.shift_y += view.get("shift", (0, 0))[1]
    return back


def centred(seen, low, high, size):
    """How far the lens is shifted, as part of the picture's longer side, so that the box stands in the middle."""
    bpy.context.view_layer.update()
    corners = [Vector((x, y, z)) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
    places = [world_to_camera_view(bpy.context.scene, seen, corner) for corner in corners]
    longer = max(size)
    return [
        ((min(place[axis] for place in places) + max(place[axis] for place in places)) / 2 - 0.5) * size[axis] / longer
        for axis in (0, 1)
    ]


def fitted(seen, low, high):
    """Where the camera has to stand to see the whole box."""
    corners = [c for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z) for c in (x, y, z)]
    place, _ = seen.camera_fit_coords(bpy.context.evaluated_depsgraph_get(), corners)
    return Vector(place)


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
