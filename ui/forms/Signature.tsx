import { useId, useState } from 'react';
import { limits } from '#domain/limits.ts';
import type { Mark, Stroke } from '#domain/wire/signature.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { drawnMark, typedMark } from './marks.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { TextField } from './TextField.tsx';
import { useUiWords } from '#ui/words/words.tsx';

type Props = {
  label: string;
  error?: string | undefined;
  /** A whole mark, as the server takes it, or undefined while there is none. */
  onChange: (mark: Mark | undefined) => void;
};

const ways = ['drawn', 'typed'] as const;

/** A signature: drawn with a finger, or the name typed. Whoever cannot draw loses nothing: both count the same. */
export function Signature({ label, error, onChange }: Props) {
  const words = useUiWords();
  const id = useId();
  const [way, setWay] = useState<Mark['kind']>('drawn');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState('');
  const isTooLong = JSON.stringify(strokes).length > limits.signatureBytesMax;

  const tell = (next: { way: Mark['kind']; strokes: readonly Stroke[]; name: string }): void => {
    setWay(next.way);
    setStrokes(next.strokes);
    setName(next.name);
    onChange(next.way === 'drawn' ? drawnMark(next.strokes) : typedMark(next.name));
  };
  const said = error ?? (isTooLong && way === 'drawn' ? words.signTooLong : undefined);

  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={said ? `${id}-error` : undefined}
      className="flex flex-col gap-2"
    >
      <span id={id} className="text-meta font-medium">
        {label}
      </span>
      <Chips
        label={label}
        value={way}
        onChange={(next) => tell({ way: ways.find((one) => one === next) ?? 'typed', strokes, name })}
        options={[
          { value: 'drawn', label: words.signDraw },
          { value: 'typed', label: words.signType },
        ]}
      />
      {way === 'drawn' ? (
        <>
          <SignaturePad
            label={strokes.length === 0 ? words.signHere : words.signDrawn}
            strokes={strokes}
            onChange={(next) => tell({ way, strokes: next, name })}
          />
          <div className="flex items-center justify-between gap-3">
            <span className="text-meta text-muted">{words.signHere}</span>
            <Button
              tone="quiet"
              size="small"
              disabled={strokes.length === 0}
              onClick={() => tell({ way, strokes: [], name })}
            >
              {words.signAgain}
            </Button>
          </div>
        </>
      ) : (
        <TextField
          label={words.signName}
          value={name}
          autoComplete="name"
          maxLength={limits.signerCharactersMax}
          onChange={(next) => tell({ way, strokes, name: next })}
        />
      )}
      {said ? (
        <p id={`${id}-error`} role="alert" className="text-meta font-medium text-bad">
          {said}
        </p>
      ) : null}
    </div>
  );
}
