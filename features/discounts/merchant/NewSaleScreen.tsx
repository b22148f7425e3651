import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { addSale, listSales, previewSale } from '#features/discounts/prices.contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useNavigate } from '#ui/routing/hooks.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useZone } from '#ui/words/time.tsx';
import { useSay } from '#ui/words/words.tsx';
import { percentOf, periodOf } from './code-draft.ts';
import { GoodsPick } from './GoodsPick.tsx';
import { SaleRows } from './SaleRows.tsx';

const empty = { name: '', percent: '10', from: '', to: '' };

/** Goods, a percentage and a period; what each would cost and earn stands below before it is planned. */
export function NewSaleScreen() {
  const words = useWords().discounts;
  const say = useSay();
  const [draft, setDraft] = useState(empty);
  const [goods, setGoods] = useState<readonly string[]>([]);
  const [wasSent, setSent] = useState(false);
  const set = (some: Partial<typeof empty>) => setDraft({ ...draft, ...some });
  const percent = percentOf(draft.percent);
  const isAsked = percent !== undefined && goods.length > 0;
  const query = useEndpoint(
    previewSale,
    { goods_ids: [...goods], percent: percent ?? 1 },
    { enabled: isAsked, keepPrevious: true },
  );
  const rows = isAsked ? (query.data?.rows ?? []) : [];
  const items = rows.flatMap(({ id, after, verdict }) => (verdict === 'ok' ? [{ id, price: after }] : []));
  const areDatesWrong = draft.to === '' || (draft.from !== '' && draft.to < draft.from);
  const plan = usePlan();

  function send() {
    setSent(true);
    const { starts_at, ends_at } = periodOf(draft.from, draft.to, plan.zone);
    if (draft.name.trim() === '' || areDatesWrong || ends_at === undefined || items.length === 0) return;
    const period = { ends_at, ...(starts_at === undefined ? {} : { starts_at }) };
    plan.act({ name: draft.name.trim(), items, ...period });
  }

  return (
    <Page title={words.newSale} back="/discounts/sales" width="narrow">
      <Form label={words.newSale} onSend={send}>
        <TextField
          label={words.saleName}
          error={wasSent && draft.name.trim() === '' ? words.saleNameWrong : undefined}
          maxLength={60}
          value={draft.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={words.percent}
          error={
            percent === undefined ? say(words.percentWrong, { max: limits.discountBpsMax / 100 }) : undefined
          }
          inputMode="numeric"
          value={draft.percent}
          onChange={(text) => set({ percent: text })}
        />
        <TextField type="date" label={words.from} value={draft.from} onChange={(from) => set({ from })} />
        <TextField
          type="date"
          label={words.lastDay}
          error={wasSent && areDatesWrong ? words.datesWrong : undefined}
          value={draft.to}
          onChange={(to) => set({ to })}
        />
        <GoodsPick chosen={goods} onChange={setGoods} />
        {isAsked ? <SaleRows query={query} /> : null}
        {wasSent && items.length === 0 ? (
          <p role="alert" className="text-meta text-bad-ink">
            {words.goodsWrong}
          </p>
        ) : null}
        <ErrorBox error={plan.error} />
        <Button type="submit" isWide isBusy={plan.isBusy}>
          {words.salePlan}
        </Button>
      </Form>
    </Page>
  );
}

function usePlan() {
  const words = useWords().discounts;
  const toast = useToast();
  const navigate = useNavigate();
  const zone = useZone() ?? 'UTC';
  const act = useAct(addSale, {
    changes: [listSales, listShowcase],
    onDone: () => {
      toast(words.saleMade, 'good');
      navigate('/discounts/sales');
    },
  });
  return { ...act, zone };
}
