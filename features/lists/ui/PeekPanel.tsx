import { X } from 'lucide-react';
import { Fragment, useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useUiWords } from '#ui/words/words.tsx';
import { giveFocusBack } from '#ui/layout/give-focus-back.ts';
import type { Fact } from '#ui/lists/Facts.tsx';
import type { Column } from '#ui/lists/Table.tsx';
import { findPeekButton } from './useListKeys.ts';

type Props<T> = {
  row: T;
  /** The key of the row: its button has the focus when the panel closes. */
  at: string;
  columns: readonly Column<T>[];
  /** What the list knows of the row and has no column for. */
  more: ((row: T) => readonly (Fact | undefined)[]) | undefined;
  /** Where the row leads. */
  to: string | undefined;
  /** What opens the row where it leads nowhere, such as a sheet. */
  onOpen: (row: T) => void;
  onClose: () => void;
};

/**
 * A row beside its list, from 1,024 px. It shows what the list has read and asks for nothing more: a detail that is
 * written down when it is opened is not opened by looking through rows.
 */
export function PeekPanel<T>(props: Props<T>) {
  const { row, columns, more, to, onOpen, onClose } = props;
  const words = useWords().desk.peek;
  const ui = useUiWords();
  const id = useId();
  const panel = useFocus(props.at);
  const title = columns.find(({ role }) => role === 'title') ?? columns[0];
  const cells = columns.filter((column) => column !== title && column.role !== 'control');
  const facts = [
    ...cells.map(({ head, cell }): Fact => ({ label: head, value: cell(row) })),
    ...(more?.(row) ?? []).filter((fact) => fact !== undefined),
  ].filter(hasValue);
  // Beside `main`, not in it: it is a landmark of its own.
  return createPortal(
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      className="fixed inset-y-0 right-0 z-30 hidden w-96 flex-col border-l border-line bg-surface shadow-over outline-none transition-[opacity,translate] duration-120 motion-reduce:transition-none lg:flex starting:translate-x-4 starting:opacity-0"
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 id={id} aria-live="polite" className="min-w-0 flex-1 text-section wrap-anywhere">
          {title?.cell(row)}
        </h2>
        <IconButton label={ui.close} icon={<X aria-hidden className="size-5" />} onClick={onClose} />
      </div>
      <dl className="grid flex-1 auto-rows-max grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 overflow-y-auto px-5 py-4 text-meta [&_.line-clamp-2]:line-clamp-none">
        {facts.map(({ label, value }, index) => (
          <Fragment key={index}>
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="flex items-center justify-between gap-3 border-t border-line py-3 pr-4 pl-5">
        <span className="text-caption text-muted">{words.hint}</span>
        <OpenButton to={to} onOpen={() => onOpen(row)}>
          {words.open}
        </OpenButton>
      </div>
    </aside>,
    document.body,
  );
}

/** A cell of nothing keeps its place in the table; here it would be a name without a value. */
const hasValue = ({ value }: Fact) => value !== '' && value !== null && value !== undefined;

function OpenButton({
  to,
  onOpen,
  children,
}: {
  to: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}) {
  if (to === undefined)
    return (
      <Button size="dense" onClick={onOpen}>
        {children}
      </Button>
    );
  return (
    <LinkButton size="dense" to={to}>
      {children}
    </LinkButton>
  );
}

/** The panel has the focus while it is there. It goes to the button of the row shown last, or to the page's heading. */
function useFocus(at: string) {
  const panel = useRef<HTMLElement>(null);
  const last = useRef(at);
  useEffect(() => {
    last.current = at;
  });
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => giveFocusBack(findPeekButton(last.current) ?? before);
  }, []);
  return panel;
}
