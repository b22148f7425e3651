import { useState } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import type { Language } from '#domain/text/language.ts';
import * as calls from '#features/help/content.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { changedByWriting } from './changed-by-writing.ts';
import { ContentError } from './ContentError.tsx';
import { momentOf } from './moments.ts';

type Props = {
  kind: ContentKind;
  id: string;
  lang: Language;
  revision: number;
  onPublished: () => void;
  onClose: () => void;
};

/** From when and until when a draft is shown. */
export function PublishSheet({ kind, id, lang, revision, onPublished, onClose }: Props) {
  const words = useWords().content.window;
  const say = useSay();
  const toast = useToast();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const { act, isBusy, error } = useAct(calls.publishContent, {
    changes: changedByWriting,
    onDone: ({ version }) => {
      toast(say(words.published, { version }));
      onPublished();
      onClose();
    },
  });
  const [begins, ends] = [momentOf(from), momentOf(until)];
  function publish(): void {
    if (begins === null || ends === null) return;
    const window = { ...(begins === undefined ? {} : { from: begins }), until: ends ?? null };
    act({ kind, id, lang, revision, ...window });
  }
  const wrong = (moment: string | null | undefined) => (moment === null ? words.wrong_time : undefined);
  return (
    <Sheet isOpen title={words.title} onClose={onClose}>
      <Form onSend={publish} label={words.title}>
        <TextField
          label={words.from}
          hint={words.from_hint}
          type="datetime-local"
          value={from}
          onChange={setFrom}
          error={wrong(begins)}
        />
        <TextField
          label={words.until}
          hint={words.until_hint}
          type="datetime-local"
          value={until}
          onChange={setUntil}
          error={wrong(ends)}
        />
        <ContentError error={error} />
        <Button type="submit" isBusy={isBusy}>
          {words.publish}
        </Button>
      </Form>
    </Sheet>
  );
}
