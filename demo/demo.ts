// Fills an empty database with the demonstration world, through the doors that everybody uses. It happens on
// a virtual clock that begins four months ago and ends now, so every order has a past.
import type { Composed } from '#apps/server/compose.ts';
import type { SeedParts } from '#apps/server/main.ts';
import { hasOperators } from '#features/staff/server/public.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { flushCommits } from '#platform/db/flush.sql.ts';
import { nextDue } from '#platform/jobs/timers.sql.ts';
import { virtualClock, type VirtualClock } from '#platform/ports/clock.ts';
import { rememberPasswords } from '#tools/testing/password-memory.ts';
import { perform } from './demo-acts.ts';
import { goodsOnSale, type Stage } from './demo-stage.ts';
import { invite, linesOf, tellAgain } from './demo-again.ts';
import { planErrands, type Errand } from './demo-errands.ts';
import { dressShop } from './demo-growth.ts';
import { readOldNotices } from './demo-notices.ts';
import { askDesk, boostGoods, writeCanned } from './demo-reach.ts';
import { enterStaff, openWorld, signInMerchant, signInOperator } from './demo-open.ts';
import { enterRates, enterTables } from './demo-tables.ts';
import { planPayouts } from './payouts/payouts.ts';
import { makePlan, type Plan } from './demo-plan.ts';
import { readProgress, writeProgress, type Progress } from './demo-progress.ts';
import { shopKeys } from './demo-world.ts';
import { openVisitors, planCrowds, type Visitors } from './demo-visitors.ts';
import { untilDone } from './until-done.ts';

/**
 * Fills a database that has no operator yet, or goes on where a start was killed in the middle. Any other
 * database is left as it is.
 *
 * @returns Lines that say how to sign in; none where this database has no demonstration world.
 */
export async function seedDemo(parts: SeedParts): Promise<string[]> {
  const { db, makeApp, now, folder, say } = parts;
  const isUsed = await hasOperators(db.direct);
  const begun = isUsed ? readProgress(folder) : undefined;
  if (isUsed && begun === undefined) return [];
  if (begun?.isFinished === true) return tellAgain(parts, begun);
  const clock = virtualClock(new Date(0));
  const app = makeApp(clock);
  const forgetPasswords = rememberPasswords();
  try {
    const plan = makePlan(begun === undefined ? now : new Date(begun.now));
    const progress = begun ?? begin(plan);
    if (progress.plan !== plan.hash) {
      say('The demo world was begun by another version and stays unfinished: remove the data to begin anew.');
      return [];
    }
    say(
      begun === undefined
        ? 'Filling the empty database with the demo world …'
        : 'Going on with the demo world …',
    );
    const run: Run = { app, clock, plan, progress, note: noteIn(parts, progress) };
    if (!(await open(run, begun !== undefined))) return [];
    await live(run);
    await finish(run);
    return await linesOf(progress, parts);
  } finally {
    forgetPasswords();
    await app.close();
  }
}

type Run = {
  readonly app: Composed;
  readonly clock: VirtualClock;
  readonly plan: Plan;
  readonly progress: Progress;
  readonly note: () => Promise<void>;
};

/** What is noted as done is on disk: the next start does not do it again. */
function noteIn({ db, folder }: SeedParts, progress: Progress): () => Promise<void> {
  return async () => {
    await flushCommits(db.direct);
    writeProgress(folder, progress);
  };
}

function begin(plan: Plan): Progress {
  return {
    now: plan.now.toISOString(),
    plan: plan.hash,
    isOpened: false,
    deedsDone: 0,
    isFinished: false,
    handles: {},
    orders: {},
    factors: {},
    invitation: null,
  };
}

/** False where another process was faster: it fills this database, not we. */
async function open({ app, clock, plan, progress, note }: Run, isBegun: boolean): Promise<boolean> {
  clock.set(plan.start);
  if (progress.isOpened) return true;
  await note();
  const isFirst = await enterStaff(app);
  if (!isFirst && !isBegun) return false;
  progress.handles = await openWorld(app);
  progress.isOpened = true;
  await note();
  return true;
}

/** Goes from deed to deed, doing what is due in between. */
async function live(run: Run): Promise<void> {
  const { app, plan, progress, note } = run;
  const { handles, orders, factors } = progress;
  const kept = {
    goods: new Map(),
    tokens: new Map(),
    shopCodes: new Map(),
    accounts: new Map(),
    steps: new Map(),
  };
  const pass = (until: Date) => passTime(run, until);
  const visitors = openVisitors(app);
  const stage: Stage = { app, clock: run.clock, pass, visitors, handles, orders, factors, note, ...kept };
  const happenings = happeningsOf(run, visitors);
  const byHandIndex = plan.deeds.findIndex(({ at }) => at >= plan.byHandFrom);
  for (const [index, deed] of plan.deeds.entries()) {
    if (index < progress.deedsDone) continue;
    if (index === byHandIndex) await confirmByHand(run);
    await letHappen(run, { stage, happenings, since: plan.deeds[index - 1]?.at, until: deed.at });
    await passTime(run, deed.at);
    await untilDone(() => perform(stage, deed));
    progress.deedsDone = index + 1;
    await note();
  }
  await letHappen(run, { stage, happenings, since: plan.deeds.at(-1)?.at, until: plan.now });
  await visitors.close();
}

type Between = {
  readonly stage: Stage;
  readonly happenings: readonly Errand[];
  readonly since: Date | undefined;
  readonly until: Date;
};

/** What happens between two deeds, each at its own moment. */
async function letHappen(run: Run, { stage, happenings, since, until }: Between): Promise<void> {
  const due = happenings.filter(({ at }) => at <= until && (since === undefined || at > since));
  for (const one of due) {
    await passTime(run, one.at);
    await untilDone(() => one.run(stage));
  }
}

/** Who looks at the shops, and what people do beside the orders, in the order of their times. */
function happeningsOf({ plan }: Run, visitors: Visitors): Errand[] {
  const looks = planCrowds(plan.now).map((crowd) => ({
    at: crowd.at,
    run: async (stage: Stage) => {
      const ids = [...(await goodsOnSale(stage, crowd.shop)).values()];
      await visitors.look(stage, crowd, ids);
    },
  }));
  return [...looks, ...planErrands(plan.now), ...planPayouts(plan.now)].toSorted(
    (left, right) => left.at.getTime() - right.at.getTime(),
  );
}

async function confirmByHand(run: Run): Promise<void> {
  await passTime(run, run.plan.byHandFrom);
  const token = await signInMerchant(run.app, 'paper');
  await run.app.ask(storeInfo, { patch: { auto_confirm: false } }, { token });
}

/** Lets time pass, each timer at its own moment. */
async function passTime({ app, clock }: Run, until: Date): Promise<void> {
  for (;;) {
    const due = await nextDue(app.env.db.direct);
    if (due === undefined || due > until) break;
    if (due > clock.now()) clock.set(due);
    const moved = await app.runner.runDue();
    if (moved === 0 && due <= clock.now()) break;
  }
  if (until > clock.now()) clock.set(until);
}

/** The last moment: what is due, what the provider still has to say, and a code for whoever looks at this. */
async function finish(run: Run): Promise<void> {
  const { app, plan, progress, note } = run;
  await passTime(run, plan.now);
  await app.doubles?.provider.redeliver();
  for (const shop of shopKeys) await readOldNotices(app, await signInMerchant(app, shop));
  const token = await signInOperator(app);
  // The orders of the past were made before there were tables; whoever buys from here on pays by them.
  await enterTables(app, token);
  await enterRates(app, token);
  await reach(app, token);
  progress.ratesAt = plan.now.toISOString();
  progress.invitation = await invite(app, token);
  progress.orders = {};
  progress.isFinished = true;
  await note();
}

async function reach(app: Composed, operator: string): Promise<void> {
  const merchant = await signInMerchant(app, 'table');
  await untilDone(() => boostGoods(app, merchant));
  await untilDone(() => dressShop(app, merchant));
  await untilDone(() => askDesk(app, merchant));
  await untilDone(() => writeCanned(app, operator));
}
