// Whether a picture of a document can probably be read, told on the phone before it is sent: nobody waits two days to
// hear that it was blurred. It only hints; a reviewer decides.

export type QualityHint = 'blurred' | 'dark' | 'bright' | 'glare' | 'small' | 'far';
export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8ClampedArray };

/** Measured on a copy of this longest side, in pixels. */
export const measuredSide = 800;
/** Shorter than this nobody reads the small print, in pixels of the picture as it is sent. */
const sideMin = 600;
const lightMin = 55;
const lightMax = 235;
const sharpMin = 60;
const glareLight = 250;
/** Part of the picture that is a white spot, where the rest is not white paper. */
const glareMin = 0.03;
const edgeMin = 40;
const coverMin = 0.2;

/** What may be wrong with a picture, the gravest first. `small` is of the picture before it was measured. */
export function judgePicture(pixels: Pixels, whole: { width: number; height: number }): QualityHint[] {
  const light = lightsOf(pixels);
  const mean = light.reduce((sum, one) => sum + one, 0) / light.length;
  const hints: QualityHint[] = [];
  if (Math.max(whole.width, whole.height) < sideMin) hints.push('small');
  if (mean < lightMin) hints.push('dark');
  else if (mean > lightMax) hints.push('bright');
  else if (glareOf(light, pixels) > glareMin && mean < 200) hints.push('glare');
  if (sharpnessOf(light, pixels) < sharpMin) hints.push('blurred');
  else if (coverOf(light, pixels) < coverMin) hints.push('far');
  return hints;
}

function lightsOf({ rgba, width, height }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    light[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return light;
}

/** The variance of the Laplacian: edges make it large, blur takes them away. */
function sharpnessOf(light: Float32Array, { width, height }: Pixels): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  eachInside(width, height, (at) => {
    const around = lightAt(light, at - 1) + lightAt(light, at + 1);
    const bend = around + lightAt(light, at - width) + lightAt(light, at + width) - 4 * lightAt(light, at);
    sum += bend;
    squares += bend * bend;
    count += 1;
  });
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** Part of the picture that is burned out. */
function glareOf(light: Float32Array, { width, height }: Pixels): number {
  let burned = 0;
  for (const one of light) burned += one >= glareLight ? 1 : 0;
  return burned / (width * height);
}

/** Part of the picture inside the outermost edges: a card on a table far away covers little of it. */
function coverOf(light: Float32Array, { width, height }: Pixels): number {
  let [left, right, top, bottom] = [width, 0, height, 0];
  eachInside(width, height, (at) => {
    const across = Math.abs(lightAt(light, at + 1) - lightAt(light, at - 1));
    const down = Math.abs(lightAt(light, at + width) - lightAt(light, at - width));
    if (across + down < edgeMin) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  });
  return right <= left || bottom <= top ? 1 : ((right - left) * (bottom - top)) / (width * height);
}

function lightAt(light: Float32Array, at: number): number {
  return light[at] ?? 0;
}

function eachInside(width: number, height: number, look: (at: number) => void): void {
  for (let y = 1; y < height - 1; y += 1) for (let x = 1; x < width - 1; x += 1) look(y * width + x);
}

/** Measures a chosen file; nothing where it is no picture, or this browser cannot open it. */
export async function inspectFile(file: File): Promise<QualityHint[]> {
  if (!file.type.startsWith('image/')) return [];
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return [];
  const share = Math.min(1, measuredSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * share));
  canvas.height = Math.max(1, Math.round(picture.height * share));
  const { width, height } = canvas;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  brush?.drawImage(picture, 0, 0, width, height);
  const whole = { width: picture.width, height: picture.height };
  picture.close();
  const rgba = brush?.getImageData(0, 0, width, height).data;
  return rgba === undefined ? [] : judgePicture({ width, height, rgba }, whole);
}
