// Money that goes back to those who paid by transfer: to which account, and how it is divided among them.
import { bankNumberFault, ibanFault, plainBankNumber } from '#domain/payouts/payout.ts';
import type { BankPlaceSource } from '#domain/states/bank.ts';

/** An account as somebody typed it, in plain spelling; empty where no bank could send to it. */
export function readPlace(typed: string): string {
  const account = plainBankNumber(typed);
  const isIban = /^[A-Z]{2}\d{2}/.test(account);
  return (isIban ? ibanFault(account) : bankNumberFault(account)) === undefined ? account : '';
}

export type Payer = { readonly name: string; readonly account: string; readonly bic: string };

/** Where money of a payer goes, and who says so. */
export function placeOf(payer: Payer, typed: string): Payer & { readonly namedBy: BankPlaceSource } {
  const known = readPlace(payer.account);
  if (known !== '') return { ...payer, account: known, namedBy: 'statement' };
  const asked = readPlace(typed);
  return { ...payer, account: asked, namedBy: asked === '' ? 'nobody' : 'buyer' };
}

export type Paid = Payer & { readonly units: bigint };

/**
 * Divides a refund among those who paid: to nobody more than came from them, the largest part first. What was sent
 * back before counts against its account.
 */
export function shareBack(
  parts: readonly Paid[],
  before: ReadonlyMap<string, bigint>,
  units: bigint,
): { readonly payer: Payer; readonly units: bigint }[] {
  const byAccount = new Map<string, { payer: Payer; room: bigint }>();
  for (const { units: came, ...payer } of parts) {
    const known = byAccount.get(payer.account);
    byAccount.set(payer.account, { payer: known?.payer ?? payer, room: (known?.room ?? 0n) + came });
  }
  const payers = [...byAccount.values()]
    .map(({ payer, room }) => ({ payer, room: room - (before.get(payer.account) ?? 0n) }))
    .toSorted((left, right) => (left.room < right.room ? 1 : left.room > right.room ? -1 : 0));
  const shares: { payer: Payer; units: bigint }[] = [];
  let left = units;
  for (const { payer, room } of payers) {
    const share = room < left ? room : left;
    if (share <= 0n) continue;
    shares.push({ payer, units: share });
    left -= share;
  }
  const [first] = shares;
  if (left === 0n) return shares;
  // Its account was changed by people since: the rest follows the largest part.
  if (first === undefined) {
    const payer = payers[0]?.payer ?? { name: '', account: '', bic: '' };
    return [{ payer, units: left }];
  }
  first.units += left;
  return shares;
}
