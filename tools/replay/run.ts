// One run: what it works with, and what went otherwise than planned.
import type { Client } from './client.ts';
import type { Settled } from './own-server.ts';
import type { App } from './opening.ts';
import type { ReplayPlan } from './plan.ts';

/** The clock of the server. A server that is not ours has its own, which nobody can move. */
export type Clockwork = {
  readonly now: () => Date;
  /** False for a server with a clock of its own: what is due later than now cannot be waited for. */
  readonly isOurs: boolean;
  /** Moves to a time. What becomes due on the way is done, if not at once. */
  to(at: Date): Promise<void>;
  /** Does all that is due now. */
  settle(): Promise<Settled>;
};

/** What a buyer keeps of an order. */
export type Bought = { readonly checkoutId: string; readonly token: string };

export type Run = {
  readonly client: Client;
  readonly clock: Clockwork;
  readonly plan: ReplayPlan;
  readonly app: App;
  /** The mark of this run in names that must be unique on the server. */
  readonly name: string;
  readonly carrier: { readonly code: string; readonly secret: string };
  /** By the order's place in the plan. */
  readonly bought: Map<number, Bought>;
  /** Orders whose goods are on their way back to the supplier. */
  readonly openCases: Set<number>;
  /** Units that the product refused to take back, as its refusals said. */
  readonly refusedUnits: { outsideWindow: number };
  /** In words: an order that was refused, a parcel that could not be labelled. */
  readonly problems: string[];
};

/** Notes what should not have happened. A flood of one kind says no more than its beginning. */
export function note(run: Pick<Run, 'problems'>, problem: string): void {
  const keptMax = 1_000;
  if (run.problems.length < keptMax) run.problems.push(problem);
}
