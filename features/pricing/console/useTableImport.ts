import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useRef, useState } from 'react';
import { importRates, importShipping, importTaxes } from '#features/pricing/contract.ts';
import { tableVersions } from '#features/pricing/tables.contract.ts';
import { importSynonyms } from '#features/goods/search.contract.ts';
import type { Caller } from '#ui/calls/api.ts';
import { useClient } from '#ui/calls/client.tsx';
import { uploadCsv } from '#ui/calls/upload-csv.ts';

export const importKinds = ['shipping', 'taxes', 'rates', 'synonyms'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The columns of each file, in the order of its template. */
export const columnsOf: Record<ImportKind, readonly string[]> = {
  shipping: 'supplier zone countries service days_p50 days_p90 up_to_grams fee source valid_from'.split(' '),
  taxes: (
    'country kind label lane origin heading band_currency band_from band_to base percent ' +
    'flat_currency flat_amount source source_date valid_from valid_until'
  ).split(' '),
  rates: 'from to rate source at'.split(' '),
  synonyms: 'lang words'.split(' '),
};

export type TableReport = {
  readonly rows: number;
  readonly refused: number;
  readonly changed?: number;
  readonly unchanged?: number;
  readonly errors: readonly {
    readonly line: number;
    readonly field: string | null;
    readonly reason: string;
    readonly value?: string;
  }[];
};

type Way = { signal: AbortSignal; onSent: (bytes: number) => void };

function sendTo(kind: ImportKind, caller: Caller, asked: { file: File; isDryRun: boolean }, way: Way) {
  switch (kind) {
    case 'shipping':
      return uploadCsv(caller, { endpoint: importShipping, ...asked }, way);
    case 'taxes':
      return uploadCsv(caller, { endpoint: importTaxes, ...asked }, way);
    case 'rates':
      return uploadCsv(caller, { endpoint: importRates, ...asked }, way);
    default:
      return uploadCsv(caller, { endpoint: importSynonyms, ...asked }, way);
  }
}

type State = {
  readonly isBusy: boolean;
  readonly error?: unknown;
  readonly report?: TableReport;
  /** The report is of a check: nothing was written. */
  readonly isDryRun?: boolean;
};

/** Checks a file, then writes it. Leaving the screen ends what is under way. */
export function useTableImport(kind: ImportKind) {
  const { caller } = useClient();
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ isBusy: false });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File, isDryRun: boolean): Promise<void> {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState({ isBusy: true });
    try {
      const way = { signal: mine.signal, onSent: () => undefined };
      const report = await sendTo(kind, caller, { file, isDryRun }, way);
      setState({ isBusy: false, report, isDryRun });
    } catch (error) {
      if (!mine.signal.aborted) setState({ isBusy: false, error });
    }
    if (!isDryRun) await queries.invalidateQueries({ queryKey: [tableVersions.name] });
  }

  return { ...state, send: (file: File, isDryRun: boolean) => void send(file, isDryRun) };
}
