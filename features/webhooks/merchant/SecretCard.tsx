import { useState } from 'react';
import { listHooks, rotateHookSecret } from '#features/webhooks/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Hook } from './HookScreen.tsx';
import { noProof, ProofFields, sentProof } from './ProofFields.tsx';
import { Shown } from './Shown.tsx';

/** What an address's messages are signed with: nobody can read it again, but a new one can be had. */
export function SecretCard({ hook }: { hook: Hook }) {
  const { address } = useWords().hooks;
  const say = useSay();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={address.secret}>
      <Stack>
        <Text look="muted">{address.secretText}</Text>
        {hook.old_secret_until === null ? null : (
          <Text>{say(address.oldUntil, { when: time(hook.old_secret_until) })}</Text>
        )}
        <Stack isRow>
          <Button tone="plain" onClick={() => setAsking(true)}>
            {address.rotate}
          </Button>
        </Stack>
      </Stack>
      {isAsking ? <RotateSheet hookId={hook.id} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function RotateSheet({ hookId, onClose }: { hookId: string; onClose: () => void }) {
  const { hooks: words } = useWords();
  const [proof, setProof] = useState(noProof);
  const { act, isBusy, error, done } = useAct(rotateHookSecret, { changes: [listHooks] });
  return (
    <Sheet isOpen onClose={onClose} title={words.address.rotate}>
      {done === undefined ? (
        <Form
          label={words.address.rotate}
          onSend={() => (proof.password === '' ? undefined : act({ id: hookId, ...sentProof(proof) }))}
        >
          <Text look="strong">{words.confirm}</Text>
          <ProofFields value={proof} onChange={setProof} error={error} />
          <Button type="submit" isWide isBusy={isBusy}>
            {words.address.rotate}
          </Button>
        </Form>
      ) : (
        <Shown label={words.addresses.made} secret={done.secret} onDone={onClose} />
      )}
    </Sheet>
  );
}
