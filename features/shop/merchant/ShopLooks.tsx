// How the shop looks to buyers: its pictures and its colour. Each is saved as soon as it is chosen.
import type { OutputOf } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { shopThemes, type ShopTheme } from '#domain/shop-theme.ts';
import { uploadFile } from '#features/files/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Picture } from '#ui/Picture.tsx';
import { Stack } from '#ui/Stack.tsx';
import { UploadField } from '#ui/UploadField.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';

type Store = OutputOf<typeof storeInfo>;

export function ShopLooks({ store }: { store: Store }) {
  const words = useWords().shop;
  const toast = useToast();
  const change = useAct(storeInfo, { changes: [storeInfo], onDone: () => toast(words.saved) });
  return (
    <>
      <Card title={words.pictures}>
        <ShopPicture kind="logo" store={store} />
        <ShopPicture kind="banner" store={store} />
      </Card>
      <Card>
        <ChoiceField<ShopTheme>
          label={words.theme}
          hint={words.themeHint}
          value={store.theme}
          onChange={(theme) => change.act({ patch: { theme } })}
          options={shopThemes.map((value) => ({ value, label: words.themes[value] }))}
        />
        <ErrorBox error={change.error} />
      </Card>
    </>
  );
}

function ShopPicture({ kind, store }: { kind: 'logo' | 'banner'; store: Store }) {
  const words = useWords().shop;
  const toast = useToast();
  const change = useAct(storeInfo, { changes: [storeInfo], onDone: () => toast(words.saved) });
  const picture = store[kind];
  const isLogo = kind === 'logo';
  const set = (id: string | null) =>
    change.act({ patch: isLogo ? { logo_file_id: id } : { banner_file_id: id } });
  return (
    <Stack>
      {picture === null ? null : <Picture image={{ url: picture.url, alt: words[kind] }} />}
      <UploadField
        label={words[kind]}
        hint={isLogo ? words.logoHint : words.bannerHint}
        takes="picture"
        endpoint={uploadFile}
        ask={{ kind }}
        bytesMax={isLogo ? limits.portraitBytesMax : limits.uploadBytesMax}
        onDone={(file) => {
          if (file !== undefined) set(file.id);
        }}
      />
      <ErrorBox error={change.error} />
      {picture === null ? null : (
        <Button tone="quiet" size="small" isBusy={change.isBusy} onClick={() => set(null)}>
          {words.remove}
        </Button>
      )}
    </Stack>
  );
}
