// Steps of goods' lives: to review, on sale, suspended, retired.
import { refuse } from '#domain/wire/errors.ts';
import { goodsSteps } from '#domain/states/goods.ts';
import type * as contract from '#features/goods/catalogue.contract.ts';
import type { Act } from '#platform/http/pipeline.ts';
import * as sql from './goods-file.sql.ts';
import type { GoodsChanged } from './import/import.ts';

/** What goods must have before they are sold. */
const isComplete = ({ picture, maker }: { picture: string; maker: string }) => picture !== '' && maker !== '';

/**
 * Takes goods a step on, each by itself; shops that sell them look at them again and are told.
 *
 * @throws Refused `parameterMissing` `reason` where the step needs one of at least ten letters.
 */
export async function move(act: Act<typeof contract.moveGoods>, changed: GoodsChanged) {
  const { tx, env, input, personId, now, audit } = act;
  const { to, reason } = input;
  const ids = [...new Set(input.ids)];
  const held = new Map((await sql.lockGoods(tx, { ids })).map((row) => [row.id, row]));
  const results = ids.map((id) => {
    const row = held.get(id);
    if (row === undefined) return { id, ok: false, code: 404, reason: 'unknown' as const };
    const step = goodsSteps.find((one) => one.from === row.state && one.to === to);
    if (step === undefined) return { id, ok: false, code: 203, reason: 'no_such_step' as const };
    if (step.saysWhy && reason.length < 10)
      throw refuse('parameterMissing', { field: 'reason', reason: 'missing' });
    if (step.from === 'in_review' && to === 'active' && !isComplete(row)) {
      return { id, ok: false, code: 203, reason: 'lacks' as const };
    }
    return { id, ok: true, code: 200, reason: null };
  });
  const moving = results.filter(({ ok }) => ok).flatMap(({ id }) => held.get(id) ?? []);
  for (const [from, rows] of Map.groupBy(moving, ({ state }) => state)) {
    const goods = rows.map(({ id }) => ({ id, moveId: env.random.id(now) }));
    await sql.moveRows(tx, goods, { from, to, reason, by: personId, at: now });
    audit({
      subject: goods.length === 1 ? (goods[0]?.id ?? '') : `${goods.length} goods`,
      why: reason,
      before: { state: from },
      after: { state: to, ids: goods.map(({ id }) => id) },
    });
  }
  if (moving.length > 0) {
    await changed(
      tx,
      moving.map(({ id }) => id),
      now,
    );
  }
  return { results };
}
