import { ExternalLink, Share2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { useSay } from '#ui/words.tsx';

/** The shop's public link: to copy, to share where the device can, to look at. */
export function ShareShop({ name, url }: { name: string; url: string }) {
  const words = useWords();
  const say = useSay();
  const canShare = typeof navigator.share === 'function';

  function share() {
    // Closing the share sheet rejects too: there is nothing to tell.
    navigator.share({ title: name, text: say(words.shop.shareText, { name }), url }).catch(() => undefined);
  }

  return (
    <Stack>
      <Text look="code">{url}</Text>
      <Stack isRow gap="small">
        <CopyButton text={url} />
        {canShare ? (
          <Button tone="plain" size="small" icon={<Share2 aria-hidden className="size-4" />} onClick={share}>
            {words.common.share}
          </Button>
        ) : null}
        <LinkButton to={url} tone="plain" size="small" icon={<ExternalLink aria-hidden className="size-4" />}>
          {words.shop.open}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
