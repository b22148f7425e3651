// Headings, corners, pictures, header and spacing.
import { lookFaces } from '#domain/shop/look-css.ts';
import { lookDensities, lookFonts, lookHeaders, lookRadii, lookRatios } from '#domain/shop/look.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { LookChoice } from './LookChoice.tsx';
import type { LookDraft } from './useLookDraft.ts';

export function ShapeChoice({ draft: { look, change } }: { draft: LookDraft }) {
  const { design: words } = useWords().shop;
  return (
    <Card title={words.shapeTitle}>
      <LookChoice
        label={words.font}
        value={look.font}
        onChange={(font) => change({ font })}
        options={lookFonts.map((value) => ({
          value,
          label: words.fonts[value],
          picture: (
            <span aria-hidden style={{ fontFamily: lookFaces[value].head }} className="font-semibold">
              Aa
            </span>
          ),
        }))}
      />
      <LookChoice
        label={words.radius}
        value={look.radius}
        onChange={(radius) => change({ radius })}
        options={lookRadii.map((value) => ({
          value,
          label: words.radii[value],
          picture: <Corner radius={Number(value) / 2} />,
        }))}
      />
      <LookChoice
        label={words.ratio}
        value={look.ratio}
        onChange={(ratio) => change({ ratio })}
        options={lookRatios.map((value) => ({
          value,
          label: words.ratios[value],
          picture: <span aria-hidden style={{ aspectRatio: value.replace(':', '/') }} className={box} />,
        }))}
      />
      <LookChoice
        label={words.header}
        value={look.header}
        onChange={(header) => change({ header })}
        options={lookHeaders.map((value) => ({ value, label: words.headers[value] }))}
      />
      <LookChoice
        label={words.density}
        value={look.density}
        onChange={(density) => change({ density })}
        options={lookDensities.map((value) => ({ value, label: words.densities[value] }))}
      />
    </Card>
  );
}

const box = 'h-5 border-2 border-current';

function Corner({ radius }: { radius: number }) {
  return (
    <span
      aria-hidden
      style={{ borderTopLeftRadius: radius }}
      className="size-4 border-t-2 border-l-2 border-current"
    />
  );
}
