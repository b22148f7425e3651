import { useState } from 'react';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { decideBankLine, listBankOpen } from '#features/bank/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import type { OpenLine } from './BankOpenScreen.tsx';
import { NoteField } from './NoteField.tsx';
import { PlaceFields, type Place } from './PlaceFields.tsx';
import { isNoteBad } from './note-text.ts';
import { useBankText } from './useBankText.ts';

type Act = 'match' | 'return' | 'other' | 'settle';

/** What a person is about to propose for a line. */
export type Draft = { readonly line: OpenLine; readonly act?: Act; readonly reference?: string };

/** What can be said of a line. */
function actsOf({ direction, why }: OpenLine): Act[] {
  if (why === 'incomplete') return ['return'];
  return direction === 'credit' ? ['match', 'return', 'other'] : ['settle', 'other'];
}

/** One person's proposal: what the line is, and why. */
export function LineSheet({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { line } = draft;
  const { form, open } = useWords().bank;
  const toast = useToast();
  const reasonOf = useBankText();
  const acts = actsOf(line);
  const [act, setAct] = useState<Act>(draft.act ?? acts[0] ?? 'other');
  const [reference, setReference] = useState(draft.reference ?? '');
  const [place, setPlace] = useState<Place>({ name: line.other_name, account: '', bic: '' });
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const decide = useAct(decideBankLine, {
    changes: [listBankOpen],
    onDone: () => {
      toast(open.sent, 'good');
      onClose();
    },
  });
  const needsReference = act === 'match' || act === 'settle';
  // What the statement names may be no account that a bank could send to: then the server asks for one.
  const isAsked = decide.error instanceof Refusal && decide.error.field === 'to_account';
  const needsPlace = act === 'return' && (line.other_account === '' || isAsked);
  const isBad =
    isNoteBad(note) ||
    (needsReference && reference.trim() === '') ||
    (needsPlace && (place.name.trim() === '' || place.account.trim() === ''));
  const why = reasonOf(decide.error);

  function send(): void {
    setTried(true);
    if (isBad) return;
    const ask: RequestOf<typeof decideBankLine> = {
      id: line.id,
      act,
      note: note.trim(),
      ...(needsReference ? { reference } : {}),
      ...(needsPlace ? { to_name: place.name, to_account: place.account, to_bic: place.bic } : {}),
    };
    decide.act(ask);
  }

  return (
    <Sheet isOpen onClose={onClose} title={form.title}>
      <Form label={form.title} onSend={send}>
        <ChoiceField<Act>
          label={form.act}
          value={act}
          onChange={setAct}
          options={acts.map((value) => ({ value, label: open.act[value] }))}
        />
        {needsReference ? (
          <TextField
            label={act === 'match' ? form.reference : form.sending}
            hint={act === 'match' ? form.reference_hint : form.sending_hint}
            error={hasTried && reference.trim() === '' ? form.needs : undefined}
            value={reference}
            onChange={setReference}
            autoComplete="off"
            maxLength={40}
          />
        ) : null}
        {needsPlace ? <PlaceFields place={place} onChange={setPlace} hasTried={hasTried} /> : null}
        <NoteField note={note} onChange={setNote} hasTried={hasTried} />
        {why === undefined ? <ErrorBox error={decide.error} /> : <Text look="bad">{why}</Text>}
        <Button isWide type="submit" isBusy={decide.isBusy}>
          {form.submit}
        </Button>
      </Form>
    </Sheet>
  );
}
