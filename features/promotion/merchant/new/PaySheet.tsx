import { useState } from 'react';
import { useLocation, useNavigate } from '#ui/routing/hooks.ts';
import { listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Short } from '#features/promotion/merchant/Blockers.tsx';
import type { ForecastRequest } from './draft.ts';
import type { ForecastAnswer, Plan } from '#features/promotion/merchant/types.ts';
import type { NewDraft } from './useNewDraft.ts';

type Props = {
  making: NewDraft;
  plan: Plan;
  ask: ForecastRequest;
  answer: ForecastAnswer | undefined;
  onClose: () => void;
};

/** The transaction password, then it is paid. A refusal says what to do, and nothing that was typed is lost. */
export function PaySheet({ making, plan, ask, answer, onClose }: Props) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  const textOf = useErrorText();
  const [pin, setPin] = useState('');
  const [wasSent, setSent] = useState(false);
  const pay = usePay(words.paid, words.started);
  const isPinWrong = pay.error instanceof Refusal && pay.error.key === 'wrongPayPassword';
  const title =
    ask.budget === undefined ? words.start : say(words.pay, { amount: money(ask.budget, plan.currency) });

  function send(): void {
    setSent(true);
    if (pin !== '') pay.act({ ...ask, pay_password: pin });
  }

  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Form label={title} onSend={send}>
        <PinField
          label={words.pin}
          value={pin}
          onChange={setPin}
          error={wasSent && pin === '' ? words.pinEmpty : isPinWrong ? textOf(pay.error) : undefined}
        />
        {isPinWrong ? null : (
          <PayRefusal error={pay.error} making={making} plan={plan} ask={ask} answer={answer} />
        )}
        <Button type="submit" isWide isBusy={pay.isBusy}>
          {title}
        </Button>
      </Form>
    </Sheet>
  );
}

function usePay(paid: string, started: string) {
  const toast = useToast();
  const navigate = useNavigate();
  return useAct(payPromotion, {
    changes: [listPromotion, wallet, walletFlow],
    onDone: ({ id, ledger_ref: reference }) => {
      toast(reference === null ? started : paid, 'good');
      navigate(id === null ? '/promotion' : `/promotion/${id}`, { replace: true });
    },
  });
}

type RefusalProps = Omit<Props, 'onClose'> & { error: unknown };

/** Why it was not paid, and the one place where that can be mended. */
function PayRefusal({ error, making, plan, ask, answer }: RefusalProps) {
  const words = useWords().promotion.create;
  const { pathname, search } = useLocation();
  if (!(error instanceof Refusal)) return <ErrorBox error={error} />;
  if (error.key === 'insufficientBalance' && answer !== undefined && ask.budget !== undefined)
    return <Short making={making} plan={plan} answer={answer} budget={ask.budget} />;
  const campaign = error.shown['id'];
  const next = `next=${encodeURIComponent(pathname + search)}`;
  const mend =
    error.key === 'payPasswordNotSet'
      ? { text: words.blockers.pay_password, to: `/settings/pay-password?${next}` }
      : error.key === 'userActivityAdded' && typeof campaign === 'string'
        ? { text: undefined, to: `/promotion/${campaign}` }
        : undefined;
  if (mend === undefined) return <ErrorBox error={error} />;
  return (
    <Note tone="warn">
      <Stack>
        <Text>{mend.text?.text ?? error.message}</Text>
        <Stack isRow>
          <LinkButton to={mend.to} tone="plain" size="small">
            {mend.text?.action ?? words.toCampaign}
          </LinkButton>
        </Stack>
      </Stack>
    </Note>
  );
}
