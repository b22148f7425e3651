import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/console-words.ts';
import { ParcelRow } from './ParcelRow.tsx';
import { isLabelable } from './useLabels.ts';
import type { Labels, Parcel } from './useLabels.ts';

type Props = {
  parcels: readonly Parcel[];
  labels: Labels;
  now: number;
  onOpen: (parcel: Parcel) => void;
};

/** Parcels in rows of 36 px; on a narrow screen in rows of two lines, and a third for the label of a selected one. */
export function ParcelTable({ parcels, labels, now, onOpen }: Props) {
  const { dispatch } = useWords();
  const { column } = dispatch;
  const head = 'h-9 px-2 font-medium max-xl:sr-only';
  return (
    <div className="rounded-card border border-line bg-surface">
      <table
        aria-label={dispatch.list}
        className="w-full table-fixed border-collapse text-left text-meta max-xl:block"
      >
        <thead className="max-xl:block">
          <tr className="border-b border-line text-muted max-xl:block">
            <th scope="col" className="w-10 font-normal max-xl:block max-xl:w-auto">
              <SelectAll parcels={parcels} labels={labels} />
            </th>
            <th scope="col" className={cx(head, 'w-35')}>
              {column.parcel}
            </th>
            <th scope="col" className={head}>
              {column.goods}
            </th>
            <th scope="col" className={cx(head, 'w-28')}>
              {column.to}
            </th>
            <th scope="col" className={cx(head, 'w-41')}>
              {column.due}
            </th>
            <th scope="col" className={cx(head, 'w-41')}>
              {column.state}
            </th>
            <th scope="col" className={cx(head, 'w-60')}>
              {dispatch.carrier} · {dispatch.tracking}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-xl:block">
          {parcels.map((parcel) => (
            <ParcelRow key={parcel.id} {...{ parcel, labels, now, onOpen }} />
          ))}
        </tbody>
      </table>
      <p className="hidden border-t border-line px-3 py-2 text-meta text-muted xl:block">
        {dispatch.select_hint}
      </p>
    </div>
  );
}

/** The box that selects every parcel of the page which can be labelled; on a narrow screen with its words. */
function SelectAll({ parcels, labels }: Pick<Props, 'parcels' | 'labels'>) {
  const { dispatch } = useWords();
  const ids = parcels.filter(isLabelable).map(({ id }) => id);
  if (ids.length === 0) return <span className="sr-only">{dispatch.select_all}</span>;
  return (
    <label className="flex min-h-8.5 items-center gap-3 px-3 pointer-coarse:min-h-target">
      <input
        type="checkbox"
        checked={labels.selected.length === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = labels.selected.length > 0 && labels.selected.length < ids.length;
        }}
        onChange={({ target }) => labels.select(ids, target.checked)}
        className="size-4 shrink-0 accent-accent"
      />
      <span className="xl:sr-only">{dispatch.select_all}</span>
    </label>
  );
}
