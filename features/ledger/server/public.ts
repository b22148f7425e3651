// What other rooms may ask of the books.
export { balancesOf, balancesOfAccounts, lockBook, openBook, post } from './post.ts';
export { closeHold, insertHold } from './holds.ts';
export { listOpenHolds } from './ledger.sql.ts';
export { checkBook } from './chain.ts';
export { readDocument, sumParts } from './document.sql.ts';
export { sumBook } from './sums.sql.ts';
