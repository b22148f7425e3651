import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { cx } from '#ui/cx.ts';

type Props<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly {
    readonly value: T;
    readonly label: string;
    readonly count?: number | string | undefined;
  }[];
};

/** Filters in one line that scrolls sideways, each with how many it has. One Tab stop: arrows move along them. */
export function Chips<T extends string>({ label, value, onChange, options }: Props<T>) {
  const line = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const chips = [...(line.current?.children ?? [])];
    const next = chips.at(
      (chips.indexOf(document.activeElement ?? event.currentTarget) + step) % chips.length,
    );
    if (step !== 0 && next instanceof HTMLElement) next.focus();
  };
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <div
      ref={line}
      role="group"
      aria-label={label}
      className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0"
    >
      {options.map((option, index) => {
        const isOn = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            tabIndex={index === Math.max(0, chosen) ? 0 : -1}
            aria-pressed={isOn}
            onKeyDown={move}
            onClick={() => onChange(option.value)}
            className={cx(
              'inline-flex min-h-target shrink-0 items-center gap-1.5 rounded-full px-4 text-meta font-medium whitespace-nowrap',
              isOn ? 'bg-ink text-ground' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {option.label}
            {option.count === undefined ? null : <span className="tabular">{option.count}</span>}
          </button>
        );
      })}
    </div>
  );
}
