import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Order } from './OrderRow.tsx';

export function OrderLines({ value }: { value: Order }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  return (
    <Card title={words.orders.lines}>
      <Rows label={words.orders.lines}>
        {value.lines.map((line) => (
          <Row
            key={line.id}
            lead={<Picture image={line.image} size="small" />}
            title={line.title}
            detail={
              <>
                {line.code} ·{' '}
                {say(words.orders.line, { qty: line.qty, price: money(line.unit_price, value.currency) })}
              </>
            }
            end={
              <>
                <MoneyText amount={line.amount} currency={value.currency} />
                {line.returned_qty === 0 ? null : (
                  <Badge tone="warn">{say(words.orders.returned, { count: line.returned_qty })}</Badge>
                )}
              </>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}
