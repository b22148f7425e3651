import { ArrowDown, ArrowUp, ChevronsUp, GripVertical, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { listShowcase, moveInShowcase } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { aimOf, moveTo } from './arranging.ts';
import type { PagesQuery } from './Shelf.tsx';
import type { Item } from './types.ts';
import { useDrag } from './useDrag.ts';

type Props = { items: readonly Item[]; query: PagesQuery; onDone: () => void };

/** The order buyers see: goods are dragged by their handles, or moved by buttons. Each move is kept at once. */
export function ArrangeList({ items, query, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const { order, moved, move, undo, error } = useArranging(items);
  const list = useRef<HTMLUListElement>(null);
  const drag = useDrag(list, order.length, move);
  const title = order[moved ?? -1]?.title;

  return (
    <Section title={words.showcase.arrangeTitle}>
      <Text look="muted">{words.showcase.arrangeHint}</Text>
      <ErrorBox error={error} />
      <p role="status" className="sr-only">
        {title === undefined || moved === undefined
          ? ''
          : say(words.showcase.moved, { title, place: moved + 1 })}
      </p>
      <ul
        ref={list}
        aria-label={words.showcase.arrangeTitle}
        className="flex flex-col overflow-hidden rounded-card border border-line bg-surface"
      >
        {order.map((item, at) => (
          <ArrangeRow
            key={item.id}
            item={item}
            at={at}
            isLast={at === order.length - 1}
            isDragged={drag.from === at}
            mark={drag.to === at ? (at > (drag.from ?? at) ? 'below' : 'above') : undefined}
            onMove={(to) => move(at, to)}
            onGrab={(event) => drag.grab(event, at)}
          />
        ))}
      </ul>
      <LoadMore query={query} />
      <div className="pointer-events-none sticky bottom-20 z-20 flex justify-end gap-2 lg:bottom-4">
        {undo === undefined ? null : (
          <span className="pointer-events-auto rounded-field bg-surface shadow-over">
            <Button tone="plain" icon={<Undo2 aria-hidden className="size-5 shrink-0" />} onClick={undo}>
              {words.showcase.undo}
            </Button>
          </span>
        )}
        <span className="pointer-events-auto rounded-field shadow-over">
          <Button onClick={onDone}>{words.showcase.stopArranging}</Button>
        </span>
      </div>
    </Section>
  );
}

/** The order as it was dragged, ahead of the server; a move that fails goes back. */
function useArranging(items: readonly Item[]) {
  const [ahead, setAhead] = useState<{ readonly of: readonly Item[]; readonly order: readonly Item[] }>();
  const [last, setLast] = useState<{ readonly from: number; readonly to: number }>();
  const change = useAct(moveInShowcase, { changes: [listShowcase] });
  const isFailed = change.error !== null;
  // What comes from the server after a move is the order that counts.
  const order = ahead === undefined || isFailed || !isSame(ahead.of, items) ? items : ahead.order;

  function move(from: number, to: number): void {
    const next = moveTo(order, from, to);
    const aim = aimOf(next, to);
    const item = order[from];
    if (item === undefined || aim === undefined || from === to) return;
    setAhead({ of: items, order: next });
    setLast({ from, to });
    change.act({ id: item.id, ...aim });
  }

  // Undoing is a move too, so pressing it again redoes. Nothing is offered for a move that was not kept.
  const undo = last === undefined || isFailed ? undefined : () => move(last.to, last.from);
  return { order, moved: last?.to, move, undo, error: change.error };
}

/** The same goods in the same order: only prices or figures came anew. */
function isSame(left: readonly Item[], right: readonly Item[]): boolean {
  return left.length === right.length && left.every((item, at) => item.id === right[at]?.id);
}

type RowProps = {
  item: Item;
  at: number;
  isLast: boolean;
  isDragged: boolean;
  /** Where the dragged row would come to stand. */
  mark: 'above' | 'below' | undefined;
  onMove: (to: number) => void;
  onGrab: (event: PointerEvent) => void;
};

function ArrangeRow({ item, at, isLast, isDragged, mark, onMove, onGrab }: RowProps) {
  const words = useWords();
  const say = useSay();
  const { title } = item;
  return (
    <li
      className={cx(
        'flex items-center gap-1 border-y-2 border-transparent py-1.5 pr-1 sm:gap-2',
        isDragged && 'bg-accent-soft',
        mark === 'above' && 'border-t-accent',
        mark === 'below' && 'border-b-accent',
      )}
    >
      {/* Those who cannot drag have the buttons; a handle would only be in their way. */}
      <span
        aria-hidden
        title={say(words.showcase.handle, { title })}
        onPointerDown={onGrab}
        className="flex shrink-0 cursor-grab touch-none items-center gap-1 py-1 pl-2 text-muted select-none"
      >
        <GripVertical className="size-5" />
        <Picture image={item.image} size="small" />
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 text-meta font-medium">{title}</span>
      <span className="flex shrink-0">
        <IconButton
          label={say(words.showcase.toTop, { title })}
          icon={<ChevronsUp aria-hidden className="size-5" />}
          disabled={at === 0}
          onClick={() => onMove(0)}
        />
        <IconButton
          label={say(words.showcase.up, { title })}
          icon={<ArrowUp aria-hidden className="size-5" />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          label={say(words.showcase.down, { title })}
          icon={<ArrowDown aria-hidden className="size-5" />}
          disabled={isLast}
          onClick={() => onMove(at + 1)}
        />
      </span>
    </li>
  );
}
