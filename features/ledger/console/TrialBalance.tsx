import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { trialBalance } from '#features/ledger/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Figure } from '#ui/charts/Figure.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Balance = OutputOf<typeof trialBalance>;

export function TrialBalance() {
  const words = useWords();
  const query = useEndpoint(trialBalance, { verify: false });
  return (
    <Card title={words.ledger.trial}>
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(balance) => (
          <>
            <Figures balance={balance} />
            <Verification />
            {balance.kinds.length === 0 ? (
              <Empty says={words.ledger.no_kinds} />
            ) : (
              <Kinds balance={balance} />
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Figures({ balance }: { balance: Balance }) {
  const words = useWords();
  const { number } = useFormats();
  const isZero = !/[1-9]/.test(balance.sum);
  return (
    <>
      <Grid look="figures">
        <Figure
          label={words.ledger.sum}
          value={<MoneyText amount={balance.sum} currency={balance.currency} />}
          isStrong={isZero}
        />
        <Figure label={words.ledger.accounts} value={number(balance.accounts)} />
        <Figure label={words.ledger.transfers} value={number(balance.transfers)} />
      </Grid>
      <Text look={isZero ? 'good' : 'bad'}>{isZero ? words.ledger.sum_ok : words.ledger.sum_bad}</Text>
    </>
  );
}

/** Checks every chain of hashes when asked to: it reads every transfer, so it is never done by itself. */
function Verification() {
  const words = useWords();
  const say = useSay();
  const { time } = useFormats();
  const [doneAt, setDoneAt] = useState('');
  const { act, isBusy, error, done } = useAct(trialBalance, {
    onDone: () => setDoneAt(new Date().toISOString()),
  });
  const problems = done?.problems ?? [];

  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        tone="plain"
        isBusy={isBusy}
        icon={<ShieldCheck aria-hidden className="size-5" />}
        onClick={() => act({ verify: true })}
      >
        {words.ledger.verify}
      </Button>
      <Text look="small">{isBusy ? words.ledger.verifying : words.ledger.verify_hint}</Text>
      <ErrorBox error={error} />
      <div role="status">
        {done !== undefined && problems.length === 0 && !isBusy ? (
          <Text look="good">{say(words.ledger.verify_ok, { time: time(doneAt, 'time') })}</Text>
        ) : null}
      </div>
      {problems.length === 0 ? null : (
        <div
          role="alert"
          className="flex flex-col gap-2 self-stretch rounded-card border border-bad bg-bad-soft p-4"
        >
          <Text look="bad">{say(words.ledger.verify_bad, { count: problems.length })}</Text>
          <ul className="list-disc pl-5">
            {problems.map(({ shop, what }) => (
              <li key={`${shop} ${what}`}>{say(words.ledger.problem_of, { shop, what })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Kinds({ balance }: { balance: Balance }) {
  const words = useWords();
  const heads = words.ledger.column;
  const names: Readonly<Record<string, string>> = words.ledger.kinds;
  return (
    <Table
      label={words.ledger.caption}
      rows={balance.kinds}
      rowKey={({ kind }) => kind}
      columns={[
        {
          key: 'kind',
          role: 'title',
          head: heads.kind,
          cell: ({ kind }) => (Object.hasOwn(names, kind) ? names[kind] : kind),
        },
        {
          key: 'accounts',
          head: heads.accounts,
          isEnd: true,
          cell: ({ accounts }) => <span className="tabular">{accounts}</span>,
        },
        {
          key: 'debits',
          head: heads.debits,
          isEnd: true,
          cell: ({ debits }) => <MoneyText amount={debits} currency={balance.currency} />,
        },
        {
          key: 'credits',
          head: heads.credits,
          isEnd: true,
          cell: ({ credits }) => <MoneyText amount={credits} currency={balance.currency} />,
        },
      ]}
    />
  );
}
