import { Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ParcelStep } from '#domain/states/parcel.ts';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { CameraCard } from './CameraCard.tsx';
import { ScanError } from './ScanError.tsx';
import { useProductScan } from './useProductScan.ts';
import type { Parcel } from './useLabels.ts';

type Props = {
  step: ParcelStep;
  /** What became of the parcel that was marked last. */
  outcome: { readonly number: string; readonly isKept: boolean } | undefined;
  /** Why it was refused. */
  error: Error | null;
  onMark: (parcel: Parcel) => void;
  onClose: () => void;
};

/** The whole screen for one job: a parcel's label, then each product in it, then the step that was done. */
export function ScanMode({ step, outcome, error, onMark, onClose }: Props) {
  const words = useWords().supply;
  const { mode } = words.scan;
  const say = useSay();
  const scan = useProductScan(onMark);
  const { parcel, isComplete } = scan;
  return (
    <FullScreen
      title={mode.title}
      closeLabel={mode.close}
      onEscape={parcel ? scan.leave : onClose}
      {...{ onClose }}
    >
      <h3 className="text-title">
        {parcel === undefined ? mode.parcel : say(mode.goods, { number: parcel.number })}
      </h3>
      <CodeField
        key={parcel?.id ?? 'parcel'}
        onCode={(code) => scan.scan(code)}
        onEmpty={isComplete ? scan.mark : undefined}
        isBusy={scan.finding.isBusy}
      />
      <div role="status" className="text-section empty:hidden">
        {scan.finding.isBusy ? say(mode.searching, { code: scan.finding.code }) : null}
        {parcel === undefined && outcome !== undefined && !scan.finding.isBusy
          ? outcome.isKept
            ? say(mode.kept, { number: outcome.number })
            : say(mode.marked, { step: words.steps[step], number: outcome.number })
          : null}
        {isComplete ? <span className="text-good">{mode.complete}</span> : null}
        {!isComplete && scan.last !== undefined
          ? say(mode.counted, {
              title: scan.last.title,
              done: scan.countOf(scan.last.code),
              total: scan.last.qty,
            })
          : null}
      </div>
      <ScanError error={scan.finding.error} code={scan.finding.code} />
      {parcel === undefined && scan.finding.error === null ? <ScanError error={error} code="" /> : null}
      <FaultNote fault={scan.fault} />
      {parcel === undefined ? null : <Products {...{ parcel, scan }} />}
      {parcel?.cancel_asked ? <CancelNote /> : null}
      <CameraCard onCode={(code) => scan.scan(code)} />
      {parcel === undefined ? null : (
        <div className="mt-auto flex flex-col gap-3">
          <Button isWide disabled={!isComplete} onClick={scan.mark}>
            {say(mode.mark, { step: words.steps[step], number: parcel.number })}
          </Button>
          <Button tone="plain" isWide onClick={scan.leave}>
            {mode.skip}
          </Button>
          <p className="hidden text-center text-meta text-muted lg:block">{mode.keys}</p>
        </div>
      )}
    </FullScreen>
  );
}

type Scan = ReturnType<typeof useProductScan>;

function FaultNote({ fault }: Pick<Scan, 'fault'>) {
  const { mode } = useWords().supply.scan;
  const say = useSay();
  if (fault === undefined) return null;
  return (
    <Note tone="warn">
      <span role="alert">
        {fault.kind === 'wrong' ? say(mode.wrong, fault) : say(mode.too_many, { ...fault })}
      </span>
    </Note>
  );
}

function CancelNote() {
  const { dispatch } = useWords();
  return (
    <Note tone="warn" title={dispatch.cancel_asked}>
      {dispatch.cancel_asked_hint}
    </Note>
  );
}

/** Every product, how many of it were counted, and a press for one whose code cannot be read. */
function Products({ parcel, scan }: { parcel: Parcel; scan: Scan }) {
  const words = useWords();
  const { mode } = words.supply.scan;
  const say = useSay();
  return (
    <ul aria-label={words.dispatch.lines} className="flex flex-col divide-y divide-line">
      {parcel.lines.map((line) => {
        const done = scan.countOf(line.code);
        return (
          <li key={line.code} className="flex items-center gap-3 py-2">
            <Picture image={line.image} size="small" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{line.title}</span>
              <span className="block text-meta text-muted">{line.code}</span>
            </span>
            <span className={cx('tabular shrink-0 text-section', done === line.qty && 'text-good')}>
              {say(mode.ticked, { done, total: line.qty })}
            </span>
            <IconButton
              label={say(mode.by_hand, { title: line.title })}
              icon={<Plus aria-hidden className="size-5" />}
              disabled={done === line.qty}
              onClick={() => scan.count(line)}
            />
          </li>
        );
      })}
    </ul>
  );
}

type FieldProps = { onCode: (code: string) => void; onEmpty: (() => void) | undefined; isBusy: boolean };

/** Scanners type and end with Enter. The field has the focus again after each; Enter in an empty one confirms. */
function CodeField({ onCode, onEmpty, isBusy }: FieldProps) {
  const { mode } = useWords().supply.scan;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      aria-label={mode.field}
      onSubmit={(event) => {
        event.preventDefault();
        const text = code.trim();
        setCode('');
        if (text !== '' && !isBusy) onCode(text);
        if (text === '') onEmpty?.();
      }}
    >
      <input
        ref={field}
        aria-label={mode.field}
        placeholder={mode.field}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        className="min-h-14 w-full rounded-field border border-line-strong bg-surface px-4 text-section placeholder:font-normal placeholder:text-muted"
      />
    </form>
  );
}

type ScreenProps = {
  title: string;
  closeLabel: string;
  onEscape: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The browser's own dialog over the whole screen: everything behind it is out of reach. */
function FullScreen({ title, closeLabel, onEscape, onClose, children }: ScreenProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    // The browser gives the focus to the first button, where the Enter of a scanner would close all of it.
    element.querySelector('input')?.focus();
    const cancel = (event: Event) => {
      event.preventDefault();
      escape();
    };
    element.addEventListener('cancel', cancel);
    return () => {
      element.removeEventListener('cancel', cancel);
      element.close();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-ground text-ink outline-none"
    >
      <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6">
        <div className="flex items-center gap-2">
          <h2 id={id} className="min-w-0 flex-1 text-meta text-muted">
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<X aria-hidden className="size-5" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
