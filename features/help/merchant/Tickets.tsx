import { Image } from 'lucide-react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { FeedbackState } from '#domain/states/feedback.ts';
import type { listFeedback } from '#features/help/feedback.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import type { Tone } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useNow } from '#ui/words/useNow.ts';
import type { usePages } from '#ui/calls/usePages.ts';
import { useSay } from '#ui/words/words.tsx';

type Query = ReturnType<typeof usePages<(typeof listFeedback)['input'], (typeof listFeedback)['output']>>;
type Ticket = OutputOf<typeof listFeedback>['list'][number];

const tones: Record<FeedbackState, Tone> = {
  received: 'plain',
  read: 'info',
  answered: 'good',
  done: 'good',
};

/** What the shop wrote, how far it is, and the answers. */
export function Tickets({ query, isOne }: { query: Query; isOne: boolean }) {
  const words = useWords().service.feedback;
  const empty = isOne ? (
    <Empty says={words.notFound} detail={words.notFoundDetail} />
  ) : (
    <Empty says={words.none} detail={words.noneDetail} />
  );
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={3} />}
      empty={{ when: ({ pages }) => pages[0]?.list.length === 0, show: empty }}
    >
      {({ pages }) => (
        <>
          {pages
            .flatMap(({ list }) => list)
            .map((ticket) => (
              <TicketCard key={ticket.id} ticket={ticket} />
            ))}
          <LoadMore query={query} />
        </>
      )}
    </QueryView>
  );
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const words = useWords().service.feedback;
  const say = useSay();
  return (
    <Card
      title={ticket.ticket_no}
      actions={<Badge tone={tones[ticket.status]}>{words.status[ticket.status]}</Badge>}
    >
      <p className="whitespace-pre-line wrap-anywhere">{ticket.content}</p>
      <Text look="small">
        <TimeText at={ticket.created_at} form="both" />
      </Text>
      {ticket.page === null ? null : <Text look="small">{say(words.aboutPage, { page: ticket.page })}</Text>}
      <Pictures files={ticket.files} />
      {ticket.answer === null ? (
        <PromiseLine promiseAt={ticket.promise_at} />
      ) : (
        <Note tone="good" title={words.answer}>
          <p className="whitespace-pre-line wrap-anywhere">{ticket.answer}</p>
          {ticket.answered_at === null ? null : (
            <Text look="small">
              <TimeText at={ticket.answered_at} form="both" />
            </Text>
          )}
        </Note>
      )}
    </Card>
  );
}

/** Private: each address is good for some minutes, so a picture is opened, not drawn into the page. */
function Pictures({ files }: { files: Ticket['files'] }) {
  const words = useWords().service.feedback;
  const say = useSay();
  if (files.length === 0) return null;
  return (
    <Stack isRow gap="small">
      {files.map(({ id, url }, index) => (
        <LinkButton
          key={id}
          to={url}
          tone="plain"
          size="small"
          icon={<Image aria-hidden className="size-4" />}
        >
          {say(words.pictureOpen, { place: index + 1 })}
        </LinkButton>
      ))}
    </Stack>
  );
}

/** A promise that was not kept is said, not hidden. */
function PromiseLine({ promiseAt }: { promiseAt: string }) {
  const words = useWords().service.feedback;
  const say = useSay();
  const { time } = useFormats();
  const isLate = useNow() > new Date(promiseAt);
  const when = time(promiseAt);
  if (isLate) return <Note tone="warn">{say(words.late, { when })}</Note>;
  return <Text look="small">{say(words.promised, { when })}</Text>;
}
