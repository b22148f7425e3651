import { previewDiscount } from '#features/discounts/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Terms } from './code-draft.ts';
import { NoGoods } from './GoodsPick.tsx';

/** What a code would leave of the goods that sell best, before it is switched on. */
export function Samples({ terms }: { terms: Terms }) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  const query = useEndpoint(previewDiscount, terms, { keepPrevious: true });
  return (
    <Card title={words.preview}>
      <Text look="small">{terms.kind === 'delivery' ? words.previewDelivery : words.previewDetail}</Text>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={3} picture="small" />}
        empty={{ when: ({ samples }) => samples.length === 0, show: <NoGoods isSearch={false} /> }}
      >
        {({ samples, goods, spared, currency }) => (
          <div aria-live="polite" className="flex flex-col gap-2">
            <Rows label={words.preview}>
              {samples.map((one) => (
                <Row
                  key={one.id}
                  lead={<Picture image={one.image} size="small" />}
                  title={one.title}
                  detail={
                    one.after === one.price
                      ? money(one.price, currency)
                      : say(words.insteadOf, {
                          after: money(one.after, currency),
                          before: money(one.price, currency),
                        })
                  }
                  below={
                    one.applies ? (
                      <span className="tabular font-medium text-ink">
                        {say(words.keep, {
                          after: money(one.profit_after, currency),
                          before: money(one.profit_before, currency),
                        })}
                      </span>
                    ) : (
                      <Badge tone="warn">{words.spared}</Badge>
                    )
                  }
                />
              ))}
            </Rows>
            {spared === 0 ? null : <Text look="small">{say(words.sparedOf, { spared, goods })}</Text>}
          </div>
        )}
      </QueryView>
    </Card>
  );
}
