import { useState } from 'react';
import { consoleOrder, resendEmail } from '#features/orders/desk.contract.ts';
import { DeskError } from '#features/lists/ui/public.tsx';
import { WhyForm } from '#features/audit/ui/public.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import type { ConsoleOrder } from './OrderScreen.tsx';

type Email = ConsoleOrder['emails'][number];

/** What the buyer was written, and writing it again. */
export function EmailRows({ id, emails }: { id: string; emails: readonly Email[] }) {
  const { orders } = useWords().desk;
  const say = useSay();
  const [chosen, setChosen] = useState<Email>();
  return (
    <Section title={orders.emails}>
      {emails.length === 0 ? (
        <Text look="muted">{orders.no_emails}</Text>
      ) : (
        <Rows label={orders.emails}>
          {emails.map((email) => (
            <Row
              key={email.id}
              title={orders.email_kind[email.kind]}
              detail={<TimeText at={email.created_at} />}
              end={
                canSend(email) ? (
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={say(orders.resend_of, { name: orders.email_kind[email.kind] })}
                    onClick={() => setChosen(email)}
                  >
                    {orders.resend}
                  </Button>
                ) : undefined
              }
              below={
                <>
                  <Badge tone={email.state === 'given_up' ? 'bad' : 'plain'}>
                    {orders.email_state[email.state]}
                  </Badge>
                  {email.is_again ? <Badge tone="info">{orders.email_again}</Badge> : null}
                  {email.failure === '' ? null : <Text look="small">{email.failure}</Text>}
                </>
              }
            />
          ))}
        </Rows>
      )}
      {chosen === undefined ? null : (
        <ResendSheet key={chosen.id} id={id} email={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Section>
  );
}

function canSend({ state, is_again: isAgain, again_left: left }: Email): boolean {
  return state !== 'waiting' && !isAgain && left > 0;
}

type SheetProps = { id: string; email: Email; onClose: () => void };

function ResendSheet({ id, email, onClose }: SheetProps) {
  const { orders } = useWords().desk;
  const say = useSay();
  const toast = useToast();
  const send = useAct(resendEmail, {
    changes: [consoleOrder],
    onDone: () => {
      toast(orders.resend_done, 'good');
      onClose();
    },
  });
  return (
    <Sheet isOpen onClose={onClose} title={say(orders.resend_of, { name: orders.email_kind[email.kind] })}>
      <Text look="muted">{say(orders.resend_left, { count: email.again_left })}</Text>
      <DeskError error={send.error} />
      <WhyForm
        submit={orders.resend}
        isBusy={send.isBusy}
        onSend={(text) => send.act({ id, message_id: email.id, why: text })}
      />
    </Sheet>
  );
}
