import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { campaignResults } from '#features/promotion/results.contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Campaign } from './types.ts';

const changes = [listPromotion, campaignResults, wallet, walletFlow];

/** Pause and resume at once; stopping is asked for once more, with what comes back. */
export function CampaignActs({ campaign }: { campaign: Campaign }) {
  const words = useWords().promotion.results;
  const toast = useToast();
  const [isStopping, setStopping] = useState(false);
  const may = (action: string) => campaign.can.some((one) => one.action === action && one.allowed);
  const { act, isBusy, error } = useAct(payPromotion, {
    changes,
    onDone: ({ state }) => toast(state === 'paused' ? words.paused : words.resumed, 'good'),
  });
  return (
    <>
      {may('pause') ? (
        <Button tone="plain" isBusy={isBusy} onClick={() => act({ action: 'pause', id: campaign.id })}>
          {words.pause}
        </Button>
      ) : null}
      {may('resume') ? (
        <Button isBusy={isBusy} onClick={() => act({ action: 'resume', id: campaign.id })}>
          {words.resume}
        </Button>
      ) : null}
      {may('stop') ? (
        <Button tone="plain" onClick={() => setStopping(true)}>
          {words.stop}
        </Button>
      ) : null}
      <ErrorBox error={error} />
      {isStopping ? <StopDialog campaign={campaign} onClose={() => setStopping(false)} /> : null}
    </>
  );
}

function StopDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const words = useWords().promotion.results;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const isByClick = campaign.pays === 'click';
  const amount = (text: string) => money(text, campaign.currency);
  const stop = useAct(payPromotion, {
    changes,
    onDone: (done) => {
      toast(
        isByClick
          ? say(words.stopped, { amount: amount(sumBack(done, campaign.currency)) })
          : words.stoppedOrder,
        'good',
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.stopTitle}
      action={words.stop}
      isBusy={stop.isBusy}
      error={stop.error}
      onClose={onClose}
      onConfirm={() => stop.act({ action: 'stop', id: campaign.id })}
    >
      <p>{isByClick ? say(words.stopText, { amount: amount(campaign.remaining) }) : words.stopTextOrder}</p>
    </ConfirmDialog>
  );
}

function sumBack(done: OutputOf<typeof payPromotion>, currency: string): string {
  if (!isAsset(currency)) return done.back_available;
  const units = (text: string) => parseUnits(text, currency) ?? 0n;
  return formatUnits(units(done.back_promo) + units(done.back_available), currency);
}
