import { Camera, Paperclip, SendHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { countCharacters } from '#domain/text/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useOnline } from '#ui/offline/useOnline.ts';
import { useSay } from '#ui/words/words.tsx';
import { Attachments } from './Attachments.tsx';
import type { FileRef } from './source.ts';
import { useTalkWords } from './talk-words.ts';
import type { useAttachments } from './useAttachments.ts';

type Props = {
  text: string;
  onText: (text: string) => void;
  attachments: ReturnType<typeof useAttachments>;
  onSend: (text: string, files: readonly FileRef[]) => void;
  /** Enter sends, or only Ctrl and Enter. Phones always have their button: Enter begins a line there. */
  sendsBy: 'enter' | 'ctrlEnter';
  field?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Beside the other buttons. */
  actions?: ReactNode;
  /** What must be mended in a text before it is sent: in words, and where it stands in it. */
  fault?: ((text: string) => TextFault | undefined) | undefined;
};

export type TextFault = { readonly says: string; readonly piece: string };

const max = limits.chatCharactersMax;
/** From here on the count is shown. */
const nearMax = max - 200;

/** Where a message is written. Nothing typed is ever cut: too long is said. */
export function Composer(props: Props) {
  const { text, onText, attachments, onSend, sendsBy } = props;
  const words = useTalkWords();
  const id = useId();
  const [hasTried, setTried] = useState(false);
  const [hasFinger] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  const own = useRef<HTMLTextAreaElement>(null);
  const field = props.field ?? own;
  const count = countCharacters(text, max * 2);
  const files = attachments.ready;
  const fault = faultOf(text, count, files.length);
  const said = hasTried || count > max ? fault : undefined;
  const unfit = props.fault?.(text);

  function send(): void {
    setTried(true);
    if (fault !== undefined || attachments.isOpen || (count === 0 && files.length === 0)) return;
    if (unfit !== undefined) {
      select(field.current, unfit.piece);
      return;
    }
    onSend(text.trim(), files);
    onText('');
    attachments.clear();
    setTried(false);
    field.current?.focus();
  }

  return (
    <form
      noValidate
      aria-label={words.write}
      className="flex flex-col gap-1.5 border-t border-line bg-surface p-2 sm:p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Attachments attachments={attachments} />
      <label htmlFor={id} className="sr-only">
        {words.write}
      </label>
      <div className="flex items-end gap-1">
        <Pickers attachments={attachments} hasFinger={hasFinger} />
        <Field
          id={id}
          field={field}
          text={text}
          onText={onText}
          isWrong={said !== undefined || (hasTried && unfit !== undefined)}
          hasFinger={hasFinger}
          sendsBy={sendsBy}
          onSend={send}
          onFiles={attachments.take}
        />
        {props.actions}
        <button
          type="submit"
          aria-label={words.send}
          title={words.send}
          disabled={attachments.isOpen}
          className="inline-flex size-target shrink-0 items-center justify-center rounded-full bg-accent text-on-accent disabled:opacity-55"
        >
          <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
      <CountNote id={`${id}-note`} count={count} fault={said} unfit={unfit?.says} />
    </form>
  );
}

type NoteProps = {
  id: string;
  count: number;
  fault: ReturnType<typeof faultOf>;
  unfit: string | undefined;
};

/** How long it is, where that begins to matter, and what is wrong with it. */
function CountNote({ id, count, fault, unfit }: NoteProps) {
  const words = useTalkWords();
  const say = useSay();
  return (
    <div id={id} className="text-caption text-muted empty:hidden">
      {fault === undefined ? null : (
        <p role="alert" className="text-meta font-medium text-bad">
          {fault === 'tooLong' ? say(words.tooLong, { max }) : words.unseen}
        </p>
      )}
      {unfit === undefined ? null : (
        <p role="status" className="text-meta font-medium text-warn">
          {unfit}
        </p>
      )}
      {count > nearMax && count <= max ? <p>{say(words.counted, { count, max })}</p> : null}
    </div>
  );
}

/** Shows where it stands: the piece is chosen in the field, so that what is typed next takes its place. */
function select(field: HTMLTextAreaElement | null, piece: string): void {
  const at = field?.value.indexOf(piece) ?? -1;
  if (field === null || at < 0) return;
  field.focus();
  field.setSelectionRange(at, at + piece.length);
}

type FieldProps = Pick<Props, 'text' | 'onText' | 'sendsBy'> & {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  isWrong: boolean;
  hasFinger: boolean;
  onSend: () => void;
  /** Pictures that were pasted. */
  onFiles: (files: readonly File[]) => void;
};

/** Grows with what is written, up to a few lines. */
function Field({ id, field, text, onText, isWrong, hasFinger, sendsBy, onSend, onFiles }: FieldProps) {
  const words = useTalkWords();
  return (
    <textarea
      id={id}
      ref={field}
      dir="auto"
      rows={1}
      enterKeyHint={hasFinger ? 'enter' : 'send'}
      placeholder={words.write}
      value={text}
      aria-invalid={isWrong || undefined}
      aria-describedby={`${id}-note`}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={(event) => {
        if (!isSending(event, sendsBy, hasFinger)) return;
        event.preventDefault();
        onSend();
      }}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files];
        if (pasted.length === 0) return;
        event.preventDefault();
        onFiles(pasted);
      }}
      className="field-sizing-content max-h-36 min-h-target w-full min-w-0 flex-1 resize-none rounded-field border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-bad"
    />
  );
}

function faultOf(text: string, count: number, files: number): 'tooLong' | 'unseen' | undefined {
  if (count > max) return 'tooLong';
  return count === 0 && text.trim() !== '' && files === 0 ? 'unseen' : undefined;
}

/** An Enter that ends a word of Japanese or Chinese is not meant for the message. */
function isSending(
  { key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent,
  sendsBy: Props['sendsBy'],
  hasFinger: boolean,
): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing) return false;
  if (ctrlKey || metaKey) return true;
  return sendsBy === 'enter' && !shiftKey && !hasFinger;
}

type PickersProps = { attachments: Props['attachments']; hasFinger: boolean };

function Pickers({ attachments, hasFinger }: PickersProps) {
  const words = useTalkWords();
  const isOnline = useOnline();
  const isFull = attachments.all.length >= limits.chatFilesMax;
  const icon = { 'aria-hidden': true, className: 'size-5' } as const;
  return (
    <>
      {hasFinger ? (
        <Picker
          label={words.photo}
          icon={<Camera {...icon} />}
          isCamera
          isDisabled={!isOnline || isFull}
          onPick={attachments.take}
        />
      ) : null}
      <Picker
        label={isOnline ? words.attach : words.attachOffline}
        icon={<Paperclip {...icon} />}
        isDisabled={!isOnline || isFull}
        onPick={attachments.take}
      />
    </>
  );
}

type PickerProps = {
  label: string;
  icon: ReactNode;
  isCamera?: boolean;
  isDisabled: boolean;
  onPick: (files: readonly File[]) => void;
};

function Picker({ label, icon, isCamera = false, isDisabled, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} icon={icon} disabled={isDisabled} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isCamera}
        aria-label={label}
        accept="image/*"
        {...(isCamera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file chosen once more is a choice too.
          event.target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </>
  );
}
