import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { withdrawalFile } from '#features/payouts/review.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { DecideCard } from './DecideCard.tsx';
import { Origin, Sendings, Steps } from './WithdrawalFileParts.tsx';

export type WithdrawalFile = OutputOf<typeof withdrawalFile>;

/** All that a person needs to decide about one withdrawal, and the decision. */
export function WithdrawalFileScreen() {
  const { file: words } = useWords().payouts;
  const say = useSay();
  const { id = '' } = useParams();
  const query = useEndpoint(withdrawalFile, { id });
  const no = query.data?.withdrawal.no ?? '';
  return (
    <Page title={say(words.title, { no })} back="/withdrawals" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards count={3} />}>
        {(file) => (
          <>
            {file.withdrawal.paused === null ? null : <Note tone="warn">{words.paused}</Note>}
            <Columns
              main={
                <>
                  <DecideCard file={file} />
                  <Account file={file} />
                  <Origin file={file} />
                </>
              }
              side={
                <>
                  <Shop file={file} />
                  <Identity file={file} />
                  <Holds file={file} />
                  <Sendings file={file} />
                  <Steps file={file} />
                </>
              }
            />
          </>
        )}
      </QueryView>
    </Page>
  );
}

type Props = { file: WithdrawalFile };

function Account({ file: { account, withdrawal } }: Props) {
  const { file: words } = useWords().payouts;
  const { none } = useWords();
  const say = useSay();
  const { currency } = withdrawal;
  const { same_number_shops: same } = account;
  const past = say(words.past_says, { paid: account.paid_before, failed: account.failed_before });
  return (
    <Card title={words.account}>
      <Facts
        facts={[
          { label: words.holder, value: withdrawal.account.account_name },
          { label: words.number, value: <span className="tabular">{account.number_masked}</span> },
          { label: words.bank, value: withdrawal.account.label },
          { label: words.bic, value: account.bic || none },
          { label: words.country, value: account.country || none },
          {
            label: words.known_since,
            value: account.known_since === null ? words.removed : <TimeText at={account.known_since} />,
          },
          same.length === 0
            ? undefined
            : { label: words.same_number, value: say(words.same_number_says, { shops: same.join(', ') }) },
          { label: words.past, value: past },
          { label: words.past_sum, value: <MoneyText amount={account.paid_sum} currency={currency} /> },
        ]}
      />
    </Card>
  );
}

function Shop({ file: { shop, withdrawal, day_sum: sum } }: Props) {
  const { payouts, risk } = useWords();
  const { file: words } = payouts;
  const { currency, receive_amount: arrives, receive_currency: asset } = withdrawal;
  return (
    <Card title={words.shop}>
      <Facts
        facts={[
          { label: words.shop, value: shop.name },
          { label: words.level, value: risk.levels[shop.level] },
          { label: words.since, value: <TimeText at={shop.since} form="date" /> },
          { label: words.asked, value: <TimeText at={withdrawal.created_at} form="both" /> },
          { label: words.day_sum, value: <MoneyText amount={sum} currency={currency} /> },
          { label: words.fee, value: <MoneyText amount={withdrawal.fee} currency={currency} /> },
          { label: words.arrives, value: <MoneyText amount={arrives} currency={asset} /> },
        ]}
      />
    </Card>
  );
}

function Identity({ file: { identity } }: Props) {
  const { file: words } = useWords().payouts;
  const { none } = useWords();
  return (
    <Card title={words.identity}>
      <Stack gap="small">
        <Stack isRow>
          <Badge tone={identity.is_verified ? 'good' : 'warn'}>
            {identity.is_verified ? words.verified : words.unverified}
          </Badge>
        </Stack>
        <Facts facts={[{ label: words.legal_name, value: identity.legal_name ?? none }]} />
        <Text look={identity.is_same_name ? 'good' : 'bad'}>
          {identity.is_same_name ? words.same_name : words.other_name}
        </Text>
      </Stack>
    </Card>
  );
}

function Holds({ file: { holds, withdrawal } }: Props) {
  const { file: words } = useWords().payouts;
  const say = useSay();
  if (holds.length === 0)
    return (
      <Card title={words.holds}>
        <Text look="muted">{words.no_holds}</Text>
      </Card>
    );
  return (
    <Card title={words.holds}>
      <Stack>
        {holds.map(({ id, amount, reason, reason_code: code, until }) => (
          <Stack key={id} gap="small">
            <MoneyText amount={amount} currency={withdrawal.currency} />
            <Text look="small">{reason || code}</Text>
            {until === null ? null : (
              <Text look="small">{say(words.until, { when: until.slice(0, 10) })}</Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
