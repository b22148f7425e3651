"""The studio: one seamless horizon, one set of lights, and a camera that frames whatever stands there."""
import math

import bpy
import numpy as np
from mathutils import Vector

from kit import materials
from kit.shapes import add_mesh

WIDTH, HEIGHT = 640, 800

BACKDROPS = {
    'oat': (0.70, 0.62, 0.51),
    'sand': (0.64, 0.52, 0.40),
    'mist': (0.60, 0.63, 0.62),
    'sage': (0.45, 0.50, 0.41),
    'sky': (0.47, 0.56, 0.61),
    'clay': (0.58, 0.37, 0.28),
    'blush': (0.70, 0.53, 0.46),
    'chalk': (0.78, 0.76, 0.72),
    'stone': (0.47, 0.45, 0.42),
    'night': (0.10, 0.105, 0.12),
}

# Where the camera stands: degrees about the thing and above the floor, the part of the frame that the thing fills.
VIEWS = {
    'front': {'around': 0, 'above': 14, 'fill': 0.83},
    'left': {'around': -32, 'above': 22, 'fill': 0.83},
    'right': {'around': 34, 'above': 24, 'fill': 0.83},
    'high': {'around': -24, 'above': 42, 'fill': 0.84},
    'top': {'around': 0, 'above': 89.9, 'fill': 0.84},
    'flat': {'around': -14, 'above': 66, 'fill': 0.84},
    'near': {'around': 26, 'above': 26, 'fill': 1.18},
    'nearhigh': {'around': -30, 'above': 50, 'fill': 1.22},
}


def clear(samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.07
    scene.cycles.adaptive_min_samples = 8
    scene.cycles.use_denoising = False
    scene.cycles.sample_clamp_indirect = 3.0
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.max_bounces = 9
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 4
    scene.cycles.transmission_bounces = 9
    scene.cycles.transparent_max_bounces = 12
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = 1
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = 0.3
    return scene


def gather(lift):
    """All that stands in the scene as one thing, two decimetres in its largest direction, on the floor or above."""
    scene = bpy.context.scene
    things = [thing for thing in scene.objects if thing.parent is None]
    low, high = bounds()
    size = 2.0 / max(high - low)
    holder = bpy.data.objects.new('product', None)
    scene.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    middle = (low + high) / 2
    holder.scale = (size,) * 3
    holder.location = (-middle.x * size, -middle.y * size, -low.z * size + 0.002 + lift)
    return list(points())


def points():
    """Corners of the meshes as they will be rendered, in the world; of fine ones a part."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in bpy.context.scene.objects:
        if thing.type not in ('MESH', 'CURVE', 'FONT'):
            continue
        shown = thing.evaluated_get(graph)
        mesh = shown.to_mesh()
        values = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get('co', values)
        corners = values.reshape(-1, 3)
        for corner in corners[:: max(1, len(corners) // 1500)]:
            yield shown.matrix_world @ Vector(corner)
        shown.to_mesh_clear()


def bounds():
    low, high = Vector((1e9,) * 3), Vector((-1e9,) * 3)
    for point in points():
        low = Vector(map(min, low, point))
        high = Vector(map(max, high, point))
    return low, high


def set_horizon(shade):
    line = [(-14, 0.0)]
    for step in range(25):
        angle = step / 24 * math.pi / 2
        line.append((2.8 + 2.4 * math.sin(angle), 2.4 - 2.4 * math.cos(angle)))
    line.append((5.2, 16))
    vertices = [(x, y, z) for y, z in line for x in (-16, 16)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    add_mesh('horizon', vertices, faces, materials.Maker(BACKDROPS[shade], 0.9).material)


def set_lights(dim=1.0):
    """A large soft window at the left, a faint cool one at the right, one from behind, and the room."""
    for at, side, power, shade in (
        ((-4.4, -2.0, 4.6), 2.4, 640, (1, 0.94, 0.87)),
        ((4.6, -3.2, 3.0), 4.0, 80, (0.87, 0.93, 1)),
        ((0.8, 2.6, 5.6), 3.0, 160, (1, 0.98, 0.95)),
    ):
        lamp = bpy.data.lights.new('window', 'AREA')
        lamp.size, lamp.energy, lamp.color = side, power * dim, shade
        thing = bpy.data.objects.new('window', lamp)
        thing.location = at
        thing.rotation_euler = (Vector((0, 0, 0.7)) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(thing)
    world = bpy.data.worlds.new('room')
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    room = nodes['Background']
    room.inputs['Color'].default_value = (1, 0.97, 0.94, 1)
    # Metal and glaze mirror a brighter room than the one that lights them, as with white cards around a table.
    path, strength = nodes.new('ShaderNodeLightPath'), nodes.new('ShaderNodeMapRange')
    strength.inputs['To Min'].default_value, strength.inputs['To Max'].default_value = 0.17 * dim, 0.5 * dim
    links.new(path.outputs['Is Glossy Ray'], strength.inputs['Value'])
    links.new(strength.outputs['Result'], room.inputs['Strength'])
    bpy.context.scene.world = world


def set_camera(view, cloud):
    """Stands so that the thing fills its part of the frame, and looks at its middle."""
    around, above = math.radians(view['around']), math.radians(view['above'])
    away = Vector((math.sin(around) * math.cos(above), -math.cos(around) * math.cos(above), math.sin(above)))
    low = Vector(tuple(min(p[i] for p in cloud) for i in range(3)))
    high = Vector(tuple(max(p[i] for p in cloud) for i in range(3)))
    aim = view.get('aim', (0.5, 0.5, 0.5))
    target = Vector(tuple(low[i] + (high[i] - low[i]) * aim[i] for i in range(3)))
    turn = away.to_track_quat('Z', 'Y')
    right, up = turn @ Vector((1, 0, 0)), turn @ Vector((0, 1, 0))
    lens, sensor = 75.0, 36.0
    half_high = sensor / 2 / lens
    half_wide = half_high * WIDTH / HEIGHT
    if 'aim' not in view:
        flat = [((p - target).dot(right), (p - target).dot(up)) for p in cloud]
        target += right * (max(x for x, _ in flat) + min(x for x, _ in flat)) / 2
        target += up * ((max(y for _, y in flat) + min(y for _, y in flat)) / 2 + view.get('raise', 0.0))
    need = 0.0
    for p in cloud:
        offset = p - target
        reach = max(abs(offset.dot(right)) / half_wide, abs(offset.dot(up)) / half_high) / view['fill']
        need = max(need, reach + offset.dot(away))
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.sensor_fit = lens, sensor, 'VERTICAL'
    camera.sensor_height = sensor
    camera.dof.use_dof = True
    camera.dof.aperture_fstop = 1.4 if view['fill'] <= 1 else 1.8
    nearest = max((p - target).dot(away) for p in cloud)
    camera.dof.focus_distance = need - 0.7 * nearest
    thing = bpy.data.objects.new('camera', camera)
    thing.location = target + away * need
    thing.rotation_euler = turn.to_euler()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
