import type { OutputOf } from '#domain/wire/endpoint.ts';
import { Link } from '#ui/routing/Link.tsx';
import { SettingsLink } from '#features/people/ui/public.tsx';
import { UnpaidNote } from '#features/identity/ui/public.tsx';
import { RestrictionNote } from '#features/restriction/ui/public.tsx';
import { ProofLine, RecordNumber } from '#features/proof/ui/public.tsx';
import { trustPauses } from '#features/trust/pause.contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyStrip } from '#ui/charts/MoneyStrip.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { formatTime, useZone } from '#ui/words/time.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { periodStart } from './period.ts';

type Wallet = OutputOf<typeof wallet>;

const ownHolds = new Set(['case', 'reserve']);

/** What can be withdrawn, once, then the balance and the rest of what it is made of; each opens its movements. */
export function WalletScreen() {
  const words = useWords();
  const query = useEndpoint(wallet, {});
  return (
    <Page title={words.wallet.title} width="wide" actions={<SettingsLink />}>
      <QueryView query={query} skeleton={<SkeletonCards count={5} />}>
        {(value) => (
          <>
            <RestrictionNote />
            <UnpaidNote />
            <PausedNote />
            <Balance value={value} />
            <Columns
              main={
                <>
                  <Parts value={value} />
                  <Doors value={value} />
                  <PendingDates value={value} />
                  <Holds value={value} />
                </>
              }
              side={
                <>
                  <Since asOf={value.as_of} />
                  <Beside value={value} />
                  <Book value={value} />
                </>
              }
            />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** New payouts of every shop are paused: why, and until when at the latest. Says nothing while they are sent. */
function PausedNote() {
  const { payouts: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const open = useEndpoint(trustPauses, {}).data?.open;
  if (open === undefined || open === null) return null;
  return (
    <Note tone="warn">
      {say(words.sendingPaused[open.reason], { when: time(open.since) })}{' '}
      {say(words.sendingUntil, { until: time(open.until) })}
    </Note>
  );
}

function Balance({ value }: { value: Wallet }) {
  const words = useWords();
  return (
    <Card title={words.payouts.available}>
      <Link to="/wallet/flow?account=available" className="self-start">
        <span className="sr-only">{words.wallet.available} </span>
        <MoneyText look="big" amount={value.available} currency={value.currency} />
      </Link>
      <ProofLine />
      <MoneyStrip
        parts={[
          { tone: 'own', amount: value.available },
          { tone: 'coming', amount: value.pending },
          { tone: 'held', amount: value.held },
          { tone: 'rest', amount: value.withdrawing },
        ]}
      />
      <Stack isRow>
        <LinkButton to="/wallet/withdraw">{words.payouts.withdraw}</LinkButton>
        <LinkButton to="/recharge" tone="plain">
          {words.payouts.deposit}
        </LinkButton>
      </Stack>
      <Text look="small">{words.payouts.depositHint}</Text>
    </Card>
  );
}

/** The ways on: what moved, what was withdrawn, and where to. */
function Doors({ value }: { value: Wallet }) {
  const { payouts: words, wallet: own } = useWords();
  const say = useSay();
  return (
    <Rows label={words.withdrawals}>
      <Row to="/wallet/flow" title={own.seeFlow} />
      <Row to="/wallet/statements" title={own.statements.door} detail={own.statements.doorHint} />
      <Row to="/wallet/withdrawals" title={words.withdrawals} />
      <Row to="/wallet/schedule" title={words.schedule.title} detail={words.schedule.offer} />
      <Row
        to="/wallet/accounts"
        title={words.seeAccounts}
        detail={
          value.accounts === 0
            ? words.noAccountsDetail
            : say(words.seeAccountsDetail, { count: value.accounts, max: value.accounts_max })
        }
      />
    </Rows>
  );
}

/** What came in and what left since yesterday began; it opens the movements that made it. */
function Since({ asOf }: { asOf: string }) {
  const { wallet: words } = useWords();
  const zone = useZone();
  const from = periodStart('day', new Date(asOf), zone)?.toISOString() ?? asOf;
  const query = useEndpoint(walletFlow, { from, page_size: 1 });
  return (
    <Card
      title={words.since}
      actions={
        <LinkButton to="/wallet/flow?period=day" tone="quiet" size="small">
          {words.sinceSee}
        </LinkButton>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton shape="line" />}
        empty={{ when: ({ list }) => list.length === 0, show: <Text look="muted">{words.sinceNone}</Text> }}
      >
        {({ sums }) => (
          <Facts
            facts={[
              { label: words.sumIn, value: <MoneyText amount={sums.in} currency={sums.currency} /> },
              { label: words.sumOut, value: <MoneyText amount={sums.out} currency={sums.currency} /> },
            ]}
          />
        )}
      </QueryView>
    </Card>
  );
}

function Parts({ value }: { value: Wallet }) {
  const words = useWords();
  const amount = (text: string) => <MoneyText amount={text} currency={value.currency} />;
  return (
    <section aria-label={words.wallet.parts}>
      <Grid look="figures">
        <Figure label={words.wallet.balance} value={amount(value.balance)} to="/wallet/flow" />
        <Figure
          label={words.wallet.pending}
          value={amount(value.pending)}
          detail={words.wallet.pendingHint}
          to="/wallet/flow?account=pending"
        />
        <Figure
          label={words.wallet.held}
          value={amount(value.held)}
          detail={words.wallet.heldHint}
          to="/wallet/flow?account=held"
        />
        <Figure
          label={words.wallet.withdrawing}
          value={amount(value.withdrawing)}
          detail={words.wallet.withdrawingHint}
          to="/wallet/withdrawals?status=awaiting_review"
        />
      </Grid>
    </section>
  );
}

/** Which day brings how much, on a strip of days. */
function PendingDates({ value }: { value: Wallet }) {
  const words = useWords();
  const language = useLanguage();
  if (value.pending_by.length === 0) return null;
  return (
    <Card title={words.wallet.pendingBy}>
      <ul aria-label={words.wallet.pendingBy} className="flex flex-wrap gap-2">
        {value.pending_by.map(({ date, amount }) => (
          <li key={date} className="flex flex-col gap-0.5 rounded-field bg-sunken px-3 py-2">
            <span className="text-meta text-muted">
              {/* A calendar day has no zone: it is the day of the shop as the server counted it. */}
              {formatTime(language, new Date(`${date.slice(0, 10)}T00:00:00Z`), 'date', 'UTC')}
            </span>
            <span className="font-medium">
              <MoneyText amount={amount} currency={value.currency} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Holds({ value }: { value: Wallet }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  if (value.holds.length === 0) return null;
  return (
    <Card title={words.wallet.holds}>
      <Rows label={words.wallet.holds}>
        {value.holds.map((hold) => (
          <Row
            key={hold.id}
            // Cases and reserves end by themselves; a restriction has a page with its evidence and the appeal.
            to={ownHolds.has(hold.kind) ? undefined : `/restriction/${hold.id}`}
            title={hold.reason}
            detail={hold.until === null ? undefined : say(words.wallet.holdUntil, { when: time(hold.until) })}
            end={<MoneyText amount={hold.amount} currency={value.currency} />}
            below={
              <>
                {ownHolds.has(hold.kind) ? null : <span>{words.wallet.appeal}</span>}
                <RecordNumber of={hold} />
              </>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}

function Beside({ value }: { value: Wallet }) {
  const words = useWords();
  const amount = (text: string) => <MoneyText amount={text} currency={value.currency} />;
  const isAbove = (text: string) => /[1-9]/.test(text);
  return (
    <Card>
      <Facts facts={[{ label: words.wallet.escrow, value: amount(value.in_escrow) }]} />
      <Text look="small">{words.wallet.escrowHint}</Text>
      {isAbove(value.receivable) ? (
        <>
          <Facts facts={[{ label: words.wallet.receivable, value: amount(value.receivable) }]} />
          <Text look="small">{words.wallet.receivableHint}</Text>
        </>
      ) : null}
      {isAbove(value.promo) ? (
        <Facts facts={[{ label: words.wallet.promo, value: amount(value.promo) }]} />
      ) : null}
    </Card>
  );
}

function Book({ value }: { value: Wallet }) {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  return (
    <Fold title={words.wallet.book}>
      <Text look="small">{say(words.wallet.bookDetail, { seq: value.book.seq })}</Text>
      <Text look="code">{value.book.head_hash}</Text>
      <Text look="small">{say(words.wallet.asOf, { when: time(value.as_of) })}</Text>
    </Fold>
  );
}
