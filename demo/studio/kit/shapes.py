"""Shapes that goods are made of. Lengths are decimetres, z is up, the camera looks along +y."""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

TURN = 2 * math.pi


def add_mesh(name, vertices, faces, material, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    return add_object(name, mesh, material, smooth)


def add_object(name, data, material, smooth=True):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material is not None:
        data.materials.append(material)
    if smooth and isinstance(data, bpy.types.Mesh):
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), size=None):
    thing.location = at
    thing.rotation_euler = turn
    if size is not None:
        thing.scale = (size,) * 3 if isinstance(size, (int, float)) else size
    return thing


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), steps=96, levels=2, shape=None):
    """Turns a profile of (radius, height) about z. `shape(x, y, z)` may move each point, for lips and ribs."""
    mesh = bpy.data.meshes.new('lathe')
    work = bmesh.new()
    # A pole where all columns meet takes minutes to subdivide: the axis is left open by half a millimetre.
    points = [work.verts.new((max(radius, 0.006), 0, height)) for radius, height in profile]
    edges = [work.edges.new(pair) for pair in zip(points, points[1:])]
    bmesh.ops.spin(work, geom=points + edges, cent=(0, 0, 0), axis=(0, 0, 1), angle=TURN, steps=steps)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=5e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    if shape is not None:
        for vertex in work.verts:
            vertex.co = shape(*vertex.co)
    work.to_mesh(mesh)
    work.free()
    thing = add_object('lathe', mesh, material)
    if levels > 0:
        soften = thing.modifiers.new('soften', 'SUBSURF')
        soften.levels = soften.render_levels = levels
    return place(thing, at, turn)


def vessel(outer, wall, floor):
    """The closed profile of a pot from that of its outside: down the inside at the wall's thickness."""
    top_radius, top = outer[-1]
    inner = [(max(radius - wall, 0.01), height) for radius, height in reversed(outer[:-1]) if height > floor + wall]
    rim = [(top_radius - wall * 0.15, top + wall * 0.35), (top_radius - wall * 0.85, top + wall * 0.35)]
    bottom = max(inner[-1][0] * 0.92, 0.02) if inner else top_radius * 0.5
    return [(0, outer[0][1]), *outer, *rim, (top_radius - wall, top), *inner, (bottom, floor), (0, floor)]


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.03, segments=4):
    """A box about its centre, its edges rounded."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(scale=True)
    thing.data.materials.append(material)
    return place(round_edges(thing, min(bevel, min(size) * 0.49), segments), at, turn)


def round_edges(thing, width, segments=4):
    if width > 0:
        rounding = thing.modifiers.new('round', 'BEVEL')
        rounding.width = width
        rounding.segments = segments
        rounding.limit_method = 'ANGLE'
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    return thing


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, sides=96, top=None):
    """A rod standing on its point; `top` is the radius of its upper end where that is another."""
    bpy.ops.mesh.primitive_cone_add(vertices=sides, radius1=radius, radius2=radius if top is None else top, depth=height)
    thing = bpy.context.object
    thing.data.transform(Matrix.Translation((0, 0, height / 2)))
    thing.data.materials.append(material)
    return place(round_edges(thing, bevel), at, turn)


def ball(radius, material, at=(0, 0, 0), size=None, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=40, radius=radius)
    thing = bpy.context.object
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.materials.append(material)
    return place(thing, at, turn, size)


def ring(radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), size=None):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=thickness, major_segments=128, minor_segments=32
    )
    thing = bpy.context.object
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.materials.append(material)
    return place(thing, at, turn, size)


def tube(points, thickness, material, closed=False, at=(0, 0, 0), turn=(0, 0, 0), taper=None):
    """A round bar that runs smoothly through points; `taper` gives its width at each of them."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for index, (knot, point) in enumerate(zip(line.bezier_points, points)):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
        knot.radius = 1 if taper is None else taper[index]
    line.use_cyclic_u = closed
    curve.bevel_depth = thickness
    curve.bevel_resolution = 6
    curve.resolution_u = 24
    curve.use_fill_caps = True
    return place(add_object('tube', curve, material), at, turn)


def plate(outline, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, smooth=False, holes=()):
    """A flat piece cut along an outline in x and y, lying on its point."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    for line in (outline, *holes):
        spline = curve.splines.new('BEZIER' if smooth else 'POLY')
        if smooth:
            spline.bezier_points.add(len(line) - 1)
            for knot, (x, y) in zip(spline.bezier_points, line):
                knot.co = (x, y, 0)
                knot.handle_left_type = knot.handle_right_type = 'AUTO'
        else:
            spline.points.add(len(line) - 1)
            for knot, (x, y) in zip(spline.points, line):
                knot.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    curve.resolution_u = 16
    curve.extrude = max(thickness / 2 - bevel, 0.001)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 3
    curve.offset = -bevel
    thing = add_object('plate', curve, material)
    lift = Vector((0, 0, thickness / 2))
    thing.rotation_euler = turn
    thing.location = Vector(at) + thing.rotation_euler.to_matrix() @ lift
    return thing


def rounded(width, depth, radius, corner_steps=10):
    """The outline of a rectangle with round corners, about its centre."""
    points = []
    for x, y, start in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
        for step in range(corner_steps + 1):
            angle = (start + step / corner_steps) * math.pi / 2
            points.append(
                (
                    x * (width / 2 - radius) + radius * math.cos(angle),
                    y * (depth / 2 - radius) + radius * math.sin(angle),
                )
            )
    return points


def circle(radius, steps=96, at=(0, 0)):
    return [
        (at[0] + radius * math.cos(TURN * step / steps), at[1] + radius * math.sin(TURN * step / steps))
        for step in range(steps)
    ]


def cushion(width, depth, height, material, at=(0, 0, 0), turn=(0, 0, 0), seed=1, steps=90, pinch=0.09):
    """A filled cover of two squares: thick in the middle, thin at the seam, its sides drawn in."""
    noise = random.Random(seed)
    waves = [(noise.uniform(2, 6), noise.uniform(2, 6), noise.uniform(0, TURN)) for _ in range(5)]

    def bulge(u, v):
        edge = (1 - abs(u) ** 2.4) * (1 - abs(v) ** 2.4)
        crease = sum(math.sin(a * u + b * v + c) for a, b, c in waves) / 5
        return height / 2 * max(edge, 0) ** 0.42 * (1 + 0.045 * crease)

    vertices, faces = [], []
    for side in (1, -1):
        start = len(vertices)
        for row in range(steps + 1):
            for column in range(steps + 1):
                u, v = column / steps * 2 - 1, row / steps * 2 - 1
                x = u * width / 2 * (1 - pinch * (1 - v * v))
                y = v * depth / 2 * (1 - pinch * (1 - u * u))
                vertices.append((x, y, side * bulge(u, v)))
        for row in range(steps):
            for column in range(steps):
                a = start + row * (steps + 1) + column
                quad = (a, a + 1, a + steps + 2, a + steps + 1)
                faces.append(quad if side == 1 else quad[::-1])
    return place(add_mesh('cushion', vertices, faces, material), at, turn)


def sheet(centre_line, width, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), rough=0.0, seed=3):
    """Cloth or paper that follows a line in y and z and is as wide as x, thick as said, softly uneven."""
    fine = smooth_line(centre_line, 8)
    columns = 48
    vertices = [(width * (c / columns - 0.5), y, z) for y, z in fine for c in range(columns + 1)]
    faces = []
    for row in range(len(fine) - 1):
        for c in range(columns):
            a = row * (columns + 1) + c
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = add_mesh('sheet', vertices, faces, material)
    if rough > 0:
        texture = bpy.data.textures.new(f'folds{seed}', 'CLOUDS')
        texture.noise_scale = 0.9
        uneven = thing.modifiers.new('uneven', 'DISPLACE')
        uneven.texture = texture
        uneven.strength = rough
        uneven.texture_coords = 'GLOBAL'
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = thickness
    thick.offset = 0
    soften = thing.modifiers.new('soften', 'SUBSURF')
    soften.levels = soften.render_levels = 1
    return place(thing, at, turn)


def smooth_line(points, steps):
    """Points on the Catmull-Rom curve through these."""
    padded = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            line.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [*line, points[-1]]


def text(words, height, material, at=(0, 0, 0), turn=(0, 0, 0), depth=0.004):
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body = words
    curve.size = height
    curve.align_x = curve.align_y = 'CENTER'
    curve.extrude = depth
    return place(add_object('text', curve, material), at, turn)


def group(things, at=(0, 0, 0), turn=(0, 0, 0), size=1):
    """Moves things as one."""
    holder = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(holder)
    for thing in things:
        thing.parent = holder
    return place(holder, at, turn, size)
