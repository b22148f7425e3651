import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import {
  addCustomerNote,
  deleteCustomerNote,
  listCustomers,
  readCustomer,
} from '#features/customers/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Answer = OutputOf<typeof readCustomer>;
type Props = { customer: Answer['customer']; notes: Answer['notes'] };

/** What the merchant wrote down: added below, deleted after being asked. */
export function NotesCard({ customer, notes }: Props) {
  const words = useWords().shop.customers;
  const toast = useToast();
  const [text, setText] = useState('');
  const add = useAct(addCustomerNote, {
    changes: [readCustomer, listCustomers],
    onDone: () => {
      setText('');
      toast(words.noteSaved);
    },
  });
  const [leaving, setLeaving] = useState<string>();
  const removal = useAct(deleteCustomerNote, {
    changes: [readCustomer, listCustomers],
    onDone: () => setLeaving(undefined),
  });
  const isTooLong = text.trim().length > limits.customerNoteUnitsMax;
  return (
    <Card title={words.notes}>
      <Text look="small">{words.notesHint}</Text>
      <NoteList notes={notes} onDelete={setLeaving} />
      <TextArea
        label={words.newNote}
        value={text}
        onChange={setText}
        maxLength={limits.customerNoteUnitsMax}
      />
      <AddError error={add.error} />
      <Button
        tone="plain"
        isBusy={add.isBusy}
        disabled={text.trim() === '' || isTooLong}
        onClick={() => add.act({ ref: customer.ref, text: text.trim() })}
      >
        {words.addNote}
      </Button>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving !== undefined) removal.act({ id: leaving });
        }}
        title={words.deleteNote}
        action={words.deleteNote}
        leave={words.keepNote}
        isDanger
        isBusy={removal.isBusy}
        error={removal.error}
      >
        <Text>{words.deleteNoteDetail}</Text>
      </ConfirmDialog>
    </Card>
  );
}

function NoteList({ notes, onDelete }: { notes: Answer['notes']; onDelete: (id: string) => void }) {
  const words = useWords().shop.customers;
  if (notes.length === 0) return <Text look="muted">{words.noNotes}</Text>;
  return (
    <ul aria-label={words.notes} className="flex flex-col gap-2">
      {notes.map((note) => (
        <li key={note.id} className="flex items-start gap-2">
          <div className="min-w-0 flex-1 wrap-break-word whitespace-pre-line">
            {note.text}
            <span className="block text-meta text-muted">
              <TimeText at={note.at} form="both" />
            </span>
          </div>
          <IconButton
            label={words.deleteNote}
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={() => onDelete(note.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function AddError({ error }: { error: unknown }) {
  const words = useWords().shop.customers;
  const say = useSay();
  if (error instanceof Refusal && error.reason === 'notes_max') {
    return <Note tone="warn">{say(words.notesMax, { limit: limits.customerNotesMax })}</Note>;
  }
  return <ErrorBox error={error} />;
}
