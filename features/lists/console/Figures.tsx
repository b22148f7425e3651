import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { hasRight } from '#domain/rights.ts';
import { todayFigures } from '#features/lists/figures.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { cx } from '#ui/cx.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useWords } from '#ui/words/console-words.ts';
import { CountCell, MoneyCell } from './FigureCell.tsx';
import { FigureTables } from './FigureTables.tsx';

type Figures = OutputOf<typeof todayFigures>;

const moneyNames = ['money_in', 'refunds', 'payouts'] as const;

/** What came in and went out, as far as a person of these roles may see it: nothing is asked for anybody else. */
export function Figures({ roles }: { roles: readonly string[] }) {
  const words = useWords().desk.today.figures;
  const hasAny = hasRight(roles, 'orders') || hasRight(roles, 'ledger');
  const query = useEndpoint(todayFigures, {}, { enabled: hasAny, refetchMs: limits.figuresEveryMs });
  if (!hasAny) return null;
  return (
    <Section title={words.title}>
      <p className="-mt-1 text-meta text-muted">{words.lead}</p>
      <QueryView query={query} skeleton={<Waiting roles={roles} />}>
        {(figures) => (
          <Card>
            <Cells figures={figures} />
            <div className="-mb-2 lg:-mb-3">
              <FigureTables figures={figures} />
            </div>
          </Card>
        )}
      </QueryView>
    </Section>
  );
}

/** The very boxes of the cells, so that nothing moves when they come. */
function Waiting({ roles }: { roles: readonly string[] }) {
  const sees = { orders: hasRight(roles, 'orders'), money: hasRight(roles, 'ledger') };
  const count = (sees.orders ? 1 : 0) + (sees.money ? moneyNames.length : 0);
  return (
    <Card>
      <div aria-hidden className={gridClass(sees)}>
        {Array.from({ length: count }, (_none, index) => (
          <div key={index} className="flex flex-col gap-1">
            <Skeleton shape="meta" />
            <Skeleton shape="title" />
            <Skeleton shape="figure" />
          </div>
        ))}
      </div>
      <Skeleton />
    </Card>
  );
}

/** A sum of so many signs does not fit into half a phone, and of so many into a quarter of the page. */
const halfMax = 9;
const quarterMax = 10;

function Cells({ figures: { orders, money } }: { figures: Figures }) {
  const words = useWords().desk.today.figures;
  const longest = money === null ? 0 : Math.max(...moneyNames.map((name) => money[name].today.length));
  return (
    <div className={gridClass({ orders: orders !== null, money: money !== null }, longest)}>
      {orders === null ? null : <CountCell name={words.orders} figure={orders} />}
      {money === null
        ? null
        : moneyNames.map((name) => (
            <MoneyCell key={name} name={words[name]} figure={money[name]} currency={money.currency} />
          ))}
    </div>
  );
}

/** All beside each other on a wide screen, two on a phone, and fewer where a sum is long. */
function gridClass(has: { readonly orders: boolean; readonly money: boolean }, longest = 0): string {
  return cx(
    'grid gap-x-4 gap-y-5 lg:gap-x-6',
    has.money && (longest < halfMax ? 'grid-cols-2' : 'sm:grid-cols-2'),
    has.money && longest < quarterMax && (has.orders ? 'lg:grid-cols-4' : 'lg:grid-cols-3'),
  );
}
