// Moving one row of the showcase: buyers see the goods in this order.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { moveInShowcase } from '#features/showcase/contract.ts';
import { holdLimits, type Context } from './context.ts';
import { lockItems } from './items.sql.ts';
import { placeAtEnd, placeBeside } from './place.sql.ts';

type Input = InputOf<typeof moveInShowcase>;

/**
 * Moves a row to an end, or directly above or below another one, whatever filter it was seen through. Moves of
 * one shop go one after the other. The row's version stays: its price is the same.
 *
 * @throws Refused `recordNotFound` where one of the two is not in the showcase.
 * @throws Refused `invalidParameter` where not exactly one aim is named, or a row is to stand beside itself.
 */
export async function move(context: Context, input: Input): Promise<GivenOf<typeof moveInShowcase>> {
  const { id, to, above, below } = input;
  const aims = [to, above, below].filter((aim) => aim !== undefined);
  if (aims.length !== 1) throw refuse('invalidParameter', { field: 'to', reason: 'one_aim' });
  await holdLimits(context);
  const otherId = above ?? below;
  const isMoved =
    to === undefined
      ? await moveBeside(context, id, otherId ?? id, above === undefined ? 'below' : 'above')
      : await placeAtEnd(context.tx, context.shop.shop_id, id, to);
  if (!isMoved) throw refuse('recordNotFound', { field: 'id', reason: 'unknown' });
  return { id };
}

async function moveBeside(
  { tx, shop }: Context,
  id: string,
  otherId: string,
  side: 'above' | 'below',
): Promise<boolean> {
  if (otherId === id) throw refuse('invalidParameter', { field: side, reason: 'itself' });
  const rows = await lockItems(tx, shop.shop_id, [id, otherId]);
  if (rows.length < 2) return false;
  return placeBeside(tx, shop.shop_id, id, { side, otherId });
}
