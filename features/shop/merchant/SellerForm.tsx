import { useState } from 'react';
import { countries } from '#domain/geo/countries.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './useDraft.ts';

type Store = OutputOf<typeof storeInfo>;

/** Who sells, as the law asks. Name and country of a verified identity are the identity's and are not typed here. */
export function SellerForm({ store, onLook }: { store: Store; onLook: () => void }) {
  const words = useWords().shop;
  const { labels } = words.seller;
  const toast = useToast();
  const [wasSent, setSent] = useState(false);
  const { name, form, country, email, reg_no, tax_id, verified } = store.legal;
  const saved = { name, form, country, email, reg_no, tax_id };
  const { draft, set, isChanged, discard } = useDraft(`${store.id}:seller`, saved);
  const save = useAct(storeInfo, { changes: [storeInfo], onDone: () => toast(words.saved) });
  const typed = draft.email.trim();
  const isEmailWrong = typed !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed);

  function send() {
    setSent(true);
    if (isEmailWrong) return;
    const rest = {
      form: draft.form.trim(),
      email: typed,
      reg_no: draft.reg_no.trim(),
      tax_id: draft.tax_id.trim(),
    };
    const legal = verified ? rest : { name: draft.name.trim(), country: draft.country, ...rest };
    set(legal);
    save.act({ patch: { legal }, version: store.version });
  }

  const text = (field: 'name' | 'form' | 'reg_no' | 'tax_id', maxLength: number) => ({
    label: labels[field],
    value: draft[field],
    onChange: (value: string) => set({ [field]: value }),
    maxLength,
  });
  return (
    <Form label={words.seller.title} onSend={send}>
      <Text look="muted">{words.seller.lead}</Text>
      {verified ? null : <TextField {...text('name', 120)} autoComplete="organization" />}
      <TextField {...text('form', 60)} hint={words.seller.formHint} />
      {verified ? null : <SellerCountry value={draft.country} onChange={(next) => set({ country: next })} />}
      <TextField
        label={labels.email}
        error={wasSent && isEmailWrong ? words.seller.emailWrong : undefined}
        value={draft.email}
        onChange={(value) => set({ email: value })}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
      />
      <TextField {...text('reg_no', 60)} />
      <TextField {...text('tax_id', 40)} />
      {verified ? <Text look="muted">{`${words.seller.fromIdentity}: ${name}`}</Text> : null}
      <SaveBar
        isChanged={isChanged}
        isBusy={save.isBusy}
        error={save.error}
        onDiscard={discard}
        onLook={onLook}
      />
    </Form>
  );
}

function SellerCountry({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const words = useWords().shop;
  const formats = useFormats();
  const named = countries
    .map((code) => ({ value: code, label: formats.country(code) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  return (
    <SelectField
      label={words.seller.labels.country}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: words.none }, ...named]}
    />
  );
}
