import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { quoteWithdrawal } from '#features/payouts/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Meter } from '#ui/charts/Meter.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import type { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Quote = OutputOf<typeof quoteWithdrawal>;
type Query = ReturnType<typeof useEndpoint<typeof quoteWithdrawal.input, typeof quoteWithdrawal.output>>;

/** What is taken off, what arrives and when, and who decides: before anything is asked for. */
export function Terms({ query }: { query: Query }) {
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" />}>
      {(quote) => <Known quote={quote} />}
    </QueryView>
  );
}

function Known({ quote }: { quote: Quote }) {
  const { payouts: words } = useWords();
  const say = useSay();
  const { money, time, distance } = useFormats();
  const isFree = !/[1-9]/.test(quote.fee);
  return (
    <Card>
      <Facts
        facts={[
          { label: words.amount, value: <MoneyText amount={quote.amount} currency={quote.currency} /> },
          {
            label: words.fee,
            value: isFree ? words.feeNone : <MoneyText amount={`-${quote.fee}`} currency={quote.currency} />,
          },
          quote.rate === null
            ? undefined
            : {
                label: words.rate,
                value: say(words.rateOf, {
                  from: quote.currency,
                  rate: quote.rate,
                  to: quote.receive_currency,
                }),
              },
          { label: words.arrivesBy, value: <TimeText at={quote.arrives_by} /> },
          {
            label: words.decision,
            value:
              quote.decision === 'at_once'
                ? words.decisions.at_once
                : say(words.decisions.review, { when: time(quote.promise_at ?? quote.arrives_by) }),
          },
          {
            label: words.arrives,
            value: <MoneyText amount={quote.receive_amount} currency={quote.receive_currency} />,
            isTotal: true,
          },
        ]}
      />
      {isFree ? null : <Text look="small">{words.feeNote}</Text>}
      {quote.approves_at === null ? null : (
        <Text look="small">{say(words.selfApproves, { when: time(quote.approves_at) })}</Text>
      )}
      {quote.decision === 'at_once' ? null : (
        <>
          <Meter
            label={words.dayLimit}
            text={say(words.dayLimitText, {
              used: money(quote.daily.used, quote.currency),
              limit: money(quote.daily.limit, quote.currency),
            })}
            value={Number(quote.daily.used)}
            max={Number(quote.daily.limit)}
          />
          <Text look="small">{say(words.dayLimitResets, { when: distance(quote.daily.resets_at) })}</Text>
        </>
      )}
    </Card>
  );
}
