import { useState } from 'react';
import { openBuyer } from '#features/orders/desk.contract.ts';
import { WhyForm } from '#features/audit/ui/public.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

/** The buyer, masked; who they are is asked for with a reason, and that is written down. */
export function BuyerBox({ id, masked }: { id: string; masked: string }) {
  const { orders } = useWords().desk;
  const [isOpen, setOpen] = useState(false);
  const look = useAct(openBuyer, { onDone: () => setOpen(false) });
  const buyer = look.done;
  return (
    <Card title={orders.buyer}>
      {buyer === undefined ? (
        <>
          <Text>{masked}</Text>
          <Button tone="plain" size="small" onClick={() => setOpen(true)}>
            {orders.buyer_open}
          </Button>
        </>
      ) : (
        <Facts
          facts={[
            { label: orders.name, value: buyer.name },
            { label: orders.email, value: buyer.email },
            buyer.phone === '' ? undefined : { label: orders.phone, value: buyer.phone },
            { label: orders.address, value: buyer.address.join(', ') },
          ]}
        />
      )}
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={orders.buyer_open}>
        <Text look="muted">{orders.buyer_lead}</Text>
        <LookFault error={look.error} />
        <WhyForm submit={orders.buyer_open} isBusy={look.isBusy} onSend={(why) => look.act({ id, why })} />
      </Sheet>
    </Card>
  );
}

/** A budget that is used up is said in full; anything else as ever. */
function LookFault({ error }: { error: unknown }) {
  const { orders } = useWords().desk;
  const say = useSay();
  const { distance } = useFormats();
  const retryAt = error instanceof Refusal && error.reason === 'looks' ? error.shown['retry_at'] : undefined;
  if (typeof retryAt !== 'string') return <ErrorBox error={error} />;
  return (
    <div role="alert">
      <Note tone="warn">{say(orders.buyer_used_up, { when: distance(retryAt) })}</Note>
    </div>
  );
}
