// Placing, extending and lifting: what is missing is said before the database would refuse it.
import { account } from '#domain/ledger/accounts.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { formatUnits, isAsset, parseUnits, unitsMax, type Asset } from '#domain/money/money.ts';
import { holdRecipe } from '#domain/recipes/restriction.ts';
import {
  aloneHours,
  heldWhole,
  holdReasons,
  needsTwoPeople,
  pressingCodes,
  scopeOf,
  type HoldTerm,
} from '#domain/restriction.ts';
import { addDays } from '#domain/time.ts';
import { balancesOfAccounts, insertHold, lockBook, post } from '#features/ledger/server/public.ts';
import type {
  extendRestriction,
  liftRestriction,
  placeRestriction,
} from '#features/restriction/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { documentOf } from './documents.ts';
import { exposureOf, type PlaceParts } from './exposure.ts';
import {
  amountOf,
  endRestriction,
  isStanding,
  moneyFact,
  restrictionTimers,
  tellOf,
  type Context,
  type Reviewing,
} from './context.ts';
import * as sql from './restriction.sql.ts';
import { readRouted } from './routed.ts';

type Place = InputOf<typeof placeRestriction>;

/**
 * Restricts a shop. Of an amount as much is held as is free at the moment, at once; money that is on its way to the
 * merchant stays on its way. It ends by itself.
 *
 * @throws Refused `recordNotFound` where there is no such shop.
 * @throws Refused `invalidParameter`: `code` (`no_rule`) where the reason does not allow the level, `two_people`
 * where it is proposed with a document and confirmed instead); `amount` (`missing`, `not_here`, `scale`, `zero`, `exposure` with `max`); `from` (`notice`, `past`); `until` (`order`, `too_long`);
 * `evidence` (`known`) where the same evidence has had its time before: that would be an extension by one person.
 */
export async function place(
  act: Reviewing & PlaceParts,
  input: Place,
): Promise<GivenOf<typeof placeRestriction>> {
  const from = input.from === undefined ? act.now : new Date(input.from);
  const hours = (new Date(input.until).getTime() - from.getTime()) / hourMs;
  const hasRule = holdReasons[input.code][input.level] !== undefined;
  if (hasRule && needsTwoPeople(input.code, input.level, hours)) throw wrong('code', 'two_people');
  assertFileNumber(input);
  return put(act, input, { as: 'risk', by: act.by });
}

/** @throws Refused where an order of a court has no file number, or another reason has one. */
export function assertFileNumber({ code, file_no: number }: Pick<Place, 'code' | 'file_no'>): void {
  if (code === 'H06' && number === undefined) {
    throw refuse('parameterMissing', { field: 'file_no', reason: 'missing' });
  }
  if (code !== 'H06' && number !== undefined) throw wrong('file_no', 'not_here');
}

/** How a restriction comes to stand: as whom, by whom, and who agreed where two people are needed. */
export type PutHow = {
  readonly as: 'risk' | 'service';
  readonly by: string;
  /** The id of the proposal, which becomes that of the restriction, and the person who agreed. */
  readonly agreed?: { readonly id: string; readonly by: string };
};

/** Writes a restriction down and holds what it covers. The rules of who may do so stand before it. */
export async function put(
  act: Reviewing & PlaceParts,
  input: Place,
  how: PutHow,
): Promise<GivenOf<typeof placeRestriction>> {
  const { shopId, currency } = await bookOf(act.tx, input.shop);
  const asked = checkAsked(act, input, currency);
  const context: Context = { ...act, shopId };
  await lockBook(act.tx, shopId);
  if (await sql.hadItsTime(act.tx, { shopId, code: input.code, evidence: input.evidence }))
    throw wrong('evidence', 'known');
  const [available = 0n] = await balancesOfAccounts(act.tx, shopId, [account('shop_available')]);
  if (asked.units !== undefined) {
    const max = await exposureOf(act, { shopId, available, code: input.code, evidence: input.evidence });
    if (max !== undefined && asked.units > max) {
      throw wrong('amount', 'exposure', { max: formatUnits(max, currency), currency });
    }
  }
  const scope = scopeOf(input.level);
  const units = scope === 'wallet' ? available : (asked.units ?? null);
  const heldUnits = units === null ? null : units < available ? units : available;
  const id = how.agreed?.id ?? act.env.random.id(act.now);
  await insert(context, input, { ...asked, ...placedBy(how), id, currency, units, heldUnits });
  if (heldUnits !== null && heldUnits > 0n) await post(act.tx, shopId, act.now, [holdRecipe(id, heldUnits)]);
  return {
    id: routedIdOf(shopId, id),
    state: asked.state,
    until: asked.until,
    held: amountOf({ currency }, heldUnits),
  };
}

function placedBy({ as, by, agreed }: PutHow) {
  return { by, placedAs: as, confirmedBy: agreed?.by ?? null };
}

/** The shop of a code as the console writes it, with its book's currency. @throws Refused `recordNotFound`. */
export async function bookOf(tx: Tx, code: string): Promise<{ shopId: bigint; currency: Asset }> {
  const shopId = shopIdOf(code.toLowerCase());
  const book = shopId === undefined ? undefined : await sql.findBook(tx, { shopId });
  if (shopId === undefined || book === undefined || !isAsset(book.currency)) {
    throw refuse('recordNotFound', { field: 'shop', reason: 'shop' });
  }
  return { shopId, currency: book.currency };
}

type Checked = HoldTerm & {
  readonly from: Date;
  readonly until: Date;
  readonly state: 'announced' | 'active';
  readonly units?: bigint;
};

function checkAsked({ now }: Reviewing, input: Place, currency: Asset): Checked {
  const term = holdReasons[input.code][input.level];
  if (term === undefined) throw wrong('code', 'no_rule');
  const from = input.from === undefined ? now : new Date(input.from);
  const until = new Date(input.until);
  if (from < now) throw wrong('from', 'past');
  if (from.getTime() - now.getTime() < term.noticeHours * hourMs) {
    throw wrong('from', 'notice', { hours: term.noticeHours });
  }
  if (until <= from) throw wrong('until', 'order');
  if (until.getTime() - from.getTime() > term.firstHours * hourMs) {
    throw wrong('until', 'too_long', { hours: term.firstHours });
  }
  // Money is held from the moment it is said; only an account's closing is announced.
  if (from > now && input.level !== 'account_disabled') throw wrong('from', 'not_here');
  const facts = { ...term, from, until, state: from > now ? 'announced' : 'active' } as const;
  const units = readAmount(input, currency);
  return units === undefined ? facts : { ...facts, units };
}

/**
 * The amount that is to be held; undefined for what holds a whole wallet or no money.
 *
 * @throws Refused `parameterMissing` or `invalidParameter` (`not_here`, `scale`, `amount`) with the field.
 */
export function readAmount(
  { level, amount }: Pick<Place, 'level' | 'amount'>,
  currency: Asset,
): bigint | undefined {
  const isAsked = scopeOf(level) === 'amount';
  if (amount === undefined) {
    if (isAsked) throw refuse('parameterMissing', { field: 'amount', reason: 'missing' });
    return undefined;
  }
  if (!isAsked) throw wrong('amount', 'not_here');
  const units = parseUnits(amount, currency);
  if (units === undefined) throw wrong('amount', 'scale');
  if (units === 0n || units > unitsMax) throw wrong('amount', 'amount');
  return units;
}

function wrong(field: string, reason: string, more: Record<string, unknown> = {}) {
  return refuse('invalidParameter', { field, reason, ...more });
}

type Placed = Omit<Checked, 'units'> & {
  readonly id: string;
  readonly currency: Asset;
  readonly units: bigint | null;
  readonly heldUnits: bigint | null;
  readonly by: string;
  readonly placedAs: PutHow['as'];
  readonly confirmedBy: string | null;
};

async function insert(context: Context, input: Place, placed: Placed): Promise<void> {
  const { tx, shopId, now } = context;
  const { id, from, until, heldUnits, currency, state } = placed;
  const { code, level, reason, evidence } = input;
  await sql.insertRestriction(tx, {
    shopId,
    ...placed,
    code,
    level,
    scope: scopeOf(level),
    reason,
    evidence,
    at: now,
    appealUntil: addDays(now, limits.appealWindowDays),
    fileNo: input.file_no?.trim() ?? null,
  });
  if (heldUnits !== null && heldUnits > 0n) {
    const hold = {
      id,
      kind: 'restriction',
      reasonCode: code,
      reason,
      document: id,
      units: heldUnits,
    } as const;
    await insertHold(tx, shopId, { ...hold, from, until });
  }
  const timers = [{ subject: id, kind: restrictionTimers.lapse, dueAt: until }];
  const begin = { subject: id, kind: restrictionTimers.begin, dueAt: from };
  await setTimers(tx, shopId, state === 'announced' ? [begin, ...timers] : timers);
  const about = { id, onceKey: `restriction:${id}:placed` };
  const end = { until: { at: until.toISOString() } };
  if (heldUnits === null) await tellOf(context, 'restriction_placed', about, end);
  else await tellOf(context, 'restriction_held', about, { ...end, amount: moneyFact(heldUnits, currency) });
}

/** The restriction with its shop's book locked: acts on one shop's restrictions go one after the other. */
export async function lockRestriction({ tx, shopId }: Context, id: string): Promise<sql.RestrictionRow> {
  await lockBook(tx, shopId);
  const row = await sql.findRestriction(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'restriction' });
  return row;
}

/**
 * Extends a restriction once.
 *
 * @throws Refused `insufficientPermissions` (`same_person`) for the person who placed it.
 * @throws Refused `invalidOperation`: `over`, `extended` before, or `appeal_open` where safety does not press.
 * @throws Refused `parameterMissing` (`document_id`) where a wallet or an account would be held for more than 72 hours.
 * @throws Refused `invalidParameter`: `evidence` (`known`) without something new, `until` (`order`, `too_long`).
 */
export async function extend(
  act: Reviewing,
  input: InputOf<typeof extendRestriction>,
): Promise<GivenOf<typeof extendRestriction>> {
  const { shopId, id } = readRouted(input.id);
  const context: Context = { ...act, shopId };
  const row = await lockRestriction(context, id);
  if (!isStanding(row)) throw refuse('invalidOperation', { reason: 'over', state: row.state });
  if (row.placed_by === act.by) throw refuse('insufficientPermissions', { reason: 'same_person' });
  if (row.extended_by !== null) throw refuse('invalidOperation', { reason: 'extended' });
  if (row.appeal_state === 'open' && !pressingCodes.includes(row.reason_code)) {
    throw refuse('invalidOperation', { reason: 'appeal_open' });
  }
  if (input.evidence.every((one) => row.evidence.includes(one))) throw wrong('evidence', 'known');
  const until = new Date(input.until);
  if (until <= row.until_at) throw wrong('until', 'order');
  if (until.getTime() - row.from_at.getTime() > row.total_hours * hourMs) {
    throw wrong('until', 'too_long', { hours: row.total_hours });
  }
  const hours = (until.getTime() - row.from_at.getTime()) / hourMs;
  const isWhole = heldWhole(row.reason_code, row.level) !== undefined && hours > aloneHours;
  const document = isWhole ? await documentOf(act.tx, shopId, input.document_id) : undefined;
  const { reason, evidence } = input;
  const documentId = document?.id ?? null;
  await sql.insertExtension(act.tx, row, { until, reason, evidence, documentId, by: act.by, at: act.now });
  await setTimers(act.tx, shopId, [{ subject: id, kind: restrictionTimers.lapse, dueAt: until }]);
  const about = { id, onceKey: `restriction:${id}:extended` };
  await tellOf(context, 'restriction_extended', about, { until: { at: until.toISOString() } });
  return { id: input.id, state: row.state, until };
}

/**
 * Ends a restriction before its time; whoever may restrict may do so.
 *
 * @throws Refused `invalidOperation` (`over`) where it had ended before.
 */
export async function lift(
  act: Reviewing,
  { id: routed, why, note }: InputOf<typeof liftRestriction>,
): Promise<GivenOf<typeof liftRestriction>> {
  const { shopId, id } = readRouted(routed);
  const context: Context = { ...act, shopId };
  const row = await lockRestriction(context, id);
  const free = await endRestriction(context, row, { move: 'lift', why, actor: 'reviewer', by: act.by, note });
  if (free.length > 0) await post(act.tx, shopId, act.now, free);
  return { id: routed, state: 'lifted', until: row.until_at };
}
