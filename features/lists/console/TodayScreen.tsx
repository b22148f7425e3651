import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { today } from '#features/lists/contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { Figures } from './Figures.tsx';

type Today = OutputOf<typeof today>;
type Queue = Today['queues'][number];

/**
 * What came and went, what waits for the person, the oldest promise in sight, and whether the books balance. Looks again
 * by itself.
 */
export function TodayScreen({ person }: { person: { readonly roles: readonly string[] } }) {
  const words = useWords().desk.today;
  const say = useSay();
  const query = useEndpoint(today, {}, { refetchMs: limits.todayEveryMs });
  return (
    <Page title={words.title}>
      <Figures roles={person.roles} />
      <QueryView query={query} skeleton={<SkeletonRows count={6} />}>
        {({ queues, books }) => {
          const late = queues.filter(({ is_late: isLate }) => isLate).length;
          return (
            <>
              {late > 0 ? <Note tone="warn">{say(words.late_count, { count: late })}</Note> : null}
              <Waiting queues={queues} />
              {books === null ? null : <Books books={books} />}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

function Waiting({ queues }: { queues: readonly Queue[] }) {
  const words = useWords().desk.today;
  const waiting = queues.filter(({ count }) => count > 0);
  if (waiting.length === 0) return <Empty says={words.nothing} />;
  return (
    <Section title={words.waiting}>
      <Rows label={words.waiting}>
        {waiting.map((queue) => (
          <QueueRow key={queue.name} queue={queue} />
        ))}
      </Rows>
    </Section>
  );
}

function QueueRow({ queue }: { queue: Queue }) {
  const words = useWords().desk.today;
  const say = useSay();
  const { name, count, count_is_floor: isFloor, oldest_at: oldest, due_at: due, is_late: isLate, to } = queue;
  return (
    <Row
      title={words.queue[name]}
      to={to ?? undefined}
      end={isFloor ? say(words.count_more, { count }) : count}
      below={
        <>
          {isLate ? <Badge tone="bad">{words.late}</Badge> : null}
          {oldest === null ? null : (
            <Badge tone="plain">
              {words.oldest} <TimeText at={oldest} form="distance" />
            </Badge>
          )}
          {due === null ? null : (
            <Badge tone={isLate ? 'bad' : 'info'}>
              {words.due} <TimeText at={due} />
            </Badge>
          )}
        </>
      }
    />
  );
}

function Books({ books }: { books: NonNullable<Today['books']> }) {
  const words = useWords().desk.today;
  const say = useSay();
  return (
    <Section title={words.books}>
      <Rows label={words.books}>
        <Row
          title={
            books.is_balanced ? words.books_good : say(words.books_bad, { count: books.difference_count })
          }
          to="/ledger"
          end={
            <Badge tone={books.is_balanced ? 'good' : 'bad'}>
              {words.books_at} <TimeText at={books.at} form="time" />
            </Badge>
          }
        />
      </Rows>
    </Section>
  );
}
