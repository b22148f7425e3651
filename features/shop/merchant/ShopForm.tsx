import { useState } from 'react';
import type { OutputOf } from '#domain/endpoint.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Refusal } from '#ui/api.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Form } from '#ui/Form.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Note } from '#ui/Note.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';

type Store = OutputOf<typeof storeInfo>;

/** What buyers see of the shop, to change. Somebody else's change in between is shown, not overwritten. */
export function ShopForm({ store }: { store: Store }) {
  const words = useWords();
  const toast = useToast();
  const [name, setName] = useState(store.name);
  const [about, setAbout] = useState(store.about);
  const [address, setAddress] = useState(store.address);
  const [phone, setPhone] = useState(store.phone ?? '');
  const [wasSent, setSent] = useState(false);
  const save = useAct(storeInfo, { changes: [storeInfo], onDone: () => toast(words.shop.saved) });

  const isShort = name.trim().length < 2;
  const isPhoneWrong = !/^(?:\+[1-9]\d{6,14})?$/.test(phone.trim());
  const isStale = save.error instanceof Refusal && save.error.key === 'staleVersion';

  function send() {
    setSent(true);
    if (isShort || isPhoneWrong) return;
    save.act({
      patch: { name: name.trim(), about: about.trim(), address: address.trim(), phone: phone.trim() },
      version: store.version,
    });
  }

  return (
    <Form label={words.shop.editTitle} onSend={send}>
      <TextField
        label={words.shop.name}
        error={wasSent && isShort ? words.shop.nameShort : undefined}
        value={name}
        onChange={setName}
        maxLength={60}
      />
      <TextArea
        label={words.shop.about}
        hint={words.shop.aboutHint}
        value={about}
        onChange={setAbout}
        maxLength={500}
      />
      <TextField label={words.shop.address} value={address} onChange={setAddress} maxLength={200} />
      <TextField
        label={words.shop.phone}
        hint={words.shop.phoneHint}
        error={wasSent && isPhoneWrong ? words.shop.phoneWrong : undefined}
        value={phone}
        onChange={setPhone}
        type="tel"
        inputMode="tel"
      />
      {isStale ? <Note tone="warn">{words.shop.stale}</Note> : <ErrorBox error={save.error} />}
      <Button type="submit" isBusy={save.isBusy}>
        {words.common.save}
      </Button>
    </Form>
  );
}
