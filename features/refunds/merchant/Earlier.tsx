import { Card } from '#ui/layout/Card.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Preview } from './refund-request.ts';

/** What was given back of this order before, and how much of it by the shop. */
export function Earlier({ whole }: { whole: Preview }) {
  const words = useWords().returns.refunds;
  const say = useSay();
  const { money, time } = useFormats();
  return (
    <Card title={words.earlier}>
      <Rows label={words.earlier}>
        {whole.earlier.map((one) => (
          <Row
            key={one.id}
            title={`${words.scopes[one.scope]} · ${words.reasons[one.reason]}`}
            detail={`${time(one.at)} · ${say(words.fromYou, { amount: money(one.you_paid, whole.currency) })}`}
            end={<MoneyText amount={one.buyer_got} currency={whole.currency} />}
            below={one.note === '' ? undefined : one.note}
          />
        ))}
      </Rows>
    </Card>
  );
}
