import { Suspense, useState } from 'react';
import { listGoods } from '#features/goods/contract.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Good } from '#features/showcase/merchant/types.ts';

const AddManySheet = lazyPart(async () => (await import('./AddManySheet.tsx')).AddManySheet);

/** All sizes or colours of a product at once, at prices that are made one way and shown one by one before they are added. */
export function AddFamily({ good }: { good: Good }) {
  const { showcase: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" isWide onClick={() => setOpen(true)}>
        {words.adding.family}
      </Button>
      {isOpen ? <FamilySheet good={good} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FamilySheet({ good, onClose }: { good: Good; onClose: () => void }) {
  const { showcase: words } = useWords();
  const ask = { family_of: good.id, sort: 'title', page_size: pageSizeMax } as const;
  const query = useEndpoint(listGoods, ask);
  if (query.data !== undefined) return <Family goods={query.data.list.filter(canAdd)} onClose={onClose} />;
  return (
    <Sheet isOpen onClose={onClose} title={words.adding.family}>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
        {() => null}
      </QueryView>
    </Sheet>
  );
}

function Family({ goods, onClose }: { goods: readonly Good[]; onClose: () => void }) {
  const { showcase: words } = useWords();
  // The options as they were when it was opened: what was added is shown as it was.
  const [opened] = useState(goods);
  if (opened.length === 0)
    return (
      <Sheet isOpen onClose={onClose} title={words.adding.family}>
        <Empty says={words.adding.familyNone} />
      </Sheet>
    );
  return (
    <Suspense fallback={null}>
      <AddManySheet goods={opened} onClose={onClose} onDone={onClose} />
    </Suspense>
  );
}

/** What is sold out could not be bought, and what is there already is not added twice. */
function canAdd({ stock, in_showcase: isMine }: Good): boolean {
  return stock > 0 && !isMine;
}
