import { Ellipsis, MessageSquare, Scale } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { isToConfirm } from './order-view.ts';
import type { Order } from './OrderRow.tsx';

const DeclineDialog = lazyPart(async () => (await import('./DeclineDialog.tsx')).DeclineDialog);

/** What is seldom done with an order; declining it is among it. */
export function OrderMenu({ value }: { value: Order }) {
  const words = useWords();
  const [open, setOpen] = useState<'menu' | 'decline'>();
  const title = words.statistics.links.title;
  return (
    <>
      <IconButton
        label={title}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden className="size-6" />}
        onClick={() => setOpen('menu')}
      />
      <Sheet isOpen={open === 'menu'} onClose={() => setOpen(undefined)} title={title}>
        <LinkButton
          to={`/orderList/${value.id}/money`}
          tone="plain"
          isWide
          icon={<Scale aria-hidden className="size-5" />}
        >
          {words.orders.allMoney}
        </LinkButton>
        <LinkButton
          to={`/orderComment?order_id=${value.id}`}
          tone="plain"
          isWide
          icon={<MessageSquare aria-hidden className="size-5" />}
        >
          {words.orders.comments}
        </LinkButton>
        {isToConfirm(value) ? (
          <Button tone="danger" isWide onClick={() => setOpen('decline')}>
            {words.orders.decline}
          </Button>
        ) : null}
      </Sheet>
      {open === 'decline' ? (
        <Suspense fallback={null}>
          <DeclineDialog value={value} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
