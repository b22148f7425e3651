import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { hasRight, type Right } from '#domain/rights.ts';
import { jobsState } from '#features/jobs/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Figure } from '#ui/charts/Figure.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Grid } from '#ui/layout/Grid.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Table, type Column } from '#ui/lists/Table.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useKindText } from './useKindText.ts';

type State = OutputOf<typeof jobsState>;
type Kind = State['kinds'][number];
type Roles = { readonly roles: readonly string[] };

/** What is late, what waits to be sent or answered, and what is due by kind. Looks again by itself. */
export function WorkPanel({ roles }: Roles) {
  const words = useWords().jobs.work;
  const query = useEndpoint(jobsState, {}, { refetchMs: limits.todayEveryMs });
  return (
    <Section title={words.title}>
      <QueryView query={query} skeleton={<SkeletonRows count={1} />}>
        {(state) => (
          <>
            <Waiting state={state} roles={roles} />
            {state.kinds.length === 0 ? null : <Kinds kinds={state.kinds} />}
          </>
        )}
      </QueryView>
    </Section>
  );
}

type Waits = {
  readonly name: string;
  readonly count: number;
  readonly detail: string;
  /** The page that has them, and the right that it needs. */
  readonly at?: { readonly to: string; readonly right: Right };
};

function Waiting({ state, roles }: Roles & { state: State }) {
  const words = useWords().jobs.work;
  const { number } = useFormats();
  const say = useSay();
  const waits = useWaits(state).filter(({ count }) => count > 0);
  if (waits.length === 0) return <Text look="muted">{words.nothing}</Text>;
  return (
    <Grid look="figures">
      {waits.map(({ name, count, detail, at }) => (
        <Figure
          key={name}
          label={name}
          value={
            name === words.emails_given_up && count > limits.queueCountMax
              ? say(words.more, { count: limits.queueCountMax })
              : number(count)
          }
          detail={detail}
          to={at !== undefined && hasRight(roles, at.right) ? at.to : undefined}
        />
      ))}
    </Grid>
  );
}

function useWaits({ kinds, messages, doubts }: State): readonly Waits[] {
  const words = useWords().jobs.work;
  const say = useSay();
  const late = kinds.reduce((sum, kind) => sum + kind.late, 0);
  const lateDetail = say(words.late_detail, { minutes: limits.timerLateMinutes });
  return [
    { name: words.late, count: late, detail: lateDetail },
    {
      name: words.payment,
      count: doubts.payment,
      detail: words.doubt_detail,
      at: { to: '/jobs?f-kind=checkout.expire', right: 'jobs' },
    },
    {
      name: words.refund,
      count: doubts.refund,
      detail: words.doubt_detail,
      at: { to: '/jobs?f-kind=refund.send', right: 'jobs' },
    },
    {
      name: words.payout,
      count: doubts.payout,
      detail: words.doubt_detail,
      at: { to: '/withdrawals', right: 'withdrawals' },
    },
    { name: words.emails, count: messages.emails, detail: words.emails_detail },
    {
      name: words.emails_given_up,
      count: messages.emails_given_up,
      detail: words.emails_given_up_detail,
      at: { to: '/emails', right: 'resendEmails' },
    },
    { name: words.notices, count: messages.notices, detail: words.notices_detail },
    { name: words.webhooks, count: messages.webhooks, detail: words.webhooks_detail },
  ];
}

/** Due, late and failing timers of each kind, for whoever looks closer. */
function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const { kinds: words, column } = useWords().jobs;
  const { number } = useFormats();
  const kindText = useKindText();
  const counted = (name: 'due' | 'late' | 'retried' | 'failing'): Column<Kind> => ({
    key: name,
    head: words[name],
    isEnd: true,
    cell: (row) => <span className="tabular">{number(row[name])}</span>,
  });
  const columns: readonly Column<Kind>[] = [
    { key: 'kind', role: 'title', head: column.kind, cell: ({ kind }) => kindText(kind) },
    counted('due'),
    counted('late'),
    {
      key: 'since',
      head: words.since,
      isEnd: true,
      cell: ({ due_since: at }) => (at === null ? null : <TimeText at={at} form="distance" />),
    },
    counted('retried'),
    counted('failing'),
  ];
  return (
    <Fold title={words.title}>
      <Table label={words.title} columns={columns} rows={kinds} rowKey={({ kind }) => kind} isDense />
    </Fold>
  );
}
