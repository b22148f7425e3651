import { useEffect, useRef, useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { deskFeedback, readFeedback } from '#features/help/feedback.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { AnswerTicket } from './AnswerTicket.tsx';

type Ticket = OutputOf<typeof readFeedback>;

/** One ticket: read by being opened, answered, done. */
export function TicketScreen() {
  const words = useWords().service.feedback;
  const say = useSay();
  const { id = '' } = useParams();
  const [ticket, setTicket] = useState<Ticket>();
  const { act: read, error } = useAct(readFeedback, { changes: [deskFeedback], onDone: setTicket });
  const opened = useRef('');
  useEffect(() => {
    // Once a ticket: each look is written down.
    if (opened.current === id) return;
    opened.current = id;
    read({ id });
  }, [id, read]);
  return (
    <Page
      title={ticket === undefined ? words.title : say(words.of, { number: ticket.ticket_no })}
      lead={words.viewed}
      back="/feedback"
    >
      <ErrorBox error={error} onAgain={() => read({ id })} />
      {ticket === undefined && !(error instanceof Error) ? <SkeletonRows count={5} /> : null}
      {ticket === undefined ? null : (
        <>
          <Written ticket={ticket} />
          {ticket.status === 'done' ? null : (
            <AnswerTicket key={ticket.id} ticket={ticket} onChange={setTicket} />
          )}
        </>
      )}
    </Page>
  );
}

function Written({ ticket }: { ticket: Ticket }) {
  const words = useWords().service.feedback;
  const say = useSay();
  return (
    <Card title={words.column.text} actions={<Badge>{words.status[ticket.status]}</Badge>}>
      <p lang={ticket.lang} className="whitespace-pre-line wrap-anywhere">
        {ticket.content}
      </p>
      <Facts
        facts={[
          { label: words.written, value: <TimeText at={ticket.created_at} form="both" /> },
          { label: words.column.promise, value: <TimeText at={ticket.promise_at} form="both" /> },
          { label: words.language, value: words.languages[ticket.lang] ?? ticket.lang },
          ticket.page === null ? undefined : { label: words.page, value: ticket.page },
          ticket.contact === null ? undefined : { label: words.contact, value: ticket.contact },
        ]}
      />
      {ticket.files.length === 0 ? null : (
        <ul aria-label={words.pictures} className="flex flex-wrap gap-2">
          {ticket.files.map(({ id, url }, index) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer" className="block rounded-field">
                <Picture image={{ url, alt: say(words.picture, { number: index + 1 }) }} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
