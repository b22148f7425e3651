import { CodeList } from '#ui/lists/CodeList.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';

/** A secret for a camera and for a hand. */
export function Secret({ offer }: { offer: { readonly secret: string; readonly url: string } }) {
  const { set_up: words } = useWords().access;
  return (
    <Stack>
      <Text look="strong">{words.scan}</Text>
      <QrCode text={offer.url} label={words.qr} />
      <Text look="strong">{words.by_hand}</Text>
      <CodeList label={words.by_hand} codes={[offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')]} />
      <Stack isRow>
        <CopyButton text={offer.secret} label={words.copy} />
      </Stack>
    </Stack>
  );
}
