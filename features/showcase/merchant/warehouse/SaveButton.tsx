import { Bookmark, BookmarkCheck } from 'lucide-react';
import { listGoods } from '#features/goods/contract.ts';
import { saveGoods } from '#features/showcase/saved.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';

/** Puts a product on the list for later, and takes it off again. */
export function SaveButton({ good }: { good: Good }) {
  const { goods: words } = useWords();
  const say = useSay();
  const act = useAct(saveGoods, { changes: [listGoods] });
  const isSaved = act.done?.saved ?? good.saved;
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  const { error } = act;
  const max = error instanceof Refusal && error.reason === 'saved_max' ? error.shown['max'] : undefined;
  return (
    <>
      <Button
        isWide
        tone="plain"
        isBusy={act.isBusy}
        aria-pressed={isSaved}
        icon={<Icon aria-hidden className="size-5 shrink-0" />}
        onClick={() => act.act({ goods_id: good.id, saved: !isSaved })}
      >
        {isSaved ? words.savedLater : words.saveLater}
      </Button>
      {typeof max === 'number' ? (
        <p role="alert" className="text-meta font-medium text-bad">
          {say(words.savedMax, { max })}
        </p>
      ) : (
        <ErrorBox error={error} />
      )}
    </>
  );
}
