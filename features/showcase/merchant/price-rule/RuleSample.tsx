import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { rulePrice, viewPrice } from '#features/showcase/merchant/profit.ts';
import { zeroOf } from './rule-draft.ts';
import type { Rule } from '#features/showcase/merchant/types.ts';
import { useCommission } from '#features/showcase/merchant/useCommission.ts';

type Props = { rule: Pick<Rule, 'bands' | 'ending'> | undefined; currency: string };

/** Costs to try, in hundreds of the smallest unit that has two places. */
const triedUnits = [300n, 800n, 2000n, 5000n, 12_000n];

/** What the rule makes of a few costs, and of the cost at which each band begins, while it is being written. */
export function RuleSample({ rule, currency }: Props) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const commissionBps = useCommission();
  if (!isAsset(currency) || commissionBps === undefined) return null;
  const starts = (rule?.bands ?? []).map(({ cost_from }) => parseUnits(cost_from, currency) ?? 0n);
  const costs = [...new Set([...triedUnits, ...starts])]
    .filter((units) => units > 0n)
    .toSorted((left, right) => (left < right ? -1 : 1));
  const rows = costs.flatMap((units) => {
    const cost = formatUnits(units, currency);
    const floor = formatUnits(floorUnits(units, commissionBps), currency);
    const price = rule === undefined ? undefined : rulePrice(rule, { cost, floor, currency });
    const basis = { currency, cost, commissionBps, lossIfReturned: zeroOf(currency) };
    const view = price === undefined ? undefined : viewPrice(basis, price);
    return price === undefined || view === undefined ? [] : [{ cost, price, profit: view.profit }];
  });
  return (
    <Card title={words.showcase.ruleSample}>
      {rows.length === 0 ? <Text look="muted">{words.showcase.ruleSampleWaits}</Text> : null}
      <Facts
        facts={rows.map(({ cost, price, profit }) => ({
          label: say(words.showcase.ruleSampleCost, { amount: money(cost, currency) }),
          value: (
            <span className="flex flex-col items-end">
              <span className="tabular font-medium">{money(price, currency)}</span>
              <span className="tabular text-meta text-muted">
                {say(words.showcase.youKeep, { amount: money(profit, currency) })}
              </span>
            </span>
          ),
        }))}
      />
    </Card>
  );
}
