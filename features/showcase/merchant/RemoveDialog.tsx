import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listGoods } from '#features/goods/contract.ts';
import { listShowcase, removeFromShowcase } from '#features/showcase/contract.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { useSay } from '#ui/words/words.tsx';
import type { Limit, RowGoods } from './types.ts';
import { useReason } from './useReason.ts';

type Answer = OutputOf<typeof removeFromShowcase>;
export type RemoveMode = 'remove' | 'delist' | 'relist';

const isListed = ({ status }: RowGoods): boolean => status === 'listed';

/** What can be done with goods; nothing that would change none of them. */
export function removeModes(goods: readonly RowGoods[]): readonly RemoveMode[] {
  return [
    ...(goods.some(isListed) ? (['delist'] as const) : []),
    ...(goods.every(isListed) ? [] : (['relist'] as const)),
    'remove',
  ];
}

/** What is off sale already is not taken off sale, nor put back with the others when that is undone. */
export function idsChangedBy(mode: RemoveMode, goods: readonly RowGoods[]): string[] {
  const changed = goods.filter((one) => mode === 'remove' || isListed(one) === (mode === 'delist'));
  return changed.map(({ id }) => id);
}

type Props = {
  /** Only goods that this changes: what is taken off sale is on sale. */
  ids: readonly string[];
  mode: RemoveMode;
  limit: Limit | undefined;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before goods leave the showcase, leave the sale or come back to it; says which did not. */
export function RemoveDialog({ ids, mode, limit, onClose, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const reason = useReason();
  const count = ids.length;
  const changes = [listShowcase, listGoods];
  const offerUndo = useUndo(removeFromShowcase, changes);
  const failureOf = ({ results }: Answer): string | undefined => {
    const failed = results.filter((result) => !result.ok);
    const [first] = failed;
    if (first === undefined) return undefined;
    return say(words.showcase.partly, { failed: failed.length, count, why: reason.ofResult(first) });
  };
  const remove = useAct(removeFromShowcase, {
    changes,
    onDone: (answer) => {
      const failure = failureOf(answer);
      const done = say(words.showcase.done, { count });
      if (failure !== undefined) toast(failure, 'bad');
      else if (mode === 'delist') offerUndo(done, { ask: { ids: [...ids], mode: 'relist' }, failureOf });
      else toast(done);
      onClose();
      onDone();
    },
  });
  const texts = {
    remove: [words.showcase.removeTitle, words.showcase.removeDetail, words.showcase.remove],
    delist: [words.showcase.delistTitle, words.showcase.delistDetail, words.showcase.delist],
    relist: [words.showcase.relistTitle, words.showcase.relistDetail, words.showcase.relist],
  } as const;
  const [title, detail, action] = texts[mode];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.act({ ids: [...ids], mode })}
      title={say(title, { count })}
      action={action}
      isDanger={mode === 'remove'}
      isBusy={remove.isBusy}
      error={remove.error}
    >
      <Text>{say(detail, { deleted: limit?.deleted_today ?? 0, daily: limit?.delete_daily ?? 0 })}</Text>
    </ConfirmDialog>
  );
}
