import { Badge } from '#ui/content/Badge.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { SalePreview } from './types.ts';

type Query = Parameters<typeof QueryView<SalePreview>>[0]['query'];

/** What the chosen goods would cost and earn in the sale, and what buyers would see as the price before. */
export function SaleRows({ query }: { query: Query }) {
  const words = useWords().discounts;
  return (
    <Card title={words.preview}>
      <QueryView query={query} skeleton={<SkeletonRows count={3} picture="small" />}>
        {({ rows, currency }) => (
          <Rows label={words.preview}>
            {rows.map((row) => (
              <SaleRow key={row.id} row={row} currency={currency} />
            ))}
          </Rows>
        )}
      </QueryView>
    </Card>
  );
}

function SaleRow({ row, currency }: { row: SalePreview['rows'][number]; currency: string }) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  const prices = { after: money(row.after, currency), before: money(row.price, currency) };
  const profits = { after: money(row.profit_after, currency), before: money(row.profit_before, currency) };
  return (
    <Row
      lead={<Picture image={row.image} size="small" />}
      title={row.title}
      detail={say(words.insteadOf, prices)}
      below={
        row.verdict === 'ok' ? (
          <span className="flex flex-col gap-0.5">
            <span className="tabular font-medium text-ink">{say(words.keep, profits)}</span>
            <span>
              {row.compare_price === null
                ? words.beforeNone
                : say(words.before, { amount: money(row.compare_price, currency) })}
            </span>
          </span>
        ) : (
          <Badge tone="warn">{words.verdicts[row.verdict]}</Badge>
        )
      }
    />
  );
}
