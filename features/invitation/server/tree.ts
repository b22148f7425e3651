// Who invited whom, branch by branch.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import type { invitationTree } from '#features/invitation/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './tree.sql.ts';

type Given = GivenOf<typeof invitationTree>;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws Refused `recordNotFound` for a parent that cannot be one, `invalidParameter` for a cursor that is none. */
export async function presentTree(
  tx: Tx,
  { parent, cursor }: InputOf<typeof invitationTree>,
): Promise<Given> {
  if (parent === undefined) {
    return { list: (await sql.operatorNodes(tx)).map(presentOperator), next: null };
  }
  const of = uuid.test(parent) ? parent : shopIdOf(parent);
  if (of === undefined) throw refuse('recordNotFound', { field: 'parent', reason: 'inviter' });
  const limit = limits.invitationTreePage;
  const rows = await sql.shopNodes(tx, of, { after: readCursor(cursor), limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    list: rows.slice(0, limit).map(presentShop),
    next: last === undefined ? null : `${last.joined_at.toISOString()}_${last.id}`,
  };
}

function readCursor(cursor: string | undefined): sql.After {
  if (cursor === undefined) return undefined;
  const [time = '', id = ''] = cursor.split('_');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !uuid.test(id)) {
    throw refuse('invalidParameter', { field: 'cursor', reason: 'cursor' });
  }
  return { at, id };
}

function outcomeOf({ made, opened, joined, verified, sold, restricted }: sql.OutcomeRow) {
  return { made, opened, joined, verified, sold, restricted };
}

function presentOperator(row: sql.OperatorNode): Given['list'][number] {
  return {
    id: row.id,
    kind: 'operator',
    name: row.name,
    username: null,
    joined_at: null,
    is_verified: false,
    has_sold: false,
    is_restricted: false,
    outcome: outcomeOf(row),
    is_sudden: row.sudden,
  };
}

function presentShop(row: sql.ShopNode): Given['list'][number] {
  return {
    id: shopCodeOf(row.shop_id),
    kind: 'shop',
    name: row.name,
    username: row.username,
    joined_at: row.joined_at,
    is_verified: row.is_verified,
    has_sold: row.has_sold,
    is_restricted: row.is_restricted,
    outcome: outcomeOf(row),
    is_sudden: row.sudden,
  };
}
