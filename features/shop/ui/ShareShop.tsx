import { ChevronDown, ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QrCode } from '#ui/content/QrCode.tsx';
import { ShareButton } from '#ui/buttons/ShareButton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useSay } from '#ui/words/words.tsx';

/** The shop's public link: to copy, to share, to let others scan, to look at. */
export function ShareShop({ name, url }: { name: string; url: string }) {
  const words = useWords();
  const say = useSay();
  return (
    <Stack>
      <Address url={url} />
      <Stack isRow gap="small">
        <CopyButton text={url} />
        <LinkButton to={url} tone="plain" size="small" icon={<ExternalLink aria-hidden className="size-4" />}>
          {words.common.shopLink.open}
        </LinkButton>
      </Stack>
      <ShareButton isWide shared={{ title: name, text: say(words.common.shopLink.text, { name }), url }} />
      <details className="group">
        <summary className="flex min-h-target cursor-pointer items-center justify-between gap-2 font-medium">
          {words.common.shopLink.qr}
          <ChevronDown aria-hidden className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <QrCode text={url} label={words.common.shopLink.qr} />
      </details>
    </Stack>
  );
}

/** An address that is too long for a line breaks before a slash, and inside a word only where that alone is too long. */
function Address({ url }: { url: string }) {
  return (
    <p className="font-mono text-meta wrap-anywhere text-muted">
      {url.split(/(?<=[^/])(?=\/[^/])/).map((part, index) => (
        <Fragment key={part}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
