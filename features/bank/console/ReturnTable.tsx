import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { decideBankReturn, listBankReturns } from '#features/bank/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import type { BankReturn } from './BankReturnsScreen.tsx';
import { ProposalBox } from './ProposalBox.tsx';

type Props = {
  rows: readonly BankReturn[];
  onPlace: (row: BankReturn) => void;
  onAgain: (batchId: string) => void;
};

/** What goes back to whom; a proposal for another account stands under its row. */
export function ReturnTable({ rows, onPlace, onAgain }: Props) {
  const words = useWords();
  const { returns } = words.bank;
  const heads = returns.column;
  const proposed = rows.filter(({ proposal }) => proposal !== null);
  return (
    <>
      {proposed.map((row) => (
        <Proposed key={row.id} row={row} />
      ))}
      <Table
        label={returns.list}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'code',
            role: 'line',
            head: heads.code,
            cell: ({ code, kind, reference }) => (
              <span className="flex flex-col">
                <span className="tabular font-medium">{code}</span>
                <Text look="small">{returns.kind[kind]}</Text>
                {reference === null ? null : <Text look="small">{reference}</Text>}
              </span>
            ),
          },
          {
            key: 'to',
            role: 'title',
            head: heads.to,
            cell: (row) => <Payee row={row} />,
          },
          {
            key: 'amount',
            role: 'end',
            head: heads.amount,
            isEnd: true,
            cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
          },
          {
            key: 'since',
            role: 'line',
            head: heads.since,
            cell: ({ created_at: made, exported_at: listed, paid_at: paid }) => (
              <TimeText at={paid ?? listed ?? made} form="date" />
            ),
          },
          {
            key: 'actions',
            role: 'line',
            head: heads.actions,
            cell: (row) => <Actions row={row} onPlace={onPlace} onAgain={onAgain} />,
          },
        ]}
      />
    </>
  );
}

function Payee({ row }: { row: BankReturn }) {
  const words = useWords();
  const { returns } = words.bank;
  const { to_name: name, to_account: account, to_bic: bic, named_by: by } = row;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium break-words">{name || words.none}</span>
      {account === '' ? null : <span className="tabular break-all">{account}</span>}
      {bic === '' ? null : <Text look="small">{bic}</Text>}
      {by === 'nobody' ? (
        <span>
          <Badge tone="warn">{returns.named_by[by]}</Badge>
        </span>
      ) : (
        <Text look="small">{returns.named_by[by]}</Text>
      )}
    </span>
  );
}

function Actions({ row, onPlace, onAgain }: { row: BankReturn } & Omit<Props, 'rows'>) {
  const words = useWords();
  const { returns } = words.bank;
  const say = useSay();
  const { batch_id: batch, code, state, proposal } = row;
  if (state === 'paid' || (proposal !== null && batch === null)) return words.none;
  return (
    <Stack gap="small" isRow>
      {proposal === null ? (
        <Button
          tone="plain"
          size="small"
          aria-label={say(returns.place_of, { code })}
          onClick={() => onPlace(row)}
        >
          {returns.place}
        </Button>
      ) : null}
      {batch === null ? null : (
        <Button
          tone="quiet"
          size="small"
          aria-label={say(returns.again_of, { code })}
          onClick={() => onAgain(batch)}
        >
          {returns.again}
        </Button>
      )}
    </Stack>
  );
}

function Proposed({ row }: { row: BankReturn }) {
  const decide = useAct(decideBankReturn, { changes: [listBankReturns] });
  const { proposal } = row;
  if (proposal === null) return null;
  return (
    <Stack gap="small">
      <Text look="strong">{row.code}</Text>
      <ProposalBox
        proposal={proposal}
        isBusy={decide.isBusy}
        error={decide.error}
        onEnd={(act) => decide.act({ id: row.id, act, decision_id: proposal.id })}
      />
    </Stack>
  );
}
