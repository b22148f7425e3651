import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { addBundle, listBundles, previewBundle } from '#features/discounts/bundles.contract.ts';
import { createId } from '#ui/calls/create-id.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useNavigate } from '#ui/routing/hooks.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { GoodsPick } from './GoodsPick.tsx';
import { QuantityRefusal } from './QuantityRefusal.tsx';
import type { BundlePreview } from './types.ts';

/** Two to six products and what they cost together; what they would earn stands below before they are sold so. */
export function NewBundleScreen() {
  const words = useWords().discounts;
  const say = useSay();
  const list = useEndpoint(listBundles, {});
  const currency = list.data?.currency ?? '';
  const [newId] = useState(createId);
  const [goods, setGoods] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [wasSent, setSent] = useState(false);
  // A refusal is about the price that was sent: it is gone once another one is typed.
  const [sentPrice, setSentPrice] = useState<string>();
  const price = currency === '' ? undefined : amountOf(typed, currency);
  const isCount = goods.length >= limits.bundleGoodsMin && goods.length <= limits.bundleGoodsMax;
  const preview = useEndpoint(
    previewBundle,
    { goods_ids: [...goods], ...(price === undefined ? {} : { price }) },
    { enabled: isCount, keepPrevious: true },
  );
  const add = useAdd();
  function send() {
    setSent(true);
    setSentPrice(typed);
    if (isCount && price !== undefined) add.act({ id: newId, goods_ids: [...goods], price });
  }
  const range = { min: limits.bundleGoodsMin, max: limits.bundleGoodsMax };
  return (
    <Page title={words.bundleNew} back="/discounts/bundles" width="narrow">
      <Form label={words.bundleNew} onSend={send}>
        <Text look="muted">{say(words.bundleChoose, range)}</Text>
        <GoodsPick chosen={goods} onChange={setGoods} />
        {goods.length > 0 && !isCount ? <Note tone="warn">{say(words.bundleChoose, range)}</Note> : null}
        <AmountField
          label={words.bundlePrice}
          currency={currency}
          error={wasSent && price === undefined ? words.amountWrong : undefined}
          value={typed}
          onChange={setTyped}
        />
        {isCount ? (
          <Card title={words.bundlePreview}>
            <QueryView query={preview} skeleton={<SkeletonRows count={2} />}>
              {(shown) => <PreviewText preview={shown} />}
            </QueryView>
          </Card>
        ) : null}
        {wasSent && !isCount ? (
          <p role="alert" className="text-meta text-bad-ink">
            {say(words.bundleChoose, range)}
          </p>
        ) : null}
        {typed === sentPrice ? <QuantityRefusal error={add.error} currency={currency} /> : null}
        <Button type="submit" isWide isBusy={add.isBusy}>
          {words.bundleMake}
        </Button>
      </Form>
    </Page>
  );
}

/** What they cost alone and the least that they may cost together; with a price also what it leaves. */
function PreviewText({ preview }: { preview: BundlePreview }) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  const { currency, verdict, profit_after: after } = preview;
  const amounts = { full: money(preview.full_price, currency), floor: money(preview.floor_price, currency) };
  return (
    <>
      <Text>{say(words.bundleRange, amounts)}</Text>
      {verdict === 'ok' ? null : <Note tone="warn">{words.bundleVerdicts[verdict]}</Note>}
      {after === null ? null : (
        <Text>
          {say(words.keep, { after: money(after, currency), before: money(preview.profit_before, currency) })}
        </Text>
      )}
    </>
  );
}

function useAdd() {
  const words = useWords().discounts;
  const toast = useToast();
  const navigate = useNavigate();
  return useAct(addBundle, {
    changes: [listBundles],
    onDone: () => {
      toast(words.bundleMade, 'good');
      navigate('/discounts/bundles');
    },
  });
}
