// Levels follow what shops really do, every night: up at once, down only after thirty days of notice, never twice in one.
import { limits } from '#domain/limits.ts';
import { levelCodes, levelNeeds, type LevelCode } from '#domain/shop/levels.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { addDays, addHours } from '#domain/time.ts';
import { recordPlatform } from '#features/audit/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { TimerHandler, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers, setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import * as sql from './level.sql.ts';
import { criterionOf, nextOf, readHave, type Have } from './levels.ts';
import { findShop } from './shops.sql.ts';

export const levelTimers = { night: 'house.levels', look: 'shop.level-look' } as const;

/** The one subject of a shop's own look: its level. */
const subject = '00000000-0000-7000-8000-00000000000e';

/** Every hour the shops whose hour it is: each once a day, a part at a time, in transactions of their own. */
export const startLooks: TimerHandler = async ({ env, tx, shopId, due }) => {
  const now = env.clock.now();
  let after = 0n;
  for (;;) {
    const shops = await sql.listShopsOfHour(tx, after, now.getUTCHours(), limits.levelShopsPerRound);
    const timer = { kind: levelTimers.look, dueAt: now };
    await setTimersOfShops(
      tx,
      shops.map((one) => ({ shopId: one, subject })),
      timer,
    );
    const last = shops.at(-1);
    if (last === undefined || shops.length < limits.levelShopsPerRound) break;
    after = last;
  }
  const next = addHours(now, 1);
  await setTimers(
    tx,
    shopId,
    due.map((one) => ({ subject: one.subject, kind: levelTimers.night, dueAt: next })),
  );
};

/** Looks at one shop. No goods, no order and no money are touched, whichever way its level goes. */
export const lookAtLevel: TimerHandler = async (work) => {
  const { env, tx, shopId } = work;
  const shop = await findShop(tx, { shopId });
  if (shop === undefined) return;
  const have = await readHave(tx, { env, shopId }, shop);
  const next = nextOf(shop.level);
  if (next !== undefined && hasAll(next, have)) {
    await sql.forgetLowering(tx, { shopId });
    if (await sql.moveLevel(tx, { shopId, from: shop.level, to: next }))
      await moved(work, 'level_raised', shop.level, next);
    return;
  }
  const lower = lowerOf(shop.level, env.policy.startLevel);
  if (lower === undefined || hasAll(shop.level, have)) {
    if (await sql.forgetLowering(tx, { shopId })) await say(work, 'level_kept', shop.level);
    return;
  }
  await lowerInTime(work, shop.level, lower);
};

function hasAll(level: LevelCode, have: Have): boolean {
  return levelNeeds[level].every((need) => criterionOf(need, have[need.key]).ok);
}

/** Never below what every shop begins with. */
function lowerOf(level: LevelCode, start: LevelCode): LevelCode | undefined {
  const at = levelCodes.indexOf(level);
  return at > levelCodes.indexOf(start) ? levelCodes[at - 1] : undefined;
}

async function lowerInTime(work: TimerWork, from: LevelCode, to: LevelCode): Promise<void> {
  const { env, tx, shopId } = work;
  const now = env.clock.now();
  const announced = await sql.findLevelNotice(tx, { shopId });
  if (announced !== undefined && announced.level_from === from) {
    if (announced.due_at > now) return;
    await sql.forgetLowering(tx, { shopId });
    if (await sql.moveLevel(tx, { shopId, from, to })) await moved(work, 'level_lowered', from, to);
    return;
  }
  await sql.forgetLowering(tx, { shopId });
  const due = addDays(now, limits.levelNoticeDays);
  if (await sql.announceLowering(tx, { shopId, from, to, at: now, due })) {
    await say(work, 'level_lowering', to, { at: due.toISOString() });
  }
}

async function moved(work: TimerWork, code: NoticeCode, from: LevelCode, to: LevelCode): Promise<void> {
  await say(work, code, to);
  const note = { shopId: work.shopId, subject: 'level', before: { level: from }, after: { level: to } };
  await recordPlatform(work.tx, { at: work.env.clock.now(), act: levelTimers.look, note });
}

async function say(
  work: TimerWork,
  code: NoticeCode,
  level: LevelCode,
  from?: { at: string },
): Promise<void> {
  const { env, tx, shopId } = work;
  const at = env.clock.now();
  await tell(tx, shopId, {
    id: env.random.id(at),
    code,
    onceKey: `${code}:${level}:${at.toISOString().slice(0, 10)}`,
    facts: { level, ...(from === undefined ? {} : { from }) },
    at,
  });
}
