import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import type { VariantGroup } from './variants.ts';
import { optionsOf } from './variants.ts';
import { useAddGoods } from './useAddGood.ts';
import { useStartPrice } from './useStartPrice.ts';
import { AlreadyMine, CardFace, cardClass, Figures, Why } from './WarehouseItem.tsx';

export type VariantsProps = { group: VariantGroup; onOpen: () => void; onAdded: (id: string) => void };

/** Sizes or colours of one product as one card. One tap adds all that can be sold; a press on the card tells them apart. */
export function VariantsItem({ group, onOpen, onAdded }: VariantsProps) {
  const { goods, title } = group;
  const startOf = useStartPrice();
  const [first] = goods;
  const add = useAddVariants(group, onAdded);
  return (
    <article className={cardClass}>
      <CardFace
        image={first.images[0]}
        isSoldOut={goods.every(({ stock }) => stock === 0)}
        onOpen={onOpen}
        className="flex flex-col"
      >
        <span className="truncate font-medium">{title}</span>
        <span className="truncate text-muted">{optionsOf(group)}</span>
      </CardFace>
      <Figures good={first} start={startOf(first)} isRow={false} />
      <Why text={add.why} isRow={false} />
      <div className="px-2.5">
        <AddVariants group={group} add={add} />
      </div>
    </article>
  );
}

/** Those that are not sold out and not in the showcase yet. */
const leftOf = ({ goods }: VariantGroup) => goods.filter((good) => !good.in_showcase && good.stock > 0);

export function useAddVariants(group: VariantGroup, onAdded: (id: string) => void) {
  return useAddGoods(leftOf(group), onAdded);
}

type AddProps = { group: VariantGroup; add: ReturnType<typeof useAddVariants> };

/** One tap for all that are left, at the prices that are shown; or why there is none. */
export function AddVariants({ group, add }: AddProps) {
  const { goods, title } = group;
  const startOf = useStartPrice();
  const left = leftOf(group);
  const shown = (good: Good) => {
    const at = startOf(good)?.price;
    return at === undefined ? undefined : { expected: at };
  };
  if (left.length === 0) return <NothingLeft isMine={goods.some((good) => good.in_showcase)} />;
  return (
    <AddLeft
      count={left.length}
      title={title}
      isBusy={add.isBusy}
      disabled={startOf(goods[0]) === undefined}
      onAdd={() => add.add(shown)}
    />
  );
}

type LeftProps = { count: number; title: string; isBusy: boolean; disabled: boolean; onAdd: () => void };

function AddLeft({ count, title, isBusy, disabled, onAdd }: LeftProps) {
  const words = useWords();
  const text = useSay()(words.showcase.addMany, { count });
  return (
    <Button
      size="small"
      isWide
      isBusy={isBusy}
      disabled={disabled}
      aria-label={`${text}: ${title}`}
      onClick={onAdd}
    >
      {text}
    </Button>
  );
}

/** Each is in the showcase or sold out. */
function NothingLeft({ isMine }: { isMine: boolean }) {
  const words = useWords();
  if (isMine) return <AlreadyMine isRow={false} />;
  return (
    <span className="flex min-h-target items-center justify-center text-meta text-muted">
      {words.showcase.reasons.out_of_stock}
    </span>
  );
}
