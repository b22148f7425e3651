import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Result = { readonly ok: boolean; readonly reason: string | null; readonly msg: string };

/** Words for the machine words of showcase refusals, else the server's own sentence. */
export function useReason() {
  const words = useWords().showcase;
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const undoReasons: Readonly<Record<string, string>> = words.undoReasons;

  /** With the names of the rows that a refusal names. */
  function named(text: string | undefined, error: Refusal): string | undefined {
    return text === undefined ? undefined : say(text, { titles: titlesOf(error) });
  }

  return {
    ofResult: ({ reason, msg }: Result) => reasons[reason ?? ''] ?? msg,
    ofError: (error: unknown) =>
      error instanceof Refusal ? (reasons[error.reason ?? ''] ?? error.message) : undefined,
    /** Undefined where the server's sentence says enough. */
    ofUndo: (error: unknown) =>
      error instanceof Refusal ? named(undoReasons[error.reason ?? ''], error) : undefined,
    ofBulk: (error: unknown) =>
      error instanceof Refusal && error.reason === 'stale' ? named(words.bulkStale, error) : undefined,
  };
}

function titlesOf({ shown }: Refusal): string {
  const { titles } = shown;
  return Array.isArray(titles) ? titles.filter((title) => typeof title === 'string').join(', ') : '';
}
