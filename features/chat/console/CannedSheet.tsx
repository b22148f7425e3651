import { useState } from 'react';
import { countCodePoints } from '#domain/text/code-points.ts';
import { languageNames, languages } from '#domain/text/language.ts';
import type { Language } from '#domain/text/language.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listCanned, removeCanned, saveCanned } from '#features/chat/console.contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Canned = OutputOf<typeof listCanned>['list'][number];
type Texts = Partial<Record<Language, string>>;
type Props = { one: Canned | undefined; onClose: () => void };
const titleMin = 2;

/** One answer: its title, and its words in each language. */
export function CannedSheet({ one, onClose }: Props) {
  const words = useWords().chat.canned;
  const say = useSay();
  const toast = useToast();
  const [title, setTitle] = useState(one?.title ?? '');
  const [texts, setTexts] = useState<Texts>(one?.texts ?? {});
  const [hasTried, setTried] = useState(false);
  const save = useAct(saveCanned, {
    changes: [listCanned],
    onDone: () => {
      toast(words.saved);
      onClose();
    },
  });
  const isShort = countCodePoints(title.trim()) < titleMin;
  const isMissing = (texts.en ?? '').trim() === '';
  function send(): void {
    setTried(true);
    if (isShort || isMissing) return;
    save.act({
      ...(one === undefined ? {} : { id: one.id }),
      version: one?.version ?? 0,
      title: title.trim(),
      texts: written(texts),
    });
  }
  const isStale = save.error instanceof Refusal && save.error.key === 'staleVersion';
  return (
    <Sheet isOpen onClose={onClose} title={one === undefined ? words.add_title : words.edit_title}>
      <Form label={one === undefined ? words.add_title : words.edit_title} onSend={send}>
        <TextField
          label={words.name}
          value={title}
          onChange={setTitle}
          maxLength={limits.cannedTitleMax}
          error={hasTried && isShort ? say(words.name_short, { min: titleMin }) : undefined}
        />
        <Languages texts={texts} onTexts={setTexts} isMissing={hasTried && isMissing} />
        {isStale ? <Note tone="warn">{words.stale}</Note> : <DeskError error={save.error} />}
        <Button type="submit" isBusy={save.isBusy}>
          {words.save}
        </Button>
      </Form>
      {one === undefined ? null : <Remove one={one} onClose={onClose} />}
    </Sheet>
  );
}

/** Languages in which nothing is written are not sent. */
function written(texts: Texts): Texts {
  const kept: Texts = {};
  for (const language of languages) {
    const text = (texts[language] ?? '').trim();
    if (text !== '') kept[language] = text;
  }
  return kept;
}

type LanguagesProps = { texts: Texts; onTexts: (texts: Texts) => void; isMissing: boolean };

/** One language at a time; what is written in the others stays. */
function Languages({ texts, onTexts, isMissing }: LanguagesProps) {
  const words = useWords().chat.canned;
  const say = useSay();
  const [shown, setShown] = useState<Language>('en');
  const language = languageNames[shown];
  return (
    <>
      <SelectField
        label={words.language}
        value={shown}
        onChange={setShown}
        options={languages.map((value) => ({
          value,
          label:
            (texts[value] ?? '') === ''
              ? languageNames[value]
              : say(words.language_there, { language: languageNames[value] }),
        }))}
      />
      <TextArea
        label={say(words.text, { language })}
        hint={words.text_hint}
        lang={shown}
        rows={6}
        value={texts[shown] ?? ''}
        onChange={(text) => onTexts({ ...texts, [shown]: text })}
        maxLength={limits.cannedUnitsMax}
        error={isMissing ? words.english_missing : undefined}
      />
    </>
  );
}

function Remove({ one, onClose }: { one: Canned; onClose: () => void }) {
  const words = useWords().chat.canned;
  const say = useSay();
  const toast = useToast();
  const [isSure, setSure] = useState(false);
  const { act, isBusy, error } = useAct(removeCanned, {
    changes: [listCanned],
    onDone: () => {
      toast(words.removed);
      onClose();
    },
  });
  return (
    <>
      <Button tone="danger" onClick={() => setSure(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={isSure}
        isDanger
        title={say(words.remove_title, { title: one.title })}
        action={words.remove}
        isBusy={isBusy}
        error={error}
        onClose={() => setSure(false)}
        onConfirm={() => act({ id: one.id, version: one.version })}
      >
        <p>{words.remove_text}</p>
      </ConfirmDialog>
    </>
  );
}
