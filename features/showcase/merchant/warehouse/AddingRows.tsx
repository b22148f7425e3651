import { Check, X } from 'lucide-react';
import { isAsset, parseUnits } from '#domain/money/money.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { addToShowcase } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import { useReason } from '#features/showcase/merchant/useReason.ts';
import type { PricedGood } from './adding.ts';

/** What each would be sold at and leave, and between which profits all of them lie. */
export function PricedRows({ rows }: { rows: readonly PricedGood[] }) {
  const { showcase } = useWords();
  const words = showcase.adding;
  const say = useSay();
  const { money } = useFormats();
  const range = rangeOf(rows);
  return (
    <>
      {range === undefined ? null : (
        <div role="status">
          <Text>
            {say(words.range, {
              low: money(range.low.profit, range.low.good.currency),
              high: money(range.high.profit, range.high.good.currency),
            })}
          </Text>
        </div>
      )}
      <Rows>
        {rows.map(({ good, price, profit, isRaised }) => (
          <Row
            key={good.id}
            title={good.title}
            detail={say(words.row, {
              cost: money(good.cost, good.currency),
              profit: money(profit, good.currency),
            })}
            end={
              <span className="font-medium">
                <MoneyText amount={price} currency={good.currency} />
              </span>
            }
            below={isRaised ? <Badge tone="warn">{words.raised}</Badge> : undefined}
          />
        ))}
      </Rows>
    </>
  );
}

/** The ones with the lowest and the highest profit. */
function rangeOf(rows: readonly PricedGood[]): { low: PricedGood; high: PricedGood } | undefined {
  const unitsOf = ({ profit, good }: PricedGood) =>
    isAsset(good.currency) ? (parseUnits(profit.replace('-', ''), good.currency) ?? 0n) : 0n;
  const sorted = rows.toSorted((left, right) => Number(unitsOf(left) - unitsOf(right)));
  const [low] = sorted;
  const high = sorted.at(-1);
  return low === undefined || high === undefined ? undefined : { low, high };
}

type ResultsProps = {
  goods: readonly Good[];
  results: OutputOf<typeof addToShowcase>['results'];
  onDone: () => void;
};

/** What became of each: at which price it is on sale, or why it was not added. */
export function AddingResults({ goods, results, onDone }: ResultsProps) {
  const { showcase, common } = useWords();
  const words = showcase.adding;
  const say = useSay();
  const { money } = useFormats();
  const reason = useReason();
  const byId = new Map(goods.map((good) => [good.id, good]));
  // What needs a look comes first.
  const sorted = results.toSorted((left, right) => Number(left.ok) - Number(right.ok));
  return (
    <>
      <Rows>
        {sorted.map((result) => {
          const good = byId.get(result.goods_id);
          const price =
            result.sale_price === null || good === undefined ? '' : money(result.sale_price, good.currency);
          return (
            <Row
              key={result.goods_id}
              lead={
                result.ok ? (
                  <Check aria-hidden className="size-5 shrink-0 text-good" />
                ) : (
                  <X aria-hidden className="size-5 shrink-0 text-bad" />
                )
              }
              title={good?.title ?? showcase.good}
              detail={
                result.ok ? say(words.added, { price }) : say(words.why, { why: reason.ofResult(result) })
              }
            />
          );
        })}
      </Rows>
      <Button isWide onClick={onDone}>
        {common.close}
      </Button>
    </>
  );
}
