// Which part of a picture is kept: numbers alone, in pixels of the picture, so that the screen only draws them.

export type Size = { readonly width: number; readonly height: number };
export type Area = Size & { readonly left: number; readonly top: number };

/** `zoom` 1 is the largest part with the ratio; `x` and `y` are the part's centre in pixels of the picture. */
export type CropView = { readonly zoom: number; readonly x: number; readonly y: number };

/** A picture and the ratio (width through height) of the place that it is cropped for. */
export type CropFrame = { readonly picture: Size; readonly ratio: number };

/** A part that is smaller than this would be blurred everywhere. */
const widthMin = 160;
const zoomMax = 8;

/** The largest part, in the middle of the picture. */
export function fitCrop({ picture }: CropFrame): CropView {
  return { zoom: 1, x: picture.width / 2, y: picture.height / 2 };
}

/** How far a picture can be zoomed: at least 1, at most 8, and not below 160 pixels of width. */
export function zoomMaxOf(frame: CropFrame): number {
  return Math.max(1, Math.min(zoomMax, wholeOf(frame).width / widthMin));
}

/** Moves the part, in pixels of the picture; it stops at the picture's edges. */
export function moveCrop(frame: CropFrame, view: CropView, by: { x: number; y: number }): CropView {
  return clampView(frame, { ...view, x: view.x + by.x, y: view.y + by.y });
}

/** Zooms to a value within the limits, around the middle of the part. */
export function zoomCrop(frame: CropFrame, view: CropView, zoom: number): CropView {
  return clampView(frame, { ...view, zoom: Math.min(zoomMaxOf(frame), Math.max(1, zoom)) });
}

/** The part in whole pixels; it never leaves the picture. */
export function areaOf(frame: CropFrame, view: CropView): Area {
  const { width, height } = partOf(frame, view.zoom);
  const { picture } = frame;
  const wide = Math.min(picture.width, Math.max(1, Math.round(width)));
  const high = Math.min(picture.height, Math.max(1, Math.round(height)));
  return {
    left: Math.min(picture.width - wide, Math.max(0, Math.round(view.x - width / 2))),
    top: Math.min(picture.height - high, Math.max(0, Math.round(view.y - height / 2))),
    width: wide,
    height: high,
  };
}

/** The middle of an area with another ratio: what a place shows that is filled without gaps. */
export function coverArea(area: Area, ratio: number): Area {
  const width = Math.min(area.width, area.height * ratio);
  const height = width / ratio;
  return {
    left: area.left + (area.width - width) / 2,
    top: area.top + (area.height - height) / 2,
    width,
    height,
  };
}

function clampView(frame: CropFrame, view: CropView): CropView {
  const { width, height } = partOf(frame, view.zoom);
  const { picture } = frame;
  return {
    zoom: view.zoom,
    x: Math.min(picture.width - width / 2, Math.max(width / 2, view.x)),
    y: Math.min(picture.height - height / 2, Math.max(height / 2, view.y)),
  };
}

function partOf(frame: CropFrame, zoom: number): Size {
  const whole = wholeOf(frame);
  return { width: whole.width / zoom, height: whole.height / zoom };
}

function wholeOf({ picture, ratio }: CropFrame): Size {
  const width = Math.min(picture.width, picture.height * ratio);
  return { width, height: width / ratio };
}
