import { Camera, CameraOff } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useCamera } from './useCamera.ts';

/** Reads QR codes of labels; typing and scanners do the same without it. */
export function CameraCard({ onCode }: { onCode: (code: string) => void }) {
  const { scan } = useWords().supply;
  const { state, video, start, stop } = useCamera(onCode);
  const isOn = state === 'on' || state === 'opening';
  return (
    <div className="flex flex-col gap-3">
      {isOn ? (
        <>
          <video
            ref={video}
            muted
            playsInline
            aria-label={scan.camera}
            className="max-h-80 w-full rounded-card border border-line bg-sunken object-cover"
          />
          <Text look="muted">{scan.camera_wait}</Text>
        </>
      ) : null}
      {state === 'refused' ? <Note tone="warn">{scan.camera_refused}</Note> : null}
      {state === 'missing' ? <Note tone="warn">{scan.camera_missing}</Note> : null}
      <div>
        {isOn ? (
          <Button tone="plain" icon={<CameraOff aria-hidden className="size-5" />} onClick={stop}>
            {scan.camera_off}
          </Button>
        ) : (
          <Button tone="plain" icon={<Camera aria-hidden className="size-5" />} onClick={start}>
            {scan.camera_on}
          </Button>
        )}
      </div>
    </div>
  );
}
