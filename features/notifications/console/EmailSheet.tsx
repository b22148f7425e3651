import type { OutputOf } from '#domain/wire/endpoint.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { undeliveredEmails } from '#features/notifications/emails.contract.ts';
import { consoleOrder, resendEmail } from '#features/orders/desk.contract.ts';
import { WhyForm } from '#features/audit/ui/public.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Facts } from '#ui/lists/Facts.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Email = OutputOf<typeof undeliveredEmails>['list'][number];

/** One email: what the mail server said, and sending it again. */
export function EmailSheet({ email, onClose }: { email: Email; onClose: () => void }) {
  const words = useWords().content.emails;
  const { orders } = useWords().desk;
  const { number } = useFormats();
  const { column } = words;
  return (
    <Sheet isOpen title={orders.email_kind[email.kind]} onClose={onClose}>
      <Facts
        facts={[
          { label: column.shop, value: email.shop.name },
          { label: column.order, value: email.order_no ?? words.no_order },
          { label: words.written, value: <TimeText at={email.created_at} form="both" /> },
          { label: column.ended, value: <TimeText at={email.ended_at} form="both" /> },
          { label: column.tries, value: number(email.tries) },
          { label: column.domain, value: email.domain },
        ]}
      />
      <Text look="strong">{column.failure}</Text>
      <p className="wrap-anywhere whitespace-pre-line">{email.failure}</p>
      <Text look="small">{words.domain_hint}</Text>
      <Note>{words.address}</Note>
      {email.order_id === null ? null : (
        <LinkButton to={`/orders/${email.order_id}`} tone="plain">
          {words.open_order}
        </LinkButton>
      )}
      <Again email={email} onClose={onClose} />
    </Sheet>
  );
}

function Again({ email, onClose }: { email: Email; onClose: () => void }) {
  const words = useWords().content.emails;
  const { orders } = useWords().desk;
  const say = useSay();
  const toast = useToast();
  const send = useAct(resendEmail, {
    changes: [undeliveredEmails, consoleOrder],
    onDone: () => {
      toast(orders.resend_done, 'good');
      onClose();
    },
  });
  const { id, order_id: orderId } = email;
  if (orderId === null) return <Text look="muted">{words.no_resend}</Text>;
  if (email.is_again) return <Text look="muted">{words.is_again}</Text>;
  if (email.again_left === 0) return <Text look="muted">{words.none_left}</Text>;
  return (
    <>
      <Text look="muted">{say(words.left, { count: email.again_left })}</Text>
      <DeskError error={send.error} />
      <WhyForm
        submit={words.resend}
        isBusy={send.isBusy}
        onSend={(why) => send.act({ id: orderId, message_id: id, why })}
      />
    </>
  );
}
