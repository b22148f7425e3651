import { Refusal } from '#ui/calls/api.ts';
import { Note } from '#ui/content/Note.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Why a period was not counted: it has too many orders, or whatever else. */
export function TooManyOrders({ error }: { error: unknown }) {
  const words = useWords().shop.insights;
  const say = useSay();
  if (isTooMany(error)) {
    const { limit } = error.shown;
    return <Note tone="warn">{say(words.tooMany, { limit: typeof limit === 'number' ? limit : 0 })}</Note>;
  }
  return <ErrorBox error={error} />;
}

export function isTooMany(error: unknown): error is Refusal {
  return error instanceof Refusal && error.reason === 'too_many_orders';
}
