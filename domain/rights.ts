// Who may do what in the console: roles and rights (docs/product.md 3.1).

/** What an operator may be. A person may be several of these at once; two-person rules count persons, not roles. */
export const operatorRoles = [
  'owner',
  'reviewer',
  'finance',
  'catalogue',
  'service',
  'risk',
  'content',
  'auditor',
] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export const consoleRoles = [...operatorRoles, 'supplier'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/** A right and the roles that have it. No right writes orders, payments, visits, reviews or balances. */
export const rights = {
  /** One's own session, one's own views, what waits. */
  console: operatorRoles,
  deposits: ['reviewer', 'finance', 'auditor'],
  decideDeposits: ['reviewer', 'finance'],
  withdrawals: ['reviewer', 'finance', 'auditor'],
  decideWithdrawals: ['reviewer', 'finance'],
  /** Files for banks, sendings of chains, what came back. */
  payouts: ['finance'],
  bank: ['finance', 'reviewer'],
  reconciliation: ['finance', 'auditor'],
  reconcile: ['finance'],
  goodwill: ['finance'],
  ledger: ['finance', 'auditor'],
  identities: ['reviewer'],
  shops: ['risk', 'service', 'reviewer', 'finance', 'auditor'],
  restrictions: ['risk', 'finance', 'reviewer', 'auditor'],
  restrict: ['risk'],
  /** A wallet for 24 hours, once. */
  freeze: ['service'],
  appeals: ['risk'],
  cases: ['service', 'risk'],
  orders: ['service', 'risk', 'auditor'],
  resendEmails: ['service'],
  /** Parcels whose scans cannot be right. */
  decideParcels: ['service', 'risk'],
  /** A buyer's wish not to be known any more. */
  erasures: ['service'],
  catalogue: ['catalogue'],
  /** Types, carriers, delivery prices, taxes, rates, languages. */
  settings: ['catalogue'],
  suppliers: ['catalogue', 'finance'],
  comments: ['service', 'content'],
  feedback: ['service'],
  content: ['content'],
  /** Campaigns of all shops: looking, and saying no to one with a reason. Nothing of it adds a view or a click. */
  promotion: ['content', 'risk', 'auditor'],
  reviewPromotion: ['content', 'risk'],
  /** Conversations with merchants; those between buyers and merchants only where one of them reported it. */
  chat: ['service'],
  invitations: ['risk'],
  /** Work that the platform does by itself: what waits and what fails. */
  jobs: ['owner', 'finance', 'service', 'auditor'],
  /** Having a job that failed tried again at once. */
  runJobs: ['owner', 'finance', 'service'],
  limits: ['owner'],
  people: ['owner'],
  brand: ['owner'],
  audit: ['auditor', 'owner'],
  /** Another person's budget of looks at buyers, for the day. */
  increaseLookBudget: ['owner'],
} as const satisfies Record<string, readonly OperatorRole[]>;
export type Right = keyof typeof rights;

/** Whether one of a person's roles has a right. */
export function hasRight(roles: readonly string[], right: Right): boolean {
  return rights[right].some((role) => roles.includes(role));
}
