import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { flowTypes } from '#features/wallet/contract.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { cx } from '#ui/cx.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { periods, type Period } from './period.ts';

export const statuses = ['awaiting_review', 'success', 'failure'] as const;
export type FilterName = 'account' | 'type' | 'status' | 'period';

type Props = {
  filter: {
    readonly type: (typeof flowTypes)[number] | undefined;
    readonly status: (typeof statuses)[number] | undefined;
    readonly period: Period;
  };
  onFilter: (name: FilterName, value: string) => void;
};

/** A sheet behind one button, which says how many filters are on: the movements begin at the top of the screen. */
export function FlowFilters({ filter: { type, status, period }, onFilter }: Props) {
  const { goods, wallet: words } = useWords();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const on = [type !== undefined, status !== undefined, period !== 'all'].filter(Boolean).length;
  return (
    <>
      <IconButton
        label={on === 0 ? goods.filters : say(goods.filtersOn, { count: on })}
        aria-haspopup="dialog"
        icon={<ListFilter aria-hidden className={cx('size-6', on > 0 && 'text-accent-ink')} />}
        onClick={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={goods.filters}>
        <SelectField
          label={words.type}
          value={type ?? 'all'}
          onChange={(value) => onFilter('type', value)}
          options={[
            { value: 'all', label: words.allTypes },
            ...flowTypes.map((value) => ({ value, label: words.types[value] })),
          ]}
        />
        <SelectField
          label={words.statusWord}
          value={status ?? 'all'}
          onChange={(value) => onFilter('status', value)}
          options={[
            { value: 'all', label: words.allStatuses },
            ...statuses.map((value) => ({ value, label: words.statuses[value] })),
          ]}
        />
        <SelectField
          label={words.period}
          value={period}
          onChange={(value) => onFilter('period', value)}
          options={periods.map((value) => ({ value, label: words.periods[value] }))}
        />
      </Sheet>
    </>
  );
}
