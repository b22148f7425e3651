"""Takes the grain out of a render of few samples: a non-local mean that the surfaces guide.

Light is averaged, what surfaces are painted with is not: the picture is divided by its albedo before and multiplied
by it after. Neighbours count by how alike their patches, their normals and their albedo are.
"""
import cv2
import numpy as np

REACH, PATCH = 6, 5


def denoise(picture, albedo, normal):
    """Arrays of height, width and 3, linear."""
    paint = np.maximum(albedo, 0.03).astype(np.float32)
    light = np.log1p(np.minimum(picture / paint, 60)).astype(np.float32)
    grain = cv2.blur(((light - cv2.medianBlur(light, 3)) ** 2).mean(axis=2), (9, 9)) + 2e-6
    guide = np.concatenate([normal * 2.2, np.sqrt(paint) * 5.0], axis=2).astype(np.float32)
    guide = cv2.merge([cv2.medianBlur(np.ascontiguousarray(guide[:, :, i]), 3) for i in range(6)])
    total = light.copy()
    weight = np.ones(light.shape[:2], np.float32)
    for down in range(0, REACH + 1):
        for across in range(-REACH, REACH + 1):
            if down == 0 and across <= 0:
                continue
            gather(light, guide, grain, (down, across), total, weight)
    smooth = np.expm1(total / weight[:, :, None])
    return smooth * paint


def gather(light, guide, grain, offset, total, weight):
    """Adds each pair of neighbours at this offset to both."""
    down, across = offset
    high, wide = weight.shape
    here = (slice(0, high - down), slice(max(0, -across), wide - max(0, across)))
    there = (slice(down, high), slice(max(0, across), wide + min(0, across)))
    noise = grain[here] + grain[there]
    unlike = cv2.blur(((light[here] - light[there]) ** 2).mean(axis=2), (PATCH, PATCH))
    shape = ((guide[here] - guide[there]) ** 2).sum(axis=2)
    alike = np.exp(-np.maximum(unlike / (noise * 2.2) - 0.8, 0) * 2.0 - shape * 2.2)
    alike = alike.astype(np.float32)
    total[here] += light[there] * alike[:, :, None]
    total[there] += light[here] * alike[:, :, None]
    weight[here] += alike
    weight[there] += alike
