// Products in an order of the merchant: chosen in a sheet, moved and removed in place.
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { usePages } from '#ui/calls/usePages.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { LoadMore } from '#ui/lists/LoadMore.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { MoveList } from './MoveList.tsx';
import type { Item } from './types.ts';

type Props = {
  label: string;
  items: readonly Item[];
  max: number;
  onChange: (items: readonly Item[]) => void;
};

export function GoodsList({ label, items, max, onChange }: Props) {
  const words = useWords().shop.collections;
  const [isOpen, setOpen] = useState(false);
  const rows = items.map((item) => ({
    ...item,
    key: item.id,
    detail: item.on_sale ? undefined : words.notOnSale,
  }));
  return (
    <>
      {items.length === 0 ? null : (
        <MoveList
          label={label}
          items={rows}
          onChange={onChange}
          pictureOf={({ image }) => <Picture image={image} size="small" />}
        />
      )}
      <Button
        tone="plain"
        icon={<Plus aria-hidden className="size-5 shrink-0" />}
        onClick={() => setOpen(true)}
      >
        {words.choose}
      </Button>
      <GoodsSheet
        isOpen={isOpen}
        items={items}
        max={max}
        onClose={() => setOpen(false)}
        onDone={(chosen) => {
          setOpen(false);
          onChange(chosen);
        }}
      />
    </>
  );
}

type SheetProps = {
  isOpen: boolean;
  items: readonly Item[];
  max: number;
  onClose: () => void;
  onDone: (items: readonly Item[]) => void;
};

function GoodsSheet({ isOpen, items, max, onClose, onDone }: SheetProps) {
  const words = useWords().shop.collections;
  const [chosen, setChosen] = useState<readonly Item[]>();
  const now = chosen ?? items;
  const close = () => {
    setChosen(undefined);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={words.choose}
      footer={
        <Button
          isWide
          onClick={() => {
            setChosen(undefined);
            onDone(now);
          }}
        >
          {words.done}
        </Button>
      }
    >
      <Choices chosen={now} max={max} onChange={setChosen} />
    </Sheet>
  );
}

type ChoicesProps = { chosen: readonly Item[]; max: number; onChange: (items: readonly Item[]) => void };

/** The products on sale, to tick. What is ticked last comes last. */
function Choices({ chosen, max, onChange }: ChoicesProps) {
  const words = useWords().shop.collections;
  const say = useSay();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const query = usePages(listShowcase, (page) => ({
    status: 'listed' as const,
    sort: 'shop' as const,
    page,
    page_size: 20,
    ...(q === '' ? {} : { q }),
  }));
  const isFull = chosen.length >= max;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={words.search}
        before={<Search className="size-5" />}
        maxLength={80}
        value={typed}
        onChange={setTyped}
      />
      <p aria-live="polite" className="text-meta text-muted">
        {say(words.chosen, { count: chosen.length, max })}
      </p>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} picture="small" />}
        empty={{
          when: ({ pages }) => pages[0]?.list.length === 0,
          show: <NoGoods isSearch={q !== ''} />,
        }}
      >
        {({ pages }) => (
          <>
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
              {pages
                .flatMap(({ list }) => list)
                .map((item) => {
                  const { goods_id: id, title, image } = item;
                  const isChosen = chosen.some((one) => one.id === id);
                  return (
                    <Choice
                      key={id}
                      item={item}
                      isChosen={isChosen}
                      isOff={isFull && !isChosen}
                      onPress={() =>
                        onChange(
                          isChosen
                            ? chosen.filter((one) => one.id !== id)
                            : [...chosen, { id, title, image, on_sale: true }],
                        )
                      }
                    />
                  );
                })}
            </ul>
            <LoadMore query={query} />
          </>
        )}
      </QueryView>
    </div>
  );
}

type ChoiceProps = {
  item: OutputOf<typeof listShowcase>['list'][number];
  isChosen: boolean;
  isOff: boolean;
  onPress: () => void;
};

function Choice({ item, isChosen, isOff, onPress }: ChoiceProps) {
  const { money } = useFormats();
  return (
    <li>
      <label className="flex min-h-16 items-center gap-3 px-3 py-2.5 has-checked:bg-accent-soft">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isOff}
          onChange={onPress}
          className="size-5 shrink-0 accent-accent"
        />
        <Picture image={item.image} size="small" />
        <span className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="font-medium wrap-anywhere">{item.title}</span>
          <span className="tabular text-meta text-muted">{money(item.sale_price, item.currency)}</span>
        </span>
      </label>
    </li>
  );
}

function NoGoods({ isSearch }: { isSearch: boolean }) {
  const words = useWords();
  if (isSearch) return <Empty says={words.showcase.noMatch} detail={words.showcase.noMatchDetail} />;
  return (
    <Empty
      says={words.showcase.none}
      detail={words.showcase.noneDetail}
      action={<LinkButton to="/goodsList/warehouse">{words.showcase.toWarehouse}</LinkButton>}
    />
  );
}
