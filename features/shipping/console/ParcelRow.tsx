import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DueClock } from './DueClock.tsx';
import { LabelFields } from './LabelFields.tsx';
import { ParcelState } from './ParcelState.tsx';
import { RowFaults } from './RowFaults.tsx';
import { isLabelable } from './useLabels.ts';
import type { Labels, Parcel } from './useLabels.ts';

const cell = 'min-w-0 xl:px-2';

type Props = {
  parcel: Parcel;
  labels: Labels;
  now: number;
  onOpen: (parcel: Parcel) => void;
};

/** One line of 36 px; on a narrow screen two, and a third for the label while it is selected. */
export function ParcelRow({ parcel, labels, now, onOpen }: Props) {
  const { dispatch } = useWords();
  const say = useSay();
  const faultsId = useId();
  const isOpen = isLabelable(parcel);
  const isSelected = isOpen && labels.selected.includes(parcel.id);
  const hasFault = isOpen && labels.faultOf(parcel.id);
  return (
    <>
      <tr
        aria-label={say(dispatch.parcel_of, { number: parcel.order_no })}
        data-row={parcel.id}
        className={cx(
          'cursor-pointer hover:bg-sunken xl:h-8.75',
          'max-xl:grid max-xl:grid-cols-[2.25rem_minmax(0,1fr)_8.25rem] max-xl:items-center',
          'max-xl:gap-x-2 max-xl:py-1.5 max-xl:pr-3 max-xl:pl-1',
          isSelected && 'bg-accent-soft',
          hasFault && 'border-b-0',
        )}
        onClick={({ target }) => (isControl(target) ? undefined : onOpen(parcel))}
      >
        <td className="max-xl:row-span-2">{isOpen ? <Check {...{ parcel, labels }} /> : null}</td>
        <td className={cell}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(parcel)}
            className="tabular block max-w-full truncate font-medium hover:underline"
          >
            {parcel.number}
          </button>
        </td>
        <Facts parcel={parcel} now={now} />
        <td
          className={cx(
            cell,
            'max-xl:order-2 max-xl:col-span-2 max-xl:col-start-2',
            isSelected ? 'max-xl:pt-1.5' : 'max-xl:hidden',
          )}
        >
          {isOpen ? (
            <LabelFields {...{ parcel, labels, faultsId }} />
          ) : (
            <span className="block truncate text-muted">
              {[parcel.carrier, parcel.tracking].filter(Boolean).join(' · ')}
            </span>
          )}
        </td>
      </tr>
      {hasFault ? (
        <tr className={cx('max-xl:block', isSelected && 'bg-accent-soft')}>
          <td colSpan={7} className="pr-3 pb-1.5 pl-12 max-xl:block xl:pr-2">
            <RowFaults id={faultsId} parcelId={parcel.id} labels={labels} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** What goes in, where to, until when, and how far it is. */
function Facts({ parcel, now }: Pick<Props, 'parcel' | 'now'>) {
  const { country } = useFormats();
  const place = [parcel.to.is_hidden ? '' : parcel.to.city, country(parcel.to.country)]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <td className={cx(cell, 'max-xl:order-1')}>
        <Goods parcel={parcel} place={place} />
      </td>
      <td title={place} className={cx(cell, 'truncate text-muted max-xl:hidden')}>
        {place}
      </td>
      <td className={cell}>
        {isLabelable(parcel) ? <DueClock shipBy={parcel.ship_by} now={now} isInColumn /> : null}
      </td>
      <td className={cx(cell, 'max-xl:order-1')}>
        <ParcelState parcel={parcel} />
      </td>
    </>
  );
}

/** With Shift, everything between the box pressed before and this one is selected as well. */
function Check({ parcel, labels }: { parcel: Parcel; labels: Labels }) {
  const { dispatch } = useWords();
  const say = useSay();
  return (
    <label className="flex h-8.5 w-9 items-center justify-center select-none xl:w-10 pointer-coarse:min-h-target">
      <input
        type="checkbox"
        aria-label={say(dispatch.select, { order: parcel.order_no })}
        checked={labels.selected.includes(parcel.id)}
        onChange={({ target, nativeEvent }) =>
          labels.selectTo(
            parcel.id,
            target.checked,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          )
        }
        className="size-4 shrink-0 accent-accent"
      />
    </label>
  );
}

/** The first product by name, the others by number; where to, while it has no column of its own. */
function Goods({ parcel: { lines }, place }: { parcel: Parcel; place: string }) {
  const { dispatch } = useWords();
  const say = useSay();
  const [first, ...others] = lines;
  if (first === undefined) return null;
  return (
    <span title={lines.map(({ title }) => title).join(', ')} className="flex min-w-0 gap-1.5">
      <span className="tabular shrink-0">{say(dispatch.quantity, { count: first.qty })}</span>
      <span className="truncate">{first.title}</span>
      {others.length === 0 ? null : (
        <span className="tabular shrink-0 text-muted">
          {say(dispatch.more_lines, { count: others.length })}
        </span>
      )}
      <span className="hidden shrink-0 text-muted sm:max-xl:inline">{place}</span>
    </span>
  );
}

/** A control inside of a row does its own work, and does not open the row. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, label') !== null;
}
