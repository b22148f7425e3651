import { RotateCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { limits } from '#domain/limits.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useSay } from '#ui/words/words.tsx';
import { useTalkWords } from './talk-words.ts';
import type { Attachment, useAttachments } from './useAttachments.ts';

const megabyte = 1_048_576;

/** The pictures of the next message: how far each is, and the way to stop it or try it again. */
export function Attachments({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const words = useTalkWords();
  const say = useSay();
  const { all, fault } = attachments;
  const faults = {
    wrongKind: words.attachWrong,
    unreadable: words.attachUnreadable,
    tooLarge: say(words.attachLarge, { size: Math.floor(limits.uploadBytesMax / megabyte) }),
    tooMany: say(words.attachMax, { max: limits.chatFilesMax }),
  };
  return (
    <>
      {all.length === 0 ? null : (
        <ul aria-label={words.filesOf} className="flex flex-col gap-1.5">
          {all.map((one) => (
            <One
              key={one.key}
              one={one}
              onDrop={() => attachments.drop(one.key)}
              onAgain={() => attachments.again(one.key)}
            />
          ))}
        </ul>
      )}
      {fault === undefined ? null : (
        <p role="alert" className="text-meta font-medium text-bad">
          {faults[fault]}
        </p>
      )}
    </>
  );
}

function One({ one, onDrop, onAgain }: { one: Attachment; onDrop: () => void; onAgain: () => void }) {
  const words = useTalkWords();
  const say = useSay();
  const { file, share, done, hasFailed } = one;
  const { name } = file;
  const isSending = done === undefined && !hasFailed;
  const percent = Math.floor(share * 100) / 100;
  const text = hasFailed
    ? say(words.attachFailed, { name })
    : isSending
      ? say(words.attachSending, { name, percent })
      : say(words.attached, { name });
  return (
    <li className="flex items-center gap-2 rounded-field border border-line p-1.5">
      <Preview file={file} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span role={hasFailed ? 'alert' : undefined} className="truncate text-meta">
          {text}
        </span>
        {isSending ? (
          <progress aria-label={text} value={percent} max={1} className="meter h-1.5 w-full" />
        ) : null}
      </span>
      {hasFailed ? (
        <IconButton
          label={words.again}
          icon={<RotateCw aria-hidden className="size-5" />}
          onClick={onAgain}
        />
      ) : null}
      <IconButton
        label={say(isSending ? words.attachStop : words.attachDrop, { name })}
        icon={<X aria-hidden className="size-5" />}
        onClick={onDrop}
      />
    </li>
  );
}

/** The page itself shows the picture, under an address that is given back when it is no longer shown. */
function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" className="size-10 shrink-0 rounded-field object-cover" />;
}
