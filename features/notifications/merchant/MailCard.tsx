import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { confirmMail, noticeReach } from '#features/notifications/channels.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { DigestForm } from './DigestForm.tsx';

type Reach = OutputOf<typeof noticeReach>;

/** Whose address it is, that it is confirmed, and the summary that is sent there. */
export function MailCard() {
  const { mail: words } = useWords().reach;
  const query = useEndpoint(noticeReach, {});
  return (
    <Card title={words.title}>
      <QueryView query={query} skeleton={<Skeleton shape="block" />}>
        {(reach) => (
          <Stack>
            <Address mail={reach.mail} />
            <DigestForm key={`${reach.digest}-${reach.digest_hour}`} reach={reach} />
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}

function Address({ mail }: { mail: Reach['mail'] }) {
  const { mail: words } = useWords().reach;
  const say = useSay();
  if (mail.address === null) {
    return (
      <>
        <Text>{words.none}</Text>
        <LinkButton to="/settings/profile" tone="plain">
          {words.toProfile}
        </LinkButton>
      </>
    );
  }
  if (mail.undelivered === 'reported')
    return <Text look="bad">{say(words.reported, { address: mail.address })}</Text>;
  const isBounced = mail.undelivered === 'bounced';
  if (mail.confirmed && !isBounced) return <Text>{say(words.confirmed, { address: mail.address })}</Text>;
  return (
    <>
      {isBounced ? <Text look="bad">{say(words.bounced, { address: mail.address })}</Text> : null}
      <Confirm address={mail.address} until={mail.code_until} isKnown={mail.confirmed} />
    </>
  );
}

type ConfirmProps = {
  address: string;
  until: string | null;
  /** The address was confirmed before, and mail to it has come back since. */
  isKnown: boolean;
};

function Confirm({ address, until, isKnown }: ConfirmProps) {
  const { mail: words } = useWords().reach;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useAct(confirmMail, { changes: [noticeReach] });
  const take = useAct(confirmMail, { changes: [noticeReach], onDone: () => toast(words.done) });
  const isWhole = /^\D*(?:\d\D*){6}$/.test(code.normalize('NFKC'));

  function confirm() {
    setTried(true);
    if (isWhole) take.act({ code });
  }

  return (
    <>
      {until === null && isKnown ? null : (
        <Text>
          {until === null
            ? say(words.unconfirmed, { address })
            : say(words.sent, { address, time: time(until, 'time') })}
        </Text>
      )}
      {until === null ? null : (
        <Form onSend={confirm} label={words.confirm}>
          <TextField
            label={words.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={32}
            value={code}
            onChange={setCode}
            error={isTried && !isWhole ? words.typed : undefined}
          />
          <ErrorBox error={take.error} />
          <Button type="submit" isBusy={take.isBusy}>
            {words.confirm}
          </Button>
        </Form>
      )}
      <Button tone={until === null ? 'main' : 'quiet'} isBusy={send.isBusy} onClick={() => send.act({})}>
        {until === null ? words.send : words.again}
      </Button>
      <ErrorBox error={send.error} />
    </>
  );
}
