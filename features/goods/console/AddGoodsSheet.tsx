import { useState } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { addGoods, listCatalogueGoods } from '#features/goods/catalogue.contract.ts';
import { listSuppliers } from '#features/goods/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** One goods by hand, as a draft. */
export function AddGoodsSheet({ onClose }: { onClose: () => void }) {
  const words = useWords().config.catalogue;
  const toast = useToast();
  const go = useNavigate();
  const suppliers = useEndpoint(listSuppliers, { page: 1, page_size: pageSizeMax });
  const [draft, setDraft] = useState({ code: '', title: '', type: '', supplier: '', cost: '', price: '' });
  const add = useAct(addGoods, {
    changes: [listCatalogueGoods],
    onDone: ({ id }) => {
      toast(words.add_done, 'good');
      go(`/goods/file/${id}`);
    },
  });
  const set = (name: keyof typeof draft) => (text: string) => setDraft({ ...draft, [name]: text });

  function send(): void {
    const { code, title, type, supplier, cost, price } = draft;
    if ([code, title, type, supplier, cost, price].some((text) => text.trim() === '')) return;
    add.act({ code, title, type_id: type.trim(), supplier_id: supplier, cost, suggested_price: price });
  }

  const choices = (suppliers.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Sheet isOpen onClose={onClose} title={words.add_title}>
      <Form onSend={send}>
        <TextField label={words.add_code} value={draft.code} onChange={set('code')} maxLength={64} required />
        <TextField
          label={words.column.title}
          value={draft.title}
          onChange={set('title')}
          maxLength={200}
          required
        />
        <TextField
          label={words.filter.type}
          value={draft.type}
          onChange={set('type')}
          maxLength={40}
          required
        />
        <SelectField
          label={words.add_supplier}
          value={draft.supplier}
          onChange={set('supplier')}
          options={[{ value: '', label: words.choose }, ...choices]}
        />
        <TextField
          label={words.column.cost}
          value={draft.cost}
          onChange={set('cost')}
          inputMode="decimal"
          required
        />
        <TextField
          label={words.column.price}
          value={draft.price}
          onChange={set('price')}
          inputMode="decimal"
          required
        />
        <SaidFault error={add.error} />
        <Button type="submit" isBusy={add.isBusy}>
          {words.add}
        </Button>
      </Form>
    </Sheet>
  );
}
