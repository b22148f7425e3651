import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonTone } from './button-class.ts';
import { CopyButton } from './CopyButton.tsx';
import { IconButton } from './IconButton.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QrCode } from '#ui/content/QrCode.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay, useUiWords } from '#ui/words/words.tsx';

export type Shared = {
  readonly title: string;
  /** A sentence that goes with the address. */
  readonly text?: string | undefined;
  readonly url: string;
  readonly image?: { readonly url: string; readonly alt: string } | null | undefined;
};

/** Shares by the phone's own sheet where there is one; else by link, code and a look at what others will see. */
export function ShareButton({
  shared,
  label,
  tone = 'plain',
  size,
  isWide,
}: {
  shared: Shared;
  label?: string;
  tone?: ButtonTone;
  /** `icon`: a button of one picture. */
  size?: 'small' | 'icon';
  isWide?: boolean;
}) {
  const words = useUiWords();
  const [isOpen, setOpen] = useState(false);
  const icon = <Share2 aria-hidden className="size-5" />;

  async function share(): Promise<void> {
    const { title, text, url } = shared;
    const card = { title, url, ...(text === undefined ? {} : { text }) };
    if (!canShare(card)) {
      setOpen(true);
      return;
    }
    try {
      await navigator.share(card);
    } catch (error) {
      // Closed without choosing: that is an answer. Anything else has another way.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
  }

  return (
    <>
      {size === 'icon' ? (
        <IconButton label={label ?? words.share} icon={icon} onClick={() => void share()} />
      ) : (
        <Button
          tone={tone}
          {...(size === undefined ? {} : { size })}
          {...(isWide === undefined ? {} : { isWide })}
          icon={icon}
          onClick={() => void share()}
        >
          {label ?? words.share}
        </Button>
      )}
      <ShareSheet isOpen={isOpen} onClose={() => setOpen(false)} shared={shared} />
    </>
  );
}

/** The link, its code for a camera, and the card that others will see. */
export function ShareSheet({
  isOpen,
  onClose,
  shared,
}: {
  isOpen: boolean;
  onClose: () => void;
  shared: Shared;
}) {
  const words = useUiWords();
  const say = useSay();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.share}>
      <div className="flex items-center gap-3 rounded-card border border-line bg-ground p-3">
        {shared.image === undefined ? null : <Picture image={shared.image} />}
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="font-medium wrap-anywhere">{shared.title}</span>
          {shared.text === undefined ? null : (
            <span className="line-clamp-2 text-meta text-muted">{shared.text}</span>
          )}
          <span className="truncate text-meta text-muted">{hostOf(shared.url)}</span>
        </div>
      </div>
      <div className="flex justify-center">
        <QrCode text={shared.url} label={say(words.qrOf, { title: shared.title })} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <Text look="code">{shared.url}</Text>
        </span>
        <CopyButton text={shared.url} label={words.copyLink} />
      </div>
    </Sheet>
  );
}

function canShare(card: ShareData): boolean {
  return typeof navigator.share === 'function' && (navigator.canShare?.(card) ?? true);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
