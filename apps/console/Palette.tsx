import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import type { Person } from '#features/staff/console/usePerson.ts';
import { cx } from '#ui/cx.ts';
import { giveFocusBack } from '#ui/layout/give-focus-back.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { usePaletteFinds, type Find, type FindGroup } from './usePaletteFinds.ts';

type Props = { person: Person; onClose: () => void };

/**
 * Finds a place, an order, a shop, goods, a supplier or a person, and goes there: typed, arrows, Enter. The field keeps
 * the focus, and names the row that Enter opens; Escape and the ground close it.
 */
export function Palette({ person, onClose }: Props) {
  const words = useWords();
  const go = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { dialog, leaveFocus } = useModal();
  const { groups, isWaiting, error, askAgain } = usePaletteFinds(person, words, typed);
  const finds = groups.flatMap((group) => group.finds);
  const current = Math.min(at, finds.length - 1);

  function open(find: Find | undefined): void {
    if (find === undefined) return;
    leaveFocus();
    onClose();
    go(find.to);
  }

  function press(event: KeyboardEvent): void {
    const next = rowAfter(event, current, finds.length);
    if (next === undefined && event.key !== 'Enter') return;
    // A key that ends the writing of a Chinese or Japanese word is not for the rows.
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (next === undefined) open(finds[current]);
    else setAt(next);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={words.palette.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-transparent p-2 text-ink outline-none backdrop:bg-shade sm:pt-[12dvh]"
    >
      <div className="mx-auto flex max-h-[min(30rem,90dvh)] max-w-xl flex-col overflow-hidden rounded-card bg-surface shadow-over">
        <Field
          id={id}
          typed={typed}
          chosen={finds.length === 0 ? undefined : `${id}-${current}`}
          onType={(next) => {
            setTyped(next);
            setAt(0);
          }}
          onPress={press}
        />
        <Finds id={id} groups={groups} current={current} onOpen={open} />
        {error === undefined ? null : (
          <div className="px-4 pb-3">
            <ErrorBox error={error} onAgain={askAgain} />
          </div>
        )}
        <Foot count={finds.length} isWaiting={isWaiting} />
      </div>
    </dialog>
  );
}

type FieldProps = {
  /** Of the list that it rules, and of the row in it that Enter opens. */
  id: string;
  chosen: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  onPress: (event: KeyboardEvent) => void;
};

function Field({ id, chosen, typed, onType, onPress }: FieldProps) {
  const words = useWords().palette;
  return (
    <label className="flex items-center gap-2 border-b border-line px-4 focus-within:border-accent">
      <Search aria-hidden className="size-5 shrink-0 text-muted" />
      <input
        type="text"
        role="combobox"
        aria-label={words.title}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        placeholder={words.hint}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onPress}
        className="min-h-12 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
      />
    </label>
  );
}

/** The row that an arrow goes to, round the ends; nothing for another key. */
function rowAfter({ key }: KeyboardEvent, at: number, count: number): number | undefined {
  const ends: Record<string, number> = {
    ArrowDown: (at + 1) % Math.max(count, 1),
    ArrowUp: (at - 1 + count) % Math.max(count, 1),
    PageDown: count - 1,
    PageUp: 0,
  };
  return ends[key];
}

/** The browser's own dialog over the page; the focus goes back to what had it, or stays with the page that was opened. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isGone = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    element.querySelector('input')?.focus();
    return () => {
      element.close();
      if (isGone.current) document.getElementById('content')?.focus();
      else giveFocusBack(before);
    };
  }, []);
  return {
    dialog,
    leaveFocus: () => {
      isGone.current = true;
    },
  };
}

type FindsProps = {
  id: string;
  groups: readonly FindGroup[];
  current: number;
  onOpen: (find: Find) => void;
};

function Finds({ id, groups, current, onOpen }: FindsProps) {
  const words = useWords();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const starts = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { finds }) => sum + finds.length, 0),
  );
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.palette.found}
      className="min-h-0 flex-1 overflow-y-auto p-2"
    >
      {groups.map(({ label, finds }, group) => (
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden className="px-2 pt-2 pb-1 text-caption text-muted">
            {label}
          </p>
          {finds.map((find, at) => {
            const place = (starts[group] ?? 0) + at;
            return (
              <button
                key={`${find.to} ${find.detail}`}
                id={`${id}-${place}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={place === current}
                onClick={() => onOpen(find)}
                className={cx(
                  'flex min-h-9 w-full items-center text-left gap-3 rounded-chip px-2 text-meta pointer-coarse:min-h-target',
                  place === current ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
                )}
              >
                <span className="min-w-0 flex-1 truncate font-medium">{find.label}</span>
                <span className="max-w-1/2 truncate text-muted">{find.detail}</span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** How many were found, as it is read out too, and what the keys do. */
function Foot({ count, isWaiting }: { count: number; isWaiting: boolean }) {
  const words = useWords().palette;
  const say = useSay();
  return (
    <div className="flex justify-between gap-3 border-t border-line px-4 py-2 text-caption text-muted">
      <span role="status">{isWaiting ? words.searching : say(words.count, { count })}</span>
      <span className="max-sm:hidden">{words.keys}</span>
    </div>
  );
}
