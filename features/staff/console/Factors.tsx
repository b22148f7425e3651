import { useState, type ReactNode } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { myAccess } from '#features/staff/account.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { ChangeApp } from './ChangeApp.tsx';
import { Fault } from './Fault.tsx';
import { KeptCodes } from './KeptCodes.tsx';
import { useAccessCalls } from './useAccessCalls.ts';

type Access = OutputOf<typeof myAccess>;
type Gone = { readonly name: string; readonly ask: { app: true } | { passkey: string } };

/** The ways to prove it a second time: an app, passkeys, and codes on paper. */
export function Factors({ access }: { access: Access }) {
  const calls = useAccessCalls();
  const { account: words, prove } = useWords().access;
  const [codes, setCodes] = useState<readonly string[]>();
  const [gone, setGone] = useState<Gone>();
  const reasons = { ...words.reason, not_fresh: prove.needed };
  const renew = useAct(calls.renewConsoleCodes, {
    changes: [calls.myAccess],
    onDone: ({ recovery_codes: made }) => setCodes(made),
  });

  return (
    <Section title={words.factors}>
      <FactorRows
        access={access}
        onRemove={setGone}
        renew={
          <Button tone="plain" size="small" isBusy={renew.isBusy} onClick={() => renew.act({})}>
            {words.renew}
          </Button>
        }
      />
      <Fault error={renew.error} reasons={reasons} />
      <Stack>
        <ChangeApp hasApp={access.totp_since !== null} onCodes={setCodes} reasons={reasons} />
        <AddPasskey reasons={reasons} />
      </Stack>
      <RemoveDialog key={gone?.name ?? ''} gone={gone} reasons={reasons} onClose={() => setGone(undefined)} />
      <Sheet isOpen={codes !== undefined} onClose={() => setCodes(undefined)} title={words.codes}>
        <KeptCodes codes={codes ?? []} name={access.username} onDone={() => setCodes(undefined)} />
      </Sheet>
    </Section>
  );
}

type RowsProps = { access: Access; onRemove: (gone: Gone) => void; renew: ReactNode };

function FactorRows({ access, onRemove, renew }: RowsProps) {
  const { account: words } = useWords().access;
  const say = useSay();
  const { time, distance } = useFormats();
  const since = access.totp_since;
  const removeButton = (gone: Gone) => (
    <Button
      tone="plain"
      size="small"
      aria-label={say(words.remove_of, { name: gone.name })}
      onClick={() => onRemove(gone)}
    >
      {words.remove}
    </Button>
  );
  return (
    <Rows label={words.factors}>
      <Row
        title={words.app}
        detail={since === null ? words.app_none : say(words.app_since, { when: time(since) })}
        end={since === null ? undefined : removeButton({ name: words.app, ask: { app: true } })}
      />
      {access.passkeys.map((key) => (
        <Row
          key={key.id}
          title={key.name}
          detail={
            key.used_at === null
              ? say(words.passkey_new, { when: time(key.at) })
              : say(words.passkey_used, { when: distance(key.used_at) })
          }
          end={removeButton({ name: key.name, ask: { passkey: key.id } })}
        />
      ))}
      <Row
        title={words.codes}
        detail={say(words.codes_left, { count: access.recovery_codes_left })}
        end={renew}
      />
    </Rows>
  );
}

type RemoveProps = {
  gone: Gone | undefined;
  reasons: Readonly<Record<string, string>>;
  onClose: () => void;
};

function RemoveDialog({ gone, reasons, onClose }: RemoveProps) {
  const calls = useAccessCalls();
  const { account: words } = useWords().access;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(calls.removeFactor, {
    changes: [calls.myAccess],
    onDone: () => {
      onClose();
      toast(words.removed, 'good');
    },
  });
  return (
    <ConfirmDialog
      isOpen={gone !== undefined}
      onClose={onClose}
      onConfirm={() => {
        if (gone !== undefined) act(gone.ask);
      }}
      title={say(words.remove_title, { name: gone?.name ?? '' })}
      action={words.remove}
      isDanger
      isBusy={isBusy}
    >
      <Text>{words.remove_text}</Text>
      <Fault error={error} reasons={reasons} />
    </ConfirmDialog>
  );
}
