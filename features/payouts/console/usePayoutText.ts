import { Refusal } from '#ui/calls/api.ts';
import { useWords } from '#ui/words/console-words.ts';

/** Why the server said no to an act about payouts; undefined where its own words say enough. */
export function usePayoutText(): (error: unknown) => string | undefined {
  const { refusal } = useWords().payouts;
  const reasons: Readonly<Record<string, string>> = refusal;
  return (error) =>
    error instanceof Refusal && error.reason !== undefined && Object.hasOwn(reasons, error.reason)
      ? reasons[error.reason]
      : undefined;
}
