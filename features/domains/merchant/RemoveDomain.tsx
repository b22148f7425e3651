import { readDomain, removeDomain } from '#features/domains/contract.ts';
import { useProof } from '#features/team/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { ShopDomain } from './types.ts';

type Props = { domain: ShopDomain; address: string; onClose: () => void };

/** Says what becomes of the shop, and asks for the owner's password. */
export function RemoveDomain({ domain, address, onClose }: Props) {
  const { domain: words } = useWords().shop;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(removeDomain, {
    changes: [readDomain],
    onDone: () => {
      toast(words.removed);
      onClose();
    },
  });
  const proof = useProof(error);
  function send() {
    const proven = proof.take();
    if (proven !== undefined) act(proven);
  }
  return (
    <Sheet isOpen onClose={onClose} title={say(words.removeTitle, { domain: domain.shown })}>
      <Form label={words.remove} onSend={send}>
        <Text>{say(words.removeText, { address })}</Text>
        {proof.fields}
        <ErrorBox error={proof.rest} />
        <Button type="submit" tone="danger" isWide isBusy={isBusy}>
          {words.remove}
        </Button>
      </Form>
    </Sheet>
  );
}
