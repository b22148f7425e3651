// What one person of the console may not do alone: a hold of a wallet or an account; and the day that service may freeze.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { heldWhole, holdReasons } from '#domain/restriction.ts';
import { addHours } from '#domain/time.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import type {
  decideProposal,
  freezeWallet,
  proposeRestriction,
} from '#features/restriction/console.contract.ts';
import type { PlaceParts } from './exposure.ts';
import type { Reviewing } from './context.ts';
import { documentOf } from './documents.ts';
import { assertFileNumber, bookOf, put, readAmount } from './place.ts';
import { readRouted } from './routed.ts';
import * as proposals from './proposal.sql.ts';
import { wasFrozenByService } from './restriction.sql.ts';

/**
 * Freezes a wallet for a day at the sign of a theft; once a shop.
 *
 * @throws Refused `invalidOperation` (`frozen_before`): the next freeze is placed by the people of risk.
 */
export async function freeze(
  act: Reviewing & PlaceParts,
  { shop, reason, evidence }: InputOf<typeof freezeWallet>,
): Promise<GivenOf<typeof freezeWallet>> {
  const { shopId } = await bookOf(act.tx, shop);
  await lockBook(act.tx, shopId);
  if (await wasFrozenByService(act.tx, { shopId })) {
    throw refuse('invalidOperation', { reason: 'frozen_before' });
  }
  const until = addHours(act.now, limits.softFreezeHours).toISOString();
  const asked = { shop, level: 'wallet_frozen', code: 'H03', reason, evidence, until } as const;
  return put(act, asked, { as: 'service', by: act.by });
}

/**
 * Proposes a hold that takes two people. Nothing is held and nobody is told until another person confirms it.
 *
 * @throws Refused `parameterMissing` (`amount`, `document_id`, `file_no`); `recordNotFound` for a paper that is not this shop's.
 * @throws Refused `invalidParameter`: `code` (`one_person`) where it takes no second one; `until` (`order`, `too_long`);
 * `amount` (`not_here`, `scale`, `amount`).
 * @throws Refused `invalidOperation` (`proposed`) where one of this level waits already.
 */
export async function propose(
  { env, tx, now, by }: Reviewing,
  input: InputOf<typeof proposeRestriction>,
): Promise<GivenOf<typeof proposeRestriction>> {
  const { shop, code, level, reason, evidence } = input;
  const { shopId, currency } = await bookOf(tx, shop);
  assertFileNumber(input);
  readAmount(input, currency);
  if (heldWhole(code, level) === undefined)
    throw refuse('invalidParameter', { field: 'code', reason: 'one_person' });
  const document = await documentOf(tx, shopId, input.document_id);
  const from = input.from === undefined ? now : new Date(input.from);
  const until = new Date(input.until);
  const hours = holdReasons[code][level]?.firstHours ?? 0;
  if (until <= from) throw refuse('invalidParameter', { field: 'until', reason: 'order' });
  if (until.getTime() - from.getTime() > hours * hourMs) {
    throw refuse('invalidParameter', { field: 'until', reason: 'too_long', hours });
  }
  await proposals.closeStale(tx, {
    shopId,
    before: addHours(now, -limits.restrictionProposalHours),
    by,
    at: now,
  });
  const id = env.random.id(now);
  const row = {
    shop_id: shopId,
    id,
    reason_code: code,
    level,
    reason,
    evidence: [...evidence],
    until_at: until,
    from_at: input.from === undefined ? null : from,
    file_no: input.file_no ?? null,
    amount: input.amount ?? null,
    document_id: document.id,
  };
  if (!(await proposals.insertProposal(tx, { ...row, proposed_by: by, proposed_at: now }))) {
    throw refuse('invalidOperation', { reason: 'proposed' });
  }
  return { id: routedIdOf(shopId, id), confirm_by: confirmBy(now) };
}

/** Until when a proposal can be confirmed. */
export function confirmBy(proposedAt: Date): Date {
  return addHours(proposedAt, limits.restrictionProposalHours);
}

/**
 * Confirms a proposal, which then stands from this moment, or declines it.
 *
 * @throws Refused `insufficientPermissions` (`same_person`) where who proposed it confirms it.
 * @throws Refused `invalidOperation`: `decided` before, or `over` where its time to be confirmed or its end has come.
 */
export async function decideOn(
  act: Reviewing & PlaceParts,
  { id: routed, verdict }: InputOf<typeof decideProposal>,
): Promise<GivenOf<typeof decideProposal>> {
  const { shopId, id } = readRouted(routed);
  const { tx, now, by } = act;
  await lockBook(tx, shopId);
  const row = await proposals.findProposal(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'proposal' });
  const isConfirmed = verdict === 'confirmed';
  if (isConfirmed && row.proposed_by === by) {
    throw refuse('insufficientPermissions', { reason: 'same_person' });
  }
  if (isConfirmed && row.state === 'proposed' && (confirmBy(row.proposed_at) < now || row.until_at <= now)) {
    throw refuse('invalidOperation', { reason: 'over' });
  }
  if (!(await proposals.closeProposal(tx, { shopId, id, state: verdict, by, at: now }))) {
    throw refuse('invalidOperation', { reason: 'decided', state: row.state });
  }
  if (!isConfirmed) return { id: routed, state: verdict, held: null };
  const { held } = await put(act, askedOf(row, now), {
    as: 'risk',
    by: row.proposed_by,
    agreed: { id, by },
  });
  return { id: routed, state: verdict, held: held ?? null };
}

/** What was proposed, from now on: a notice that the merchant is due begins when the second person has agreed. */
function askedOf(row: proposals.ProposalRow, now: Date) {
  const waited = now.getTime() - row.proposed_at.getTime();
  const later = (at: Date) => new Date(at.getTime() + waited).toISOString();
  const { reason_code: code, level, reason, evidence, from_at: from } = row;
  return {
    shop: shopCodeOf(row.shop_id),
    level,
    code,
    reason,
    evidence,
    until: from === null ? row.until_at.toISOString() : later(row.until_at),
    ...(from === null ? {} : { from: later(from) }),
    ...(row.file_no === null ? {} : { file_no: row.file_no }),
    ...(row.amount === null ? {} : { amount: row.amount }),
  };
}
