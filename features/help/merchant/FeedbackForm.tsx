import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { countCharacters } from '#domain/text/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { listFeedback, sendFeedback } from '#features/help/feedback.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useQueuedAct } from '#ui/offline/useQueuedAct.ts';
import { WaitingActs } from '#ui/offline/WaitingActs.tsx';
import { useSay } from '#ui/words/words.tsx';
import { PictureFields } from './PictureFields.tsx';

type Quota = OutputOf<typeof listFeedback>['quota'];
type Sent = OutputOf<typeof sendFeedback>;

const { feedbackCharactersMin: min, feedbackCharactersMax: max } = limits;
const contactMin = 3;
/** How far above the limit the field still counts: beyond that it only says "too long". */
const countMax = max * 4;

type Draft = { readonly content: string; readonly contact: string; readonly files: readonly string[] };

const nothing: Draft = { content: '', contact: '', files: [] };

/** The text and how long it is, as a person counts; without a connection it waits on the phone. */
export function FeedbackForm({ page, quota }: { page: string | undefined; quota: Quota | undefined }) {
  const words = useWords();
  const toast = useToast();
  const [draft, setDraft] = useState(nothing);
  const [wasSent, setSent] = useState(false);
  const empty = () => {
    // Where else somebody can be reached stays the same for the next text.
    setDraft(({ contact }) => ({ ...nothing, contact }));
    setSent(false);
  };
  const queued = useQueuedAct(sendFeedback, {
    changes: [listFeedback],
    onDone: empty,
    onKept: () => {
      empty();
      toast(words.common.queueKept);
    },
  });
  const count = countCharacters(draft.content, countMax);
  const isFull = quota !== undefined && quota.used >= quota.per_day;
  const isAtField = queued.error instanceof Refusal && queued.error.field === 'content';

  function send() {
    setSent(true);
    if (count < min || count > max || isShort(draft.contact) || isFull) return;
    queued.act(askOf(draft, page));
  }

  return (
    <>
      {queued.done === undefined || draft.content !== '' ? null : <Received sent={queued.done} />}
      <WaitingActs queued={queued} text={(ask) => ask.content} />
      <Card>
        <Form label={words.service.write} onSend={send}>
          <Fields
            draft={draft}
            count={count}
            wasSent={wasSent}
            refused={isAtField ? queued.error?.message : undefined}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
          />
          <About page={page} />
          <ErrorBox error={isAtField ? undefined : queued.error} />
          <QuotaLine quota={quota} />
          <Button type="submit" isWide isBusy={queued.isBusy} disabled={isFull}>
            {words.service.feedback.send}
          </Button>
        </Form>
      </Card>
    </>
  );
}

function askOf({ content, contact, files }: Draft, page: string | undefined) {
  return {
    content: content.trim(),
    ...(contact.trim() === '' ? {} : { contact: contact.trim() }),
    ...(page === undefined ? {} : { page }),
    ...(files.length === 0 ? {} : { files: [...files] }),
  };
}

function isShort(contact: string): boolean {
  return contact.trim() !== '' && contact.trim().length < contactMin;
}

type FieldsProps = {
  draft: Draft;
  count: number;
  wasSent: boolean;
  refused: string | undefined;
  onChange: (change: Partial<Draft>) => void;
};

function Fields({ draft, count, wasSent, refused, onChange }: FieldsProps) {
  const words = useWords().service.feedback;
  const say = useSay();
  const contentError = useContentError(draft.content, count, wasSent);
  return (
    <>
      <TextArea
        label={words.content}
        hint={say(words.contentHint, { count, max })}
        error={contentError ?? refused}
        rows={6}
        value={draft.content}
        onChange={(content) => onChange({ content })}
      />
      <TextField
        label={words.contact}
        hint={words.contactHint}
        error={wasSent && isShort(draft.contact) ? say(words.contactShort, { min: contactMin }) : undefined}
        value={draft.contact}
        onChange={(contact) => onChange({ contact })}
        maxLength={120}
      />
      <PictureFields files={draft.files} onFiles={(files) => onChange({ files })} />
    </>
  );
}

function About({ page }: { page: string | undefined }) {
  const words = useWords().service.feedback;
  const say = useSay();
  return page === undefined ? null : <Text look="small">{say(words.about, { page })}</Text>;
}

/** Too long is said at once, too short only when somebody wanted to send it. */
function useContentError(content: string, count: number, wasSent: boolean): string | undefined {
  const words = useWords().service.feedback;
  const say = useSay();
  if (count > max) return say(words.tooLong, { max });
  if (!wasSent || count >= min) return undefined;
  if (count === 0 && content.trim() !== '') return words.unseen;
  return say(words.tooShort, { min, count });
}

function QuotaLine({ quota }: { quota: Quota | undefined }) {
  const words = useWords().service.feedback;
  const say = useSay();
  const { distance } = useFormats();
  if (quota === undefined) return null;
  if (quota.used >= quota.per_day) {
    return <Note tone="warn">{say(words.full, { when: distance(quota.resets_at) })}</Note>;
  }
  return <Text look="small">{say(words.quota, { used: quota.used, max: quota.per_day })}</Text>;
}

function Received({ sent }: { sent: Sent }) {
  const words = useWords().service.feedback;
  const say = useSay();
  const { time } = useFormats();
  return (
    <div role="status">
      <Note tone="good" title={say(words.sent, { no: sent.ticket_no })}>
        {say(words.sentDetail, { when: time(sent.promise_at) })}
      </Note>
    </div>
  );
}
