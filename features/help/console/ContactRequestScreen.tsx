import { useEffect, useRef, useState } from 'react';
import { useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listContacts, openContact } from '#features/help/contact.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { AnswerContact } from './AnswerContact.tsx';

type Request = OutputOf<typeof openContact>;

/** One request: who wrote, what was said, and the answer. */
export function ContactRequestScreen() {
  const words = useWords().service.contact;
  const say = useSay();
  const { id = '' } = useParams();
  const [request, setRequest] = useState<Request>();
  const { act: open, error } = useAct(openContact, { changes: [listContacts], onDone: setRequest });
  const opened = useRef('');
  useEffect(() => {
    // Once a request: each look is written down.
    if (opened.current === id) return;
    opened.current = id;
    open({ id });
  }, [id, open]);
  return (
    <Page
      title={request === undefined ? words.title : say(words.of, { number: request.number })}
      lead={words.viewed}
      back="/contact"
    >
      <ErrorBox error={error} onAgain={() => open({ id })} />
      {request === undefined && !(error instanceof Error) ? <SkeletonRows count={5} /> : null}
      {request === undefined ? null : (
        <>
          <Written request={request} />
          {request.status === 'closed' ? null : (
            <AnswerContact key={request.id} request={request} onChange={setRequest} />
          )}
        </>
      )}
    </Page>
  );
}

function Written({ request }: { request: Request }) {
  const words = useWords().service.contact;
  return (
    <Card title={words.topic[request.topic]} actions={<Badge>{words.status[request.status]}</Badge>}>
      <Facts
        facts={[
          { label: words.email, value: request.email },
          request.name === null ? undefined : { label: words.name, value: request.name },
          { label: words.language, value: words.languages[request.lang] ?? request.lang },
          { label: words.written, value: <TimeText at={request.created_at} form="both" /> },
          { label: words.column.promise, value: <TimeText at={request.promise_at} form="both" /> },
        ]}
      />
      {request.is_mail_lost ? <Note tone="warn">{words.mail_lost_text}</Note> : null}
      {request.messages.map((message) => (
        <section key={message.at}>
          <Text look="small">
            {message.from_us ? words.from_us : words.from_them} · <TimeText at={message.at} form="both" />
          </Text>
          <p lang={request.lang} className="whitespace-pre-line wrap-anywhere">
            {message.content}
          </p>
        </section>
      ))}
    </Card>
  );
}
