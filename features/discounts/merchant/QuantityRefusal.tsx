import { Refusal } from '#ui/calls/api.ts';
import { Note } from '#ui/content/Note.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Why a price for several pieces was not taken, with the least that it may be. */
export function QuantityRefusal({ error, currency }: { error: unknown; currency: string }) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  if (!(error instanceof Refusal)) return <ErrorBox error={error} />;
  const { reason } = error;
  const floor = error.shown['floor_price'];
  if (reason === 'below_break_even' && typeof floor === 'string')
    return <Note tone="warn">{say(words.stepFloor, { amount: money(floor, currency) })}</Note>;
  if (reason === 'not_lower') return <Note tone="warn">{words.stepNotLower}</Note>;
  if (reason === 'order') return <Note tone="warn">{words.stepOrder}</Note>;
  return <ErrorBox error={error} />;
}
