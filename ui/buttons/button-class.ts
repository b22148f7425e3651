// One look for what can be pressed, whether it is a button, a link of the router or a plain link.
import { cx } from '#ui/cx.ts';

export type ButtonTone = 'main' | 'plain' | 'quiet' | 'danger';
/** `dense` stands beside the fields of a list that one works through with a mouse. */
export type ButtonSize = 'normal' | 'small' | 'dense';

const base =
  'inline-flex items-center justify-center gap-2 rounded-field font-semibold text-center select-none no-underline ' +
  'transition-colors disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55';

const tones: Record<ButtonTone, string> = {
  main: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  plain: 'bg-surface text-ink border border-line-strong not-disabled:hover:bg-sunken',
  quiet: 'bg-transparent text-accent-ink not-disabled:hover:bg-accent-soft',
  danger: 'bg-bad-soft text-bad border border-bad not-disabled:hover:bg-surface',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-5 py-2.5',
  small: 'min-h-target min-w-target px-3.5 py-1.5 text-meta',
  dense: 'min-h-9 px-3 py-1 text-meta pointer-coarse:min-h-target pointer-coarse:min-w-target',
};

export function buttonClass(tone: ButtonTone = 'main', size: ButtonSize = 'normal', isWide = false): string {
  return cx(base, tones[tone], sizes[size], isWide && 'w-full');
}
