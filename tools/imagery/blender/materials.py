"""The few materials of every model, none of them from a picture."""
import bpy

PLAIN = {
    "card": (0.86, 0.835, 0.785),
    "linen": (0.70, 0.62, 0.50),
    "rust": (0.37, 0.095, 0.048),
    "clay": (0.55, 0.25, 0.145),
    "ink": (0.022, 0.021, 0.020),
    "stone": (0.30, 0.305, 0.285),
    "moss": (0.20, 0.235, 0.125),
    "floor": (0.60, 0.545, 0.47),
    "glass": (0.56, 0.61, 0.585),
    "paper": (0.80, 0.778, 0.738),
}
# Colour, roughness, metal.
GLOSSY = {
    "dark": ((0.020, 0.024, 0.022), 0.18, 0),
    "water": ((0.030, 0.062, 0.060), 0.04, 0),
    "brass": ((0.56, 0.38, 0.15), 0.35, 0.85),
}
GRAIN = {
    "ply": ((0.63, 0.465, 0.295), (0.72, 0.56, 0.385)),
    "wood": ((0.38, 0.215, 0.105), (0.47, 0.285, 0.15)),
    "beech": ((0.58, 0.39, 0.225), (0.66, 0.47, 0.295)),
}
COURSES = {
    "brick": {"size": (0.24, 0.08), "tones": ((0.40, 0.105, 0.050), (0.345, 0.085, 0.042)), "joint": (0.47, 0.20, 0.13)},
    "shingle": {"size": (0.36, 0.16), "tones": ((0.62, 0.455, 0.285), (0.57, 0.405, 0.245)), "joint": (0.36, 0.235, 0.13)},
    "tile": {"size": (0.30, 0.17), "tones": ((0.42, 0.125, 0.060), (0.36, 0.10, 0.048)), "joint": (0.22, 0.055, 0.03)},
}


def named(name):
    known = bpy.data.materials.get(name)
    if known:
        return known
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if name in PLAIN:
        color = matte(nodes, links)
        color.default_value = (*PLAIN[name], 1)
    elif name in GRAIN:
        links.new(grain(nodes, links, *GRAIN[name]), matte(nodes, links))
    elif name in COURSES:
        links.new(courses(nodes, links, **COURSES[name]), matte(nodes, links))
    elif name in GLOSSY:
        polish(nodes["Principled BSDF"], *GLOSSY[name])
    else:
        raise ValueError(f"No material is called {name}")
    return material


def paper(tone):
    """The ground; darker paper lets white card stand out where both are lit alike."""
    material = named("paper")
    surface = material.node_tree.nodes["Diffuse BSDF"]
    surface.inputs["Color"].default_value = (*(value * tone for value in PLAIN["paper"]), 1)
    return material


def matte(nodes, links):
    """A surface without gloss. @returns where its colour goes"""
    surface = nodes.new("ShaderNodeBsdfDiffuse")
    links.new(surface.outputs[0], nodes["Material Output"].inputs["Surface"])
    return surface.inputs["Color"]


def polish(surface, color, roughness, metal):
    surface.inputs["Base Color"].default_value = (*color, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Metallic"].default_value = metal


def grain(nodes, links, dark, light):
    """Long streaks along the wood, of two close tones."""
    place = nodes.new("ShaderNodeNewGeometry")
    stretch = nodes.new("ShaderNodeVectorMath")
    stretch.operation = "MULTIPLY"
    stretch.inputs[1].default_value = (1.2, 9.0, 14.0)
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.6
    noise.inputs["Detail"].default_value = 5
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.35
    ramp.color_ramp.elements[0].color = (*dark, 1)
    ramp.color_ramp.elements[1].position = 0.65
    ramp.color_ramp.elements[1].color = (*light, 1)
    links.new(place.outputs["Position"], stretch.inputs[0])
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
    return ramp.outputs["Color"]


def courses(nodes, links, size, tones, joint):
    """Courses that run level around every corner: along x or y, whichever the face does not look along."""
    place = nodes.new("ShaderNodeNewGeometry")
    position = nodes.new("ShaderNodeSeparateXYZ")
    normal = nodes.new("ShaderNodeSeparateXYZ")
    absolutes = [nodes.new("ShaderNodeMath") for _ in "XY"]
    looks_along_x = nodes.new("ShaderNodeMath")
    looks_along_x.operation = "GREATER_THAN"
    along = nodes.new("ShaderNodeMix")
    level = nodes.new("ShaderNodeCombineXYZ")
    bricks = nodes.new("ShaderNodeTexBrick")
    links.new(place.outputs["Position"], position.inputs[0])
    links.new(place.outputs["Normal"], normal.inputs[0])
    for place_in, axis in enumerate("XY"):
        absolutes[place_in].operation = "ABSOLUTE"
        links.new(normal.outputs[axis], absolutes[place_in].inputs[0])
        links.new(absolutes[place_in].outputs[0], looks_along_x.inputs[place_in])
    links.new(looks_along_x.outputs[0], along.inputs[0])
    links.new(position.outputs["X"], along.inputs[2])
    links.new(position.outputs["Y"], along.inputs[3])
    links.new(along.outputs[0], level.inputs["X"])
    links.new(position.outputs["Z"], level.inputs["Y"])
    links.new(level.outputs[0], bricks.inputs["Vector"])
    for name, color in zip(("Color1", "Color2", "Mortar"), (*tones, joint)):
        bricks.inputs[name].default_value = (*color, 1)
    bricks.inputs["Scale"].default_value = 1
    bricks.inputs["Mortar Size"].default_value = 0.009
    bricks.inputs["Mortar Smooth"].default_value = 0.3
    bricks.inputs["Brick Width"].default_value = size[0]
    bricks.inputs["Row Height"].default_value = size[1]
    return bricks.outputs["Color"]
