"""Renders, takes the noise out, brings the light into the range of a picture and writes it."""
import tempfile
from pathlib import Path

import bpy
import numpy

import noise

PASSES = {"Image": "image", "Denoising Normal": "normal", "Denoising Albedo": "albedo", "Denoising Depth": "depth"}


def render(scene, picture_path):
    with tempfile.TemporaryDirectory() as folder:
        store_passes(scene, folder)
        bpy.ops.render.render()
        found = {name: read(folder, name) for name in PASSES.values()}
    clean = noise.removed(found["image"], found["normal"], found["albedo"])
    write(developed(clean), picture_path)


def store_passes(scene, folder):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new("CompositorNodeRLayers")
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for output, name in PASSES.items():
        files.file_slots.new(name)
        links.new(layers.outputs[output], files.inputs[name])


def read(folder, name):
    path = next(Path(folder).glob(f"{name}*.exr"))
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3].copy()


def developed(light):
    """Linear light to screen values: straight up to three quarters, then a shoulder that never clips."""
    knee = 0.62
    over = numpy.maximum(light - knee, 0)
    light = numpy.minimum(light, knee) + (1 - knee) * (1 - numpy.exp(-over / (1 - knee) * 0.92))
    low = light * 12.92
    high = 1.055 * numpy.power(numpy.maximum(light, 0.0031308), 1 / 2.4) - 0.055
    return numpy.where(light <= 0.0031308, low, high)


def write(screen, path):
    height, width, _ = screen.shape
    image = bpy.data.images.new("picture", width, height)
    image.colorspace_settings.name = "Non-Color"
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[:, :, :3] = numpy.clip(screen, 0, 1)
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = path
    image.file_format = "PNG"
    image.save()
