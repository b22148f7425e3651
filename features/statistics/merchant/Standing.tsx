import type { OutputOf } from '#domain/wire/endpoint.ts';
import { creditChanges, creditDays, creditMax, creditStart } from '#domain/shop/credit.ts';
import type { homeStat } from '#features/statistics/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useSay } from '#ui/words/words.tsx';
import { Funnel } from './Funnel.tsx';

type Stat = OutputOf<typeof homeStat>;

/** How buyers see the shop, and how far they come in it. */
export function Standing({ stat }: { stat: Stat }) {
  return (
    <>
      <Reputation stat={stat} />
      <Funnel stat={stat} />
    </>
  );
}

/** Rating and credit: what they are made of, and the orders that changed them last. */
function Reputation({ stat: { rating, credit } }: { stat: Stat }) {
  const words = useWords().statistics;
  const say = useSay();
  const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);
  return (
    <Card title={words.standing}>
      <Rows label={words.rating}>
        <Row
          title={words.rating}
          detail={rating === null ? words.noRating : say(words.ratingOf, { ...rating })}
          to="/orderComment"
        />
      </Rows>
      <Meter
        isGoal
        label={words.credit}
        text={say(words.creditOf, { score: credit.score, max: creditMax })}
        value={credit.score}
        max={creditMax}
      />
      <Text look="small">
        {say(words.creditRule, {
          start: creditStart,
          days: creditDays,
          delivered: signed(creditChanges.delivered),
          cancelled: signed(creditChanges.cancelled_by_shop),
          returned: signed(creditChanges.return_by_shop),
        })}
      </Text>
      {credit.changes.length === 0 ? null : (
        <Rows label={words.creditLast}>
          {credit.changes.slice(0, 3).map(({ at, delta, why, order_id: orderId }) => (
            <Row
              key={`${why} ${orderId}`}
              title={words.creditChanges[why]}
              detail={<TimeText at={at} />}
              end={signed(delta)}
              to={`/orderList/${orderId}`}
            />
          ))}
        </Rows>
      )}
    </Card>
  );
}
