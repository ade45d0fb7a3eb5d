"""Takes the grain out of a render: each pixel becomes a mean of those around it that see the same surface in the
same light. What is averaged is the light alone; the surface's own colour is divided out before and put back after."""
import numpy

# First near neighbours, then far ones, which take out what is left in patches. How far apart, how many steps.
PASSES = ((1, 3), (4, 2))
STILL = 0.0025


def removed(image, normal, albedo):
    base = numpy.maximum(albedo, 0.02)
    light = image / base
    guides = numpy.concatenate([normal, base], axis=2)
    tolerance = 1 / (STILL + 0.6 * local_noise(light))
    for stride, reach in PASSES:
        light = smoothed(light, guides, tolerance, stride, reach)
        tolerance = numpy.full_like(tolerance, 1 / STILL)
    return light * base


def smoothed(light, guides, tolerance, stride, reach):
    tone = numpy.log1p(box(light.mean(axis=2), 1) * 4)
    total = light.copy()
    weights = numpy.ones(light.shape[:2], numpy.float32)
    for dy in range(0, reach + 1):
        for dx in range(-reach, reach + 1):
            if dy > 0 or dx > 0:
                falloff = (dx * dx + dy * dy) / (reach * reach)
                gather(dy * stride, dx * stride, falloff, light, tone, tolerance, guides, total, weights)
    return total / weights[:, :, None]


def gather(dy, dx, falloff, light, tone, tolerance, guides, total, weights):
    """Adds to every pixel the one (dy, dx) away, and to that one the first."""
    height, width = tone.shape
    here = (slice(0, height - dy), slice(max(0, -dx), width - max(0, dx)))
    there = (slice(dy, height), slice(max(0, dx), width - max(0, -dx)))
    difference = guides[here] - guides[there]
    apart = numpy.einsum("ijk,ijk->ij", difference, difference) * 50
    step = numpy.square(tone[here] - tone[there]) * numpy.minimum(tolerance[here], tolerance[there])
    weight = numpy.exp(-apart - step - falloff)
    total[here] += light[there] * weight[:, :, None]
    total[there] += light[here] * weight[:, :, None]
    weights[here] += weight
    weights[there] += weight


def local_noise(light):
    """How much the logarithm of the light varies from pixel to pixel, smoothed."""
    tone = numpy.log1p(light.mean(axis=2) * 4)
    rough = numpy.square(tone - box(tone, 1))
    return numpy.minimum(box(rough, 4), 0.02)


def box(values, reach):
    """The mean over a square of 2 × reach + 1 pixels."""
    size = 2 * reach + 1
    padded = numpy.pad(values, (reach + 1, reach), mode="edge")
    sums = padded.cumsum(axis=0, dtype=numpy.float64).cumsum(axis=1)
    whole = sums[size:, size:] - sums[:-size, size:] - sums[size:, :-size] + sums[:-size, :-size]
    return (whole / (size * size)).astype(numpy.float32)
