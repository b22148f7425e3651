"""What goods are made of. Colours are linear RGB; textures lie in the space of each object."""
import bpy

COLOURS = {
    'coral': (0.66, 0.165, 0.095),
    'blue': (0.075, 0.165, 0.33),
    'green': (0.13, 0.235, 0.155),
    'yellow': (0.72, 0.42, 0.075),
    'purple': (0.20, 0.10, 0.25),
    'cream': (0.80, 0.73, 0.61),
    'white': (0.86, 0.85, 0.82),
    'sand': (0.62, 0.48, 0.33),
    'clay': (0.50, 0.205, 0.115),
    'charcoal': (0.035, 0.036, 0.038),
    'grey': (0.36, 0.36, 0.35),
    'sage': (0.34, 0.41, 0.30),
    'sky': (0.38, 0.52, 0.60),
    'mustard': (0.56, 0.32, 0.055),
    'rose': (0.65, 0.36, 0.31),
    'navy': (0.025, 0.05, 0.115),
    'teal': (0.035, 0.20, 0.215),
    'red': (0.48, 0.045, 0.035),
    'black': (0.012, 0.012, 0.013),
    'beech': (0.66, 0.42, 0.235),
    'oak': (0.50, 0.31, 0.155),
    'acacia': (0.37, 0.175, 0.075),
    'walnut': (0.17, 0.082, 0.042),
    'bamboo': (0.68, 0.48, 0.25),
    'brass': (0.78, 0.52, 0.20),
    'copper': (0.80, 0.38, 0.24),
    'steel': (0.62, 0.62, 0.61),
    'aluminium': (0.80, 0.80, 0.80),
}


def colour(name):
    return COLOURS[name] if isinstance(name, str) else name


class Maker:
    """A material under construction: its nodes, and the few ways in which they are joined."""

    def __init__(self, shade, rough=0.4, metal=0.0, coat=0.0):
        self.material = bpy.data.materials.new('material')
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.base = self.tree.nodes['Principled BSDF']
        self.set(**{'Base Color': (*colour(shade), 1), 'Roughness': rough, 'Metallic': metal})
        self.set(**{'Clearcoat': coat, 'Clearcoat Roughness': 0.08})
        self.space = self.add('ShaderNodeTexCoord').outputs['Object']

    def set(self, **values):
        for name, value in values.items():
            self.base.inputs[name].default_value = value
        return self

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for name, value in values.items():
            if name in node.inputs:
                node.inputs[name].default_value = value
            else:
                setattr(node, name, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def stretched(self, scale, turn=(0, 0, 0)):
        mapping = self.add('ShaderNodeMapping', Scale=scale, Rotation=turn)
        self.link(self.space, mapping.inputs['Vector'])
        return mapping.outputs['Vector']

    def noise(self, scale, detail=2.0, distortion=0.0, space=None):
        node = self.add('ShaderNodeTexNoise', Scale=scale, Detail=detail, Distortion=distortion)
        self.link(space or self.space, node.inputs['Vector'])
        return node.outputs['Fac']

    def wave(self, scale, space=None, direction='X', distortion=0.0, profile='SIN'):
        node = self.add('ShaderNodeTexWave', Scale=scale, Distortion=distortion)
        node.bands_direction = direction
        node.wave_profile = profile
        self.link(space or self.space, node.inputs['Vector'])
        return node.outputs['Fac']

    def ramp(self, factor, stops, constant=False):
        node = self.add('ShaderNodeValToRGB')
        ramp = node.color_ramp
        ramp.interpolation = 'CONSTANT' if constant else 'LINEAR'
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, shade) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*colour(shade), 1)
        self.link(factor, node.inputs['Fac'])
        return node.outputs['Color']

    def mix(self, one, other, factor, blend='MIX'):
        node = self.add('ShaderNodeMixRGB', blend_type=blend)
        for source, target in ((factor, 'Fac'), (one, 'Color1'), (other, 'Color2')):
            if isinstance(source, (int, float)):
                node.inputs[target].default_value = source
            elif isinstance(source, tuple):
                node.inputs[target].default_value = (*source, 1)
            else:
                self.link(source, node.inputs[target])
        return node.outputs['Color']

    def multiply(self, one, other):
        node = self.add('ShaderNodeMath', operation='MULTIPLY')
        self.link(one, node.inputs[0])
        self.link(other, node.inputs[1])
        return node.outputs['Value']

    def paint(self, source):
        self.link(source, self.base.inputs['Base Color'])
        return self

    def bump(self, height, strength, distance=0.02):
        node = self.add('ShaderNodeBump', Strength=strength, Distance=distance)
        self.link(height, node.inputs['Height'])
        self.link(node.outputs['Normal'], self.base.inputs['Normal'])
        return self


def glaze(shade, rough=0.3, speck=None):
    """Fired glaze; `speck` is the colour of iron dots in it."""
    maker = Maker(shade, rough, coat=0.35)
    shade = colour(shade)
    cloud = maker.noise(2.6, 3)
    body = maker.ramp(cloud, [(0.3, tuple(c * 0.82 for c in shade)), (0.7, shade)])
    if speck is not None:
        dots = maker.ramp(maker.noise(34, 1.2), [(0.665, (0, 0, 0)), (0.69, (1, 1, 1))])
        body = maker.mix(body, colour(speck), dots)
    return maker.paint(body).bump(cloud, 0.1, 0.05).material


def raw_clay(shade='sand', rough=0.85):
    maker = Maker(shade, rough)
    grain = maker.noise(40, 4)
    shade = colour(shade)
    maker.paint(maker.ramp(grain, [(0.3, tuple(c * 0.75 for c in shade)), (0.7, shade)]))
    return maker.bump(grain, 0.12).material


def wood(shade='beech', along='y', rough=0.48, scale=1.0, contrast=0.55):
    """Oiled wood whose grain runs along an axis of the object."""
    maker = Maker(shade, rough)
    shade = colour(shade)
    stretch = {'x': (0.5, 7, 7), 'y': (7, 0.5, 7), 'z': (7, 7, 0.5)}[along]
    space = maker.stretched(tuple(scale * s for s in stretch))
    grain = maker.noise(1.5, 7, 1.3, space)
    fine = maker.noise(14, 3, 0.2, space)
    dark = tuple(c * (1 - contrast) ** (1 + 0.15 * i) for i, c in enumerate(shade))
    body = maker.ramp(grain, [(0.32, dark), (0.68, shade)])
    pores = maker.ramp(fine, [(0.35, (0.72, 0.68, 0.64)), (0.55, (1, 1, 1))])
    return maker.paint(maker.mix(body, pores, 0.7, 'MULTIPLY')).bump(fine, 0.06).material


def metal(shade='steel', rough=0.24, brushed=None):
    """`brushed` is the axis along which it was polished."""
    maker = Maker(shade, rough, metal=1.0)
    if brushed is not None:
        stretch = {'x': (0.6, 60, 60), 'y': (60, 0.6, 60), 'z': (60, 60, 0.6)}[brushed]
        lines = maker.noise(2, 2, 0, maker.stretched(stretch))
        maker.bump(lines, 0.05)
    return maker.material


def paint(shade, rough=0.35, coat=0.2):
    return Maker(shade, rough, coat=coat).material


def plastic(shade, rough=0.45):
    maker = Maker(shade, rough)
    return maker.bump(maker.noise(120, 2), 0.03).material


def powder(shade, rough=0.55):
    """Powder-coated metal: matt, with a fine orange peel."""
    maker = Maker(shade, rough)
    return maker.bump(maker.noise(70, 2), 0.07).material


def glass(shade=(0.93, 0.96, 0.95), rough=0.02):
    """Clear glass whose shadow is light: shadow rays pass through, tinted."""
    maker = Maker(shade, rough).set(**{'Transmission': 1.0, 'IOR': 1.45})
    clear = maker.add('ShaderNodeBsdfTransparent', Color=(0.84, 0.88, 0.87, 1))
    path = maker.add('ShaderNodeLightPath')
    mix = maker.add('ShaderNodeMixShader')
    output = maker.tree.nodes['Material Output']
    maker.link(path.outputs['Is Shadow Ray'], mix.inputs['Fac'])
    maker.link(maker.base.outputs['BSDF'], mix.inputs[1])
    maker.link(clear.outputs['BSDF'], mix.inputs[2])
    maker.link(mix.outputs['Shader'], output.inputs['Surface'])
    return maker.material


def wax(shade, rough=0.5):
    shade = colour(shade)
    maker = Maker(shade, rough).set(**{'Subsurface': 0.25, 'Subsurface Color': (*shade, 1)})
    maker.base.inputs['Subsurface Radius'].default_value = (0.12, 0.07, 0.04)
    return maker.bump(maker.noise(3, 2), 0.06).material


def cloth(shade, threads=34.0, stripes=None, sheen=0.35, strength=0.35):
    """Woven cloth. `stripes`: other shade, bands a decimetre and axis."""
    maker = Maker(shade, 0.92).set(**{'Sheen': sheen, 'Specular': 0.15})
    warp, weft = maker.wave(threads), maker.wave(threads, direction='Y')
    weave = maker.mix(warp, weft, 0.5)
    shade = colour(shade)
    shadow = maker.ramp(weave, [(0.15, (0.74, 0.74, 0.74)), (0.75, (1, 1, 1))])
    body = maker.ramp(maker.noise(9, 4), [(0.3, tuple(c * 0.86 for c in shade)), (0.7, shade)])
    if stripes is not None:
        other, bands, axis = stripes
        band = maker.ramp(maker.wave(bands, direction=axis), [(0.0, (0, 0, 0)), (0.62, (1, 1, 1))], True)
        body = maker.mix(body, colour(other), band)
    return maker.paint(maker.mix(body, shadow, 0.8, 'MULTIPLY')).bump(weave, strength).material


def waffle(shade, cells=9.0):
    """Towelling in squares that sink in."""
    maker = Maker(shade, 0.95).set(**{'Sheen': 0.4, 'Specular': 0.1})
    cell = maker.multiply(maker.wave(cells), maker.wave(cells, direction='Y'))
    shade = colour(shade)
    maker.paint(maker.ramp(cell, [(0.0, tuple(c * 0.98 for c in shade)), (0.9, tuple(c * 0.55 for c in shade))]))
    node = maker.add('ShaderNodeBump', Strength=0.9, Distance=0.06, invert=True)
    maker.link(cell, node.inputs['Height'])
    maker.link(node.outputs['Normal'], maker.base.inputs['Normal'])
    return maker.material


def leather(shade, rough=0.55):
    maker = Maker(shade, rough)
    grain = maker.add('ShaderNodeTexVoronoi', Scale=46)
    maker.link(maker.space, grain.inputs['Vector'])
    shade = colour(shade)
    maker.paint(maker.ramp(maker.noise(5, 4), [(0.3, tuple(c * 0.75 for c in shade)), (0.7, shade)]))
    return maker.bump(grain.outputs['Distance'], 0.18).material


def paper(shade='white', rough=0.8):
    maker = Maker(shade, rough)
    return maker.bump(maker.noise(90, 4), 0.05).material


def cork():
    maker = Maker((0.55, 0.35, 0.19), 0.9)
    grain = maker.add('ShaderNodeTexVoronoi', Scale=17)
    maker.link(maker.space, grain.inputs['Vector'])
    body = maker.ramp(grain.outputs['Color'], [(0.2, (0.36, 0.2, 0.1)), (0.8, (0.60, 0.40, 0.22))])
    dots = maker.ramp(maker.noise(28, 2), [(0.3, (0.35, 0.3, 0.25)), (0.42, (1, 1, 1))])
    return maker.paint(maker.mix(body, dots, 0.8, 'MULTIPLY')).bump(maker.noise(40, 3), 0.2).material


def soil():
    maker = Maker((0.035, 0.022, 0.014), 1.0)
    grain = maker.noise(26, 6)
    maker.paint(maker.ramp(grain, [(0.35, (0.012, 0.008, 0.005)), (0.7, (0.075, 0.045, 0.028))]))
    return maker.bump(grain, 1.0, 0.1).material


def glow(shade, power):
    maker = Maker(shade, 0.5)
    maker.set(**{'Emission': (*colour(shade), 1), 'Emission Strength': power})
    return maker.material
