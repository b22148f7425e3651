import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Why the server said no to an act about the bank; undefined where its own words say enough. */
export function useBankText(): (error: unknown) => string | undefined {
  const { refusal } = useWords().bank;
  const reasons: Readonly<Record<string, string>> = refusal;
  return (error) =>
    error instanceof Refusal && error.reason !== undefined && Object.hasOwn(reasons, error.reason)
      ? reasons[error.reason]
      : undefined;
}

/** Why a whole file was refused. */
export function useFileReason(): (error: unknown) => string | undefined {
  const { fileReason } = useWords().bank;
  const say = useSay();
  const reasons: Readonly<Record<string, string>> = fileReason;
  return (error) => {
    if (!(error instanceof Refusal) || error.key !== 'invalidParameter') return undefined;
    const { reason = '', shown } = error;
    const text = Object.hasOwn(reasons, reason) ? reasons[reason] : fileReason.other;
    const line = typeof shown['line'] === 'number' ? shown['line'] : 1;
    const column = typeof shown['column'] === 'string' ? shown['column'] : '';
    const said = (name: string) => (typeof shown[name] === 'string' ? shown[name] : '');
    const [made, bank, currency] = [said('made'), said('said'), said('currency')];
    return say(text ?? fileReason.other, { line, column, made, said: bank, currency });
  };
}
