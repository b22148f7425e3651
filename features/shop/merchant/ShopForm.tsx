import { useState } from 'react';
import { isPhone, phoneOf } from '#domain/contact.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './useDraft.ts';

type Store = OutputOf<typeof storeInfo>;

/** What buyers read of the shop, to change. */
export function ShopForm({ store, onLook }: { store: Store; onLook: () => void }) {
  const words = useWords().shop;
  const toast = useToast();
  const [wasSent, setSent] = useState(false);
  const { draft, set, isChanged, discard } = useDraft(`${store.id}:shop`, {
    name: store.name,
    about: store.about,
    address: store.address,
    phone: store.phone ?? '',
  });
  const save = useAct(storeInfo, { changes: [storeInfo, me], onDone: () => toast(words.saved) });
  const isShort = draft.name.trim().length < 2;
  const typedPhone = phoneOf(draft.phone);
  const isPhoneWrong = typedPhone !== '' && !isPhone(typedPhone);

  function send() {
    setSent(true);
    if (isShort || isPhoneWrong) return;
    const { name, about, address, phone } = draft;
    const patch = { name: name.trim(), about: about.trim(), address: address.trim(), phone: phoneOf(phone) };
    set(patch);
    save.act({ patch, version: store.version });
  }

  return (
    <Form label={words.editTitle} onSend={send}>
      <TextField
        label={words.name}
        error={wasSent && isShort ? words.nameShort : undefined}
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={60}
      />
      <TextArea
        label={words.about}
        hint={words.aboutHint}
        value={draft.about}
        onChange={(about) => set({ about })}
        maxLength={500}
      />
      <TextField
        label={words.address}
        value={draft.address}
        onChange={(address) => set({ address })}
        maxLength={200}
        autoComplete="street-address"
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        error={wasSent && isPhoneWrong ? words.phoneWrong : undefined}
        value={draft.phone}
        onChange={(phone) => set({ phone })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
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
