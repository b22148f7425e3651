import { useEffect, useEffectEvent, useState } from 'react';
import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { cx } from '#ui/cx.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { amountOf } from './amount.ts';
import { controlClass, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type Props = FieldTexts & {
  /** What the slider is called; the label is the number's. */
  sliderLabel: string;
  value: string;
  onChange: (text: string) => void;
  currency: string;
  /** Amounts; undefined while they are not known: the slider stands still, and typing works. */
  range: { readonly min: string; readonly max: string; readonly step: string } | undefined;
};

/** Fingers move faster than an address may change: what is slid to is handed on when the finger rests. */
const restMs = 150;

/** An amount of money on a slider, with the number beside it. Both say the same; only the number goes off the scale. */
export function AmountSlider({ sliderLabel, value, onChange, currency, range, ...texts }: Props) {
  const { money } = useFormats();
  const [slid, setSlid] = useState<string>();
  function finish(): void {
    if (slid === undefined) return;
    onChange(slid);
    setSlid(undefined);
  }
  const rest = useEffectEvent(finish);
  useEffect(() => {
    const timer = setTimeout(() => rest(), restMs);
    return () => clearTimeout(timer);
  }, [slid]);

  const shown = slid ?? value;
  const scale = range === undefined ? undefined : scaleOf(range, currency);
  const units = unitsOf(amountOf(shown, currency), currency);
  const place = Math.min(Math.max(units ?? scale?.min ?? 0, scale?.min ?? 0), scale?.max ?? 0);
  return (
    <FieldFrame {...texts}>
      {(ids) => (
        <div className="flex items-center gap-3">
          <input
            type="range"
            aria-label={sliderLabel}
            aria-valuetext={amountOf(shown, currency) === undefined ? shown : money(shown, currency)}
            disabled={scale === undefined || scale.max <= scale.min}
            min={scale?.min ?? 0}
            max={scale?.max ?? 0}
            step={scale?.step ?? 1}
            value={place}
            onChange={(event) => setSlid(amountOfUnits(event.target.value, currency))}
            onPointerUp={finish}
            onBlur={finish}
            className="min-h-target min-w-0 flex-1 accent-accent"
          />
          <div className="relative">
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-caption font-medium text-muted"
            >
              {currency}
            </span>
            <input
              {...ids}
              size={8}
              inputMode="decimal"
              autoComplete="off"
              value={shown}
              onChange={(event) => {
                setSlid(undefined);
                onChange(event.target.value);
              }}
              className={cx(controlClass, 'tabular pl-12')}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  );
}

/** The scale in whole units, so that no step is rounded. */
function scaleOf(range: NonNullable<Props['range']>, currency: string) {
  const [min, max, step] = [range.min, range.max, range.step].map((text) => unitsOf(text, currency));
  if (min === undefined || max === undefined || step === undefined) return undefined;
  return { min, max, step };
}

function unitsOf(amount: string | undefined, currency: string): number | undefined {
  if (amount === undefined || !isAsset(currency)) return undefined;
  const units = parseUnits(amount, currency);
  return units === undefined ? undefined : Number(units);
}

function amountOfUnits(units: string, currency: string): string | undefined {
  return isAsset(currency) ? formatUnits(BigInt(units), currency) : undefined;
}
