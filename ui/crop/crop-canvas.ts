// Drawing with a canvas: the stage with what is left out in the dark, previews, and the file that is sent.
import type { Area, Size } from './crop-view.ts';
import { coverArea } from './crop-view.ts';

/** A picture that the browser has opened, upright. */
export type OpenPicture = Size & CanvasImageSource;

const edge = 16;
const sideMax = 2_000;
const quality = 0.9;

/** Where the part is on a stage of this size: as large as it can be with a margin around it. */
export function frameOn(stage: Size, ratio: number): Area {
  const width = Math.max(1, Math.min(stage.width - 2 * edge, (stage.height - 2 * edge) * ratio));
  const height = width / ratio;
  return { left: (stage.width - width) / 2, top: (stage.height - height) / 2, width, height };
}

/** Draws the picture with its part in the frame; what is outside of it is darkened. */
export function drawStage(canvas: HTMLCanvasElement, picture: OpenPicture, part: Area, ratio: number): void {
  const stage = fitToScreen(canvas);
  const pen = canvas.getContext('2d');
  if (pen === null || stage.width === 0) return;
  const frame = frameOn(stage, ratio);
  const scale = frame.width / part.width;
  const sharp = canvas.width / stage.width;
  pen.setTransform(sharp, 0, 0, sharp, 0, 0);
  pen.clearRect(0, 0, stage.width, stage.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    picture,
    frame.left - part.left * scale,
    frame.top - part.top * scale,
    picture.width * scale,
    picture.height * scale,
  );
  pen.fillStyle = 'rgb(0 0 0 / 0.6)';
  pen.beginPath();
  pen.rect(0, 0, stage.width, stage.height);
  pen.rect(frame.left, frame.top, frame.width, frame.height);
  pen.fill('evenodd');
  pen.strokeStyle = 'white';
  pen.lineWidth = 2;
  pen.strokeRect(frame.left, frame.top, frame.width, frame.height);
}

/** Draws the part as a place with this ratio shows it. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  picture: OpenPicture,
  part: Area,
  ratio: number,
): void {
  fitToScreen(canvas);
  const pen = canvas.getContext('2d');
  if (pen === null || canvas.width === 0) return;
  const shown = coverArea(part, ratio);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  const from = [shown.left, shown.top, shown.width, shown.height] as const;
  pen.drawImage(picture, ...from, 0, 0, canvas.width, canvas.height);
}

/**
 * The part as a file: at most 2,000 pixels a side, JPEG for a photograph, else WebP (PNG in browsers that write no WebP),
 * which keeps what shows through. Undefined where this browser cannot draw it.
 */
export async function cutPicture(picture: OpenPicture, part: Area, source: File): Promise<File | undefined> {
  const scale = Math.min(1, sideMax / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  pen.imageSmoothingQuality = 'high';
  const from = [part.left, part.top, part.width, part.height] as const;
  pen.drawImage(picture, ...from, 0, 0, canvas.width, canvas.height);
  const type = /^image\/(?:png|webp|gif|avif)$/.test(source.type) ? 'image/webp' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) return undefined;
  const name = source.name.replace(/\.[^.]*$/, '') || 'picture';
  const ending = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name}.${ending}`, { type: blob.type });
}

/** Gives a canvas as many pixels as the screen has for it; the answer is its size in CSS pixels. */
function fitToScreen(canvas: HTMLCanvasElement): Size {
  const { clientWidth: width, clientHeight: height } = canvas;
  const sharp = Math.min(2, window.devicePixelRatio || 1);
  const pixels = { width: Math.round(width * sharp), height: Math.round(height * sharp) };
  if (canvas.width !== pixels.width) canvas.width = pixels.width;
  if (canvas.height !== pixels.height) canvas.height = pixels.height;
  return { width, height };
}
