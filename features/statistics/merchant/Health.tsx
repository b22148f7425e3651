import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { creditMax } from '#domain/shop/credit.ts';
import type { homeStat } from '#features/statistics/contract.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

/** How buyers see the shop, in a line each. */
export function Health({ stat }: { stat: OutputOf<typeof homeStat> }) {
  const words = useWords().statistics;
  const say = useSay();
  const { percent } = useFormats();
  const { visitors, orders } = stat.funnel;
  const hasVisits = visitors !== undefined && visitors >= limits.shareVisitorsMin;
  const rate = stat.conversion_bps;
  return (
    <Section title={words.standing}>
      <Rows label={words.standing}>
        {hasVisits ? (
          <ListRow
            title={say(words.visitLine, { visitors, orders: orders ?? 0 })}
            end={rate === null || rate > 10_000 ? undefined : percent(rate)}
            to="/shopCenter?metric=visitors&grain=day"
          />
        ) : null}
        <ListRow
          title={words.rating}
          end={stat.rating === null ? words.noRating : say(words.ratingOf, { ...stat.rating })}
          to="/orderComment"
        />
        <ListRow
          title={words.credit}
          end={say(words.creditOf, { score: stat.credit.score, max: creditMax })}
          to="/level"
        />
      </Rows>
    </Section>
  );
}
