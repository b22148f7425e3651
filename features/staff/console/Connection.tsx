import { useState } from 'react';
import {
  beginConnection,
  disconnectSingleSignOn,
  readConnection,
} from '#features/staff/single-sign-on.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Text } from '#ui/content/Text.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Fault } from './Fault.tsx';
import { rememberTry } from './single-sign-on-try.ts';

/** One's own account at the identity provider; nothing where the instance has none. */
export function Connection() {
  const { sso: words, prove } = useWords().access;
  const say = useSay();
  const toast = useToast();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { data } = useEndpoint(readConnection, {});
  const connect = useAct(beginConnection, {
    onDone: ({ url, handle }) => {
      rememberTry({ handle, from: '/account', isConnecting: true });
      window.location.assign(url);
    },
  });
  const disconnect = useAct(disconnectSingleSignOn, {
    changes: [readConnection],
    onDone: () => {
      setAsking(false);
      toast(words.disconnected);
    },
  });
  if (data === undefined || data.provider === null) return null;
  const since = data.connected_at;
  const reasons = { ...words.reason, not_fresh: prove.needed };
  const button =
    since === null ? (
      <Button tone="plain" size="small" isBusy={connect.isBusy} onClick={() => connect.act({})}>
        {words.connect}
      </Button>
    ) : (
      <Button tone="plain" size="small" onClick={() => setAsking(true)}>
        {words.disconnect}
      </Button>
    );
  const detail =
    since === null
      ? words.none
      : say(data.email === '' ? words.since : words.since_as, { when: time(since), email: data.email });
  return (
    <Section title={words.section}>
      <Rows label={words.section}>
        <Row title={data.provider} detail={detail} end={button} />
      </Rows>
      <Fault error={connect.error} reasons={reasons} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.disconnect_title}
        action={words.disconnect}
        isDanger
        isBusy={disconnect.isBusy}
        onConfirm={() => disconnect.act({})}
      >
        <Text>{words.disconnect_text}</Text>
        <Fault error={disconnect.error} reasons={reasons} />
      </ConfirmDialog>
    </Section>
  );
}
