// Calls of restrictions: the merchant's own.
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { toPage, type PageRequest } from '#domain/wire/page.ts';
import {
  addAppeal,
  listAppeals,
  listRestrictions,
  restrictionDetail,
  statementCopy,
} from '#features/restriction/contract.ts';
import { recordNumbersOf } from '#features/proof/server/public.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as appeals from './appeal.sql.ts';
import { appeal } from './appeals.ts';
import { consoleRestrictionRoutes } from './console-routes.ts';
import { copyAsJson, copyAsPdf } from './copy.ts';
import type { PlaceParts } from './exposure.ts';
import * as sql from './restriction.sql.ts';
import { presentAppeal, presentRow, presentStatement } from './view.ts';

/** @param parts Told by rooms above this one. */
export function restrictionRoutes(registry: Registry, parts: PlaceParts): void {
  handleOwn(registry);
  handleCopy(registry);
  handleAppeals(registry);
  consoleRestrictionRoutes(registry, parts);
}

function handleOwn(registry: Registry): void {
  handle(
    registry,
    listRestrictions,
    async ({ tx, input, shopId, now }) => {
      const { rows, total } = await sql.listOfShop(tx, shopId, input.standing, windowOf(input));
      const ids = rows.flatMap(({ appeal_id: id }) => (id === null ? [] : [id]));
      const found = new Map((await appeals.findAppeals(tx, shopId, ids)).map((row) => [row.id, row]));
      const numbers = await recordNumbersOf(
        tx,
        shopId,
        rows.map(({ id }) => id),
      );
      const list = rows.map((row) => ({
        ...presentRow(row, found.get(row.appeal_id ?? ''), now),
        record: numbers.get(row.id)?.first ?? null,
      }));
      return toPage(list, input, total);
    },
    { direct: true },
  );
  handle(
    registry,
    restrictionDetail,
    async ({ tx, input, shopId, now }) => {
      const row = await sql.findRestriction(tx, { shopId, id: input.id });
      if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'restriction' });
      const last =
        row.appeal_id === null ? undefined : await appeals.findAppeal(tx, { shopId, id: row.appeal_id });
      const numbers = await recordNumbersOf(tx, shopId, [row.id]);
      return { ...presentStatement(row, last, now), record: numbers.get(row.id)?.first ?? null };
    },
    { direct: true },
  );
}

function handleCopy(registry: Registry): void {
  handle(
    registry,
    statementCopy,
    async ({ env, tx, input, shopId, call, now }) => {
      const row = await sql.findRestriction(tx, { shopId, id: input.id });
      if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'restriction' });
      const last =
        row.appeal_id === null ? undefined : await appeals.findAppeal(tx, { shopId, id: row.appeal_id });
      const shown = presentStatement(row, last, now);
      const about = { shop: shopCodeOf(shopId), brand: env.brand.name, language: call.language, at: now };
      return input.format === 'json' ? copyAsJson(shown, about) : copyAsPdf(shown, about);
    },
    { direct: true },
  );
}

function handleAppeals(registry: Registry): void {
  handle(registry, addAppeal, async ({ env, tx, input, shopId, personId, now }) => {
    const context = { env, tx, now, shopId, personId };
    return presentAppeal(await appeal(context, input), now);
  });
  handle(
    registry,
    listAppeals,
    async ({ tx, input, shopId, now }) => {
      const { rows, total } = await appeals.listOfShop(tx, shopId, input.restriction_id, windowOf(input));
      return toPage(
        rows.map((row) => presentAppeal(row, now)),
        input,
        total,
      );
    },
    { direct: true },
  );
}

function windowOf({ page, page_size: size }: PageRequest): sql.Window {
  return { limit: size + 1, offset: (page - 1) * size };
}
