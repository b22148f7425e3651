import { useState } from 'react';
import { bookAccounts, bookTransfers } from '#features/ledger/books.contract.ts';
import { postingKinds } from '#domain/ledger/postings.ts';
import { keysOf } from '#domain/keys.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Table } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

const blank = { shop: '', kind: '', document: '', day: '' };
type Asked = typeof blank;

/** One book: its accounts and its transfers, by kind, document and day. */
export function BookView() {
  const words = useWords().book;
  const [typed, setTyped] = useState(blank);
  const [asked, setAsked] = useState<Asked>(blank);
  const set = (name: keyof Asked) => (value: string) => setTyped({ ...typed, [name]: value });
  return (
    <Card title={words.title}>
      <Text look="muted">{words.lead}</Text>
      <Form label={words.title} onSend={() => setAsked(typed)}>
        <TextField label={words.shop} hint={words.shop_hint} value={typed.shop} onChange={set('shop')} />
        <SelectField
          label={words.kind}
          value={typed.kind}
          onChange={set('kind')}
          options={[
            { value: '', label: words.any_account },
            ...keysOf(postingKinds).map((kind) => ({ value: kind, label: kind })),
          ]}
        />
        <TextField
          label={words.document}
          hint={words.document_hint}
          value={typed.document}
          onChange={set('document')}
        />
        <TextField label={words.day} type="date" value={typed.day} onChange={set('day')} />
        <div>
          <Button type="submit" tone="plain">
            {words.show}
          </Button>
        </div>
      </Form>
      <Accounts shop={asked.shop.trim()} />
      <Transfers key={JSON.stringify(asked)} asked={asked} />
    </Card>
  );
}

function Accounts({ shop }: { shop: string }) {
  const words = useWords();
  const { column, accounts, no_accounts: none, more_accounts: more } = words.book;
  const names: Readonly<Record<string, string>> = words.ledger.kinds;
  const query = useEndpoint(bookAccounts, shop === '' ? {} : { shop });
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="block" />}
      empty={{ when: (book) => book.accounts.length === 0, show: <Empty says={none} /> }}
    >
      {(book) => (
        <>
          <Table
            label={accounts}
            rows={book.accounts}
            rowKey={({ kind, subject }) => `${kind} ${subject}`}
            columns={[
              {
                key: 'account',
                role: 'title',
                head: column.account,
                cell: ({ kind, subject }) => (
                  <span className="flex flex-col">
                    <span>{names[kind] ?? kind}</span>
                    <Text look="code">{subject}</Text>
                  </span>
                ),
              },
              ...(['debits', 'credits', 'balance'] as const).map((key) => ({
                key,
                head: column[key],
                isEnd: true,
                cell: (row: (typeof book.accounts)[number]) => (
                  <MoneyText amount={row[key]} currency={book.currency} />
                ),
              })),
            ]}
          />
          {book.has_more ? <Text look="muted">{more}</Text> : null}
        </>
      )}
    </QueryView>
  );
}

function Transfers({ asked }: { asked: Asked }) {
  const words = useWords().book;
  const { column } = words;
  const [before, setBefore] = useState<string>();
  const { shop, kind, document, day } = asked;
  const query = useEndpoint(
    bookTransfers,
    {
      ...(shop.trim() === '' ? {} : { shop: shop.trim() }),
      ...(kind === '' ? {} : { kind }),
      ...(document.trim() === '' ? {} : { document: document.trim() }),
      ...(day === '' ? {} : { day }),
      ...(before === undefined ? {} : { before }),
    },
    { keepPrevious: true },
  );
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="block" />}
      empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.no_transfers} /> }}
    >
      {({ list, currency, next }) => (
        <>
          <Table
            label={words.transfers}
            rows={list}
            rowKey={({ seq }) => seq}
            columns={[
              { key: 'number', head: column.number, cell: ({ seq }) => seq },
              { key: 'what', role: 'title', head: column.what, cell: (row) => row.kind },
              { key: 'from', head: column.from, cell: ({ debit }) => <Text look="code">{debit}</Text> },
              { key: 'to', head: column.to, cell: ({ credit }) => <Text look="code">{credit}</Text> },
              {
                key: 'amount',
                role: 'end',
                head: column.amount,
                isEnd: true,
                cell: ({ amount }) => <MoneyText amount={amount} currency={currency} />,
              },
              {
                key: 'at',
                role: 'line',
                head: column.at,
                cell: ({ at }) => <TimeText at={at} form="both" />,
              },
            ]}
          />
          {next === null ? null : (
            <Button tone="plain" onClick={() => setBefore(next)}>
              {words.older}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
