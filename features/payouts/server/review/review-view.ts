// Withdrawals and payouts as people of the console see them.
import { namesOf } from '#features/staff/server/public.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { isSameName } from '#domain/payouts/payout.ts';
import { hasRight } from '#domain/rights.ts';
import { addBusinessDays, localDay, startOfDay } from '#domain/time.ts';
import { listOpenHolds } from '#features/ledger/server/public.ts';
import { restrictionsOf } from '#features/restriction/server/public.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type * as contract from '#features/payouts/review.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ListContext } from '#platform/http/listing.ts';
import type { Session } from '#platform/session.ts';
import * as desk from './review.sql.ts';
import type { PayoutParts } from '#features/payouts/server/parts.ts';
import { openPause } from '#features/payouts/server/pause.sql.ts';
import { findAccount, findShopsWithAccount } from '#features/payouts/server/accounts/account.sql.ts';
import { holdsOf } from '#features/wallet/server/public.ts';
import { amountIn } from '#features/payouts/server/moves.ts';
import { readPayouts } from '#features/payouts/server/payout.sql.ts';
import { presentShort, presentWhole, textOf } from '#features/payouts/server/view.ts';
import * as sql from '#features/payouts/server/request.sql.ts';

type Listed = GivenOf<typeof contract.listAllWithdrawals>['list'][number];
type File = GivenOf<typeof contract.withdrawalFile>;
type Viewing = {
  readonly tx: Tx;
  readonly now: Date;
  readonly session: Session;
  readonly parts: PayoutParts;
};

/** By when it has to leave, and whether that is over; null where it is not approved or has left. */
export function clockOf(row: Pick<sql.WithdrawalRow, 'state' | 'decided_at'>, now: Date) {
  if (row.state !== 'approved' || row.decided_at === null) return { send_by: null, is_late: false };
  const by = addBusinessDays(row.decided_at, limits.payoutSendBusinessDays);
  return { send_by: by.toISOString(), is_late: by < now };
}

/** Rows of the list of all shops. */
export async function presentAll(
  rows: readonly desk.ListedRow[],
  { tx, now }: ListContext,
): Promise<Listed[]> {
  const pause = await openPause(tx, { now });
  return rows.map((row) => ({
    ...presentShort(row, { now, pause }),
    routed_id: routedIdOf(row.shop_id, row.id),
    shop_id: shopCodeOf(row.shop_id),
    shop_name: row.shop_name,
    needs_second: row.needs_second,
    has_first: row.first_approver !== null,
    ...clockOf(row, now),
  }));
}

/** @throws Refused `recordNotFound` where there is no such withdrawal. */
export async function presentFile(viewing: Viewing, routedId: string): Promise<File> {
  const { tx, now, session, parts } = viewing;
  const routed = readRoutedId(routedId);
  const row = routed && (await sql.findWithdrawal(tx, { shopId: routed.shopId, id: routed.id }));
  if (routed === undefined || row === undefined) throw refuse('recordNotFound', { reason: 'withdrawal' });
  const shop = await shopOf(tx, routed.shopId);
  const [holds, restrictions, identity, names] = await Promise.all([
    listOpenHolds(tx, routed.shopId),
    restrictionsOf(tx, routed.shopId),
    parts.identityOf(tx, routed.shopId),
    namesOf(tx, [row.first_approver, row.second_approver]),
  ]);
  const dayStart = startOfDay(localDay(row.created_at, shop.tz), shop.tz);
  const approvers = [row.first_approver, row.second_approver].filter((one) => one !== null);
  return {
    withdrawal: await presentWhole(tx, row, now),
    routed_id: routedId,
    shop: {
      id: shopCodeOf(shop.shop_id),
      name: shop.name,
      level: shop.level,
      since: shop.created_at,
    },
    account: await accountOf(tx, row, shop),
    identity: {
      is_verified: identity.isVerified,
      legal_name: identity.legalName ?? null,
      is_same_name: identity.legalName !== undefined && isSameName(identity.legalName, row.account_name),
    },
    holds: holdsOf(holds, restrictions, shop.currency),
    day_sum: amountIn(row, await sql.askedSince(tx, routed.shopId, dayStart)),
    needs_second: row.needs_second,
    needs_finance: row.needs_second && row.first_finance !== true,
    approvers: approvers.map((id) => personOf(names, id, session.personId)),
    barred: barOf(row, session),
    ...clockOf(row, now),
    sendings: await sendingsOf(tx, row),
  };
}

/** Shops that are named beside a number: enough to see what is going on. */
const sameShownMax = 20;

async function accountOf(tx: Tx, row: sql.WithdrawalRow, shop: ShopRow): Promise<File['account']> {
  const known = await findAccount(tx, { shopId: row.shop_id, id: row.account_id });
  const past = await desk.pastOf(tx, row.shop_id, row.account_id, row.id);
  const { number_hash: hash } = row.bank;
  const same =
    hash === undefined
      ? []
      : await findShopsWithAccount(tx, row.shop_id, Buffer.from(hash, 'hex'), sameShownMax);
  return {
    number_masked: row.account_masked,
    bank_name: row.bank.bank_name ?? '',
    country: row.bank.country ?? '',
    bic: row.bank.bic ?? '',
    known_since: textOf(known?.created_at ?? null),
    usable_at: textOf(known?.usable_at ?? null),
    paid_before: past.paid,
    failed_before: past.failed,
    paid_sum: formatUnits(past.units, shop.currency),
    same_number_shops: same.map(shopCodeOf),
  };
}

async function sendingsOf(tx: Tx, row: sql.WithdrawalRow): Promise<File['sendings']> {
  const list = await readPayouts(tx, { shopId: row.shop_id, withdrawalId: row.id });
  const sent = await desk.listSendings(tx, { ids: list.map(({ id }) => routedIdOf(row.shop_id, id)) });
  return sent.map(({ id, attempt, hash, nonce, signed_at }) => ({
    payout_id: id,
    attempt,
    hash,
    nonce: nonce?.toString() ?? null,
    signed_at: signed_at.toISOString(),
  }));
}

/** What keeps somebody from approving; the act itself and the database hold the same. */
function barOf(row: sql.WithdrawalRow, { personId, roles }: Session): File['barred'] {
  if (row.state !== 'requested') return 'decided';
  if (!hasRight(roles, 'decideWithdrawals')) return 'role';
  if (row.inviter === personId) return 'invited_by_you';
  if (row.first_approver === personId) return 'same_person';
  const isSecond = row.needs_second && row.first_approver !== null;
  return isSecond && row.first_finance !== true && !roles.includes('finance') ? 'finance_needed' : null;
}

/** A person of the console as others see them. */
export function personOf(names: ReadonlyMap<string, string>, id: string, you: string) {
  return { id, name: names.get(id) ?? '', is_you: id === you };
}
