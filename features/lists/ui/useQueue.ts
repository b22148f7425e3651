import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { useScreenKeys } from '#ui/keys/useScreenKeys.ts';
import { useWords } from '#ui/words/console-words.ts';

type Props = {
  /** The one that is worked on. */
  id: string;
  /** All that wait, in the order in which they are worked through; undefined until they are known. */
  ids: readonly string[] | undefined;
  /** The list is longer than `ids`. */
  hasMore?: boolean;
  placeOf: (id: string) => string;
};

export type Queue = {
  /** Counted from 1; undefined where it does not wait. */
  readonly place: number | undefined;
  readonly total: number;
  readonly hasMore: boolean;
  readonly next: (() => void) | undefined;
  readonly previous: (() => void) | undefined;
};

/** The way through a list of what waits: `n` goes to the next, `p` to the one before. */
export function useQueue({ id, ids, hasMore = false, placeOf }: Props): Queue {
  const { queue: words } = useWords().desk;
  const go = useNavigate();
  const order = useOrder(id, ids);
  const at = order.indexOf(id);
  const waits = (one: string) => one !== id && (ids ?? []).includes(one);
  const after = order.slice(at + 1).find(waits) ?? order.find(waits) ?? ids?.find(waits);
  const before = at < 0 ? undefined : order.slice(0, at).findLast(waits);
  const open = (one: string | undefined) => (one === undefined ? undefined : () => go(placeOf(one)));
  const [next, previous] = [open(after), open(before)];
  useScreenKeys({
    n: next && { says: words.next, act: next },
    p: previous && { says: words.previous, act: previous },
  });
  return { place: at < 0 ? undefined : at + 1, total: order.length, hasMore, next, previous };
}

/** What was decided leaves the list, but not its place: the next one is the one that followed it. */
function useOrder(id: string, ids: readonly string[] = []): readonly string[] {
  const [known, setKnown] = useState(ids);
  if (ids.includes(id) && ids.join() !== known.join()) setKnown(ids);
  return known.includes(id) ? known : ids;
}
