import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Form } from '#ui/forms/Form.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useDraft } from './useDraft.ts';

type Store = OutputOf<typeof storeInfo>;

const shape = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The shop's address, which its owner may choose once. */
export function HandleForm({ store, onLook }: { store: Store; onLook: () => void }) {
  const words = useWords().shop;
  const toast = useToast();
  const say = useSay();
  const [wasSent, setSent] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { draft, set, isChanged, discard } = useDraft(`${store.id}:handle`, { handle: store.handle });
  const save = useAct(storeInfo, { changes: [storeInfo, me], onDone: () => toast(words.saved) });
  const isWrong = !shape.test(draft.handle);

  function send() {
    setSent(true);
    if (!isWrong) setConfirming(true);
  }

  return (
    <Form label={words.handle.label} onSend={send}>
      <TextField
        label={words.handle.label}
        hint={words.handle.hint}
        error={wasSent && isWrong ? words.handle.wrong : undefined}
        value={draft.handle}
        onChange={(handle) => set({ handle: handle.toLowerCase() })}
        maxLength={40}
        autoComplete="off"
      />
      <SaveBar
        isChanged={isChanged}
        isBusy={save.isBusy}
        error={save.error}
        onDiscard={discard}
        onLook={onLook}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          save.act({ patch: { handle: draft.handle }, version: store.version });
        }}
        title={words.handle.confirm}
        action={words.handle.choose}
      >
        {say(words.handle.confirmText, { before: `/s/${store.handle}`, after: `/s/${draft.handle}` })}
      </ConfirmDialog>
    </Form>
  );
}
