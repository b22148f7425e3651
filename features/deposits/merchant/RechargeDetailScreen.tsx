import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { depositDetail, listDeposits, payChannels } from '#features/deposits/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { RechargePlace } from './RechargePlace.tsx';
import { depositTones } from './RechargeList.tsx';
import { RechargeSteps } from './RechargeSteps.tsx';
import { RechargeTell } from './RechargeTell.tsx';
import { useMovedOn } from '#features/wallet/ui/public.tsx';

export type Deposit = OutputOf<typeof depositDetail>;

/** While something may arrive, it is looked for this often. */
const lookMs = 5_000;

/** One deposit from the address to the credit: what to do now stands first. */
export function RechargeDetailScreen() {
  const { deposits: words } = useWords();
  const { id = '' } = useParams();
  const query = useEndpoint(depositDetail, { id }, { refetchMs: lookMs });
  useMovedOn(query.data?.state, [listDeposits, payChannels]);
  return (
    <Page title={words.title} back="/recharge" width="wide">
      <QueryView query={query} skeleton={<SkeletonCards shape="block" count={3} />}>
        {(deposit) => (
          <Columns
            main={
              <>
                <Outcome deposit={deposit} />
                {isAwaited(deposit) ? <RechargePlace deposit={deposit} /> : null}
                {isAwaited(deposit) || deposit.state === 'needs_info' ? (
                  <RechargeTell deposit={deposit} />
                ) : null}
              </>
            }
            side={
              <>
                <Card
                  title={words.steps}
                  actions={
                    <Badge tone={depositTones[deposit.state]}>
                      {deposit.seen === null ? words.states[deposit.state] : words.confirming}
                    </Badge>
                  }
                >
                  <RechargeSteps deposit={deposit} />
                </Card>
                <Claim deposit={deposit} />
                <Receipts deposit={deposit} />
                {isAwaited(deposit) ? null : <Told deposit={deposit} />}
              </>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}

/** Nothing was seen yet: what is on its way must not be sent twice. */
function isAwaited({ state, seen }: Deposit): boolean {
  return state === 'quoted' && seen === null;
}

/** What came of it, and what can be done now. */
function Outcome({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  if (deposit.state === 'success') {
    const amount = money(deposit.credited_amount, deposit.currency);
    return (
      <>
        <Note tone="good" title={say(words.successTitle, { amount })}>
          {words.successDetail}
        </Note>
        <LinkButton to="/wallet" isWide>
          {words.toWallet}
        </LinkButton>
      </>
    );
  }
  if (deposit.is_disputed) {
    return (
      <Note tone="info" title={words.disputedTitle}>
        {words.disputed}
      </Note>
    );
  }
  const { seen } = deposit;
  if (seen !== null) {
    return (
      <Note tone="good" title={say(words.arrived, { amount: money(seen.amount, seen.asset) })}>
        {say(words.arrivedDetail, { done: seen.confirmations, need: seen.need })}
      </Note>
    );
  }
  return deposit.status === 'failure' ? <Failed deposit={deposit} /> : null;
}

function Failed({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const reasons: Readonly<Record<string, string>> = words.reasons;
  const next = deposit.next_step ?? 'service';
  return (
    <>
      <Note tone="warn" title={reasons[deposit.failure_code ?? ''] ?? words.failTitle}>
        <Stack gap="small">
          {deposit.failure_reason === null ? null : <Text>{deposit.failure_reason}</Text>}
          <Text>{words.next_step[next]}</Text>
        </Stack>
      </Note>
      <Stack gap="small">
        {next === 'start_again' ? (
          <LinkButton to="/recharge" isWide>
            {words.startAgain}
          </LinkButton>
        ) : null}
        <LinkButton to="/service" tone="plain" isWide>
          {words.tellUs}
        </LinkButton>
      </Stack>
    </>
  );
}

/** What the network itself says of the hash that was told: nobody waits a day to hear it from a person. */
function Claim({ deposit: { claim, state } }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  if (claim === null || state === 'success') return null;
  return (
    <Note tone={claim === 'found' || claim === 'waiting' ? 'info' : 'warn'} title={words.claimTitle}>
      {words.claims[claim]}
    </Note>
  );
}

function Receipts({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  if (deposit.receipts.length === 0) return null;
  return (
    <Card title={words.receipts}>
      <Rows label={words.receipts}>
        {deposit.receipts.map((receipt) => (
          <Row
            key={receipt.id}
            title={words.receiptStates[receipt.state]}
            detail={
              isKept(receipt.state) && receipt.reason !== null ? words.unclear[receipt.reason] : undefined
            }
            end={<MoneyText amount={receipt.amount} currency={receipt.asset} />}
            below={<Text look="code">{receipt.hash}</Text>}
          />
        ))}
      </Rows>
    </Card>
  );
}

const isKept = (state: Deposit['receipts'][number]['state']) => state === 'waiting' || state === 'unclear';

/** What the merchant told: never asked again, and never lost from sight. */
function Told({ deposit }: { deposit: Deposit }) {
  const { deposits: words } = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const fact = (label: string, value: string | null) =>
    value === null || value === '' ? undefined : { label, value };
  return (
    <Card title={words.yours}>
      <Facts
        facts={[
          fact(words.number, deposit.no),
          fact(words.how, words.kinds[deposit.channel_id]),
          fact(words.amount, money(deposit.amount, deposit.currency)),
          fact(words.step.quoted, time(deposit.created_at)),
          fact(words.address, deposit.address),
          fact(words.reference, deposit.bank?.reference ?? null),
          fact(words.hash, deposit.hash),
          fact(words.sender, deposit.sender_name),
          fact(words.note, deposit.note),
        ]}
      />
      {deposit.proofs.map(({ id, url }, index) => (
        <LinkButton key={id} to={new URL(url, window.location.origin).href} tone="plain" size="small">
          {say(words.proofOf, { n: index + 1 })}
        </LinkButton>
      ))}
    </Card>
  );
}
