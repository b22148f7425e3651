import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { apiStock } from '#features/supply/contract.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';

export type FeedResult = OutputOf<typeof apiStock>['results'][number];

/** Why a row was refused, in words; undefined where it was not. */
export function useReason() {
  const { reason: texts } = useWords().terms;
  const say = useSay();
  return ({ reason, least }: Pick<FeedResult, 'reason' | 'least'>): string | undefined =>
    reason === null ? undefined : say(texts[reason], { least: least ?? '' });
}
