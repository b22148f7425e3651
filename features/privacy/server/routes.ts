// Calls of a person's rights to their data.
import { formatUnits, isAsset } from '#domain/money/money.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { refuse } from '#domain/wire/errors.ts';
import { forgetBuyer } from '#features/customers/server/public.ts';
import { eraseBuyerChat } from '#features/chat/server/public.ts';
import { assertSecondFactor, merchantOf, sessions } from '#features/people/server/public.ts';
import * as contract from '#features/privacy/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { askToErase, eraseTraces, redactPerson } from './erase.ts';
import { askForFile, linkOf, nextDay, type Own } from './files.ts';
import * as sql from './privacy.sql.ts';

type Asking = {
  /** Told by the room of people: that the sign-in password was typed again. */
  readonly assertPasswordAgain: (env: Environment, own: Own, typed: string) => Promise<unknown>;
};

export function privacyRoutes(registry: Registry, { assertPasswordAgain }: Asking): void {
  handle(
    registry,
    contract.myData,
    ({ env, tx, shopId, personId }) => presentData(env, tx, { shopId, personId }),
    {
      direct: true,
    },
  );
  handle(registry, contract.makeDataFile, ({ env, tx, shopId, personId }) =>
    askForFile(env, tx, { shopId, personId }),
  );
  // Direct: the tries of secrets are counted whatever becomes of the rest.
  handle(
    registry,
    contract.askErasure,
    async ({ env, input, session, shopId, personId }) => {
      const own = { shopId, personId };
      await assertPasswordAgain(env, own, input.password);
      const person = await merchantOf(env.db.direct, own.shopId, own.personId);
      if (person?.second_factor === true) await assertSecondFactor(env, own, input.code);
      const dueAt = await env.db.transaction((tx) => askToErase(env, tx, own));
      await sessions.endOthers(env, session, undefined);
      return { due_at: dueAt };
    },
    { direct: true },
  );
  handle(registry, contract.cancelErasure, async ({ env, tx, shopId }) => ({
    cancelled: await redactPerson(env, tx, shopId),
  }));
  handle(registry, contract.eraseBuyer, async ({ tx, env, input, personId, now, audit }) => {
    const order = readRoutedId(input.id);
    if (order === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'order' });
    const isOver = await sql.isOrderOver(tx, order.shopId, order.id);
    if (isOver === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'order' });
    if (!isOver) throw refuse('invalidOperation', { reason: 'order_open' });
    const by = { at: now, personId, why: input.why };
    await forgetBuyer({ env, tx, shopId: order.shopId }, order.id);
    await eraseTraces(env, tx, order);
    const erased = await sql.eraseBuyerOf(tx, order, by);
    await eraseBuyerChat(env, tx, order.shopId, order.id);
    audit({ shopId: order.shopId, subject: order.id, why: input.why, after: { buyer_erased: true } });
    return { erased };
  });
}

async function presentData(env: Environment, tx: Tx, own: Own) {
  const { shopId, personId } = own;
  const now = env.clock.now();
  const [file, wish, owed, person] = await Promise.all([
    sql.newestFile(tx, { shopId }),
    sql.openWish(tx, { shopId }),
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
            url: linkOf(env, file),
          },
    ...(env.translator === undefined ? {} : { translator: env.translator.host }),
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
