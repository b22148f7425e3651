// Deposits by bank are lines of statements: one that says all of it credits by itself, for any other two people decide.
import { findDepositNumbers } from '#domain/deposits/deposit-number.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isSameName } from '#domain/payouts/payout.ts';
import type { BankOpenReason } from '#domain/states/bank.ts';
import { bankLines, type DepositTaker, type NewLine, type Spoken } from '#features/bank/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { TimerHandler } from '#platform/jobs/runner.ts';
import { setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import type { DepositFact } from '#platform/ports/deposits.ts';
import * as sql from './line.sql.ts';
import { seeDeposit } from './receive.ts';
import type { DepositContext, DepositParts } from './terms.ts';
import type { Verified } from '#features/payouts/server/public.ts';

/** A line was given to a deposit: it is credited. */
export const lineTimer = 'deposit.line';

/** What an import of statements asks of deposits. */
export function makeDepositTaker({ identityOf }: Pick<DepositParts, 'identityOf'>): DepositTaker {
  return {
    async find(tx, lines, { isLocked }) {
      const found = lines.map((line) => ({ line, numbers: findDepositNumbers(line.text) }));
      const rows = await sql.readNamed(
        tx,
        found.flatMap(({ numbers }) => numbers),
        isLocked,
      );
      const owners = await readOwners(tx, rows, identityOf);
      const taken = new Set<string>();
      return found.flatMap(({ line, numbers }) => {
        const named = rows.filter((row) =>
          numbers.some(({ shopId, number }) => shopId === row.shop_id && number === row.number),
        );
        const [row, other] = named;
        if (row === undefined) return [];
        if (other !== undefined) return { line: line.id, of: undefined, why: 'several_references' as const };
        const why = whyNot(line, row, { owner: owners.get(row.shop_id), taken });
        if (why === undefined) taken.add(row.id);
        return { line: line.id, of: { shopId: row.shop_id, depositId: row.id }, why };
      });
    },
    save: saveSpoken,
  };
}

/** Who owns the shops that are named, as far as documents showed it. */
async function readOwners(
  tx: Tx,
  rows: readonly sql.NamedRow[],
  identityOf: DepositParts['identityOf'],
): Promise<Map<bigint, Verified>> {
  const owners = new Map<bigint, Verified>();
  for (const { shop_id: shopId } of rows)
    if (!owners.has(shopId)) owners.set(shopId, await identityOf(tx, shopId));
  return owners;
}

type Judging = { readonly owner: Verified | undefined; readonly taken: ReadonlySet<string> };

/** Why a line does not say all of it: undefined where account, currency, amount and sender are exactly right. */
function whyNot(line: NewLine, row: sql.NamedRow, { owner, taken }: Judging): BankOpenReason | undefined {
  if (line.currency !== row.asset) return 'other_currency';
  if (!('iban' in row.place) || row.place.iban !== line.account) return 'deposit_unclear';
  if (row.has_line || taken.has(row.id) || row.state === 'success') return 'deposit_doubled';
  if (line.units !== row.pay_units) return 'deposit_amount';
  return isSender(line.otherName, row.sender_name, owner) ? undefined : 'deposit_sender';
}

/** A verified name is what counts; without one, what the merchant told of the sender. Nobody's name is no name. */
export function isSender(name: string, told: string, owner: Verified | undefined): boolean {
  const wanted = owner?.isVerified === true && owner.legalName !== undefined ? owner.legalName : told;
  return name.trim() !== '' && wanted.trim() !== '' && isSameName(name, wanted);
}

async function saveSpoken(tx: Tx, spoken: readonly Spoken[], now: Date): Promise<void> {
  const taken = spoken.flatMap(({ line: lineId, of, why }) =>
    of === undefined || why !== undefined ? [] : [{ lineId, ...of }],
  );
  await sql.takeLines(tx, taken, { madeBy: 'statement' }, now);
  const timers = taken.map(({ shopId, depositId: subject }) => ({ shopId, subject }));
  await setTimersOfShops(tx, timers, { kind: lineTimer, dueAt: now });
}

/** Lines that credit by themselves, right after their import. */
export function bookLines(parts: DepositParts): TimerHandler {
  return async ({ env, tx, shopId, due }) => {
    const now = env.clock.now();
    const context: DepositContext = { env, tx, shopId, now, parts };
    for (const { subject } of due) {
      for (const line of await sql.readUnbooked(tx, { shopId, depositId: subject })) {
        await seeDeposit(context, subject, factOf(line));
        await sql.markBooked(tx, { lineId: line.id, at: now });
      }
    }
  };
}

function factOf({ id, currency: asset, units }: sql.LineRow): DepositFact {
  return { hash: id, part: 0, asset, units, confirmations: 1, lineId: id };
}

/**
 * An open credit that a person says is this deposit's.
 *
 * @throws Refused `recordNotFound` (`line_id`), `invalidOperation`: `line_used` where it is somebody's already,
 * `other_currency` where it is of another one: such money goes back.
 */
export async function lineFor(tx: Tx, lineId: string, asset: string): Promise<sql.LineRow> {
  const [line] = await sql.readLines(tx, [lineId]);
  if (line === undefined) throw refuse('recordNotFound', { field: 'line_id', reason: 'line' });
  if (line.state !== 'open' || line.is_reversal) throw lineUsed();
  if (line.currency !== asset)
    throw refuse('invalidOperation', { field: 'line_id', reason: 'other_currency' });
  return line;
}

const lineUsed = () => refuse('invalidOperation', { field: 'line_id', reason: 'line_used' });

type Using = {
  readonly lineId: string;
  readonly depositId: string;
  readonly maker: string;
  readonly checker: string;
};

/** Two people's word: the line is this deposit's from here on. @throws Refused `invalidOperation` (`line_used`). */
export async function useLine(
  { tx, shopId, now }: Pick<DepositContext, 'tx' | 'shopId' | 'now'>,
  { lineId, depositId, maker, checker }: Using,
): Promise<void> {
  if (!(await bankLines.takeForDeposit(tx, lineId, now))) throw lineUsed();
  await sql.takeLines(tx, [{ lineId, shopId, depositId }], { madeBy: 'people', maker, checker }, now);
  await sql.markBooked(tx, { lineId, at: now });
}

/** Money of a line goes back to whom it came from, by the bank's list. */
export async function sendLineBack(
  context: Pick<DepositContext, 'tx' | 'env' | 'now'>,
  { id, lineId, units }: { readonly id: string; readonly lineId: string; readonly units: bigint },
): Promise<void> {
  const [line] = await sql.readLines(context.tx, [lineId]);
  if (line === undefined) throw new Error('a receipt has lost its line');
  const { currency, other_name: name, other_account: account, other_bic: bic } = line;
  await bankLines.returnByBank(context, { id, lineId, currency, units, payer: { name, account, bic } });
}

/** The reference of what goes back. */
export function returnCodeOf(env: DepositContext['env'], receiptId: string): string {
  return bankLines.depositReturnCode(env, receiptId);
}
