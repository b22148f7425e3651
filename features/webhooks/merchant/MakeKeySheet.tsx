import { useState } from 'react';
import { merchantScopes, type MerchantScope } from '#domain/wire/endpoint.ts';
import { listApiKeys, makeApiKey } from '#features/webhooks/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { CheckList } from './CheckList.tsx';
import { noProof, ProofFields, sentProof } from './ProofFields.tsx';
import { Shown } from './Shown.tsx';

const nameCharactersMax = 60;
const spans = ['30', '90', '365', '730'] as const;

/** Makes a key; what was typed stays where something is refused. */
export function MakeKeySheet({ onClose }: { onClose: () => void }) {
  const { hooks: words } = useWords();
  const { keys } = words;
  const say = useSay();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly MerchantScope[]>(['orders.read']);
  const [days, setDays] = useState<string>('365');
  const [proof, setProof] = useState(noProof);
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error, done } = useAct(makeApiKey, { changes: [listApiKeys] });
  const isGood = name.trim() !== '' && scopes.length > 0 && proof.password !== '';

  function send() {
    setSent(true);
    if (isGood) act({ name: name.trim(), scopes: [...scopes], days: Number(days), ...sentProof(proof) });
  }

  if (done !== undefined) {
    return (
      <Sheet isOpen onClose={onClose} title={keys.made}>
        <Shown label={keys.made} secret={done.key} onDone={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet isOpen onClose={onClose} title={keys.make}>
      <Text>{keys.lead}</Text>
      <Form label={keys.make} onSend={send}>
        <TextField
          label={keys.name}
          hint={keys.nameHint}
          value={name}
          onChange={setName}
          maxLength={nameCharactersMax}
          error={wasSent && name.trim() === '' ? keys.nameMissing : undefined}
          autoComplete="off"
        />
        <CheckList
          label={keys.scopes}
          all={merchantScopes}
          chosen={scopes}
          labelOf={(scope) => keys.scope[scope]}
          onChange={setScopes}
          error={wasSent && scopes.length === 0 ? keys.scopesMissing : undefined}
        />
        <SelectField
          label={keys.lives}
          value={days}
          onChange={setDays}
          options={spans.map((value) => ({ value, label: say(words.days, { count: Number(value) }) }))}
        />
        <Text look="strong">{words.confirm}</Text>
        <ProofFields value={proof} onChange={setProof} error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {keys.make}
        </Button>
      </Form>
    </Sheet>
  );
}
