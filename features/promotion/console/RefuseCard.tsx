import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { deskCampaign, deskCampaigns, refuseCampaign } from '#features/promotion/console.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { CampaignFile } from './CampaignFileScreen.tsx';

type Props = { file: CampaignFile; mayDecide: boolean };

const { promotionRefusalMin: min, promotionRefusalMax: max } = limits;

/** Saying no to a campaign in review, with a reason for its merchant. There is nothing else that could be done here. */
export function RefuseCard({ file, mayDecide }: Props) {
  const { promotion: words } = useWords();
  const say = useSay();
  const { money, time } = useFormats();
  const { campaign } = file;
  const { state, promise_at: until, ended_text: said } = campaign;
  if (said !== null) {
    return (
      <Card title={words.said}>
        <p className="wrap-anywhere whitespace-pre-line">{said}</p>
      </Card>
    );
  }
  if (state !== 'review') return null;
  if (!mayDecide) {
    return (
      <Card title={words.decide}>
        <Text look="muted">{words.decide_right}</Text>
      </Card>
    );
  }
  return (
    <Card title={words.decide}>
      {until === null ? null : <Text>{say(words.decide_lead, { when: time(until) })}</Text>}
      {campaign.pays === 'click' ? (
        <Text look="muted">
          {say(words.decide_money, { amount: money(campaign.remaining, campaign.currency) })}
        </Text>
      ) : null}
      <RefuseForm file={file} />
    </Card>
  );
}

function RefuseForm({ file }: { file: CampaignFile }) {
  const { promotion: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const [isSure, setSure] = useState(false);
  const isShort = reason.trim().length < min;
  const { currency, remaining } = file.campaign;
  const { act, isBusy, error } = useAct(refuseCampaign, {
    changes: [deskCampaign, deskCampaigns],
    onDone: (done) => {
      toast(
        say(words.done, { amount: money(sum(done.back_promo, done.back_available, currency), currency) }),
      );
      setSure(false);
    },
  });
  function ask(): void {
    setSent(true);
    if (!isShort) setSure(true);
  }
  return (
    <>
      <Form label={words.decide} onSend={ask}>
        <TextArea
          label={words.reason}
          hint={say(words.reason_hint, { min, max })}
          error={wasSent && isShort ? say(words.reason_short, { min }) : undefined}
          rows={5}
          maxLength={max}
          value={reason}
          onChange={setReason}
        />
        <Button type="submit" tone="danger" isWide>
          {words.refuse}
        </Button>
      </Form>
      {isSure ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={words.confirm}
          action={words.refuse}
          isBusy={isBusy}
          error={error}
          onClose={() => setSure(false)}
          onConfirm={() => act({ id: file.id, reason: reason.trim() })}
        >
          <p>{say(words.confirm_text, { amount: money(remaining, currency) })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function sum(promo: string, available: string, currency: string): string {
  if (!isAsset(currency)) return available;
  return formatUnits((parseUnits(promo, currency) ?? 0n) + (parseUnits(available, currency) ?? 0n), currency);
}
