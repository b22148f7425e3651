import { useEffect, useRef, useState } from 'react';

export type CameraState = 'off' | 'opening' | 'on' | 'refused' | 'missing';

const looksEveryMs = 180;
/** Enough for a label that fills half of the picture, and quick on a phone of some years ago. */
const pictureWidth = 640;
/** The same label stays in the picture: its code counts again only after this. */
const sameCodeMs = 4_000;

/** The camera at the back and what it reads. The picture never leaves the device. */
export function useCamera(onCode: (code: string) => void) {
  const [state, setState] = useState<CameraState>('off');
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  const isWanted = state === 'opening' || state === 'on';

  useEffect(() => {
    if (!isWanted) return undefined;
    const ending = new AbortController();
    void watch(video, ending.signal, (code) => latest.current(code)).then((end) => {
      if (!ending.signal.aborted) setState(end);
    });
    return () => ending.abort();
  }, [isWanted]);

  return {
    state,
    video,
    start: () => setState(hasCamera() ? 'opening' : 'missing'),
    stop: () => setState('off'),
  };
}

/** Only secure origins have it, whatever the types say. */
function hasCamera(): boolean {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices !== undefined;
}

type Screen = { readonly current: HTMLVideoElement | null };

/** Looks until the signal; gives why it ended. */
async function watch(
  screen: Screen,
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<CameraState> {
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
      audio: false,
    });
    const { decodeQR } = await import('qr/decode.js');
    const video = screen.current;
    if (video === null || signal.aborted) return 'off';
    video.srcObject = stream;
    await video.play();
    const canvas = document.createElement('canvas');
    let last = { code: '', at: 0 };
    while (!signal.aborted) {
      const code = lookAt(video, canvas, decodeQR);
      const at = performance.now();
      if (code !== undefined && (code !== last.code || at - last.at > sameCodeMs)) {
        last = { code, at };
        onCode(code);
      }
      await new Promise((done) => setTimeout(done, looksEveryMs));
    }
    return 'off';
  } catch {
    return 'refused';
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}

type Decode = (picture: { width: number; height: number; data: Uint8ClampedArray }) => string;

function lookAt(video: HTMLVideoElement, canvas: HTMLCanvasElement, decode: Decode): string | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  canvas.width = Math.min(pictureWidth, videoWidth);
  canvas.height = Math.round((videoHeight * canvas.width) / videoWidth);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  try {
    return decode({ width, height, data });
  } catch {
    // A picture without a code is no failure: most are.
    return undefined;
  }
}
