// Restrictions (docs/product.md 2.7): which reason may have which effect, for how long, and what goes on.
import { keysOf } from './keys.ts';

export const restrictionLevels = [
  'warned',
  'limited',
  'paused',
  'suspended',
  'withdrawal_prohibited',
  'wallet_frozen',
  'account_disabled',
] as const;
export type RestrictionLevel = (typeof restrictionLevels)[number];

/** H01 dispute, H02 identity, H03 takeover, H04 anti-money-laundering, H05 goods, H06 court, H07 misbooking, H08 own sales. */
export const holdCodes = ['H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08'] as const;
export type HoldCode = (typeof holdCodes)[number];

/** What is proposed by one person with a document and confirmed by another. */
export const proposedLevels = ['wallet_frozen', 'account_disabled', 'withdrawal_prohibited'] as const;
export type ProposedLevel = (typeof proposedLevels)[number];

/** How long one person alone may hold a wallet or an account. */
export const aloneHours = 72;

/** The level, where the money of a whole wallet is at one person's word: a freeze, a closing, an order of a court. */
export function heldWhole(code: HoldCode, level: RestrictionLevel): ProposedLevel | undefined {
  if (level === 'wallet_frozen' || level === 'account_disabled') return level;
  return code === 'H06' && level === 'withdrawal_prohibited' ? level : undefined;
}

/** True where it takes a second person and a document. The database holds the same. */
export function needsTwoPeople(code: HoldCode, level: RestrictionLevel, hours: number): boolean {
  return heldWhole(code, level) !== undefined && (code === 'H04' || hours > aloneHours);
}

/** What a restriction covers: an amount of money, the wallet, or what the shop may do. */
export const restrictionScopes = ['amount', 'wallet', 'shop'] as const;
export type RestrictionScope = (typeof restrictionScopes)[number];

/** How long a reason may have an effect. */
export type HoldTerm = {
  /** Until it ends by itself, at most. */
  readonly firstHours: number;
  /** With the one extension by a second person, counted from the same begin. */
  readonly totalHours: number;
  /** Between the notice and its begin: an account is closed at once only to protect it, or by order. */
  readonly noticeHours: number;
};

const days = (first: number, total = first, notice = 0): HoldTerm => ({
  firstHours: first * 24,
  totalHours: total * 24,
  noticeHours: notice * 24,
});

/** The closed list: what is not here cannot be placed. The table `hold_reason` holds the same rows. */
export const holdReasons: Record<HoldCode, Partial<Record<RestrictionLevel, HoldTerm>>> = {
  H01: {
    warned: days(30),
    limited: days(7, 28),
    paused: days(7, 14),
    withdrawal_prohibited: days(75, 120),
  },
  H02: { withdrawal_prohibited: days(14, 28) },
  H03: { wallet_frozen: days(3, 7), account_disabled: days(3, 7) },
  H04: { wallet_frozen: days(30, 60), account_disabled: days(30, 60) },
  H05: {
    warned: days(30),
    limited: days(7, 28),
    paused: days(7, 14),
    suspended: days(30, 45),
    withdrawal_prohibited: days(30, 45),
    account_disabled: days(30, 45, 30),
  },
  H06: {
    suspended: days(365),
    withdrawal_prohibited: days(365),
    wallet_frozen: days(365),
    account_disabled: days(365),
  },
  H07: { withdrawal_prohibited: days(5) },
  H08: {
    warned: days(14, 28),
    limited: days(7, 28),
    withdrawal_prohibited: days(14, 28),
    account_disabled: days(14, 28, 30),
  },
};

export function scopeOf(level: RestrictionLevel): RestrictionScope {
  if (level === 'withdrawal_prohibited') return 'amount';
  return level === 'wallet_frozen' ? 'wallet' : 'shop';
}

/** Every (code, level) with its scope and its hours, as the database holds it. */
export function holdRules() {
  return holdCodes.flatMap((code) =>
    keysOf(holdReasons[code]).flatMap((level) => {
      const term = holdReasons[code][level];
      return term === undefined ? [] : [{ code, level, scope: scopeOf(level), ...term }];
    }),
  );
}

/** What a merchant does that a restriction may stand in the way of. */
export const merchantActs = ['enter', 'sell', 'list', 'withdraw', 'deposit'] as const;
export type MerchantAct = (typeof merchantActs)[number];

const stops: Record<RestrictionLevel, readonly MerchantAct[]> = {
  warned: [],
  limited: ['list'],
  paused: ['sell'],
  suspended: ['sell', 'list'],
  // Only the amount is held; the rest can be withdrawn.
  withdrawal_prohibited: [],
  wallet_frozen: ['withdraw', 'deposit'],
  // Nobody is there to answer for an order; what was ordered before goes on or is refunded.
  account_disabled: ['enter', 'sell', 'list', 'withdraw', 'deposit'],
};

export function stopsAct(level: RestrictionLevel, act: MerchantAct): boolean {
  return stops[level].includes(act);
}

/** Reasons of safety or of an authority: an open appeal does not keep these from being extended. */
export const pressingCodes: readonly HoldCode[] = ['H03', 'H05', 'H06'];
