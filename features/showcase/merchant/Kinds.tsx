import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listTypes } from '#features/goods/contract.ts';
import { cx } from '#ui/cx.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import type { Filters } from './useFilters.ts';

type Kind = OutputOf<typeof listTypes>['list'][number];

function useKinds(): readonly Kind[] {
  return useEndpoint(listTypes, {}).data?.list ?? [];
}

const indents = ['pl-3', 'pl-7', 'pl-11'];

/** The kinds of goods below each other, for the side of a wide screen. */
export function KindList({ filters }: { filters: Filters }) {
  const words = useWords();
  const kinds = useKinds();
  const chosen = filters.get('type');
  const rows = [{ id: '', name: words.common.all, depth: 0, goods_count: undefined }, ...kinds];
  return (
    <ul aria-label={words.goods.types} className="flex flex-col">
      {rows.map(({ id, name, depth, goods_count: count }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosen}
            onClick={() => filters.set({ type: id })}
            className={cx(
              'flex min-h-10 w-full items-center justify-between gap-2 rounded-field pr-3 text-left text-meta font-medium',
              indents[Math.min(depth, 2)],
              id === chosen ? 'bg-accent-soft text-accent-ink' : 'hover:bg-sunken',
            )}
          >
            {name}
            {count === undefined ? null : <span className="tabular font-normal text-muted">{count}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
