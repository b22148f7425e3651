import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Good } from '#features/showcase/merchant/types.ts';
import { SelectionBar } from '#features/showcase/merchant/SelectionBar.tsx';
import { AddManySheet } from './AddManySheet.tsx';

type Props = {
  /** Those that are selected, with what is shown of them. */
  goods: readonly Good[];
  onAll: () => void;
  onDone: () => void;
};

/** Adds all that is selected in one call, after their prices and profits were looked at. */
export function AddMany({ goods, onAll, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  // The products as they were when it was opened: what was added is shown as it was.
  const [opened, setOpened] = useState<readonly Good[]>();
  const isTooMany = goods.length > limits.showcaseRowsPerCall;

  return (
    <SelectionBar count={opened?.length ?? goods.length} onAll={onAll} onDone={onDone}>
      {isTooMany ? (
        <p role="alert" className="text-meta font-medium text-bad">
          {say(words.showcase.bulkTooMany, { max: limits.showcaseRowsPerCall })}
        </p>
      ) : null}
      <Button isWide disabled={goods.length === 0 || isTooMany} onClick={() => setOpened(goods)}>
        {say(words.showcase.addMany, { count: goods.length })}
      </Button>
      {opened === undefined ? null : (
        <AddManySheet goods={opened} onClose={() => setOpened(undefined)} onDone={onDone} />
      )}
    </SelectionBar>
  );
}
