// Calls of restrictions: the merchant's, and those of the people who may restrict.
import { refuse } from '#domain/errors.ts';
import { routedIdOf, shopCodeOf } from '#domain/ids.ts';
import { toPage, type PageAsk } from '#domain/page.ts';
import * as operator from '#features/restriction/console.contract.ts';
import {
  addAppeal,
  listAppeals,
  listRestrictions,
  restrictionDetail,
} from '#features/restriction/contract.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import * as appeals from './appeal.sql.ts';
import { appeal, decide } from './appeals.ts';
import { extend, lift, place, type PlaceParts } from './place.ts';
import * as sql from './restriction.sql.ts';
import { presentAppeal, presentRow, presentStatement } from './view.ts';

/** @param parts Told by rooms above this one. */
export function restrictionRoutes(house: House, parts: PlaceParts): void {
  keepOwn(house);
  keepAppeals(house);
  keepPlacing(house, parts);
  keepQueues(house);
}

function keepOwn(house: House): void {
  keep(
    house,
    listRestrictions,
    async ({ tx, input, session, now }) => {
      const shopId = shopIdOf(session);
      const { rows, total } = await sql.listOfShop(tx, shopId, input.standing, windowOf(input));
      const ids = rows.flatMap(({ appeal_id: id }) => (id === null ? [] : [id]));
      const found = new Map((await appeals.findAppeals(tx, shopId, ids)).map((row) => [row.id, row]));
      const list = rows.map((row) => presentRow(row, found.get(row.appeal_id ?? ''), now));
      return toPage(list, input, total);
    },
    { direct: true },
  );
  keep(
    house,
    restrictionDetail,
    async ({ tx, input, session, now }) => {
      const shopId = shopIdOf(session);
      const row = await sql.findRestriction(tx, shopId, input.id);
      if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'restriction' });
      const last = row.appeal_id === null ? undefined : await appeals.findAppeal(tx, shopId, row.appeal_id);
      return presentStatement(row, last, now);
    },
    { direct: true },
  );
}

function keepAppeals(house: House): void {
  keep(house, addAppeal, async ({ world, tx, input, session, now }) => {
    const ground = { world, tx, now, shopId: shopIdOf(session), personId: session.personId };
    return presentAppeal(await appeal(ground, input), now);
  });
  keep(
    house,
    listAppeals,
    async ({ tx, input, session, now }) => {
      const { rows, total } = await appeals.listOfShop(
        tx,
        shopIdOf(session),
        input.restriction_id,
        windowOf(input),
      );
      return toPage(
        rows.map((row) => presentAppeal(row, now)),
        input,
        total,
      );
    },
    { direct: true },
  );
}

function keepPlacing(house: House, parts: PlaceParts): void {
  keep(house, operator.placeRestriction, ({ world, tx, now, input, session }) =>
    place({ world, tx, now, by: session.personId, ...parts }, input),
  );
  keep(house, operator.extendRestriction, ({ world, tx, now, input, session }) =>
    extend({ world, tx, now, by: session.personId }, input),
  );
  keep(house, operator.liftRestriction, ({ world, tx, now, input, session }) =>
    lift({ world, tx, now, by: session.personId }, input),
  );
  keep(house, operator.decideAppeal, ({ world, tx, now, input, session }) =>
    decide({ world, tx, now, by: session.personId }, input),
  );
}

function keepQueues(house: House): void {
  keep(
    house,
    operator.restrictionQueue,
    async ({ tx, input, session, now }) => {
      const by = session.personId;
      const { rows, total } = await sql.listAllStanding(tx, windowOf(input));
      const list = rows.map((row) => ({
        ...presentRow(row, undefined, now),
        id: routedIdOf(row.shop_id, row.id),
        restriction_id: row.id,
        shop: { id: shopCodeOf(row.shop_id) },
        placed_by: row.placed_by,
        is_yours: row.placed_by === by,
      }));
      return toPage(list, input, total);
    },
    { direct: true },
  );
  keep(
    house,
    operator.appealQueue,
    async ({ tx, input, session, now }) => {
      const by = session.personId;
      const { rows, total } = await appeals.listOpen(tx, windowOf(input));
      const list = rows.map((row) => ({
        ...presentAppeal(row, now),
        id: routedIdOf(row.shop_id, row.id),
        shop: { id: shopCodeOf(row.shop_id) },
        is_yours: row.placed_by === by || row.extender === by,
        reason: row.reason,
      }));
      return toPage(list, input, total);
    },
    { direct: true },
  );
}

function windowOf({ page, page_size: size }: PageAsk): sql.Window {
  return { limit: size + 1, offset: (page - 1) * size };
}

function shopIdOf(session: Session): bigint {
  if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return session.shopId;
}
