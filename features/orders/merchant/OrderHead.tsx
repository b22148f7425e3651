import { orderMoney } from '#features/orders/money.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { MoneyStrip } from '#ui/charts/MoneyStrip.tsx';
import type { StripTone } from '#ui/charts/MoneyStrip.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { StateDot } from '#ui/content/StateDot.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useClock } from '#ui/words/useClock.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyParts } from './MoneyParts.tsx';
import { orderTones } from '#features/orders/ui/order-tones.ts';
import type { Order } from './OrderRow.tsx';

/** The order in one look: its sum and state, what was bought, and whose each cent is. */
export function OrderHead({ value }: { value: Order }) {
  const words = useWords();
  const clock = useClock();
  const { deadline } = value;
  const state = words.orders.status[value.status];
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <MoneyText look="big" amount={value.amount} currency={value.currency} />
        <span className="inline-flex items-center gap-1.5 text-muted">
          <StateDot tone={orderTones[value.status]} />
          {deadline === null || deadline.action === 'order.lose' ? state : `${state} · ${clock(deadline.at)}`}
        </span>
      </div>
      <Lines value={value} />
      <DeliveryDiscount value={value} />
      {/[1-9]/.test(value.refunded) ? <PartsOfBook value={value} /> : <PartsOfSale value={value} />}
    </Card>
  );
}

function Lines({ value }: { value: Order }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  return (
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
          below={isDiscounted(line) ? <LineDiscounts line={line} value={value} /> : undefined}
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
  );
}

type LineProps = { line: Order['lines'][number]; value: Order };

/** Why a line was sold for less than its pieces cost. */
function LineDiscounts({ line, value }: LineProps) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  const shown = (amount: string) => ({ amount: money(amount, value.currency) });
  const { quantity, code } = line.discounts;
  return (
    <>
      {line.list_price === null ? null : <span>{say(words.lineList, shown(line.list_price))}</span>}
      {isZero(quantity) ? null : <span>{say(words.lineQuantity, shown(quantity))}</span>}
      {isZero(code) ? null : (
        <span>{say(words.lineCode, { code: value.discounts.code?.code ?? '', ...shown(code) })}</span>
      )}
    </>
  );
}

function isDiscounted({ list_price: listPrice, discounts }: LineProps['line']): boolean {
  return listPrice !== null || !isZero(discounts.quantity) || !isZero(discounts.code);
}

const isZero = (amount: string): boolean => !/[1-9]/.test(amount);

function DeliveryDiscount({ value }: { value: Order }) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  const { delivery } = value.discounts;
  if (isZero(delivery)) return null;
  return <Text look="small">{say(words.orderDelivery, { amount: money(delivery, value.currency) })}</Text>;
}

function PartsOfSale({ value }: { value: Order }) {
  const words = useWords().orders;
  const { money } = useFormats();
  const part = (tone: StripTone, label: string, amount: string) => ({
    tone,
    amount,
    label: `${label} ${money(amount, value.currency)}`,
  });
  return (
    <MoneyStrip
      parts={[
        part('coming', words.toSupplier, value.supplier_cost),
        part('held', words.taxAway, value.tax),
        part('rest', words.commission, value.commission),
        part('own', words.yours, value.profit),
      ]}
    />
  );
}

/** After a refund the parts are no more those of the sale: the book knows them. */
function PartsOfBook({ value }: { value: Order }) {
  const words = useWords();
  const query = useEndpoint(orderMoney, { order_id: value.id });
  return (
    <QueryView query={query} skeleton={<Skeleton shape="figure" />}>
      {({ parts, currency }) => (
        <MoneyParts
          label={words.orders.divides}
          parts={parts
            .filter(({ amount }) => /[1-9]/.test(amount))
            .map(({ place, amount }) => ({
              place,
              label: words.orders.places[place],
              amount,
              value: <MoneyText amount={amount} currency={currency} />,
            }))}
        />
      )}
    </QueryView>
  );
}
