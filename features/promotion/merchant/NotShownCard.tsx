import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import type { Results } from './types.ts';

const wholeBps = 10_000;

/** Why it was not shown, as shares of the pages that it could have been on. */
export function NotShownCard({ results }: { results: Results }) {
  const words = useWords().promotion.results;
  const { percent } = useFormats();
  const shares = results.not_shown.filter(({ share_bps: share }) => share > 0);
  return (
    <Card title={words.notShown}>
      {shares.length === 0 ? (
        <Text look="muted">{words.notShownNone}</Text>
      ) : (
        <>
          <Text look="muted">{words.notShownLead}</Text>
          {shares
            .toSorted((one, other) => other.share_bps - one.share_bps)
            .map(({ reason, share_bps: share }) => (
              <Meter
                key={reason}
                label={words.reasons[reason]}
                text={percent(share)}
                value={share}
                max={wholeBps}
                isGoal
              />
            ))}
        </>
      )}
    </Card>
  );
}
