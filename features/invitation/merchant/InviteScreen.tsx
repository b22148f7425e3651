import { useState } from 'react';
import { inviteCode, invitationDoor } from '#features/invitation/contract.ts';
import { RegisterForm } from '#features/people/ui/public.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { OutputOf } from '#domain/wire/endpoint.ts';

type Ticket = OutputOf<typeof inviteCode>;
type Props = {
  /** The code of the link that was opened, to save typing. */
  code: string;
  onDone: (token: string) => void;
};

/** Code first, account second: a code is used up only when the account is made. */
export function InviteScreen({ code, onDone }: Props) {
  const words = useWords();
  const [ticket, setTicket] = useState<Ticket>();
  const door = useEndpoint(invitationDoor, code === '' ? {} : { code });
  const closed = door.data?.closed ?? undefined;
  return (
    <Page title={words.invitation.title} lead={words.invitation.lead} width="narrow">
      {closed === undefined || door.data === undefined ? null : (
        <Closed closed={closed} waiting={door.data.waiting} />
      )}
      {ticket === undefined ? (
        <CodeForm code={code} onGood={setTicket} />
      ) : (
        <>
          <TicketCard ticket={ticket} onChange={() => setTicket(undefined)} />
          {ticket.register_open ? (
            <Card title={words.invitation.createTitle}>
              <RegisterForm ticket={ticket.invite_ticket} onDone={onDone} />
            </Card>
          ) : (
            <Note tone="warn">{words.invitation.closed}</Note>
          )}
        </>
      )}
      <Note>{words.invitation.free}</Note>
      <Stack isRow isSpread>
        <Text look="muted">{words.people.haveAccount}</Text>
        <LinkButton to="/login" tone="quiet" size="small">
          {words.people.signIn}
        </LinkButton>
        <LinkButton to="/contact?about=invitation" tone="quiet" size="small">
          {words.service.contact.link}
        </LinkButton>
      </Stack>
    </Page>
  );
}

type DoorOut = OutputOf<typeof invitationDoor>;
type ClosedProps = { closed: NonNullable<DoorOut['closed']>; waiting: DoorOut['waiting'] };

/** Why nobody registers at the moment, until when, and how many wait: without an order, for all come in together. */
function Closed({ closed, waiting: { people, few } }: ClosedProps) {
  const { door: words } = useWords().invitation;
  const say = useSay();
  const { time } = useFormats();
  return (
    <Card title={words.closed}>
      {closed.reason === '' ? null : <Text>{closed.reason}</Text>}
      <Text>{closed.until === null ? words.noEnd : say(words.until, { when: time(closed.until) })}</Text>
      <Text look="muted">
        {people === null ? say(words.few, { few }) : say(words.waiting, { count: people })}
      </Text>
      <Text look="muted">{words.nobodyFirst}</Text>
    </Card>
  );
}

function CodeForm({ code, onGood }: { code: string; onGood: (ticket: Ticket) => void }) {
  const words = useWords();
  const say = useSay();
  const why = useCodeReason();
  const [typed, setTyped] = useState(code);
  const [wasSent, setSent] = useState(false);
  const check = useAct(inviteCode, { onDone: onGood });
  const isMissing = wasSent && typed.trim() === '';
  const reason = why(check.error);

  function send() {
    setSent(true);
    if (typed.trim() !== '') check.act({ code: typed.trim() });
  }

  return (
    <Card>
      <Form label={words.invitation.code} onSend={send}>
        <TextField
          label={words.invitation.code}
          hint={words.invitation.codeHint}
          error={isMissing ? say(words.common.cannotBeEmpty, { field: words.invitation.code }) : reason}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <ErrorBox error={reason === undefined ? check.error : undefined} />
        <Button type="submit" isWide isBusy={check.isBusy}>
          {words.invitation.check}
        </Button>
      </Form>
    </Card>
  );
}

/** Wrong, used, expired and taken back are told apart, because each asks for something else. */
function useCodeReason(): (error: unknown) => string | undefined {
  const reasons: Readonly<Record<string, string>> = useWords().invitation.reasons;
  return (error) => (error instanceof Refusal ? reasons[error.reason ?? ''] : undefined);
}

function TicketCard({ ticket, onChange }: { ticket: Ticket; onChange: () => void }) {
  const words = useWords();
  const { country } = useFormats();
  return (
    <Card
      title={words.invitation.good}
      actions={
        <Button tone="quiet" size="small" onClick={onChange}>
          {words.invitation.changeCode}
        </Button>
      }
    >
      <Facts
        facts={[
          { label: words.invitation.invitedBy, value: ticket.inviter.name_masked },
          { label: words.invitation.operator, value: ticket.operator.legal_name },
          { label: words.invitation.country, value: country(ticket.operator.country) },
          {
            label: words.invitation.ticketUntil,
            value: <TimeText at={ticket.ticket_expires_at} form="time" />,
          },
        ]}
      />
    </Card>
  );
}
