// What happens to the shops of a platform in memory, as it happens on a real one.
import { addAct, balanceOf, logActs, post, seal, type TestPlatform, type TestShop } from './platform.ts';

export const startAt = Date.UTC(2026, 10, 28, 12);
export const minuteMs = 60_000;
export const hourMs = 3_600_000;

/** A settled sale: the buyer's money becomes the supplier's, the shop's and the commission. */
export function sell(shop: TestShop, at: number, units = 10_000n): void {
  const order = `order-${shop.code}-${shop.rows.length}`;
  const row = { document: order, at };
  post(shop, {
    ...row,
    kind: 'capture',
    debit_kind: 'psp',
    credit_kind: 'escrow',
    credit_subject: order,
    units,
  });
  const cost = units / 2n;
  const commission = units / 10n;
  const shared = { ...row, debit_kind: 'escrow', debit_subject: order };
  post(shop, {
    ...shared,
    kind: 'confirm_cost',
    credit_kind: 'supplier_hold',
    credit_subject: order,
    units: cost,
  });
  post(shop, {
    ...row,
    kind: 'ship_cost',
    debit_kind: 'supplier_hold',
    debit_subject: order,
    credit_kind: 'supplier_payable',
    units: cost,
  });
  post(shop, { ...shared, kind: 'accept_commission', credit_kind: 'commission', units: commission });
  const net = units - cost - commission;
  post(shop, { ...shared, kind: 'accept_shop', credit_kind: 'shop_pending', units: net });
  post(shop, {
    ...row,
    kind: 'release',
    debit_kind: 'shop_pending',
    credit_kind: 'shop_available',
    units: net,
  });
}

/** Places a restriction that holds money, with its act unless it is left out. */
export function hold(
  platform: TestPlatform,
  shop: TestShop,
  { at, units, isActed = true }: { at: number; units: bigint; isActed?: boolean },
): string {
  const id = `hold-${shop.code}-${shop.rows.length}`;
  const held = balanceOf(shop, 'shop_available') < units ? 0n : units;
  if (held > 0n) {
    post(shop, {
      kind: 'hold_placed',
      debit_kind: 'shop_available',
      credit_kind: 'shop_held',
      credit_subject: id,
      document: id,
      units: held,
      actor: 'reviewer',
      at,
    });
    shop.holds.push({ id, kind: 'withdrawal_prohibited', reason: 'a dispute' });
  }
  shop.restrictions.push({ id, state: 'active', reason: 'a dispute' });
  if (isActed) addAct(platform, shop, { act: 'placeRestriction', subject: id, at });
  return id;
}

export function refusePayout(
  platform: TestPlatform,
  shop: TestShop,
  { at, isActed = true }: { at: number; isActed?: boolean },
): void {
  const no = `W${shop.code}${shop.withdrawals.length}`;
  shop.withdrawals.push({ id: `withdrawal-${no}`, no, state: 'rejected', paused: null });
  if (isActed) addAct(platform, shop, { act: 'decideWithdrawal', subject: no, at });
}

/** A buyer sends goods back, out of what the shop has. */
export function giveBack(
  platform: TestPlatform,
  shop: TestShop,
  { at, hasCase = true, isActed = true }: { at: number; hasCase?: boolean; isActed?: boolean },
): void {
  const units = 100n;
  if (balanceOf(shop, 'shop_available') < units) return;
  const order = `order-${shop.code}-0`;
  post(shop, {
    kind: 'return_available',
    debit_kind: 'shop_available',
    credit_kind: 'refund_payable',
    document: order,
    units,
    at,
  });
  if (!hasCase) return;
  const id = `case-${shop.rows.length}`;
  shop.cases.push({ id, order_id: order, created_at: new Date(at).toISOString() });
  if (isActed) addAct(platform, shop, { act: 'case.opened', subject: id, at });
}

/** An hour of an honest platform: everything so far is in the record and sealed. */
export function closeHour(platform: TestPlatform, at: number): void {
  logActs(platform);
  seal(platform, at);
}

/** Two hours of three shops, with something of everything. */
export function liveTwoHours(platform: TestPlatform): void {
  for (const shop of platform.shops) {
    addAct(platform, shop, { act: 'openShop', at: startAt });
    sell(shop, startAt + minuteMs);
    sell(shop, startAt + 2 * minuteMs, 7_777n);
  }
  closeHour(platform, startAt + hourMs);
  for (const shop of platform.shops) {
    hold(platform, shop, { at: startAt + hourMs + minuteMs, units: 500n });
    refusePayout(platform, shop, { at: startAt + hourMs + 2 * minuteMs });
    giveBack(platform, shop, { at: startAt + hourMs + 3 * minuteMs });
    sell(shop, startAt + hourMs + 4 * minuteMs, 3_333n);
  }
  closeHour(platform, startAt + 2 * hourMs);
}
