import { limits } from '#domain/limits.ts';
import { useWords } from '#ui/words/console-words.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { isNoteBad } from './note-text.ts';

type Props = { note: string; onChange: (note: string) => void; hasTried: boolean };

/** Why somebody proposes something: the other person reads it. */
export function NoteField({ note, onChange, hasTried }: Props) {
  const { form } = useWords().bank;
  return (
    <TextArea
      label={form.note}
      hint={form.note_hint}
      error={hasTried && isNoteBad(note) ? form.needs_note : undefined}
      value={note}
      onChange={onChange}
      maxLength={limits.bankNoteUnitsMax}
    />
  );
}
