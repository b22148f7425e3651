import { Ellipsis, MessageSquare, Scale, Undo2 } from 'lucide-react';
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

const CancelDialog = lazyPart(async () => (await import('./CancelDialog.tsx')).CancelDialog);

const mayDo = ({ can }: Order, act: string): boolean =>
  can.some(({ action, allowed }) => action === act && allowed);

/** What is seldom done with an order: refunding, cancelling and declining it are among it. */
export function OrderMenu({ value }: { value: Order }) {
  const words = useWords();
  const [open, setOpen] = useState<'menu' | 'decline' | 'cancel'>();
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
        {mayDo(value, 'refund') ? (
          <LinkButton
            to={`/orderList/${value.id}/refund`}
            tone="plain"
            isWide
            icon={<Undo2 aria-hidden className="size-5" />}
          >
            {words.returns.refunds.title}
          </LinkButton>
        ) : null}
        {mayDo(value, 'cancel') ? (
          <Button tone="danger" isWide onClick={() => setOpen('cancel')}>
            {words.returns.refunds.cancel.action}
          </Button>
        ) : null}
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
      {open === 'cancel' ? (
        <Suspense fallback={null}>
          <CancelDialog value={value} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
