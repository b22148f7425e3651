// Fills an empty database with the demonstration world, through the doors that everybody uses. It happens on a
// virtual clock that begins four months ago and ends now, so every order has a past.
import type { Composed } from '#apps/server/compose.ts';
import type { SeedParts } from '#apps/server/main.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { hasOperators } from '#features/operators/server/public.ts';
import { shopInfo, storeInfo } from '#features/shop/contract.ts';
import { nextDue } from '#platform/jobs/timers.sql.ts';
import { virtualClock, type VirtualClock } from '#platform/ports/clock.ts';
import { perform, type Stage } from './demo-acts.ts';
import { enterOperator, openWorld, signInMerchant, signInOperator } from './demo-open.ts';
import { makePlan, type Plan } from './demo-plan.ts';
import { readProgress, writeProgress, type Progress } from './demo-progress.ts';
import { demoOperator, demoPassword, demoShops, shopKeys, supplierUsername } from './demo-world.ts';
import { suppliers } from './suppliers.ts';

/**
 * Seeds a database without operators, or goes on where a start was killed. One that people have begun to use is
 * left alone. Gives the lines that say how to sign in; none where this database has no demonstration world.
 */
export async function seedDemo({ makeHouse, now, folder, say }: SeedParts): Promise<string[]> {
  const noted = readProgress(folder);
  const isBegun = noted !== undefined && !noted.isFinished;
  const plan = makePlan(isBegun ? new Date(noted.now) : now);
  const clock = virtualClock(plan.start);
  const house = makeHouse(clock);
  try {
    const isUsed = await hasOperators(house.world.db.direct);
    if (isUsed && !isBegun) return await tellAgain(house, noted);
    if (isUsed && noted?.plan !== plan.hash) {
      say('The demonstration world was begun by another version and stays unfinished. Remove the data to begin anew.');
      return [];
    }
    const fresh = isUsed ? undefined : makePlan(now);
    const progress = isUsed && noted !== undefined ? noted : begin(fresh ?? plan);
    return await fill({ house, clock, folder, say, plan: fresh ?? plan, progress, isUsed });
  } finally {
    await house.close();
  }
}
