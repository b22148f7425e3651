// The six looks to start from, each drawn with its own ground, heading, colour and corners.
import { lookColors, lookFaces } from '#domain/shop/look-css.ts';
import { lookPresetNames, presetLook, type LookPreset } from '#domain/shop/look.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { presetOf, takePreset } from './choices.ts';
import { LookChoice } from './LookChoice.tsx';
import type { LookDraft } from './useLookDraft.ts';

export function PresetChoice({ draft: { look, change } }: { draft: LookDraft }) {
  const { design: words } = useWords().shop;
  return (
    <Card title={words.presetsTitle}>
      <LookChoice
        isCards
        label={words.presetsTitle}
        value={presetOf(look)}
        onChange={(name) => change(takePreset(look, name))}
        options={lookPresetNames.map((value) => ({
          value,
          label: words.presets[value],
          picture: <Swatch name={value} />,
        }))}
      />
    </Card>
  );
}

function Swatch({ name }: { name: LookPreset }) {
  const look = presetLook(name);
  const colors = lookColors(look, 'light');
  const borderRadius = `${look.radius}px`;
  const line = `1px solid ${colors['line-strong']}`;
  return (
    <span
      aria-hidden
      style={{ background: colors['ground'], color: colors['ink'] }}
      className="flex flex-col gap-2 border-b border-line p-3"
    >
      <span
        style={{ fontFamily: lookFaces[look.font].head }}
        className="text-figure leading-none font-semibold"
      >
        Aa
      </span>
      <span className="flex gap-1.5">
        <span style={{ background: colors['tint'], borderRadius }} className="h-8 flex-[2]" />
        <span style={{ background: colors['surface'], borderRadius, border: line }} className="h-8 flex-1" />
      </span>
    </span>
  );
}
