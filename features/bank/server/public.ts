// What checkout, deposits, payouts and the composition take from the bank's statements.
export { bankSettleTimer } from './apply.ts';
export { readBankConfig, type BankConfig } from './config.ts';
export { bankLines, type DepositTaker, type Spoken } from './deposits.ts';
export type { BankAccount } from './file.ts';
export { readParts, type NewLine } from './line.sql.ts';
export type { NamedPayout, PayoutTaker } from './payouts.ts';
export { findByPayment, findCompleted, insertReference, lockByPayment } from './reference.sql.ts';
export type { CompletedRow, ReferenceRow } from './reference.sql.ts';
export { insertReturns, nameAsBuyer, readGivenBack, readOfRefunds } from './return.sql.ts';
export { draftReturn, madeReference } from './return.ts';
