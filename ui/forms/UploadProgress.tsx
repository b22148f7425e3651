import { useId } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Note } from '#ui/content/Note.tsx';
import { useSay, useUiWords } from '#ui/words/words.tsx';

type Props = {
  /** The answer of `useUpload`. */
  upload: {
    readonly share: number | undefined;
    readonly error: unknown;
    readonly isCancelled: boolean;
    readonly cancel: () => void;
    readonly again: () => void;
  };
};

/** How far an upload is, with a way to stop it; after a failure or a stop, the way to try again. */
export function UploadProgress({ upload }: Props) {
  const words = useUiWords();
  const say = useSay();
  const id = useId();
  if (upload.share !== undefined) {
    const percent = Math.floor(upload.share * 100) / 100;
    return (
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <span id={id} className="tabular text-meta text-muted">
            {percent >= 1 ? words.fileArrived : say(words.fileSending, { percent })}
          </span>
          <progress aria-labelledby={id} value={percent} max={1} className="meter h-2 w-full" />
        </div>
        <Button tone="plain" size="small" onClick={upload.cancel}>
          {words.cancel}
        </Button>
      </div>
    );
  }
  if (upload.isCancelled) {
    return (
      <Note tone="info">
        <span className="flex flex-wrap items-center gap-3">
          {words.fileStopped}
          <Button tone="plain" size="small" onClick={upload.again}>
            {words.again}
          </Button>
        </span>
      </Note>
    );
  }
  return <ErrorBox error={upload.error} onAgain={upload.again} />;
}
