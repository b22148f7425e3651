import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { GoodsState } from '#domain/states/goods.ts';
import { goodsSteps } from '#domain/states/goods.ts';
import { goodsFile, listCatalogueGoods, moveGoods } from '#features/goods/catalogue.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

const targets = ['in_review', 'active', 'draft', 'suspended', 'retired'] as const;
const reasonMin = 10;

type Props = {
  ids: readonly string[];
  /** Where they all stand; undefined where that differs: then every step is offered. */
  from?: GoodsState;
  onDone?: () => void;
};

/** Steps that goods may take, one or many; what takes them off sale says why, and retiring is confirmed. */
export function GoodsSteps({ ids, from, onDone }: Props) {
  const words = useWords().config.catalogue;
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isRetiring, setRetiring] = useState(false);
  const tell = useResult();
  const move = useAct(moveGoods, {
    changes: [listCatalogueGoods, goodsFile],
    onDone: ({ results }) => {
      tell(results);
      setRetiring(false);
      setReason('');
      setTried(false);
      onDone?.();
    },
  });
  const mine = goodsSteps.filter((step) => (from ?? step.from) === step.from);
  const open = targets.filter((to) => mine.some((step) => step.to === to));

  function take(to: GoodsState): void {
    setTried(true);
    const mustSay = mine.every((step) => step.to !== to || step.saysWhy);
    if (mustSay && reason.trim().length < reasonMin) return;
    move.act({ ids: [...ids], to, reason: reason.trim() });
  }

  if (open.length === 0) return null;
  return (
    <Stack>
      {mine.some(({ saysWhy }) => saysWhy) ? (
        <TextField
          label={words.step_reason}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={hasTried && reason.trim().length < reasonMin ? words.step_reason_bad : undefined}
        />
      ) : null}
      <ErrorBox error={isRetiring ? undefined : move.error} />
      <Stack isRow>
        {open.map((to) => (
          <Button
            key={to}
            tone={to === 'retired' ? 'danger' : 'plain'}
            size="small"
            isBusy={move.isBusy}
            onClick={() =>
              to === 'retired' && reason.trim().length >= reasonMin ? setRetiring(true) : take(to)
            }
          >
            {words.step[to]}
          </Button>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={isRetiring}
        onClose={() => setRetiring(false)}
        onConfirm={() => take('retired')}
        title={words.step.retired}
        action={words.step.retired}
        isDanger
        isBusy={move.isBusy}
        error={move.error}
      />
    </Stack>
  );
}

type Results = OutputOf<typeof moveGoods>['results'];

/** Says how many took the step, or what those that did not still need. */
function useResult(): (results: Results) => void {
  const words = useWords().config.catalogue;
  const say = useSay();
  const toast = useToast();
  return (results) => {
    if (results.some(({ reason }) => reason === 'lacks')) return toast(words.lacks_step, 'bad');
    const done = results.filter(({ ok }) => ok).length;
    toast(say(words.moved, { done, all: results.length }), done === results.length ? 'good' : 'bad');
  };
}
