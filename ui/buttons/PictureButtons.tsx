import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { saveBlob } from '#ui/save-file.ts';
import { Button } from './Button.tsx';

type Props = {
  /** The picture's address on this site. */
  url: string;
  fileName: string;
  words: { readonly share: string; readonly save: string; readonly failed: string };
};

/** Shares a picture by the phone's own sheet, where that takes files, and saves it on the device. */
export function PictureButtons({ url, fileName, words }: Props) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function act(use: (file: File) => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
      const blob = await answer.blob();
      await use(new File([blob], fileName, { type: blob.type }));
    } catch (error) {
      // Closed without choosing: that is an answer.
      if (!(error instanceof DOMException && error.name === 'AbortError')) toast(words.failed, 'bad');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {canShareFiles() ? (
        <Button
          tone="plain"
          size="small"
          isBusy={isBusy}
          icon={<Share2 aria-hidden className="size-4" />}
          onClick={() => void act((file) => navigator.share({ files: [file] }))}
        >
          {words.share}
        </Button>
      ) : null}
      <Button
        tone="plain"
        size="small"
        isBusy={isBusy}
        icon={<Download aria-hidden className="size-4" />}
        onClick={() => void act(async (file) => saveBlob(file, fileName))}
      >
        {words.save}
      </Button>
    </div>
  );
}

function canShareFiles(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'picture.png', { type: 'image/png' })] });
}
