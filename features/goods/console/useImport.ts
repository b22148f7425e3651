import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useRef, useState } from 'react';
import { listCatalogueGoods } from '#features/goods/catalogue.contract.ts';
import { useClient } from '#ui/calls/client.tsx';
import { importGoods } from '#features/goods/contract.ts';
import { uploadCsv } from '#ui/calls/upload-csv.ts';
import type { ImportReport } from './upload.ts';

/** Where an import stands. The file is kept from the check to the import: both steps send the same one. */
export type ImportStep =
  | { readonly at: 'choose' }
  | { readonly at: 'sending'; readonly file: File; readonly isDryRun: boolean; readonly sentBytes: number }
  | { readonly at: 'preview'; readonly file: File; readonly report: ImportReport }
  | { readonly at: 'done'; readonly report: ImportReport }
  | {
      readonly at: 'stopped';
      readonly file: File;
      readonly isDryRun: boolean;
      readonly error: Error | undefined;
    };

/** The two steps of an import: check the file, then import it. Leaving the screen cancels it. */
export function useImport() {
  const { caller } = useClient();
  const queries = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, isDryRun: boolean): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const onSent = (sentBytes: number) => {
      if (running.current === mine) setStep({ at: 'sending', file, isDryRun, sentBytes });
    };
    onSent(0);
    try {
      const report = await uploadCsv(
        caller,
        { endpoint: importGoods, file, isDryRun },
        { signal: mine.signal, onSent },
      );
      setStep(isDryRun ? { at: 'preview', file, report } : { at: 'done', report });
    } catch (thrown) {
      if (running.current !== mine) return;
      const error = mine.signal.aborted
        ? undefined
        : thrown instanceof Error
          ? thrown
          : new Error(String(thrown));
      setStep({ at: 'stopped', file, isDryRun, error });
    } finally {
      if (running.current === mine) running.current = undefined;
      if (!isDryRun) await queries.invalidateQueries({ queryKey: [listCatalogueGoods.name] });
    }
  }

  return {
    step,
    check: (file: File) => void send(file, true),
    importFile: (file: File) => void send(file, false),
    cancel: () => running.current?.abort(),
    startOver: () => {
      running.current?.abort();
      running.current = undefined;
      setStep({ at: 'choose' });
    },
  };
}
