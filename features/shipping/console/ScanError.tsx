import { Refusal } from '#ui/calls/api.ts';
import { Note } from '#ui/content/Note.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Why a scanned code was refused, in the words of somebody who has the parcel before them. */
export function ScanError({ error, code }: { error: Error | null; code: string }) {
  const { scan } = useWords().supply;
  const say = useSay();
  if (error === null) return null;
  const reason = error instanceof Refusal ? (error.reason ?? '') : '';
  if (error instanceof Refusal && error.key === 'recordNotFound') {
    return (
      <Note tone="warn">
        <span role="alert">{say(reason === 'several' ? scan.several : scan.not_found, { code })}</span>
      </Note>
    );
  }
  const reasons: Readonly<Record<string, string>> = scan.reason;
  const why = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (why === undefined) return <ErrorBox error={error} />;
  return (
    <Note tone="warn">
      <span role="alert">{why}</span>
    </Note>
  );
}
