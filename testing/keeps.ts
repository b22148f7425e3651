/**
 * Names the clauses of the specification that a test keeps, as the first statement of it, under vitest and Playwright alike:
 *
 *   test('two inputs that differ are told', async () => {
 *     keeps('5 confirmation equals the new password');
 *
 * A clause is the number of its section and its words in `tools/spec-map`, up to a colon where it has several parts
 * (`3 Wallet` keeps `Wallet: balance` and its others), or a whole section (`8 Errors`). `tools/spec-map.ts` reads the names
 * where they are written, so they are strings between single quotes; at run time nothing is done with them.
 */
export function keeps(..._clauses: [string, ...string[]]): void {}
