"""Renders the pictures of the demonstration goods. Blender runs it:

blender -b --threads 1 -P demo/studio/render.py -- FOLDER [NAME...]

Writes FOLDER/CODE.1.png and so on for each goods of goods.json, or only for pictures whose names begin with a NAME. A picture
that is there is not rendered again.
"""
import importlib
import json
import os
import sys
import time
from pathlib import Path

import bpy
import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from kit import denoise, scene  # noqa: E402

FAMILIES = sorted(path.stem for path in (HERE / 'goods').glob('[a-z]*.py'))


def main(folder, names):
    goods = json.loads((HERE / 'goods.json').read_text())
    folder.mkdir(parents=True, exist_ok=True)
    for code, facts in goods.items():
        for place in range(len(facts['views'])):
            picture = f'{code}.{place + 1}'
            wanted = not names or any(picture.startswith(name) for name in names)
            path = folder / f'{picture}.png'
            if wanted and not path.exists():
                draw(facts, place, path)


def draw(facts, place, path):
    started = time.time()
    samples = int(os.environ.get('STUDIO_SAMPLES', '18'))
    studio = scene.clear(facts.get('samples', samples))
    if 'STUDIO_SCALE' in os.environ:
        studio.render.resolution_percentage = int(os.environ['STUDIO_SCALE'])
    model(facts['model'])(**facts.get('with', {}))
    cloud = scene.gather(facts.get('lift', 0.0))
    scene.set_horizon(facts['backdrop'])
    scene.set_lights(facts.get('dim', 1.0))
    view = facts['views'][place]
    named = {'name': view} if isinstance(view, str) else view
    scene.set_camera({**scene.VIEWS[named['name']], **named}, cloud)
    passes = render(studio, path)
    clean = denoise.denoise(passes['Image'], passes['Albedo'], passes['Normal'])
    save(studio, clean, path)
    print(f'picture {path.name} {time.time() - started:.0f} s', flush=True)


def model(name):
    """The function of this name in the families."""
    for family in FAMILIES:
        found = getattr(importlib.import_module(f'goods.{family}'), name, None)
        if found is not None:
            return found
    raise SystemExit(f'no family has a model {name}')


def render(studio, path):
    """The picture and what guides its cleaning, as arrays, top row last."""
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    studio.use_nodes = True
    nodes = studio.node_tree.nodes
    nodes.clear()
    source = nodes.new('CompositorNodeRLayers')
    target = nodes.new('CompositorNodeOutputFile')
    target.base_path = str(path.parent)
    target.format.file_format = 'OPEN_EXR'
    target.format.color_depth = '32'
    target.file_slots.clear()
    sockets = {'Image': 'Image', 'Albedo': 'Denoising Albedo', 'Normal': 'Denoising Normal'}
    for name, socket in sockets.items():
        target.file_slots.new(f'{path.stem}.{name}.')
        studio.node_tree.links.new(source.outputs[socket], target.inputs[-1])
    bpy.ops.render.render()
    passes = {}
    for name in sockets:
        file = path.parent / f'{path.stem}.{name}.{studio.frame_current:04d}.exr'
        passes[name] = read(file)
        file.unlink()
    return passes


def read(file):
    image = bpy.data.images.load(str(file))
    image.colorspace_settings.name = 'Non-Color'
    wide, high = image.size
    values = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(high, wide, 4)[:, :, :3].copy()


def save(studio, picture, path):
    """As PNG, seen as film sees it."""
    high, wide, _ = picture.shape
    image = bpy.data.images.new('clean', wide, high, float_buffer=True, alpha=False)
    values = np.ones((high, wide, 4), np.float32)
    values[:, :, :3] = picture
    image.pixels.foreach_set(values.ravel())
    studio.render.image_settings.file_format = 'PNG'
    studio.render.image_settings.color_mode = 'RGB'
    studio.render.image_settings.compression = 40
    half = path.with_suffix('.half')
    image.save_render(str(half), scene=studio)
    half.rename(path)


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1 :]
    main(Path(arguments[0]), arguments[1:])
