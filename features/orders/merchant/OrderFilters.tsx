// Opened by a press: every state, the days, the order and the file.
import { orderStatuses } from '#domain/states/order-status.ts';
import { orderSorts } from '#features/orders/order.shapes.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { ExportButton, ExportState, useExport } from './ExportButton.tsx';
import { areDaysSwapped, noFilter } from './order-filter.ts';
import type { ShownCounts } from '#ui/lists/show-counts.ts';
import type { Filter } from './order-filter.ts';
import { Button } from '#ui/buttons/Button.tsx';

type Props = {
  filter: Filter;
  onShow: (change: Partial<Filter>) => void;
  counts: ShownCounts | undefined;
  onClose: () => void;
};

/** Which orders, of which days, in which order; and all of them as a file. */
export function OrderFilters({ filter, onShow, counts, onClose }: Props) {
  const words = useWords().orders;
  const exporting = useExport(filter);
  const withCount = (label: string, count: number | string | undefined) =>
    count === undefined ? label : `${label} (${count})`;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={words.moreFilters}
      footer={
        <Stack isRow isSpread>
          <Button tone="plain" size="small" onClick={() => onShow(noFilter)}>
            {words.clear}
          </Button>
          <ExportButton exporting={exporting} />
        </Stack>
      }
    >
      <ExportState exporting={exporting} />
      <SelectField
        label={words.filter}
        value={filter.which}
        onChange={(which) => onShow({ which })}
        options={[
          { value: 'all' as const, label: withCount(words.all, counts?.['all']) },
          { value: 'mine' as const, label: words.mine },
          ...orderStatuses.map((value) => ({
            value,
            label: withCount(words.status[value], counts === undefined ? undefined : (counts[value] ?? 0)),
          })),
        ]}
      />
      <div className="grid gap-3 min-[22rem]:grid-cols-2">
        <TextField
          label={words.from}
          type="date"
          value={filter.from}
          max={filter.to === '' ? undefined : filter.to}
          onChange={(from) => onShow({ from })}
        />
        <TextField
          label={words.to}
          type="date"
          value={filter.to}
          error={areDaysSwapped(filter) ? words.daysSwapped : undefined}
          onChange={(to) => onShow({ to })}
        />
      </div>
      <SelectField
        label={words.sortBy}
        value={filter.sort}
        onChange={(sort) => onShow({ sort })}
        options={orderSorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
    </Sheet>
  );
}
