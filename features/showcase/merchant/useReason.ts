import { Refusal } from '#ui/api.ts';
import { useWords } from '#ui/merchant-words.ts';

type Result = { readonly ok: boolean; readonly reason: string | null; readonly msg: string };

/** Words for the machine words of showcase refusals, else the server's own sentence. */
export function useReason() {
  const reasons: Readonly<Record<string, string>> = useWords().showcase.reasons;
  return {
    ofResult: ({ reason, msg }: Result) => reasons[reason ?? ''] ?? msg,
    ofError: (error: unknown) =>
      error instanceof Refusal ? (reasons[error.reason ?? ''] ?? error.message) : undefined,
  };
}
