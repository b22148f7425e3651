import type { OutputOf } from '#domain/endpoint.ts';
import { wallet } from '#features/wallet/contract.ts';
import { Card } from '#ui/Card.tsx';
import { Columns } from '#ui/Columns.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Figure } from '#ui/Figure.tsx';
import { Grid } from '#ui/Grid.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { Row } from '#ui/Row.tsx';
import { Rows } from '#ui/Rows.tsx';
import { SkeletonCards } from '#ui/SkeletonCards.tsx';
import { Text } from '#ui/Text.tsx';
import { formatTime } from '#ui/time.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useLanguage, useSay } from '#ui/words.tsx';

type Wallet = OutputOf<typeof wallet>;

/** The balance and the four amounts that make it; each opens its movements. */
export function WalletScreen() {
  const words = useWords();
  const query = useEndpoint(wallet, {});
  return (
    <Page title={words.wallet.title} width="wide">
      <QueryView query={query} skeleton={<SkeletonCards count={5} />}>
        {(value) => (
          <>
            <Balance value={value} />
            <Columns
              main={
                <>
                  <Parts value={value} />
                  <PendingDates value={value} />
                  <Holds value={value} />
                </>
              }
              side={
                <>
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

function Balance({ value }: { value: Wallet }) {
  const words = useWords();
  return (
    <Card
      title={words.wallet.balance}
      actions={
        <LinkButton to="/wallet/flow" tone="quiet" size="small">
          {words.wallet.seeFlow}
        </LinkButton>
      }
    >
      <MoneyText look="big" amount={value.balance} currency={value.currency} />
      <Text look="small">{words.wallet.balanceHint}</Text>
    </Card>
  );
}

function Parts({ value }: { value: Wallet }) {
  const words = useWords();
  const amount = (text: string) => <MoneyText amount={text} currency={value.currency} />;
  return (
    <section aria-label={words.wallet.parts}>
      <Grid look="figures">
        <Figure
          isStrong
          label={words.wallet.available}
          value={amount(value.available)}
          detail={words.wallet.availableHint}
          to="/wallet/flow?account=available"
        />
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
          to="/wallet/flow?type=withdrawal"
        />
      </Grid>
    </section>
  );
}

function PendingDates({ value }: { value: Wallet }) {
  const words = useWords();
  const language = useLanguage();
  if (value.pending_by.length === 0) return null;
  return (
    <Card title={words.wallet.pendingBy}>
      <Facts
        facts={value.pending_by.map(({ date, amount }) => ({
          // A calendar day has no zone: it is the day of the shop as the server counted it.
          label: formatTime(language, new Date(`${date.slice(0, 10)}T00:00:00Z`), 'date', 'UTC'),
          value: <MoneyText amount={amount} currency={value.currency} />,
        }))}
      />
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
            title={hold.reason}
            detail={hold.until === null ? undefined : say(words.wallet.holdUntil, { when: time(hold.until) })}
            end={<MoneyText amount={hold.amount} currency={value.currency} />}
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
    <Card title={words.wallet.book}>
      <Text look="small">{say(words.wallet.bookDetail, { seq: value.book.seq })}</Text>
      <Text look="code">{value.book.head_hash}</Text>
      <Text look="small">{say(words.wallet.asOf, { when: time(value.as_of) })}</Text>
    </Card>
  );
}
