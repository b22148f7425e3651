// Fetches a whole day of the log, part after part, and saves it as one file.
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { deskAdLog } from '#features/promotion/log.contract.ts';
import type { Client } from '#ui/calls/api.ts';
import { useClient } from '#ui/calls/client.tsx';
import { saveText } from '#ui/save-file.ts';

type Part = OutputOf<typeof deskAdLog>;
type State = {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly progress?: { readonly done: number; readonly total: number };
  readonly error?: unknown;
};

const idle: State = { isBusy: false, isDone: false };

export function useWholeDay() {
  const client = useClient();
  const [state, setState] = useState<State>(idle);
  return {
    ...state,
    forget: () => setState(idle),
    save: async (day: string): Promise<void> => {
      setState({ isBusy: true, isDone: false });
      try {
        const text = await readWhole(client, day, (done, total) =>
          setState({ isBusy: true, isDone: false, progress: { done, total } }),
        );
        saveText(text, `ads-${day}-whole.json`, 'application/json');
        setState({ isBusy: false, isDone: true });
      } catch (error) {
        setState({ isBusy: false, isDone: false, error });
      }
    },
  };
}

/** What `npm run verify-ads` reads. Offers and bills come behind the entries. */
async function readWhole(
  client: Client,
  day: string,
  onProgress: (done: number, total: number) => void,
): Promise<string> {
  const log: Part['log'][number][] = [];
  const offers: Part['offers'][number][] = [];
  const bills: Part['bills'][number][] = [];
  let after: string | null = '0';
  let first: Part | undefined;
  while (after !== null) {
    const part: Part = await client.call(deskAdLog, { day, after });
    first ??= part;
    // One by one: a spread of a long day would be more arguments than a call can have.
    for (const entry of part.log) log.push(entry);
    for (const offer of part.offers) offers.push(offer);
    for (const bill of part.bills) bills.push(bill);
    onProgress(log.length, part.root.entries);
    after = part.next;
  }
  return JSON.stringify({ format: first?.format, root: first?.root, log, offers, bills });
}
