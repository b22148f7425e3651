import { ChevronDown, ExternalLink, Share2 } from 'lucide-react';
import { Fragment } from 'react';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

/** The shop's public link: to copy, to let others scan, to look at, and the way to share it. */
export function ShareShop({ url }: { url: string }) {
  const words = useWords();
  return (
    <Stack>
      <Address url={url} />
      <Stack isRow gap="small">
        <CopyButton text={url} />
        <LinkButton to={url} tone="plain" size="small" icon={<ExternalLink aria-hidden className="size-4" />}>
          {words.common.shopLink.open}
        </LinkButton>
      </Stack>
      <LinkButton to="/share" tone="plain" isWide icon={<Share2 aria-hidden className="size-5" />}>
        {words.common.share}
      </LinkButton>
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
