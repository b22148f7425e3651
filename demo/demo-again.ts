// Later starts of a demonstration: what was printed before is printed again, and what grows old is renewed.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Composed } from '#apps/server/compose.ts';
import type { SeedParts } from '#apps/server/main.ts';
import { consoleToken, NoCodeLeft } from '#testing/door.ts';
import { Refused } from '#domain/wire/errors.ts';
import { hourMs } from '#domain/limits.ts';
import { addInvitations } from '#features/invitation/contract.ts';
import { isInvitationOpen } from '#features/invitation/server/public.ts';
import { findClaim } from '#platform/db/claim.sql.ts';
import type { Database } from '#platform/db/database.ts';
import { virtualClock, type VirtualClock } from '#platform/ports/clock.ts';
import { writeProgress, type Progress } from './demo-progress.ts';
import { enterRates } from './demo-tables.ts';
import { demoOperator, demoPassword, demoShops, demoStaff, demoSupplier, shopKeys } from './demo-world.ts';

/** The same lines as at the first start, where the shops of these notes are in this database. */
export async function tellAgain(parts: SeedParts, noted: Progress): Promise<string[]> {
  const shop = await findClaim(parts.db.direct, { key: `handle:${noted.handles['table'] ?? ''}` });
  if (shop === undefined) return [];
  const renewed = await renew(parts, noted);
  if (renewed !== noted) writeProgress(parts.folder, renewed);
  return linesOf(renewed, parts);
}

type Pause = (ms: number) => Promise<unknown>;

/** Rates are renewed long before nobody is charged by them any more. */
const ratesMs = 12 * hourMs;

/**
 * Rates of today, and an invitation that is good. Starts within hours of each other have them: each sign-in uses up a code,
 * and there is one in half a minute. Where somebody gave the operator another password, both grow old.
 */
async function renew({ db, makeApp, now, pause = sleep }: SeedParts, noted: Progress): Promise<Progress> {
  const { ratesAt, invitation } = noted;
  const hasRates = ratesAt !== undefined && now.getTime() - Date.parse(ratesAt) < ratesMs;
  const hasInvitation = await isOpen(db, invitation, now);
  if (hasRates && hasInvitation) return noted;
  const clock = virtualClock(now);
  const app = makeApp(clock);
  try {
    const token = await signInWhenPossible(app, clock, pause);
    await enterRates(app, token);
    const next = hasInvitation ? invitation : await invite(app, token);
    return { ...noted, ratesAt: now.toISOString(), invitation: next };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return noted;
  } finally {
    await app.close();
  }
}

/** All codes of this moment may be used, by a start of a moment ago or by somebody at the screen: the next one comes soon. */
async function signInWhenPossible(app: Composed, clock: VirtualClock, pause: Pause): Promise<string> {
  // One door for all turns: it remembers what it typed, and a code typed twice is a wrong try, of which few are allowed.
  const door = { ask: app.ask };
  for (let turn = 1; ; turn += 1) {
    try {
      return await consoleToken(door, { username: demoOperator.username, password: demoPassword });
    } catch (error) {
      if (!(error instanceof NoCodeLeft) || turn === codeTurnsMax) throw error;
      await pause(codePauseMs);
      clock.set(new Date(clock.now().getTime() + codePauseMs));
    }
  }
}

const codePauseMs = 5_000;
const codeTurnsMax = 24;

export async function invite({ ask }: Composed, token: string): Promise<Progress['invitation']> {
  const { list } = await ask(addInvitations, { count: 1, note: 'For whoever looks at the demo' }, { token });
  const [made] = list;
  return made?.code ? { code: made.code, until: made.expires_at } : null;
}

async function isOpen(db: Database, invitation: Progress['invitation'], now: Date): Promise<boolean> {
  return invitation !== null && (await isInvitationOpen(db.direct, invitation.code, now));
}

/** What a start prints of the demonstration: where it is, and how to sign in. */
export async function linesOf(
  { handles, invitation }: Progress,
  { db, baseUrl, now }: Pick<SeedParts, 'db' | 'baseUrl' | 'now'>,
): Promise<string[]> {
  const code = (await isOpen(db, invitation, now)) ? invitation?.code : undefined;
  const shops = shopKeys.map((key) => {
    const { name, username } = demoShops[key];
    return `Shop           ${baseUrl}/s/${handles[key] ?? ''}   ${name}, merchant ${username}`;
  });
  const merchants = shopKeys.map((key) => demoShops[key].username);
  return [
    ...shops,
    `Sign in as     merchants ${merchants.join(', ')} in the merchant app`,
    `               operator ${demoOperator.username}, supplier ${demoSupplier} in the console`,
    `Password       ${demoPassword}   (of all of them)`,
    `Console code   npm run code -- ${demoOperator.username}   prints the code of the second step`,
    `Console roles  ${demoStaff.map(({ username, roles }) => `${username} ${roles.length > 1 ? 'all' : roles[0]}`).join(', ')}`,
    ...(code === undefined
      ? []
      : [`Invitation     ${baseUrl}/invite?code=${code}   (good for one new shop)`]),
  ];
}
