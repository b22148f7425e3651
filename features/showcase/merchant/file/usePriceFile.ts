import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { previewShowcaseFile } from '#features/showcase/file.contract.ts';
import { useClient } from '#ui/calls/client.tsx';
import { uploadCsv } from '#ui/calls/upload-csv.ts';

export type FilePreview = OutputOf<typeof previewShowcaseFile>;

/** Where a file stands. It is kept until it was written, so that it can be read again. */
export type FileStep =
  | { readonly at: 'choose' }
  | { readonly at: 'reading'; readonly file: File; readonly sentBytes: number }
  | { readonly at: 'preview'; readonly file: File; readonly preview: FilePreview }
  | { readonly at: 'stopped'; readonly file: File; readonly error: Error };

/** Sends a file to be read and holds what it would do. Leaving the screen ends the sending. */
export function usePriceFile() {
  const { caller } = useClient();
  const [step, setStep] = useState<FileStep>({ at: 'choose' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const isMine = () => running.current === mine;
    const onSent = (sentBytes: number) => {
      if (isMine()) setStep({ at: 'reading', file, sentBytes });
    };
    onSent(0);
    try {
      const ask = { endpoint: previewShowcaseFile, file, isDryRun: false };
      const preview = await uploadCsv(caller, ask, { signal: mine.signal, onSent });
      if (isMine()) setStep({ at: 'preview', file, preview });
    } catch (thrown) {
      if (!isMine() || mine.signal.aborted) return;
      setStep({ at: 'stopped', file, error: thrown instanceof Error ? thrown : new Error(String(thrown)) });
    }
  }

  function startOver(): void {
    running.current?.abort();
    running.current = undefined;
    setStep({ at: 'choose' });
  }

  return { step, read: (file: File) => void read(file), startOver };
}
