// The bank of the demonstration: accounts that are none, and what people of the console do with withdrawals to banks.
import { callApp, type Input } from '#apps/server/call-app.ts';
import type { Composed } from '#apps/server/compose.ts';
import { payoutPartsOf } from '#apps/server/rooms.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import * as batches from '#features/payouts/batches.contract.ts';
import { payTimer } from '#features/payouts/server/moves.ts';
import { withdrawRoutes } from '#features/payouts/server/routes.ts';
import { withdrawJobs } from '#features/payouts/server/send.ts';
import { inShop } from '#platform/db/scope.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import { consolePerson, type Stage } from '#demo/demo-stage.ts';

/** Money comes to these accounts and leaves from them; `tools/demo-ways.ts` gives them to the instance that serves. */
export function demoAccounts(holder: string) {
  const account = (currency: 'USD' | 'EUR' | 'GBP' | 'JPY', number: string) => ({
    currency,
    holder,
    bank: 'Test Bank',
    account: number,
    bic: '',
  });
  return [
    account('USD', '000123456789'),
    account('EUR', 'DE89370400440532013000'),
    account('GBP', '31926819'),
    account('JPY', '1234567'),
  ];
}

type Desk = {
  readonly ask: Input;
  /** Looks at a payout whose time has come. */
  readonly payDue: (routedId: string) => Promise<void>;
};

/**
 * The room of payouts as the instance that serves has it. The one that fills the database is opened before the ways to
 * pay are, and without an account of ours withdrawals to banks would not wait for people.
 */
function openDesk({ registry, env }: Composed): Desk {
  const parts = payoutPartsOf(env, demoAccounts(env.brand.legalName));
  const own: Registry = { ...registry, kept: new Map(), lists: new Map() };
  withdrawRoutes(own, parts);
  const timer = withdrawJobs(parts)[payTimer];
  return {
    ask: (endpoint, input, options = {}) => callApp(own, endpoint, { input, options }),
    async payDue(routedId) {
      const routed = readRoutedId(routedId);
      if (routed === undefined || timer === undefined || !('reach' in timer)) return;
      const due = [{ subject: routed.id, due_at: env.clock.now(), tries: 0 }];
      await inShop(routed.shopId, () => timer.reach({ env, shopId: routed.shopId, due }));
    },
  };
}

/** Lets the minutes pass in which a withdrawal to a bank can be taken back: from then on it waits for a file. */
export async function waitForFile(
  { app, clock, pass }: Stage,
  routedId: string,
  leavesAt: Date,
): Promise<void> {
  if (leavesAt <= clock.now()) return;
  await pass(new Date(leavesAt.getTime() - 1));
  clock.set(leavesAt);
  await openDesk(app).payDue(routedId);
}

/** One person gathers what is ready in a file for the bank, another one releases it. */
export async function takeToBank(stage: Stage, key: string): Promise<void> {
  const { app } = stage;
  const { currency } = app.env.policy;
  const made = await openDesk(app).ask(
    batches.makePayoutBatch,
    { currency },
    { token: await consolePerson(stage, 'fiona'), onceKey: `seed-file-${key}` },
  );
  const { id, count, total } = made;
  const token = await consolePerson(stage, 'theo');
  await app.ask(
    batches.releasePayoutBatch,
    { id, count, total },
    { token, onceKey: `seed-file-${key}-release` },
  );
}

type Line = { readonly id: string; readonly reference: string };

/** Two people name the same lines of the bank's. */
export async function markPayouts(
  stage: Stage,
  outcome: 'paid' | 'returned',
  lines: readonly Line[],
): Promise<void> {
  for (const person of ['fiona', 'theo']) {
    const token = await consolePerson(stage, person);
    for (const line of lines) {
      const onceKey = `seed-${outcome}-${person}-${line.id}`;
      await stage.app.ask(batches.markPayoutCall, { ...line, outcome }, { token, onceKey });
    }
  }
}
