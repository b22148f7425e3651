import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListedRows } from './LongList.tsx';
import { RowSpotContext } from './row-spot.ts';
import { rowsClass } from './Rows.tsx';

const aheadRows = 8;

/** The heights of lists that were left, so that going back finds the same place: by the entry of the history. */
const measured = new Map<string, VirtualItem[]>();
const measuredMax = 20;

/** Only the rows near the eye are drawn; the others have their room. */
export function VirtualRows({ label, count, keyAt, rowAt, rowPixels }: ListedRows) {
  const list = useRef<HTMLUListElement>(null);
  const [place] = useState(placeOf);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);

  // What it gives is read anew at every drawing and handed to no memo.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    estimateSize: () => rowPixels,
    overscan: aheadRows,
    scrollMargin: top,
    getItemKey: keyAt,
    useFlushSync: false,
    initialMeasurementsCache: measured.get(place) ?? [],
  });
  useKeptHeights(virtualizer, place);

  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <ul ref={list} aria-label={label} className={rowsClass}>
      <Gap pixels={before} />
      {shown.map(({ index, key }) => (
        <Spot key={key} index={index} count={count} rowAt={rowAt} measure={virtualizer.measureElement} />
      ))}
      <Gap pixels={after} />
    </ul>
  );
}

type SpotProps = Pick<ListedRows, 'count' | 'rowAt'> & {
  index: number;
  measure: (element: HTMLLIElement | null) => void;
};

/** One row in its place. Scrolling draws the list anew at every frame, its rows only when they come or change. */
const Spot = memo(function Spot({ index, count, rowAt, measure }: SpotProps) {
  const spot = { ref: measure, 'data-index': index, 'aria-setsize': count, 'aria-posinset': index + 1 };
  return <RowSpotContext value={spot}>{rowAt(index)}</RowSpotContext>;
});

/** Room for the rows that are not drawn. */
function Gap({ pixels }: { pixels: number }) {
  return <li role="presentation" aria-hidden style={{ height: Math.max(0, pixels) }} />;
}

function useKeptHeights(virtualizer: Virtualizer<Window, HTMLLIElement>, place: string): void {
  useEffect(
    () => () => {
      measured.delete(place);
      measured.set(place, virtualizer.takeSnapshot());
      for (const oldest of measured.keys()) {
        if (measured.size <= measuredMax) break;
        measured.delete(oldest);
      }
    },
    [virtualizer, place],
  );
}

/** React Router gives every entry of the history a key of its own. */
function placeOf(): string {
  const state: unknown = window.history.state;
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state;
  return `${isKeyed ? String(state.key) : ''} ${window.location.pathname}`;
}
