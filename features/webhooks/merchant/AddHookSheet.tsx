import { useState } from 'react';
import { hookTypes, type HookType } from '#domain/hooks.ts';
import { limits } from '#domain/limits.ts';
import { addHook, listHooks } from '#features/webhooks/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { CheckList } from './CheckList.tsx';
import { noProof, ProofFields, sentProof } from './ProofFields.tsx';
import { Shown } from './Shown.tsx';

/** Most programs want to know of orders. */
const usual: readonly HookType[] = ['order.paid', 'order.shipped', 'order.cancelled'];

/** A new address, with the secret that is shown once. */
export function AddHookSheet({ isTest, onClose }: { isTest: boolean; onClose: () => void }) {
  const { hooks: words } = useWords();
  const { addresses } = words;
  const [url, setUrl] = useState('https://');
  const [types, setTypes] = useState(usual);
  const [proof, setProof] = useState(noProof);
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error, done, reset } = useAct(addHook, { changes: [listHooks] });
  const isEmpty = /^(https?:\/\/)?\s*$/.test(url.trim());
  const faults: Readonly<Record<string, string>> = addresses.fault;
  const isAtUrl = error instanceof Refusal && error.field === 'url';
  const urlError = isAtUrl ? (faults[error.reason ?? ''] ?? addresses.fault.url) : undefined;

  function send() {
    setSent(true);
    if (!isEmpty && types.length > 0 && proof.password !== '') {
      act({ url: url.trim(), types: [...types], ...sentProof(proof) });
    }
  }

  if (done !== undefined) {
    return (
      <Sheet isOpen onClose={onClose} title={addresses.made}>
        <Text>{addresses.secretLead}</Text>
        <Shown label={addresses.made} secret={done.secret} onDone={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet isOpen onClose={onClose} title={addresses.add}>
      <Form label={addresses.add} onSend={send}>
        <TextField
          label={addresses.url}
          hint={isTest ? addresses.urlTest : addresses.urlHint}
          value={url}
          onChange={(next) => {
            if (isAtUrl) reset();
            setUrl(next);
          }}
          type="url"
          inputMode="url"
          maxLength={limits.hookUrlUnitsMax}
          error={wasSent && isEmpty ? addresses.fault.missing : urlError}
          autoComplete="off"
        />
        <CheckList
          label={addresses.types}
          all={hookTypes}
          chosen={types}
          labelOf={(type) => <Text look="code">{type}</Text>}
          onChange={setTypes}
          error={wasSent && types.length === 0 ? addresses.typesMissing : undefined}
        />
        <Text look="strong">{words.confirm}</Text>
        <ProofFields value={proof} onChange={setProof} error={error} elsewhere={['url']} />
        <Button type="submit" isWide isBusy={isBusy}>
          {addresses.add}
        </Button>
      </Form>
    </Sheet>
  );
}
