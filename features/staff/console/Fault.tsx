import { Refusal } from '#ui/calls/api.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';

type Props = { error: unknown; reasons: Readonly<Record<string, string>> };

/** A refusal in the words of its reason where the screen has them; anything else as ever. */
export function Fault({ error, reasons }: Props) {
  const text = error instanceof Refusal ? reasons[error.reason ?? ''] : undefined;
  if (text === undefined) return <ErrorBox error={error} />;
  return (
    <div role="alert">
      <Note tone="warn">{text}</Note>
    </div>
  );
}
