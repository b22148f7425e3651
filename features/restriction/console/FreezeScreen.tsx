import { useState } from 'react';
import { useNavigate, useSearchParams } from '#ui/routing/hooks.ts';
import { freezeWallet, listAllRestrictions } from '#features/restriction/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { EvidenceField, evidenceOf, isTextShort, ReasonField } from './fields.tsx';

/** The one night that the people of service may freeze a wallet for. */
export function FreezeScreen() {
  const { form } = useWords().risk;
  const [search] = useSearchParams();
  const toast = useToast();
  const go = useNavigate();
  const [shop, setShop] = useState(search.get('shop') ?? '');
  const [text, setText] = useState('');
  const [evidence, setEvidence] = useState('');
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(freezeWallet, {
    changes: [listAllRestrictions],
    onDone: () => {
      toast(form.done, 'good');
      go(`/shops/${shop.trim()}`);
    },
  });
  const list = evidenceOf(evidence);

  function send(): void {
    setTried(true);
    if (isTextShort(text) || list === undefined || shop.trim() === '') return;
    act({ shop: shop.trim(), reason: text.trim(), evidence: list });
  }

  return (
    <Page title={form.freeze_title} lead={form.freeze_lead} back="/shops" width="narrow">
      <Form onSend={send}>
        <TextField label={form.shop} hint={form.shop_hint} value={shop} onChange={setShop} />
        <ReasonField text={text} onChange={setText} hasTried={hasTried} />
        <EvidenceField text={evidence} onChange={setEvidence} hasTried={hasTried} />
        <ErrorBox error={error} />
        <Button type="submit" isBusy={isBusy}>
          {form.freeze_send}
        </Button>
      </Form>
    </Page>
  );
}
