// Calls of a person's rights to their data.
import { formatUnits, isAsset } from '#domain/money.ts';
import { readRoutedId } from '#domain/ids.ts';
import { refuse } from '#domain/errors.ts';
import { eraseBuyerChat } from '#features/chat/server/public.ts';
import { assertSecondFactor, merchantOf, sessions } from '#features/people/server/public.ts';
import * as contract from '#features/privacy/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { keep, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import type { World } from '#platform/world.ts';
import { askToErase, keepPerson } from './erase.ts';
import { askForFile, linkOf, nextDay, type Own } from './files.ts';
import * as sql from './privacy.sql.ts';

type Asking = {
  /** Told by the room of people: that the sign-in password was typed again. */
  readonly assertPasswordAgain: (world: World, own: Own, typed: string) => Promise<unknown>;
};

export function privacyRoutes(house: House, { assertPasswordAgain }: Asking): void {
  keep(house, contract.myData, ({ world, tx, session }) => presentData(world, tx, ownOf(session)), {
    direct: true,
  });
  keep(house, contract.makeDataFile, ({ world, tx, session }) => askForFile(world, tx, ownOf(session)));
  // Direct: the tries of secrets are counted whatever becomes of the rest.
  keep(
    house,
    contract.askErasure,
    async ({ world, input, session }) => {
      const own = ownOf(session);
      await assertPasswordAgain(world, own, input.password);
      const person = await merchantOf(world.db.direct, own.shopId, own.personId);
      if (person?.second_factor === true) await assertSecondFactor(world, own, input.code);
      const dueAt = await world.db.transaction((tx) => askToErase(world, tx, own));
      await sessions.endOthers(world, session, undefined);
      return { due_at: dueAt.toISOString() };
    },
    { direct: true },
  );
  keep(house, contract.cancelErasure, async ({ world, tx, session }) => ({
    cancelled: await keepPerson(world, tx, ownOf(session).shopId),
  }));
  keep(house, contract.eraseBuyer, async ({ tx, world, input, session, now, audit }) => {
    const order = readRoutedId(input.id);
    if (order === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'order' });
    const isOver = await sql.isOrderOver(tx, order.shopId, order.id);
    if (isOver === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'order' });
    if (!isOver) throw refuse('invalidOperation', { reason: 'order_open' });
    const by = { at: now, personId: session.personId, why: input.why };
    const erased = await sql.eraseBuyerOf(tx, order, by);
    await eraseBuyerChat(world, tx, order.shopId, order.id);
    audit({ shopId: order.shopId, subject: order.id, why: input.why, after: { buyer_erased: true } });
    return { erased };
  });
}

async function presentData(world: World, tx: Tx, own: Own) {
  const { shopId, personId } = own;
  const now = world.clock.now();
  const [file, wish, owed, person] = await Promise.all([
    sql.newestFile(tx, shopId),
    sql.openWish(tx, shopId),
    sql.readOwed(tx, shopId),
    merchantOf(tx, shopId, personId),
  ]);
  const isToday = file !== undefined && nextDay(file.asked_at) > now;
  return {
    file:
      file === undefined
        ? null
        : {
            id: file.id,
            state: file.state,
            bytes: file.bytes === null ? null : Number(file.bytes),
            asked_at: file.asked_at.toISOString(),
            expires_at: file.expires_at.toISOString(),
            url: linkOf(world, file),
          },
    next_at: isToday ? nextDay(file.asked_at).toISOString() : null,
    erasure:
      wish === undefined
        ? null
        : { asked_at: wish.asked_at.toISOString(), due_at: wish.due_at.toISOString() },
    owed: { orders: owed.orders, cases: owed.cases, money: moneyOf(owed) },
    second_factor: person?.second_factor ?? false,
  };
}

function moneyOf({ units, currency }: sql.Owed) {
  return units > 0n && isAsset(currency) ? [{ currency, amount: formatUnits(units, currency) }] : [];
}

function ownOf({ shopId, personId }: Session): Own {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return { shopId, personId };
}
