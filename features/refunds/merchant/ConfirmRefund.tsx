import { useState } from 'react';
import { orderAnswers } from '#features/orders/order-answers.shapes.ts';
import { previewRefund, refundOrder } from '#features/refunds/contract.ts';
import { useMe } from '#features/people/ui/public.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useLocation, useNavigate } from '#ui/routing/hooks.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Draft } from './refund-draft.ts';
import { Parts } from './RefundParts.tsx';
import type { Preview, PreviewRequest } from './refund-request.ts';

type Props = { draft: Draft; request: PreviewRequest; preview: Preview; onClose: () => void };

/** The last look, then the transaction password: where a device of the shop signs, the app signs what stands here. */
export function ConfirmRefund({ draft, request, preview, onClose }: Props) {
  const words = useWords().returns.refunds;
  const say = useSay();
  const { money } = useFormats();
  const textOf = useErrorText();
  const [pin, setPin] = useState('');
  const [wasSent, setSent] = useState(false);
  const refund = useRefund(preview);
  const isPinWrong = refund.error instanceof Refusal && refund.error.key === 'wrongPayPassword';
  const { buyer_gets: amount } = preview.refund;
  const title = say(words.confirm, { amount: money(amount, preview.currency) });

  const { data: me } = useMe();
  // The transaction password is the owner's: what a member gives back is counted.
  const isOwner = me === undefined || me.info.permissions[0] === 'owner';

  function send() {
    setSent(true);
    if (isOwner && pin === '') return;
    const { version } = preview;
    refund.act({
      ...request,
      amount,
      reason: draft.reason,
      note: draft.note.trim(),
      version,
      ...(isOwner ? { pay_password: pin } : {}),
    });
  }

  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Parts preview={preview} />
      <Form label={title} onSend={send}>
        {isOwner ? (
          <PinField
            label={words.pin}
            value={pin}
            onChange={setPin}
            error={wasSent && pin === '' ? words.pinEmpty : isPinWrong ? textOf(refund.error) : undefined}
          />
        ) : null}
        {isPinWrong || refund.error === null ? null : <RefundRefusal error={refund.error} />}
        <Button type="submit" isWide isBusy={refund.isBusy}>
          {title}
        </Button>
      </Form>
    </Sheet>
  );
}

/** What a refund makes old: what the form was told, and all that shows the order or its money. */
const changes = [previewRefund, ...Array.from(orderAnswers, (name) => ({ name }))];

function useRefund(preview: Preview) {
  const words = useWords().returns.refunds;
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const { money } = useFormats();
  return useAct(refundOrder, {
    changes,
    onDone: ({ buyer_gets: amount, currency }) => {
      toast(say(words.done, { amount: money(amount, currency) }), 'good');
      navigate(`/orderList/${preview.order_id}/money`, { replace: true });
    },
  });
}

/** Why it was not taken, and the one place where that can be mended. */
function RefundRefusal({ error }: { error: unknown }) {
  const { returns, team } = useWords();
  const words = returns.refunds;
  const say = useSay();
  const { money } = useFormats();
  const { pathname, search } = useLocation();
  if (error instanceof Refusal && error.reason === 'member_limit') {
    const { limit, left, currency } = error.shown;
    const amount = (of: unknown) => money(String(of), String(currency));
    return <Note tone="warn">{say(team.overLimit, { limit: amount(limit), left: amount(left) })}</Note>;
  }
  if (!(error instanceof Refusal) || error.key !== 'payPasswordNotSet') return <ErrorBox error={error} />;
  return (
    <Note tone="warn">
      <Stack>
        <Text>{words.noPin}</Text>
        <Stack isRow>
          <LinkButton
            to={`/settings/pay-password?next=${encodeURIComponent(pathname + search)}`}
            tone="plain"
            size="small"
          >
            {words.setPin}
          </LinkButton>
        </Stack>
      </Stack>
    </Note>
  );
}
