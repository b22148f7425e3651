import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { todayFigures } from '#features/lists/figures.contract.ts';
import { Fold } from '#ui/layout/Fold.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Table, type Column } from '#ui/lists/Table.tsx';
import { cx } from '#ui/cx.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useBarPoints } from './useBarPoints.ts';

type Figures = OutputOf<typeof todayFigures>;
type Money = NonNullable<Figures['money']>;
type Orders = NonNullable<Figures['orders']>;

/** The numbers of the charts, the newest first, for whoever does not see them or wants them exactly. */
export function FigureTables({ figures: { orders, money } }: { figures: Figures }) {
  const words = useWords().desk.today.figures;
  const all = [orders, money?.money_in, money?.refunds, money?.payouts];
  if (all.every((figure) => (figure?.bars ?? []).every(({ value }) => Number(value) === 0))) return null;
  return (
    <Fold title={words.numbers}>
      <div className={cx('grid items-start gap-4', money !== null && orders !== null && 'lg:grid-cols-3')}>
        {money === null ? null : (
          <div className="min-w-0 lg:col-span-2">
            <Section title={words.money_table}>
              <MoneyTable money={money} />
            </Section>
          </div>
        )}
        {orders === null ? null : (
          <Section title={words.orders_table}>
            <OrdersTable orders={orders} />
          </Section>
        )}
      </div>
    </Fold>
  );
}

function MoneyTable({ money }: { money: Money }) {
  const words = useWords().desk.today.figures;
  const rows = useBarPoints()
    .days(money.money_in.bars)
    .map((point, index) => ({ ...point, index }))
    .toReversed();
  const column = (name: 'money_in' | 'refunds' | 'payouts'): Column<(typeof rows)[number]> => ({
    key: name,
    head: words[name],
    isEnd: true,
    cell: ({ index }) => (
      <MoneyText amount={money[name].bars[index]?.value ?? '0'} currency={money.currency} />
    ),
  });
  return (
    <Table
      label={words.money_table}
      rows={rows}
      rowKey={({ from }) => from}
      isDense
      columns={[
        { key: 'day', head: words.day, role: 'title', cell: ({ label }) => label },
        column('money_in'),
        column('refunds'),
        column('payouts'),
      ]}
    />
  );
}

function OrdersTable({ orders: { bars } }: { orders: Orders }) {
  const words = useWords().desk.today.figures;
  const { number } = useFormats();
  const points = useBarPoints().hours(bars);
  return (
    <Table
      label={words.orders_table}
      rows={points.toReversed()}
      rowKey={({ from }) => from}
      isDense
      columns={[
        { key: 'hour', head: words.hour, role: 'title', cell: ({ label }) => label },
        {
          key: 'orders',
          head: words.orders,
          role: 'end',
          isEnd: true,
          cell: ({ value }) => number(Number(value)),
        },
      ]}
    />
  );
}
