import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Rows } from './Rows.tsx';

type Props<T> = {
  label?: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  /** About how high a row is, in pixels: each is measured when it is drawn. */
  rowPixels?: number;
  /** The end comes into view: ask for the next page. May be called again while it is being asked for. */
  onEnd?: (() => void) | undefined;
  /** Gives a `Row`. */
  children: (item: T) => ReactNode;
};

/** A list by its places, whatever it is a list of. */
export type ListedRows = {
  readonly label: string | undefined;
  readonly count: number;
  readonly keyAt: (index: number) => string;
  readonly rowAt: (index: number) => ReactNode;
  readonly rowPixels: number;
};

/** Shorter lists are drawn whole: the browser can search and print them. */
const wholeUpTo = 60;

// Most lists of most shops are short. Without a connection the beginning of a long one is what there is.
const VirtualRows = lazy(() =>
  import('./VirtualRows.tsx').then(
    (module) => ({ default: module.VirtualRows }),
    () => ({ default: FirstRows }),
  ),
);

/** A list of `Row`s of any length: of a long one only what is near the eye is drawn. Put `LoadMore` under it. */
export function LongList<T>({ label, items, itemKey, rowPixels = 88, onEnd, children }: Props<T>) {
  const listed: ListedRows = {
    label,
    count: items.length,
    rowPixels,
    keyAt: (index) => at(items, index, itemKey) ?? String(index),
    rowAt: (index) => at(items, index, children),
  };
  return (
    <>
      {items.length <= wholeUpTo ? (
        <FirstRows {...listed} />
      ) : (
        <Suspense fallback={<FirstRows {...listed} />}>
          <VirtualRows {...listed} />
        </Suspense>
      )}
      <End onEnd={onEnd} length={items.length} />
    </>
  );
}

function at<T, R>(items: readonly T[], index: number, use: (item: T) => R): R | undefined {
  const item = items[index];
  return item === undefined ? undefined : use(item);
}

function FirstRows({ label, count, keyAt, rowAt }: ListedRows) {
  return (
    <Rows {...(label === undefined ? {} : { label })}>
      {Array.from({ length: Math.min(count, wholeUpTo) }, (_, index) => (
        <Keyed key={keyAt(index)}>{rowAt(index)}</Keyed>
      ))}
    </Rows>
  );
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}

/** Tells when the end of the list comes near. */
function End({ onEnd, length }: { onEnd: (() => void) | undefined; length: number }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useRef(onEnd);
  useEffect(() => {
    tell.current = onEnd;
  });
  const isWanted = onEnd !== undefined;
  useEffect(() => {
    if (mark.current === null || !isWanted) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) tell.current?.();
      },
      { rootMargin: '600px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
    // A new length moves the end: it is looked at again.
  }, [isWanted, length]);
  return isWanted ? <div ref={mark} aria-hidden /> : null;
}
