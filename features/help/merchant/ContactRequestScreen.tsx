import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { addContact, readContact } from '#features/help/contact.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Request = OutputOf<typeof readContact>;

/** What the link of an email opens: the request, its answers, and room for one more message. */
export function ContactRequestScreen({ token }: { token: string }) {
  const words = useWords().service.contact;
  const query = useEndpoint(readContact, { token });
  const isWrong = query.error instanceof Refusal && query.error.key === 'recordNotFound';
  if (isWrong) return <BadLink />;
  return (
    <Page title={words.title} width="narrow">
      <QueryView query={query} skeleton={<SkeletonCards count={1} />}>
        {(request) => <Messages token={token} request={request} />}
      </QueryView>
    </Page>
  );
}

function BadLink() {
  const words = useWords().service.contact;
  const say = useSay();
  return (
    <Page title={words.title} width="narrow">
      <Card>
        <Note tone="warn" title={words.badLink}>
          {say(words.badLinkDetail, { days: limits.contactKeepDays })}
        </Note>
        <LinkButton to="/contact" isWide>
          {words.newOne}
        </LinkButton>
      </Card>
    </Page>
  );
}

function Messages({ token, request }: { token: string; request: Request }) {
  const words = useWords().service.contact;
  const say = useSay();
  const { time } = useFormats();
  const { number, status, messages } = request;
  return (
    <>
      <Card title={say(words.request, { number })} actions={<Badge>{words.status[status]}</Badge>}>
        {status === 'open' ? <Text>{say(words.promised, { when: time(request.promise_at) })}</Text> : null}
        {messages.map(({ at, from_us: isOurs, content }) => (
          <section key={at}>
            <Text look="small">{`${isOurs ? words.fromUs : words.fromYou} · ${time(at)}`}</Text>
            <p lang={request.lang} className="whitespace-pre-line wrap-anywhere">
              {content}
            </p>
          </section>
        ))}
        <Text look="small">{say(words.ends, { when: time(request.ends_at) })}</Text>
      </Card>
      {request.can_add ? <AddForm token={token} /> : <NoMore isClosed={status === 'closed'} />}
    </>
  );
}

function NoMore({ isClosed }: { isClosed: boolean }) {
  const words = useWords().service.contact;
  return (
    <>
      {isClosed ? null : <Text look="muted">{words.addedAll}</Text>}
      <LinkButton to="/contact" tone="plain" isWide>
        {words.newOne}
      </LinkButton>
    </>
  );
}

function AddForm({ token }: { token: string }) {
  const words = useWords().service.contact;
  const say = useSay();
  const [text, setText] = useState('');
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(addContact, { changes: [readContact] });
  const min = limits.contactUnitsMin;
  const isShort = text.trim().length < min;

  function send() {
    setSent(true);
    if (!isShort) act({ token, content: text.trim() });
  }

  return (
    <Card title={words.add}>
      <Text look="muted">{words.addDetail}</Text>
      <Form label={words.add} onSend={send}>
        <TextArea
          label={words.content}
          hint={words.contentHint}
          error={wasSent && isShort ? say(words.tooShort, { min }) : undefined}
          rows={4}
          value={text}
          onChange={setText}
          maxLength={limits.contactUnitsMax}
        />
        <ErrorBox error={error} />
        <Button type="submit" isBusy={isBusy}>
          {words.send}
        </Button>
      </Form>
    </Card>
  );
}
