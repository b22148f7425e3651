// What other rooms may ask about restrictions.
export { assertMay } from './assert.ts';
export { makeGuard } from './guard.ts';
export { restrictionsOf } from './view.ts';
