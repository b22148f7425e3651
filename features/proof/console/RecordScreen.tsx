import type { OutputOf } from '#domain/wire/endpoint.ts';
import { recordState } from '#features/proof/console.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Table, type Column } from '#ui/lists/Table.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { AnnounceCard } from './AnnounceCard.tsx';

type State = OutputOf<typeof recordState>;
type Witness = State['witnesses'][number];
type Seal = State['seals'][number];
type Document = State['documents'][number];

const refetchMs = 15_000;

/** How far the public record is, who has signed it, and what was published. */
export function RecordScreen({ person }: { person: { readonly roles: readonly string[] } }) {
  const { record: words } = useWords();
  const query = useEndpoint(recordState, {}, { refetchMs });
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        <a
          href="/trust/record"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-target items-center font-medium underline"
        >
          {words.page}
        </a>
      }
    >
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {(state) => (
          <Stack gap="large">
            <AnnounceCard state={state} roles={person.roles} />
            <StateCard state={state} />
            <Witnesses list={state.witnesses} />
            <Seals list={state.seals} />
            <Documents list={state.documents} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

function StateCard({ state: { size, waiting, head, shown } }: { state: State }) {
  const { record: words } = useWords();
  const language = useLanguage();
  const say = useSay();
  const { time } = useFormats();
  const headText = (one: State['head']) =>
    one === null ? words.head_none : say(words.head_text, { size: one.size, when: time(one.at, 'both') });
  const { oldest_at: oldest, is_late: isLate, ...counts } = waiting;
  const isBehind = head !== null && (shown === null || shown.size < head.size);
  return (
    <Card title={words.state}>
      {isLate && oldest !== null ? (
        <Note tone="warn">{say(words.late, { when: time(oldest, 'both') })}</Note>
      ) : null}
      <Facts
        facts={[
          { label: words.size, value: new Intl.NumberFormat(language).format(size) },
          { label: words.waiting, value: say(words.waiting_text, counts) },
          oldest === null
            ? undefined
            : { label: words.waiting_since, value: <TimeText at={oldest} form="both" /> },
          { label: words.head, value: headText(head) },
          { label: words.shown, value: headText(shown) },
        ]}
      />
      {isBehind ? <Text look="small">{words.shown_behind}</Text> : null}
    </Card>
  );
}

function Witnesses({ list }: { list: readonly Witness[] }) {
  const { record: words, none } = useWords();
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const columns: Column<Witness>[] = [
    {
      key: 'name',
      role: 'title',
      head: words.notary,
      cell: ({ name, url }) => (
        <span className="flex flex-col wrap-anywhere">
          <span className="font-medium">{name}</span>
          {url === null ? null : <span className="text-meta text-muted">{url}</span>}
        </span>
      ),
    },
    {
      key: 'at',
      role: 'line',
      head: words.notary_at,
      cell: ({ at }) => (at === null ? none : <TimeText at={at} form="both" />),
    },
    { key: 'size', role: 'line', head: words.notary_size, cell: ({ size }) => number.format(size) },
    {
      key: 'failed',
      role: 'line',
      head: words.notary_failed,
      cell: ({ failed_at: at, failure }) =>
        at === null ? (
          none
        ) : (
          <span className="flex flex-wrap gap-2">
            <Badge tone="warn">{failure}</Badge>
            <TimeText at={at} form="both" />
          </span>
        ),
    },
  ];
  return (
    <Section title={words.notaries}>
      {list.length === 0 ? (
        <Note tone="warn">{words.no_notaries}</Note>
      ) : (
        <Table label={words.notaries} columns={columns} rows={list} rowKey={({ name }) => name} />
      )}
    </Section>
  );
}

function Seals({ list }: { list: readonly Seal[] }) {
  const { record: words } = useWords();
  const language = useLanguage();
  const say = useSay();
  const number = new Intl.NumberFormat(language);
  const money = (key: 'merchants' | 'buyers' | 'suppliers'): Column<Seal> => ({
    key,
    head: words[key],
    cell: (row) => <MoneyText amount={row[key]} currency={row.currency} />,
    isEnd: true,
  });
  const columns: Column<Seal>[] = [
    { key: 'no', role: 'title', head: words.seal, cell: ({ no }) => number.format(no) },
    { key: 'at', role: 'line', head: words.seal_at, cell: ({ at }) => <TimeText at={at} form="both" /> },
    { key: 'shops', head: words.shops, cell: ({ shops }) => number.format(shops), isEnd: true },
    money('merchants'),
    money('buyers'),
    money('suppliers'),
    { key: 'acts', head: words.acts, cell: ({ acts }) => number.format(BigInt(acts)), isEnd: true },
    { key: 'took', head: words.took, cell: ({ took_ms: ms }) => say(words.took_ms, { ms }), isEnd: true },
  ];
  return (
    <Section title={words.seals}>
      <Text look="muted">{words.seals_lead}</Text>
      {list.length === 0 ? (
        <Empty says={words.no_seals} />
      ) : (
        <Table
          label={words.seals}
          columns={columns}
          rows={list}
          rowKey={({ no, currency }) => `${no} ${currency}`}
        />
      )}
    </Section>
  );
}

function Documents({ list }: { list: readonly Document[] }) {
  const { record: words } = useWords();
  const columns: Column<Document>[] = [
    { key: 'name', role: 'title', head: words.document, cell: ({ name }) => words.names[name] },
    { key: 'version', head: words.version, cell: ({ version }) => version },
    { key: 'from', head: words.from, cell: ({ from }) => <TimeText at={from} form="both" /> },
    { key: 'at', head: words.published, cell: ({ at }) => <TimeText at={at} form="both" /> },
    {
      key: 'open',
      role: 'end',
      head: words.open,
      isEnd: true,
      cell: ({ sha256 }) => (
        <a
          href={`/log/docs/${sha256}`}
          target="_blank"
          rel="noreferrer"
          className="-my-3 inline-flex min-h-target items-center font-medium underline"
        >
          {words.open}
        </a>
      ),
    },
  ];
  return (
    <Section title={words.documents}>
      {list.length === 0 ? (
        <Empty says={words.no_documents} />
      ) : (
        <Table
          label={words.documents}
          columns={columns}
          rows={list}
          rowKey={({ name, sha256 }) => `${name} ${sha256}`}
        />
      )}
    </Section>
  );
}
