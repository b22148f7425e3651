import { useState } from 'react';
import { listParcels } from '#features/shipping/contract.ts';
import { findParcel } from '#features/shipping/supply.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { signal } from './signals.ts';
import type { Parcel } from './useLabels.ts';

/** What the last scan was, where it was not the product that is looked for. */
export type Fault =
  | { readonly kind: 'wrong'; readonly code: string }
  | { readonly kind: 'too_many'; readonly code: string; readonly total: number };

type Counts = Readonly<Record<string, number>>;

/** One parcel and how many of each of its products were scanned. Nothing is written down before it is marked. */
export function useProductScan(onMark: (parcel: Parcel) => void) {
  const [parcel, setParcel] = useState<Parcel>();
  const [counts, setCounts] = useState<Counts>({});
  const [last, setLast] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const [asked, setAsked] = useState('');
  const finding = useAct(findParcel, {
    changes: [listParcels],
    onDone: (found) => {
      signal('good');
      setParcel(found);
      setCounts({});
    },
  });

  function count(line: Parcel['lines'][number]): void {
    const done = counts[line.code] ?? 0;
    setLast(line.code);
    setFault(done < line.qty ? undefined : { kind: 'too_many', code: line.code, total: line.qty });
    signal(done < line.qty ? 'good' : 'bad');
    if (done < line.qty) setCounts({ ...counts, [line.code]: done + 1 });
  }

  function leave(): void {
    setParcel(undefined);
    setFault(undefined);
    setLast(undefined);
    finding.reset();
  }

  function mark(): void {
    if (parcel === undefined) return;
    onMark(parcel);
    leave();
  }

  const isComplete = parcel !== undefined && parcel.lines.every(({ code, qty }) => counts[code] === qty);

  return {
    parcel,
    countOf: (code: string) => counts[code] ?? 0,
    /** The product counted last, for what is said of it. */
    last: parcel?.lines.find(({ code }) => code === last),
    fault,
    isComplete,
    finding: { ...finding, code: asked },
    count,
    mark,
    leave,
    /** A code of the parcel's label first, then of its products; the label again marks a parcel that is complete. */
    scan(code: string): void {
      if (parcel === undefined) {
        setAsked(code);
        finding.act({ code });
        return;
      }
      const line = parcel.lines.find((one) => one.code.toLowerCase() === code.toLowerCase());
      if (line !== undefined) count(line);
      else if (isComplete && namesParcel(parcel, code)) mark();
      else {
        signal('bad');
        setFault({ kind: 'wrong', code });
      }
    },
  };
}

function namesParcel({ id, number, tracking }: Parcel, code: string): boolean {
  return [id, number, tracking].some((one) => one?.toLowerCase() === code.toLowerCase());
}
