import { X } from 'lucide-react';
import { listShowcase } from '#features/showcase/contract.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  ids: readonly string[];
  /** Without it they are only shown. */
  onRemove?: ((id: string) => void) | undefined;
};

/** What was chosen, by its ids: an address has no more of them. */
export function ChosenGoods({ ids, onRemove }: Props) {
  const words = useWords().promotion.create;
  if (ids.length === 0) return null;
  return (
    <ul
      aria-label={words.chosenTitle}
      className="flex flex-col divide-y divide-line rounded-card border border-line"
    >
      {ids.map((id) => (
        <Chosen key={id} id={id} onRemove={onRemove} />
      ))}
    </ul>
  );
}

/** One good of the showcase, as the list has it. Undefined while it is on its way, null where it is no longer there. */
export function useItem(id: string) {
  const { data } = useEndpoint(listShowcase, { id });
  return data === undefined ? undefined : (data.list[0] ?? null);
}

function Chosen({ id, onRemove }: { id: string; onRemove: Props['onRemove'] }) {
  const { promotion } = useWords();
  const say = useSay();
  const item = useItem(id);
  const title = item?.title ?? promotion.noGoods;
  return (
    <li className="flex min-h-16 items-center gap-3 px-3 py-2">
      <Picture image={item?.image} size="small" />
      <span className="min-w-0 flex-1 font-medium wrap-break-word">
        {item === undefined ? <Skeleton shape="line" /> : title}
      </span>
      {onRemove === undefined ? null : (
        <IconButton
          label={say(promotion.create.remove, { title })}
          icon={<X aria-hidden className="size-5" />}
          onClick={() => onRemove(id)}
        />
      )}
    </li>
  );
}
