import { useState } from 'react';
import { askCheck } from '#features/proof/ui/check/ask-check.ts';
import { openProofStore } from '#features/proof/ui/check/store.ts';
import { proofSessionOf } from '#features/proof/ui/useProof.ts';
import { useSession } from '#ui/calls/session-context.ts';
import { sendCheat, type Cheat } from './cheats.ts';

/** What was counted anew is shown once the notaries have signed it: a few seconds. */
const checksMax = 6;
const pauseMs = 5_000;

export type CheatStep = 'first' | 'cheating' | 'checking';

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'busy'; readonly cheat: Cheat; readonly step: CheatStep }
  | { readonly name: 'done'; readonly cheat: Cheat; readonly done: string }
  | { readonly name: 'failed'; readonly error: unknown };

/** Has the phone see how things are, cheats, and has it check again; a failure takes the whole screen by itself. */
export function useCheat() {
  const session = useSession();
  const [state, setState] = useState<State>({ name: 'idle' });

  async function run(cheat: Cheat): Promise<void> {
    const asked = proofSessionOf(session);
    if (asked === undefined) return;
    try {
      // What a phone has never seen, it cannot miss.
      setState({ name: 'busy', cheat, step: 'first' });
      await askCheck(asked);
      setState({ name: 'busy', cheat, step: 'cheating' });
      const done = await sendCheat(asked.token, cheat.kind);
      chosen = cheat;
      setState({ name: 'busy', cheat, step: 'checking' });
      const times = cheat.found.includes('phone') && !cheat.isLater ? checksMax : 1;
      for (let time = 1; time <= times; time += 1) {
        if (time > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
        await askCheck(asked);
        if (!(await hasFailed(asked.owner))) continue;
        // The report begins where the page does, and whoever asked for it stands far below.
        globalThis.scrollTo(0, 0);
        break;
      }
      setState({ name: 'done', cheat, done });
    } catch (error) {
      setState({ name: 'failed', error });
    }
  }

  return { state, run: (cheat: Cheat) => void run(cheat) };
}

/** Outlives its screen: the report that follows says what was asked for. */
let chosen: Cheat | undefined;

export const lastCheat = (): Cheat | undefined => chosen;

async function hasFailed(owner: string): Promise<boolean> {
  return ((await openProofStore().read(owner))?.failure ?? null) !== null;
}
