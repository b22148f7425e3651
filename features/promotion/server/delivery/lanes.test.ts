// Ids of auctions are counted by the database and never chosen: what is left out is a gap that cannot be written over.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auctionIdOf } from '#domain/ads/auction-id.ts';
import { openPromotion, type PromotionRig } from '#testing/promotion.ts';
import { statement } from '#platform/db/database.ts';
import { openDays } from './days.ts';
import { makeLanes } from './auctions.ts';
import * as sql from './log.sql.ts';

let rig: PromotionRig;
let day: string;
beforeAll(async () => {
  rig = await openPromotion();
  const { clock, db } = rig.env;
  day = clock.now().toISOString().slice(0, 10);
  await db.transaction((tx) => openDays(tx, clock.now()));
});
afterAll(() => rig.app.close());

const now = () => rig.env.clock.now();
const open = async () =>
  (await rig.env.db.transaction((tx) => sql.openLane(tx, { day, at: now() })))?.lane ?? 0;

const entryOf = (id: string, named = id): sql.NewEntry => ({
  kind: 'auction',
  pool: 'f'.repeat(64),
  body: JSON.stringify({ auction: { id: named }, kind: 'auction' }),
  auctionId: id,
  at: now(),
});
const write = (...ids: string[]) =>
  rig.env.db.transaction((tx) =>
    sql.appendEntries(
      tx,
      day,
      ids.map((id) => entryOf(id)),
    ),
  );
const logged = async (lane: number) =>
  (
    await rig.env.db.direct.rows(
      statement<{ id: string }>(
        `test-lane-${lane}`,
        `select auction_id::text as id from ad_log where auction_id::text like '________-${String(lane).padStart(4, '0')}-8%' order by n`,
      ),
      [],
    )
  ).map(({ id }) => id);

test('thirty processes that begin at once have numbers without gaps', async () => {
  const first = await open();
  const lanes = await Promise.all(Array.from({ length: 30 }, () => open()));
  expect(lanes.toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: 30 }, (_none, index) => first + 1 + index),
  );
});

test('what is not the next auction of its process is refused: left out, twice, of another day, chosen', async () => {
  const lane = await open();
  const id = (number: number, of = day) => auctionIdOf({ day: of, lane, number });
  expect(await write(id(1), id(2))).toBe(true);
  const refused = [
    [id(4)],
    [id(2)],
    [id(3), id(5)],
    [id(3, '2001-01-01')],
    [auctionIdOf({ day, lane: 9_999, number: 1 })],
    [randomUUID()],
  ];
  for (const ids of refused) await expect(write(...ids)).rejects.toThrow(/is not the next one/);
  await expect(
    rig.env.db.transaction((tx) => sql.appendEntries(tx, day, [entryOf(id(3), id(4))])),
  ).rejects.toThrow(/is logged as/);
  // All or none: what was refused with them is the next one still.
  expect(await write(id(3))).toBe(true);
  expect(await logged(lane)).toEqual([id(1), id(2), id(3)]);
});

test('two processes write at once, and each one’s auctions follow each other', async () => {
  const [left, right] = [makeLanes(rig.env), makeLanes(rig.env)];
  const draws = await Promise.all([left, right].map((lanes) => lanes.next(day, now())));
  const lists = draws.map((next) => Array.from({ length: 40 }, () => next?.() ?? ''));
  await Promise.all(
    lists.map(async (ids) => {
      for (let start = 0; start < ids.length; start += 5) await write(...ids.slice(start, start + 5));
    }),
  );
  for (const ids of lists) expect(await logged(Number(ids[0]?.slice(9, 13)))).toEqual(ids);
});

test('the application writes neither the log, its end nor its counts in another way', async () => {
  const acts = [
    'insert into ad_log select * from ad_log limit 0',
    'delete from ad_log',
    'update ad_day set entries = 0',
    `update ad_day set head = repeat('0', 64)`,
    'update ad_day set numbered = false',
    'insert into ad_day (day, numbered) select day, false from ad_day limit 0',
    'insert into ad_lane select * from ad_lane limit 0',
    'update ad_lane set auctions = 0',
  ];
  for (const [index, act] of acts.entries())
    await expect(rig.env.db.direct.rows(statement(`test-lanes-${index}`, act), [])).rejects.toThrow(
      /permission denied/,
    );
});
