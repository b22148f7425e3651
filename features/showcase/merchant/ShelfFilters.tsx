import { ListFilter, Search } from 'lucide-react';
import { useState } from 'react';
import { listTypes } from '#features/goods/contract.ts';
import { showcaseBys, showcaseSorts } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/lists/Chips.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useSay } from '#ui/words/words.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import type { Limit } from './types.ts';
import { SearchField } from './SearchField.tsx';
import type { Filters } from './useFilters.ts';

/** A row for each product, unless the merchant wants one for each of its options. */
export const rowsBy = [showcaseBys[1], showcaseBys[0]] as const;

export const statuses = ['all', 'listed', 'delisted'] as const;

type Props = { filters: Filters; limit: Limit | undefined };

/** A wide screen has search, status, kind and order in sight; a phone has a field and a sheet, each behind its button. */
export function useShelfTools({ filters, limit }: Props) {
  const { goods, showcase: words } = useWords();
  const say = useSay();
  const [isSearching, setSearching] = useState(filters.q !== '');
  const [isOpen, setOpen] = useState(false);
  const on = ['status', 'type'].filter(filters.has).length;
  const buttons = (
    <span className="flex gap-2 lg:hidden">
      <IconButton
        label={words.search}
        aria-expanded={isSearching}
        icon={<Search aria-hidden className="size-6" />}
        onClick={() => setSearching(!isSearching)}
      />
      <IconButton
        label={on === 0 ? goods.filters : say(goods.filtersOn, { count: on })}
        aria-haspopup="dialog"
        icon={<ListFilter aria-hidden className={cx('size-6', on > 0 && 'text-accent-ink')} />}
        onClick={() => setOpen(true)}
      />
    </span>
  );
  const fields = (
    <>
      <div className={cx('flex items-end gap-2', !isSearching && 'max-lg:hidden')}>
        <SearchField filters={filters} label={words.search} />
        <div className="hidden gap-2 lg:flex">
          <KindField filters={filters} isLabelHidden />
          <SortField filters={filters} isLabelHidden />
          <RowsField filters={filters} isLabelHidden />
        </div>
      </div>
      <StatusChips filters={filters} limit={limit} />
    </>
  );
  const sheet = isOpen ? (
    <FilterSheet filters={filters} limit={limit} onClose={() => setOpen(false)} />
  ) : null;
  return { buttons, fields, sheet };
}

/** How many there are of each status; undefined until it is known. */
function countsOf(limit: Limit | undefined) {
  return {
    all: limit?.rows,
    listed: limit?.listed,
    delisted: limit === undefined ? undefined : limit.rows - limit.listed,
  };
}

function StatusChips({ filters, limit }: Props) {
  const { showcase: words } = useWords();
  const counts = countsOf(limit);
  return (
    <div className="max-lg:hidden">
      <Chips
        label={words.status}
        value={filters.one('status', statuses)}
        onChange={(status) => filters.set({ status: status === 'all' ? '' : status })}
        options={statuses.map((value) => ({ value, label: words.statuses[value], count: counts[value] }))}
      />
    </div>
  );
}

function FilterSheet({ filters, limit, onClose }: Props & { onClose: () => void }) {
  const words = useWords();
  const counts = countsOf(limit);
  return (
    <Sheet isOpen onClose={onClose} title={words.goods.filters}>
      <Form label={words.goods.filters} onSend={onClose}>
        <SelectField
          label={words.showcase.status}
          value={filters.one('status', statuses)}
          onChange={(status) => filters.set({ status: status === 'all' ? '' : status })}
          options={statuses.map((value) => ({
            value,
            label: [
              words.showcase.statuses[value],
              ...(counts[value] === undefined ? [] : [`(${counts[value]})`]),
            ].join(' '),
          }))}
        />
        <KindField filters={filters} />
        <SortField filters={filters} />
        <RowsField filters={filters} />
        <Button type="submit" isWide>
          {words.goods.showGoods}
        </Button>
      </Form>
    </Sheet>
  );
}

type FieldProps = { filters: Filters; isLabelHidden?: boolean };

/** An order by views would be one by nothing: views of single goods are not counted. */
const offered = showcaseSorts.filter((sort) => sort !== 'clicks');

function SortField({ filters, isLabelHidden }: FieldProps) {
  const words = useWords();
  const [start] = showcaseSorts;
  return (
    <SelectField
      label={words.showcase.sort}
      isLabelHidden={isLabelHidden}
      value={filters.one('sort', showcaseSorts)}
      onChange={(sort) => filters.set({ sort: sort === start ? '' : sort })}
      options={offered.map((value) => ({ value, label: words.showcase.sorts[value] }))}
    />
  );
}

function RowsField({ filters, isLabelHidden }: FieldProps) {
  const { showcase: words } = useWords();
  const [start] = rowsBy;
  return (
    <SelectField
      label={words.options.rows}
      isLabelHidden={isLabelHidden}
      value={filters.one('by', rowsBy)}
      onChange={(by) => filters.set({ by: by === start ? '' : by })}
      options={rowsBy.map((value) => ({ value, label: words.options.bys[value] }))}
    />
  );
}

export function KindField({ filters, isLabelHidden }: FieldProps) {
  const words = useWords();
  const { data } = useEndpoint(listTypes, {});
  return (
    <SelectField
      label={words.showcase.type}
      isLabelHidden={isLabelHidden}
      value={filters.get('type')}
      onChange={(type) => filters.set({ type })}
      options={[
        { value: '', label: words.showcase.allTypes },
        ...(data?.list ?? []).map(({ id, path, name }) => ({
          value: id,
          label: path.length === 0 ? name : path.join(' › '),
        })),
      ]}
    />
  );
}
