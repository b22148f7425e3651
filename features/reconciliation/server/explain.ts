// A difference that does not go away is explained by two people with a document, for its amount and no other.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { explainDifference } from '#features/reconciliation/contract.ts';
import type { Act } from '#platform/http/pipeline.ts';
import * as sql from './explain.sql.ts';

type Call = typeof explainDifference;
export type Deciding = Pick<Act<Call>, 'tx' | 'now' | 'env' | 'audit'> & { readonly operatorId: string };

/** @throws Refused `invalidOperation`: `decided`, `proposed`, `same_person`, `missing`, `changed`. */
export async function explain(context: Deciding, ask: InputOf<Call>): Promise<GivenOf<Call>> {
  const { tx, now, operatorId, audit } = context;
  const item = await sql.findItem(tx, { id: ask.id });
  if (item?.state !== 'open') throw refuse('invalidOperation', { reason: 'decided' });
  const open = await sql.findProposed(tx, { itemId: ask.id });
  if (ask.act === 'propose') return propose(context, ask, { units: item.units, isOpen: open !== undefined });
  if (open === undefined || open.id !== ask.explanation_id)
    throw refuse('invalidOperation', { reason: 'decided' });
  if (ask.act === 'drop') {
    await sql.endExplanation(tx, { id: open.id, state: 'dropped', by: operatorId, at: now });
    audit({ subject: ask.id, after: { state: 'dropped' } });
    return { state: 'dropped' };
  }
  if (open.maker === operatorId) throw refuse('invalidOperation', { reason: 'same_person' });
  if (open.units !== item.units) throw refuse('invalidOperation', { reason: 'changed' });
  await sql.endExplanation(tx, { id: open.id, state: 'confirmed', by: operatorId, at: now });
  await sql.markExplained(tx, { itemId: item.id, explanationId: open.id });
  audit({ subject: ask.id, after: { state: 'confirmed', units: item.units } });
  return { state: 'confirmed' };
}

async function propose(
  { tx, now, env, operatorId, audit }: Deciding,
  { id, document, note }: InputOf<Call>,
  { units, isOpen }: { units: bigint; isOpen: boolean },
): Promise<GivenOf<Call>> {
  if (isOpen) throw refuse('invalidOperation', { reason: 'proposed' });
  if (document === undefined || note === undefined)
    throw refuse('invalidOperation', {
      reason: 'missing',
      field: document === undefined ? 'document' : 'note',
    });
  await sql.addExplanation(tx, {
    id: env.random.id(now),
    itemId: id,
    units,
    document,
    note,
    by: operatorId,
    at: now,
  });
  audit({ subject: id, why: note, after: { state: 'proposed', document, units } });
  return { state: 'proposed' };
}
