import { Camera, Image } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Note } from '#ui/content/Note.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { readPicture, watchCode } from './read-code.ts';

type Fault = 'noCamera' | 'noCode';

/** Reads a code with the camera, or out of a picture where there is no camera. */
export function CodeReader({ onText }: { onText: (text: string) => void }) {
  const words = useWords().proof.compare;
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const [fault, setFault] = useState<Fault>();

  const take = useEffectEvent((text: string | undefined) => {
    setOn(false);
    if (text !== undefined) onText(text);
  });
  const giveUp = useEffectEvent(() => {
    setOn(false);
    setFault('noCamera');
  });

  useEffect(() => {
    const element = video.current;
    if (!isOn || element === null) return undefined;
    const end = new AbortController();
    watchCode(element, end.signal).then(take, giveUp);
    return () => end.abort();
  }, [isOn]);

  async function takeFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const text = await readPicture(file).catch(() => undefined);
    if (text === undefined) setFault('noCode');
    else onText(text);
  }

  return (
    <div className="flex flex-col gap-3">
      {isOn ? (
        <video
          ref={video}
          muted
          playsInline
          className="aspect-square w-full rounded-field bg-sunken object-cover"
        />
      ) : null}
      {fault === undefined ? null : <Note tone="warn">{words[fault]}</Note>}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Camera aria-hidden className="size-5" />}
          onClick={() => {
            setFault(undefined);
            setOn(!isOn);
          }}
        >
          {isOn ? words.stop : words.scan}
        </Button>
        <label htmlFor={id} className={`${buttonClass('plain')} cursor-pointer focus-within:outline-3`}>
          <Image aria-hidden className="size-5" />
          {words.file}
          <input
            id={id}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ target }) => {
              setFault(undefined);
              void takeFile(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}
