// The colour of a shop and what it stands on.
import { useId, useState } from 'react';
import { lookColors } from '#domain/shop/look-css.ts';
import { colorOfLook, firstLook, lookGrounds, lookPaletteNames, lookPalettes } from '#domain/shop/look.ts';
import { Note } from '#ui/content/Note.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { colorOf, type LookState } from './choices.ts';
import { LookChoice } from './LookChoice.tsx';
import type { LookDraft } from './useLookDraft.ts';

type Props = { draft: LookDraft; corrected: LookState['corrected'] };

export function ColorChoice({ draft: { look, change }, corrected }: Props) {
  const { design: words } = useWords().shop;
  const say = useSay();
  return (
    <Card title={words.colorsTitle}>
      <LookChoice
        label={words.palette}
        value={look.palette}
        onChange={(palette) => change({ palette, color: colorOfLook({ palette, color: colorOfLook(look) }) })}
        options={[
          ...lookPaletteNames.map((value) => ({
            value,
            label: words.palettes[value],
            picture: <Dot color={lookPalettes[value]} />,
          })),
          { value: 'own' as const, label: words.palettes.own },
        ]}
      />
      {look.palette === 'own' ? (
        <OwnColor color={look.color} onChange={(color) => change({ color })} />
      ) : null}
      <div role="status">
        {corrected === null ? null : (
          <Note>
            <span className="flex gap-2">
              <Dot color={corrected.used} />
              <span className="min-w-0">{say(words.corrected, corrected)}</span>
            </span>
          </Note>
        )}
      </div>
      <LookChoice
        label={words.ground}
        value={look.ground}
        onChange={(ground) => change({ ground })}
        options={lookGrounds.map((value) => ({
          value,
          label: words.grounds[value],
          picture: <Dot color={lookColors({ ...firstLook, ground: value }, 'light')['ground']} />,
        }))}
      />
    </Card>
  );
}

function Dot({ color }: { color: string | undefined }) {
  return (
    <span
      aria-hidden
      style={{ background: color }}
      className="size-5 shrink-0 rounded-full border border-line-strong"
    />
  );
}

/** Picked or typed. What is typed counts once it is a colour. */
function OwnColor({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const { design: words } = useWords().shop;
  const id = useId();
  const [typed, setTyped] = useState(color);
  const read = colorOf(typed);
  // Another colour came meanwhile, by going back for example.
  const shown = read === undefined || read === color ? typed : color;
  const take = (text: string) => {
    setTyped(text);
    const next = colorOf(text);
    if (next !== undefined) onChange(next);
  };
  return (
    <div className="flex items-start gap-3">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-meta font-medium">
          {words.colorPick}
        </label>
        <input
          id={id}
          type="color"
          value={color}
          onChange={(event) => take(event.target.value)}
          className="h-12 w-16 cursor-pointer rounded-field border border-line-strong bg-surface p-1"
        />
      </div>
      <div className="min-w-0 flex-1">
        <TextField
          label={words.color}
          hint={words.colorHint}
          error={read === undefined ? words.colorWrong : undefined}
          value={shown}
          onChange={take}
          spellCheck={false}
          autoComplete="off"
        />
      </div>
    </div>
  );
}
