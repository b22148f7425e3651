import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { ComponentProps } from 'react';
import type { OutputOf } from '#domain/endpoint.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Grid } from '#ui/Grid.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Page } from '#ui/Page.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { TextField } from '#ui/TextField.tsx';
import { usePages } from '#ui/usePages.ts';
import { BulkBar } from './BulkBar.tsx';
import { LimitMeter } from './LimitMeter.tsx';
import { ShowcaseItem } from './ShowcaseItem.tsx';
import { ShowcaseTabs } from './ShowcaseTabs.tsx';

const statuses = ['all', 'listed', 'delisted'] as const;
type Status = (typeof statuses)[number];

/** What the shop sells, with the money of one piece; the room that its level leaves. */
export function ShowcaseScreen() {
  const words = useWords();
  const [status, setStatus] = useState<Status>('all');
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<Selected>();
  const q = useDeferredValue(typed.trim());
  const query = usePages(listShowcase, (page) => ({
    status,
    page,
    page_size: 24,
    ...(q === '' ? {} : { q }),
  }));
  const isFiltered = status !== 'all' || q !== '';

  return (
    <Page
      title={words.showcase.title}
      width="wide"
      actions={
        <Button
          tone="quiet"
          size="small"
          aria-pressed={selected !== undefined}
          onClick={() => setSelected(selected === undefined ? new Set() : undefined)}
        >
          {selected === undefined ? words.showcase.select : words.showcase.stopSelecting}
        </Button>
      }
    >
      <ShowcaseTabs />
      <Filters typed={typed} onType={setTyped} status={status} onStatus={setStatus} />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={6} />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: isFiltered ? <NoMatch /> : <EmptyShowcase />,
        }}
      >
        {({ pages }) => <Shelf pages={pages} query={query} selected={selected} onSelect={setSelected} />}
      </QueryView>
    </Page>
  );
}

type Selected = ReadonlySet<string> | undefined;
type ShelfProps = {
  pages: readonly OutputOf<typeof listShowcase>[];
  query: ComponentProps<typeof LoadMore>['query'];
  selected: Selected;
  onSelect: (selected: Selected) => void;
};

function Shelf({ pages, query, selected, onSelect }: ShelfProps) {
  const items = pages.flatMap((page) => page.list);

  function toggle(id: string) {
    const rest = [...(selected ?? [])].filter((one) => one !== id);
    onSelect(new Set(selected?.has(id) ? rest : [...rest, id]));
  }

  return (
    <>
      <LimitMeter limit={pages.at(-1)?.limit} />
      <Grid>
        {items.map((item) => (
          <ShowcaseItem
            key={item.id}
            item={item}
            limit={pages[0]?.limit}
            isSelected={selected?.has(item.id)}
            onSelect={() => toggle(item.id)}
          />
        ))}
      </Grid>
      <LoadMore query={query} />
      {selected === undefined ? null : (
        <BulkBar items={items.filter((item) => selected.has(item.id))} onDone={() => onSelect(undefined)} />
      )}
    </>
  );
}

type FiltersProps = {
  typed: string;
  onType: (typed: string) => void;
  status: Status;
  onStatus: (status: Status) => void;
};

function Filters({ typed, onType, status, onStatus }: FiltersProps) {
  const words = useWords();
  return (
    <>
      <TextField
        label={words.showcase.search}
        isLabelHidden
        placeholder={words.showcase.search}
        type="search"
        value={typed}
        onChange={onType}
        before={<Search className="size-5" />}
      />
      <Chips
        label={words.showcase.status}
        value={status}
        onChange={onStatus}
        options={statuses.map((value) => ({ value, label: words.showcase.statuses[value] }))}
      />
    </>
  );
}

function NoMatch() {
  const words = useWords();
  return <Empty says={words.showcase.noMatch} detail={words.showcase.noMatchDetail} />;
}

function EmptyShowcase() {
  const words = useWords();
  return (
    <Empty
      says={words.showcase.none}
      detail={words.showcase.noneDetail}
      action={<LinkButton to="/goodsList/warehouse">{words.showcase.toWarehouse}</LinkButton>}
    />
  );
}
