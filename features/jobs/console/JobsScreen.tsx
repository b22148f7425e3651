import { useState, type ReactNode } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listFailingTimers } from '#features/jobs/contract.ts';
import { ListScreen } from '#features/lists/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { JobSheet } from './JobSheet.tsx';
import { useKindText } from './useKindText.ts';
import { WorkPanel } from './WorkPanel.tsx';

type Job = OutputOf<typeof listFailingTimers>['list'][number];

/** What is due and what waits, and each timer that fails with its last fault. */
export function JobsScreen({ person }: { person: { readonly roles: readonly string[] } }) {
  const words = useWords().jobs;
  const [open, setOpen] = useState<Job>();
  return (
    <>
      <ListScreen
        endpoint={listFailingTimers}
        words={{
          title: words.title,
          lead: words.lead,
          empty: words.empty,
          search: words.search,
          filters: {
            state: { label: words.filter.state, values: words.state },
            kind: { label: words.filter.kind },
            shop: { label: words.filter.shop },
          },
        }}
        columns={useColumns()}
        rowKey={keyOf}
        onPress={setOpen}
        keys={{ r: { says: words.run_key, act: setOpen } }}
        hint={words.keys}
        more={({ kind, subject }) => [
          { label: words.kind_code, value: kind },
          { label: words.subject, value: subject },
        ]}
        above={<WorkPanel roles={person.roles} />}
        refetchMs={limits.todayEveryMs}
      />
      {open === undefined ? null : (
        <JobSheet key={keyOf(open)} job={open} roles={person.roles} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const keyOf = ({ shop, kind, subject }: Job) => `${shop?.id ?? '0'} ${kind} ${subject}`;

function useColumns(): readonly Column<Job>[] {
  const words = useWords().jobs;
  const { column } = words;
  const say = useSay();
  const kindText = useKindText();
  return [
    { key: 'kind', role: 'title', head: column.kind, cell: ({ kind }) => <KindName text={kindText(kind)} /> },
    { key: 'shop', head: column.shop, cell: ({ shop }) => shop?.name ?? words.platform },
    {
      key: 'tries',
      role: 'end',
      head: column.tries,
      sort: 'tries',
      cell: ({ tries, state }) => (
        <span className="whitespace-nowrap">
          <Badge tone={state === 'failing' ? 'bad' : 'warn'}>{say(words.tries, { count: tries })}</Badge>
        </span>
      ),
    },
    {
      key: 'fault',
      role: 'line',
      head: column.fault,
      cell: ({ fault }) => <span className="line-clamp-2 wrap-anywhere">{fault ?? words.no_fault}</span>,
    },
    {
      key: 'due',
      head: column.due,
      sort: 'due',
      cell: ({ due_since: at }) => (
        <Moment>
          <TimeText at={at} form="distance" />
        </Moment>
      ),
    },
    {
      key: 'next',
      head: column.next,
      sort: 'next',
      cell: ({ next_at: at, can_run: waits }) => (
        <Moment>{waits ? <TimeText at={at} form="distance" /> : words.due_now}</Moment>
      ),
    },
  ];
}

/** Wide enough that most names have two lines beside a long fault. */
const KindName = ({ text }: { text: string }) => (
  <span className="block wrap-anywhere lg:min-w-40">{text}</span>
);

/** A time in one line, as wide as the head above it. */
const Moment = ({ children }: { children: ReactNode }) => (
  <span className="whitespace-nowrap md:block md:min-w-24">{children}</span>
);
