import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';

/** Why the desk said no; undefined where the server's own words say enough. */
export function useRefusalText(): (error: unknown) => string | undefined {
  const { refusal } = useWords().desk;
  const reasons: Readonly<Record<string, string>> = refusal;
  return (error) =>
    error instanceof Refusal && error.reason !== undefined && Object.hasOwn(reasons, error.reason)
      ? reasons[error.reason]
      : undefined;
}
