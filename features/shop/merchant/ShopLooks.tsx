// The shop's own pictures, saved by a button.
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { uploadFile } from '#features/files/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { UploadField } from '#ui/forms/UploadField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';

type Store = OutputOf<typeof storeInfo>;

export function ShopLooks({ store }: { store: Store }) {
  return (
    <Card>
      <ShopPicture kind="logo" store={store} />
      <ShopPicture kind="banner" store={store} />
    </Card>
  );
}

type Chosen = { readonly id: string; readonly url: string };

/** A chosen picture is seen by its owner first; buyers see it once it is saved. */
function ShopPicture({ kind, store }: { kind: 'logo' | 'banner'; store: Store }) {
  const words = useWords();
  const toast = useToast();
  const [chosen, setChosen] = useState<Chosen>();
  // Made anew, the field forgets what was chosen in it.
  const [turn, setTurn] = useState(0);
  const change = useAct(storeInfo, {
    changes: [storeInfo],
    onDone: () => {
      forget();
      toast(words.shop.saved);
    },
  });
  const isLogo = kind === 'logo';
  const shown = chosen ?? store[kind];
  const set = (id: string | null) =>
    change.act({ patch: isLogo ? { logo_file_id: id } : { banner_file_id: id } });

  function forget() {
    setChosen(undefined);
    setTurn((before) => before + 1);
  }

  return (
    <Stack>
      {shown === null ? null : (
        <Picture image={{ url: shown.url, alt: words.shop[kind] }} size={isLogo ? 'normal' : 'whole'} />
      )}
      <UploadField
        key={turn}
        label={words.shop[kind]}
        hint={isLogo ? words.shop.logoHint : words.shop.bannerHint}
        takes="picture"
        endpoint={uploadFile}
        ask={{ kind }}
        crop={{ shape: kind, words: words.shop.crop, ...(isLogo ? { beside: store.name } : {}) }}
        bytesMax={isLogo ? limits.portraitBytesMax : limits.uploadBytesMax}
        onDone={(file) => setChosen(file === undefined ? undefined : { id: file.id, url: file.url })}
      />
      <ErrorBox error={change.error} />
      {chosen === undefined ? null : (
        <>
          <Note>{words.shop.notSaved}</Note>
          <Stack isRow gap="small">
            <Button isBusy={change.isBusy} onClick={() => set(chosen.id)}>
              {words.common.save}
            </Button>
            <Button tone="quiet" onClick={forget}>
              {words.shop.discard}
            </Button>
          </Stack>
        </>
      )}
      {chosen !== undefined || store[kind] === null ? null : (
        <Button tone="quiet" size="small" isBusy={change.isBusy} onClick={() => set(null)}>
          {words.shop.remove}
        </Button>
      )}
    </Stack>
  );
}
