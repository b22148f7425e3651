import { useState } from 'react';
import { addDomain, readDomain } from '#features/domains/contract.ts';
import { useProof } from '#features/team/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Note } from '#ui/content/Note.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

/** Asks for a name and the owner's password. */
export function AddDomainForm() {
  const { domain: words } = useWords().shop;
  const [host, setHost] = useState('');
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(addDomain, { changes: [readDomain] });
  const proof = useProof(error);
  const name = host.trim();
  const missing = wasSent && name === '' ? words.nameMissing : undefined;

  function send() {
    setSent(true);
    const proven = proof.take();
    if (name !== '' && proven !== undefined) act({ host: name, ...proven });
  }

  return (
    <Card>
      <Form label={words.title} onSend={send}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          error={missing ?? faultOf(error, words.nameFaults)}
          value={host}
          onChange={setHost}
          maxLength={300}
          autoComplete="off"
        />
        {proof.fields}
        <AddRefusal error={proof.rest} />
        <Button type="submit" isWide isBusy={isBusy}>
          {words.add}
        </Button>
      </Form>
    </Card>
  );
}

/** What is wrong with the name, said at its field. */
function faultOf(error: unknown, faults: Readonly<Record<string, string>>): string | undefined {
  if (!(error instanceof Refusal) || error.field !== 'host') return undefined;
  return faults[error.reason ?? ''];
}

function AddRefusal({ error }: { error: unknown }) {
  const { domain: words } = useWords().shop;
  const say = useSay();
  if (!(error instanceof Refusal)) return <ErrorBox error={error} />;
  if (faultOf(error, words.nameFaults) !== undefined) return null;
  if (error.reason !== 'other_domain') return <ErrorBox error={error} />;
  const { domain } = error.shown;
  return (
    <Note tone="warn">{say(words.otherDomain, { domain: typeof domain === 'string' ? domain : '' })}</Note>
  );
}
