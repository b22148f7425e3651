// What other rooms may ask about restrictions.
export { assertOwnProofs } from './appeals.ts';
export { assertMay } from './assert.ts';
export { makeGuard } from './guard.ts';
export { restrictionsOf } from './view.ts';
