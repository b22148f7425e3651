// What the catalogue team does with requests of shops: take one on, and answer it once with goods or a reason.
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { sourcingMachine } from '#domain/states/sourcing.ts';
import { addDays } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import type { answerSourcing, claimSourcing, sourcingQueue } from '#features/sourcing/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import type { ListContext } from '#platform/http/listing.ts';
import * as sql from './queue.sql.ts';
import { findRequest, type RequestRow } from './requests.sql.ts';

type Context = { readonly tx: Tx; readonly env: Environment; readonly now: Date; readonly personId: string };
export type RequestKey = { readonly shopId: bigint; readonly id: string };

const { claim, find, decline } = sourcingMachine.moves;

/** Rows of the console's list. */
export function presentQueue(
  rows: readonly sql.QueueRow[],
  { personId }: Pick<ListContext, 'personId'>,
): GivenOf<typeof sourcingQueue>['list'] {
  return rows.map((row) => ({
    id: routedIdOf(row.shop_id, row.id),
    shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
    state: row.state,
    title: row.title,
    link: row.link,
    cost: row.cost_units === null ? null : formatUnits(row.cost_units, row.currency),
    currency: row.currency,
    countries: row.countries,
    pieces_per_month: row.pieces,
    holder: row.claimed_by === null ? null : { id: row.claimed_by, name: row.holder_name ?? '' },
    is_mine: row.claimed_by !== null && row.claimed_by === personId,
    reason: row.reason,
    found: row.goods.length,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }));
}

/** @throws Refused `recordNotFound` for an address that is none. */
export function readRequestKey(routedId: string): RequestKey {
  const routed = readRoutedId(routedId);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id' });
  return routed;
}

/**
 * Takes a request on, or over from the colleague who has it.
 *
 * @throws Refused `recordNotFound`, also for one that its shop withdrew.
 * @throws Refused `invalidOperation` (`answered`), or `staleVersion` where somebody else has it by now.
 */
export async function claimFor(
  { tx, personId }: Context,
  input: InputOf<typeof claimSourcing>,
): Promise<GivenOf<typeof claimSourcing>> {
  const key = readRequestKey(input.id);
  const { from, to } = claim;
  const isMine = await sql.claimRequest(tx, { ...key, from, to, by: personId, heldBy: input.held_by });
  if (!isMine) {
    assertOpen(await findRequest(tx, key));
    throw refuse('staleVersion', { reason: 'held_by_another' });
  }
  return { id: input.id, state: to };
}

/**
 * Answers a request that one has taken on, and tells its shop. Its slot is free from then on.
 *
 * @throws Refused `parameterMissing` without codes and reason, `invalidParameter` (`reason`, `not_both`) with both.
 * @throws Refused `invalidParameter` (`codes`: `duplicate`, or `not_on_sale` with the first such code).
 * @throws Refused `recordNotFound`, or `invalidOperation` (`answered`, `not_claimed`).
 */
export async function answer(
  { tx, env, now, personId }: Context,
  input: InputOf<typeof answerSourcing>,
): Promise<GivenOf<typeof answerSourcing>> {
  const { codes, reason } = input;
  if (codes === undefined && reason === undefined)
    throw refuse('parameterMissing', { field: 'codes', reason: 'missing' });
  if (codes !== undefined && reason !== undefined)
    throw refuse('invalidParameter', { field: 'reason', reason: 'not_both' });
  const key = readRequestKey(input.id);
  const goods = codes === undefined ? [] : await goodsOf(tx, codes);
  const { from, to } = codes === undefined ? decline : find;
  const isAnswered = await sql.answerRequest(tx, {
    ...key,
    from,
    to,
    goods,
    reason: reason ?? '',
    by: personId,
    at: now,
    endsAt: addDays(now, limits.sourcingKeepDays),
  });
  const row = await findRequest(tx, key);
  if (!isAnswered) {
    assertOpen(row);
    throw refuse('invalidOperation', { reason: 'not_claimed' });
  }
  const code = to === 'found' ? 'sourcing_found' : 'sourcing_not_found';
  await tell(tx, key.shopId, {
    id: env.random.id(now),
    code,
    onceKey: `${code}:${key.id}`,
    facts: { request_id: key.id, title: row?.title ?? '' },
    at: now,
  });
  return { id: input.id, state: to };
}

function assertOpen(row: RequestRow | undefined): void {
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (row.answered_at !== null) throw refuse('invalidOperation', { reason: 'answered' });
}

/** The ids of goods on sale, in the order of their codes. */
async function goodsOf(tx: Tx, codes: readonly string[]): Promise<string[]> {
  if (new Set(codes).size < codes.length)
    throw refuse('invalidParameter', { field: 'codes', reason: 'duplicate' });
  const rows = await sql.listByCode(tx, { codes: [...codes] });
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  return codes.map((code) => {
    const id = ids.get(code);
    if (id === undefined) throw refuse('invalidParameter', { field: 'codes', reason: 'not_on_sale', code });
    return id;
  });
}
