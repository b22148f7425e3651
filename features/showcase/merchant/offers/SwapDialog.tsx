import { useState } from 'react';
import { isAsset, parseUnits } from '#domain/money/money.ts';
import { listGoods } from '#features/goods/contract.ts';
import { listShowcase, priceRule } from '#features/showcase/contract.ts';
import { swapSupplier } from '#features/showcase/swap.contract.ts';
import { compareOffers } from '#features/goods/offers.contract.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { startPrice, viewPrice } from '#features/showcase/merchant/profit.ts';
import type { Item, Offer } from '#features/showcase/merchant/types.ts';
import { useCommission } from '#features/showcase/merchant/useCommission.ts';
import { useReason } from '#features/showcase/merchant/useReason.ts';

type Props = { item: Item; offer: Offer; onClose: () => void; onDone: () => void };
type How = 'keep' | 'rule';

/** Asks at which price another supplier's goods take the place of a product, with the profit of each choice. */
export function SwapDialog({ item, offer, onClose, onDone }: Props) {
  const { offers: words } = useWords().showcase;
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const whyOf = useWhy();
  const { name } = offer.supplier;
  const choices = useChoices(item, offer);
  const [chosen, setChosen] = useState<How>('keep');
  const swap = useAct(swapSupplier, {
    changes: [listShowcase, listGoods, compareOffers],
    onDone: ({ sale_price: price, currency }) => {
      toast(say(words.done, { name, price: money(price, currency) }));
      onClose();
      onDone();
    },
  });
  const why = whyOf(swap.error);
  const { version, id } = item;

  function send() {
    const ask = { id, to: offer.goods_id, version };
    const expected = choices.rule.price;
    if (chosen === 'keep') swap.act({ ...ask, price: 'keep' });
    else swap.act({ ...ask, price: 'rule', ...(expected === undefined ? {} : { expected_price: expected }) });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={say(words.swapTitle, { name })}
      action={say(words.swap, { name })}
      isBusy={swap.isBusy}
      error={why === undefined ? swap.error : undefined}
    >
      <ChoiceField
        label={words.price}
        value={chosen}
        onChange={(how) => {
          setChosen(how);
          swap.reset();
        }}
        options={[
          { value: 'keep', label: words.keep, detail: choices.keep.text },
          { value: 'rule', label: words.rule, detail: choices.rule.text },
        ]}
      />
      {why === undefined ? null : (
        <p role="alert" className="text-meta font-medium text-bad">
          {why}
        </p>
      )}
      <Text>{words.keepsPlace}</Text>
      <Text look="small">{words.stays}</Text>
    </ConfirmDialog>
  );
}

/** Both prices with what they leave; without a text until the shop's rule and commission are known. */
function useChoices(item: Item, offer: Offer) {
  const { offers: words } = useWords().showcase;
  const say = useSay();
  const { money } = useFormats();
  const commissionBps = useCommission();
  const rule = useEndpoint(priceRule, {}).data;
  const { currency } = item;
  const { cost, floor_price, suggested_price } = offer;
  const ruled =
    rule === undefined ? undefined : startPrice({ currency, cost, floor_price, suggested_price }, rule.rule);
  const textOf = (price: string | undefined) => {
    if (price === undefined || commissionBps === undefined) return undefined;
    if (isBelow(price, floor_price, currency))
      return say(words.loss, { price: money(price, currency), floor: money(floor_price, currency) });
    const view = viewPrice({ currency, cost, commissionBps, lossIfReturned: '0.00' }, price);
    if (view === undefined) return undefined;
    return say(words.leaves, { price: money(price, currency), profit: money(view.profit, currency) });
  };
  return {
    keep: { price: item.sale_price, text: textOf(item.sale_price) },
    rule: { price: ruled, text: textOf(ruled) },
  };
}

function isBelow(price: string, floor: string, currency: string): boolean {
  if (!isAsset(currency)) return false;
  const [priceUnits, floorUnits] = [parseUnits(price, currency), parseUnits(floor, currency)];
  return priceUnits !== undefined && floorUnits !== undefined && priceUnits < floorUnits;
}

/** Why it was refused, in words of this dialog; undefined where the server's sentence says it, or it was no refusal. */
function useWhy() {
  const { offers: words, reasons } = useWords().showcase;
  const reason = useReason();
  return (error: unknown): string | undefined => {
    if (!(error instanceof Refusal) || error.isUncertain) return undefined;
    if (error.reason === 'not_same') return words.notSame;
    return (error.reason ?? '') in reasons ? reason.ofError(error) : undefined;
  };
}
