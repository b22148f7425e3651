import { useState } from 'react';
import { answerPlaceholders } from '#domain/chat-answers.ts';
import { limits } from '#domain/limits.ts';
import { languageNames, languages, type Language } from '#domain/text/language.ts';
import { listAnswers, removeAnswer, saveAnswer } from '#features/chat/answers.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Answer } from './AnswerPicker.tsx';

type Props = { one: Answer | undefined; onClose: () => void };
const anyLanguage = 'any';
type Chosen = Language | typeof anyLanguage;

/** One answer: its name, its text with placeholders, and its language where that matters. */
export function AnswerSheet({ one, onClose }: Props) {
  const { answers: words } = useWords().inbox;
  const toast = useToast();
  const [name, setName] = useState(one?.name ?? '');
  const [text, setText] = useState(one?.text ?? '');
  const [lang, setLang] = useState<Chosen>(one?.lang ?? anyLanguage);
  const [hasTried, setTried] = useState(false);
  const save = useAct(saveAnswer, {
    changes: [listAnswers],
    onDone: () => {
      toast(words.saved);
      onClose();
    },
  });
  const isNameless = name.trim() === '';
  const isEmpty = text.trim() === '';
  const title = one === undefined ? words.add : words.edit;

  function send(): void {
    setTried(true);
    if (isNameless || isEmpty) return;
    save.act({
      ...(one === undefined ? {} : { id: one.id }),
      version: one?.version ?? 0,
      name: name.trim(),
      text: text.trim(),
      lang: lang === anyLanguage ? null : lang,
    });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <ErrorBox error={save.error} {...useFaultTitle(save.error)} />
          <Button isWide isBusy={save.isBusy} onClick={send}>
            {words.save}
          </Button>
        </>
      }
    >
      <Form label={title} onSend={send}>
        <TextField
          label={words.name}
          value={name}
          onChange={setName}
          maxLength={limits.answerNameMax}
          error={hasTried && isNameless ? words.nameMissing : undefined}
        />
        <TextArea
          label={words.text}
          hint={words.textHint}
          value={text}
          onChange={setText}
          maxLength={limits.answerTextMax}
          rows={6}
          error={hasTried && isEmpty ? words.textMissing : undefined}
        />
        <Places
          onInsert={(place) =>
            setText((before) => (/(?:^|\s)$/.test(before) ? before : `${before} `) + place)
          }
        />
        <LanguageField lang={lang} onLang={setLang} />
      </Form>
      {one === undefined ? null : <Remove one={one} onClose={onClose} />}
    </Sheet>
  );
}

/** In which language it is written, where that matters to who picks it. */
function LanguageField({ lang, onLang }: { lang: Chosen; onLang: (lang: Chosen) => void }) {
  const { answers: words } = useWords().inbox;
  return (
    <SelectField
      label={words.lang}
      value={lang}
      onChange={onLang}
      options={[
        { value: anyLanguage, label: words.anyLang },
        ...languages.map((value) => ({ value, label: languageNames[value], lang: value })),
      ]}
    />
  );
}

/** What can be filled in, each at the end of the text by a touch. */
function Places({ onInsert }: { onInsert: (place: string) => void }) {
  const { answers: words } = useWords().inbox;
  return (
    <div role="group" aria-label={words.insert} className="flex flex-wrap items-center gap-2">
      <Text look="small">{words.insert}</Text>
      {answerPlaceholders.map((place) => (
        <Button key={place} size="small" tone="quiet" onClick={() => onInsert(`{${place}}`)}>
          {words.places[place]}
        </Button>
      ))}
    </div>
  );
}

/** The title above the server's sentence, where the reason can be corrected in this form. */
function useFaultTitle(error: unknown): { title?: string } {
  const { answers: words } = useWords().inbox;
  const say = useSay();
  if (!(error instanceof Refusal)) return {};
  if (error.reason === 'taken') return { title: words.taken };
  if (error.reason === 'hidden') return { title: words.hidden };
  return error.reason === 'full' ? { title: say(words.full, { limit: limits.answersMax }) } : {};
}

function Remove({ one, onClose }: { one: Answer; onClose: () => void }) {
  const { answers: words } = useWords().inbox;
  const say = useSay();
  const toast = useToast();
  const [isSure, setSure] = useState(false);
  const { act, isBusy, error } = useAct(removeAnswer, {
    changes: [listAnswers],
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
        title={say(words.removeTitle, { name: one.name })}
        action={words.remove}
        leave={words.leave}
        isBusy={isBusy}
        error={error}
        onClose={() => setSure(false)}
        onConfirm={() => act({ id: one.id, version: one.version })}
      >
        <Text>{words.removeText}</Text>
      </ConfirmDialog>
    </>
  );
}
