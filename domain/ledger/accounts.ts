// The chart of accounts of a shop's book (docs/product.md 2.0).

/** What kind of thing an account is: its normal side follows from it. */
type Nature = 'asset' | 'liability' | 'income' | 'expense';

type AccountKindFacts = {
  readonly nature: Nature;
  /** What `subject` names: an account of that kind exists once for each. */
  readonly subject:
    | 'provider'
    | 'order'
    | 'supplier'
    | 'jurisdiction'
    | 'hold'
    | 'withdrawal'
    | 'deposit'
    | 'channel'
    | 'book'
    | 'campaign'
    | 'none';
  readonly meaning: string;
};

export const accountKinds = {
  psp: { nature: 'asset', subject: 'provider', meaning: 'money the payment provider holds for us' },
  treasury: {
    nature: 'asset',
    subject: 'channel',
    meaning: "money in the platform's own bank or chain accounts; what a shop is paid out leaves from here",
  },
  between_books: {
    nature: 'asset',
    subject: 'book',
    meaning: 'what another book owes this one, below zero where it owes: over all books it is nothing',
  },
  goodwill_fund: {
    nature: 'liability',
    subject: 'none',
    meaning: "the platform's own money that is set apart to make good; nothing is given that is not in it",
  },
  shop_receivable: {
    nature: 'asset',
    subject: 'none',
    meaning: 'refunds that were advanced for the shop; taken from later sales only, never demanded',
  },
  supplier_settled: {
    nature: 'asset',
    subject: 'supplier',
    meaning: 'what a supplier was paid, or paid for by a claim: taken off what all books owe it',
  },
  supplier_claims: {
    nature: 'expense',
    subject: 'none',
    meaning: "suppliers' claims that the platform granted",
  },
  goodwill: { nature: 'expense', subject: 'none', meaning: 'what the platform gave to make good' },
  escrow: { nature: 'liability', subject: 'order', meaning: "a buyer's money for one order, nobody else's" },
  supplier_hold: { nature: 'liability', subject: 'order', meaning: 'goods and shipping cost, confirmed' },
  supplier_payable: { nature: 'liability', subject: 'supplier', meaning: 'owed to the supplier: it shipped' },
  tax: { nature: 'liability', subject: 'jurisdiction', meaning: 'collected for authorities' },
  shop_pending: { nature: 'liability', subject: 'none', meaning: 'earned, not yet released' },
  shop_available: { nature: 'liability', subject: 'none', meaning: 'free to withdraw or spend' },
  shop_held: { nature: 'liability', subject: 'hold', meaning: 'kept back: one account per hold' },
  withdrawing: { nature: 'liability', subject: 'withdrawal', meaning: 'on its way to the merchant' },
  deposit_suspense: {
    nature: 'liability',
    subject: 'deposit',
    meaning: "arrived, and not yet the shop's: it is credited or goes back",
  },
  refund_payable: { nature: 'liability', subject: 'none', meaning: 'on the way back to buyers' },
  payout_fee: {
    nature: 'income',
    subject: 'none',
    meaning: 'what payouts cost at the bank or network, as quoted before; never more than that',
  },
  claim_income: {
    nature: 'income',
    subject: 'none',
    meaning: "the platform's claims that a supplier answers for",
  },
  ad_budget: {
    nature: 'liability',
    subject: 'campaign',
    meaning: 'paid for promotion, unspent: it is used for clicks of this campaign or goes back',
  },
  shop_promo: {
    nature: 'liability',
    subject: 'none',
    meaning: 'promotion credit: pays promotion and nothing else, and is used first',
  },
  ads: {
    nature: 'income',
    subject: 'none',
    meaning: 'clicks that counted, and orders that promotion brought',
  },
  commission: { nature: 'income', subject: 'none', meaning: "the platform's share of goods sold" },
} as const satisfies Record<string, AccountKindFacts>;

export type AccountKind = keyof typeof accountKinds;

/** An account of one shop's book: `escrow` of order 0199…, `shop_available` of the shop. */
export type Account = { readonly kind: AccountKind; readonly subject: string };

/** The subject of accounts that exist once in a book. */
export const noSubject = '';

/** True where debits raise the balance. Only these may fall below zero, and only `psp`, `treasury` and
 * `between_books` do by design: in the book of one shop money may come in by the one and leave by the other. */
export function isDebitNormal(kind: AccountKind): boolean {
  const { nature } = accountKinds[kind];
  return nature === 'asset' || nature === 'expense';
}

export function account(kind: AccountKind, subject: string = noSubject): Account {
  return { kind, subject };
}
