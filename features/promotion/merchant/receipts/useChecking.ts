import { useState } from 'react';
import type { Verdict } from '#domain/ads/verify.ts';
import { useClient } from '#ui/calls/client.tsx';
import type { DayFile } from './verify-day.ts';

export type Checked = Verdict;
type State = {
  readonly isBusy: boolean;
  readonly progress?: { readonly done: number; readonly total: number };
  readonly file?: DayFile;
  readonly checked?: Checked;
  readonly error?: unknown;
};

const idle: State = { isBusy: false };

/** Fetching a day and computing it again. The code for it is fetched with the first day. */
export function useChecking() {
  const client = useClient();
  const [state, setState] = useState<State>(idle);

  async function load(day: string): Promise<DayFile> {
    if (state.file?.root.day === day) return state.file;
    const { fetchDay } = await import('./verify-day.ts');
    return await fetchDay(client, day, (done, total) =>
      setState({ isBusy: true, progress: { done, total } }),
    );
  }
  return {
    ...state,
    forget: () => setState(idle),
    /** The log as a file; undefined where it could not be fetched. */
    fetch: async (day: string): Promise<DayFile | undefined> => {
      setState({ isBusy: true });
      try {
        const file = await load(day);
        setState({ isBusy: false, file });
        return file;
      } catch (error) {
        setState({ isBusy: false, error });
        return undefined;
      }
    },
    check: async (day: string): Promise<void> => {
      setState({ isBusy: true });
      try {
        const file = await load(day);
        const { checkDay } = await import('./verify-day.ts');
        setState({ isBusy: false, file, checked: await checkDay(client, file) });
      } catch (error) {
        setState({ isBusy: false, error });
      }
    },
  };
}
