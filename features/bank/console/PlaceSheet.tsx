import { useState } from 'react';
import { decideBankReturn, listBankReturns } from '#features/bank/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import type { BankReturn } from './BankReturnsScreen.tsx';
import { NoteField } from './NoteField.tsx';
import { PlaceFields, type Place } from './PlaceFields.tsx';
import { isNoteBad } from './note-text.ts';
import { useBankText } from './useBankText.ts';

/** One person's proposal where money goes, and why. */
export function PlaceSheet({ row, onClose }: { row: BankReturn; onClose: () => void }) {
  const { form, open } = useWords().bank;
  const toast = useToast();
  const reasonOf = useBankText();
  const [place, setPlace] = useState<Place>({ name: row.to_name, account: '', bic: '' });
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const decide = useAct(decideBankReturn, {
    changes: [listBankReturns],
    onDone: () => {
      toast(open.sent, 'good');
      onClose();
    },
  });
  const isBad = isNoteBad(note) || place.name.trim() === '' || place.account.trim() === '';
  const why = reasonOf(decide.error);

  function send(): void {
    setTried(true);
    if (isBad) return;
    const { name, account, bic } = place;
    decide.act({
      id: row.id,
      act: 'place',
      to_name: name,
      to_account: account,
      to_bic: bic,
      note: note.trim(),
    });
  }

  return (
    <Sheet isOpen onClose={onClose} title={form.place_title}>
      <Form label={form.place_title} onSend={send}>
        <PlaceFields place={place} onChange={setPlace} hasTried={hasTried} />
        <NoteField note={note} onChange={setNote} hasTried={hasTried} />
        {why === undefined ? <ErrorBox error={decide.error} /> : <Text look="bad">{why}</Text>}
        <Button isWide type="submit" isBusy={decide.isBusy}>
          {form.submit}
        </Button>
      </Form>
    </Sheet>
  );
}
