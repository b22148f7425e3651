// What other rooms may ask of the wallet, and what they tell it.
export { holdsOf } from './holds.ts';
export { statementJobs, statementTimer } from './statements/make.ts';
export { eraseStatements } from './statements/statements.sql.ts';
export type { WalletDay, WalletSides, WalletWithdrawal } from './sides.ts';
