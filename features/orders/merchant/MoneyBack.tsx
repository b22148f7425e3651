import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Money } from './money-view.ts';

/** Each hold that this order gave reason to: how much, why, until when. */
export function Holds({ money }: { money: Money }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const kinds: Readonly<Record<string, string>> = words.orders.holdKinds;
  if (money.holds.length === 0) return null;
  return (
    <Card title={words.orders.holds}>
      <Rows label={words.orders.holds}>
        {money.holds.map((hold) => (
          <Row
            key={hold.id}
            title={kinds[hold.kind] ?? words.orders.holdKinds.other}
            detail={
              hold.ended_at === null
                ? say(words.orders.heldUntil, { date: time(hold.until, 'date') })
                : say(words.orders.holdEnded, { date: time(hold.ended_at, 'date') })
            }
            end={<MoneyText amount={hold.amount} currency={money.currency} />}
            below={hold.reason}
          />
        ))}
      </Rows>
    </Card>
  );
}

/** What goes back to the buyer, and whether it has arrived. */
export function Refunds({ money }: { money: Money }) {
  const words = useWords();
  const { time } = useFormats();
  const reasons: Readonly<Record<string, string>> = words.orders.refundReasons;
  if (money.refunds.length === 0) return null;
  return (
    <Card title={words.orders.refunds}>
      <Text look="small">{words.orders.refundDetail}</Text>
      <Rows label={words.orders.refunds}>
        {money.refunds.map((refund) => (
          <Row
            key={refund.id}
            title={reasons[refund.reason] ?? refund.reason}
            detail={time(refund.paid_at ?? refund.created_at)}
            end={<MoneyText amount={refund.amount} currency={money.currency} />}
            below={
              <Badge tone={refund.paid_at === null ? 'info' : 'good'}>
                {refund.paid_at === null ? words.orders.refundStates.pending : words.orders.refundStates.paid}
              </Badge>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}
