import { ChevronDown, ExternalLink } from 'lucide-react';
import { CopyButton } from '#ui/CopyButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { QrCode } from '#ui/QrCode.tsx';
import { ShareButton } from '#ui/ShareButton.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { useSay } from '#ui/words.tsx';

/** The same link in one press, where there is little room. */
export function ShareShopIcon({ name, url }: { name: string; url: string }) {
  const words = useWords();
  const say = useSay();
  const shared = { title: name, text: say(words.common.shopLink.text, { name }), url };
  return <ShareButton size="icon" label={words.common.shopLink.title} shared={shared} />;
}

/** The shop's public link: to copy, to share, to let others scan, to look at. */
export function ShareShop({ name, url }: { name: string; url: string }) {
  const words = useWords();
  const say = useSay();
  return (
    <Stack>
      <span className="wrap-anywhere">
        <Text look="code">{url}</Text>
      </span>
      <Stack isRow gap="small">
        <CopyButton text={url} />
        <LinkButton to={url} tone="plain" size="small" icon={<ExternalLink aria-hidden className="size-4" />}>
          {words.common.shopLink.open}
        </LinkButton>
      </Stack>
      <ShareButton isWide shared={{ title: name, text: say(words.common.shopLink.text, { name }), url }} />
      <details className="group">
        <summary className="flex min-h-target cursor-pointer items-center justify-between gap-2 font-semibold">
          {words.common.shopLink.qr}
          <ChevronDown aria-hidden className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <QrCode text={url} label={words.common.shopLink.qr} />
      </details>
    </Stack>
  );
}
