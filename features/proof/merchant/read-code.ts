// Reads a code from the camera or from a picture: with the browser's own reader where it has one.

/** Between two looks at the camera: a hand needs longer to hold still. */
const lookMs = 250;
/** A picture of a phone has more dots than a code needs. */
const sideMax = 1600;

type Detector = {
  readonly detect: (source: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
};

declare global {
  interface Window {
    /** Absent in most browsers. */
    readonly BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

/**
 * Looks through the camera until it sees a code.
 *
 * @returns undefined where it was stopped.
 * @throws DOMException where there is no camera, or it may not be used.
 */
export async function watchCode(video: HTMLVideoElement, end: AbortSignal): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!end.aborted) {
      const text = await readCode(video, { width: video.videoWidth, height: video.videoHeight });
      if (text !== undefined) return text;
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

/** @returns undefined where no code is in it. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file);
  try {
    return await readCode(picture, picture);
  } finally {
    picture.close();
  }
}

type Size = { readonly width: number; readonly height: number };

async function readCode(source: HTMLVideoElement | ImageBitmap, size: Size): Promise<string | undefined> {
  if (size.width === 0 || size.height === 0) return undefined;
  const own = await readByBrowser(source);
  if (own !== undefined) return own;
  const scale = Math.min(1, sideMax / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(source, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR({ width, height, data });
  } catch {
    // Nothing readable in this look.
    return undefined;
  }
}

async function readByBrowser(source: ImageBitmapSource): Promise<string | undefined> {
  if (window.BarcodeDetector === undefined) return undefined;
  try {
    const [found] = await new window.BarcodeDetector({ formats: ['qr_code'] }).detect(source);
    return found?.rawValue;
  } catch {
    return undefined;
  }
}
