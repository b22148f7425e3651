import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { isEmail } from '#domain/contact.ts';
import { languageNames } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { contactTopics } from '#domain/states/contact-request.ts';
import type { ContactTopic } from '#domain/states/contact-request.ts';
import { sendContact } from '#features/help/contact.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { languagesOfPage } from '#ui/page-facts.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type Sent = OutputOf<typeof sendContact> & { readonly email: string };
type Draft = { topic: ContactTopic; email: string; name: string; content: string };

/** A way to us for people without a session. It says nothing of whether there is an account. */
export function ContactScreen({ topic }: { topic: ContactTopic }) {
  const { people, service } = useWords();
  const words = service.contact;
  const say = useSay();
  const [sent, setSent] = useState<Sent>();
  return (
    <Page title={words.title} lead={say(words.lead, { hours: limits.contactAnswerHours })} width="narrow">
      {sent === undefined ? <ContactForm topic={topic} onSent={setSent} /> : <Received sent={sent} />}
      <LinkButton to="/login" tone="quiet" size="small">
        {people.signIn}
      </LinkButton>
    </Page>
  );
}

function Received({ sent: { number, promise_at: by, email } }: { sent: Sent }) {
  const words = useWords().service.contact;
  const say = useSay();
  const { time } = useFormats();
  return (
    <div role="status">
      <Note tone="good" title={say(words.sent, { number })}>
        {say(words.sentDetail, { when: time(by), email })}
      </Note>
    </div>
  );
}

type FormProps = { topic: ContactTopic; onSent: (sent: Sent) => void };

function ContactForm({ topic, onSent }: FormProps) {
  const words = useWords().service.contact;
  const [draft, setDraft] = useState<Draft>({ topic, email: '', name: '', content: '' });
  const [lang, setLang] = useState<Language>();
  const spoken = useLanguage();
  const [wasSent, setWasSent] = useState(false);
  const email = draft.email.trim();
  const content = draft.content.trim();
  const { act, isBusy, error } = useAct(sendContact, { onDone: (done) => onSent({ ...done, email }) });
  const isShort = content.length < limits.contactUnitsMin;

  function send() {
    setWasSent(true);
    if (isShort || !isEmail(email)) return;
    const name = draft.name.trim();
    act({ topic: draft.topic, email, content, lang: lang ?? spoken, ...(name === '' ? {} : { name }) });
  }

  return (
    <Card>
      <Form label={words.title} onSend={send}>
        <Fields
          draft={draft}
          wasSent={wasSent}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <SelectField
          label={words.lang}
          value={lang ?? spoken}
          onChange={setLang}
          options={languagesOfPage().offered.map((value) => ({
            value,
            label: languageNames[value],
            lang: value,
          }))}
        />
        <ErrorBox error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {words.send}
        </Button>
      </Form>
    </Card>
  );
}

type FieldsProps = { draft: Draft; wasSent: boolean; onChange: (change: Partial<Draft>) => void };

function Fields({ draft, wasSent, onChange }: FieldsProps) {
  const words = useWords().service.contact;
  const say = useSay();
  const min = limits.contactUnitsMin;
  const isShort = draft.content.trim().length < min;
  return (
    <>
      <SelectField
        label={words.topic}
        value={draft.topic}
        onChange={(topic) => onChange({ topic })}
        options={contactTopics.map((value) => ({ value, label: words.topics[value] }))}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        error={wasSent && !isEmail(draft.email.trim()) ? words.emailWrong : undefined}
        type="email"
        autoComplete="email"
        value={draft.email}
        onChange={(email) => onChange({ email })}
        maxLength={254}
      />
      <TextField
        label={words.name}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={limits.contactNameMax}
      />
      <TextArea
        label={words.content}
        hint={words.contentHint}
        error={wasSent && isShort ? say(words.tooShort, { min }) : undefined}
        rows={6}
        value={draft.content}
        onChange={(content) => onChange({ content })}
        maxLength={limits.contactUnitsMax}
      />
    </>
  );
}
