import { ads } from '#domain/ads/parameters.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Receipt } from '#features/promotion/merchant/types.ts';

/** What was decided about a view or a click, and why where it was refused. */
export function useVerdict(): (receipt: Pick<Receipt, 'verdict' | 'reason'>) => string {
  const words = useWords().promotion.results;
  const say = useSay();
  const { tokenMinutes: minutes, clickHours: hours } = ads.evidence;
  return ({ verdict, reason }) =>
    reason === null
      ? words.verdicts[verdict]
      : say(words.verdictWhy, {
          verdict: words.verdicts[verdict],
          why: say(words.refusals[reason], { minutes, hours }),
        });
}
