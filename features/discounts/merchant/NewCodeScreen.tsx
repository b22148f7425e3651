import { useState } from 'react';
import { addDiscount, listDiscounts } from '#features/discounts/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useNavigate } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useZone } from '#ui/words/time.tsx';
import { useSay } from '#ui/words/words.tsx';
import { normalizeCode } from '#domain/discounts/discount-code.ts';
import { emptyDraft, faultsOf, inputOf, termsOf } from './code-draft.ts';
import { CodeFields } from './CodeFields.tsx';
import { CodeLimits } from './CodeLimits.tsx';
import { Samples } from './Samples.tsx';

/** A code is written, its profit looked at, and then switched on. */
export function NewCodeScreen() {
  const words = useWords().discounts;
  const query = useEndpoint(storeInfo, {});
  return (
    <Page title={words.newCode} back="/discounts" width="narrow">
      <QueryView query={query} skeleton={<SkeletonCards count={2} shape="block" />}>
        {({ currency }) => <CodeForm currency={currency} />}
      </QueryView>
    </Page>
  );
}

function CodeForm({ currency }: { currency: string }) {
  const words = useWords().discounts;
  const [draft, setDraft] = useState(emptyDraft);
  const [wasSent, setSent] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const faults = faultsOf(draft, currency);
  const terms = termsOf(draft, currency);
  const shown = wasSent ? faults : new Set<never>();
  const fields = {
    draft,
    currency,
    faults: shown,
    onChange: (some: Partial<typeof draft>) => setDraft({ ...draft, ...some }),
  };
  return (
    <Form
      label={words.newCode}
      onSend={() => {
        setSent(true);
        if (faults.size === 0) setConfirming(true);
      }}
    >
      <CodeFields {...fields} />
      <CodeLimits {...fields} />
      {terms === undefined ? null : <Samples terms={terms} />}
      <Button type="submit" isWide>
        {words.switchOn}
      </Button>
      {isConfirming ? <SwitchOn {...{ draft, currency }} onClose={() => setConfirming(false)} /> : null}
    </Form>
  );
}

type Props = { draft: typeof emptyDraft; currency: string; onClose: () => void };

function SwitchOn({ draft, currency, onClose }: Props) {
  const words = useWords().discounts;
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const zone = useZone() ?? 'UTC';
  const add = useAct(addDiscount, {
    changes: [listDiscounts],
    onDone: ({ code }) => {
      toast(say(words.made, { code }), 'good');
      navigate('/discounts');
    },
  });
  const input = inputOf(draft, currency, zone);
  return (
    <ConfirmDialog
      isOpen
      title={say(words.switchOnTitle, { code: normalizeCode(draft.code) })}
      action={words.switchOn}
      isBusy={add.isBusy}
      error={add.error}
      onClose={onClose}
      onConfirm={() => {
        if (input !== undefined) add.act(input);
      }}
    >
      <p>{words.switchOnText}</p>
    </ConfirmDialog>
  );
}
