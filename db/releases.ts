// The release before this one, and what its nodes cannot work with. While a release is rolled out, nodes of the one before
// go on with the database that it has migrated (docs/operations/upgrading.md).

/** Where the release before ends. Raised with each release, when both lists below become empty again. */
export const releaseBefore = {
  version: '0.1.0',
  commit: 'ded549d85226bb6b8362f16e5c2c271b6df57725',
  lastMigration: '0163_sums_by_function',
} as const;

/**
 * The migrations since then that take away what a node of the release before needs, and what it cannot do any more. Such a
 * node does not start with the database, and one that runs is no longer ready.
 */
export const breakingMigrations: Readonly<Record<string, string>> = {
  '0165_ledger_writes_evidence': 'books are written with the row behind each document',
  '0166_pauses_that_end': 'payouts are paused with an end',
  '0167_by_functions': 'payments are taken by a function of the database alone',
  '0169_record': 'acts of the console are written into the public record',
  '0176_signed_acts': 'withdrawals and campaigns need a mandate',
  '0189_stale_claims': 'a key under which nothing was done is given back with the time of its claim',
};

/** The migrations since then that look as if they took something away, and why nodes of the release before can go on. */
export const toleratedMigrations: Readonly<Record<string, string>> = {
  '0172_identity_appeals': 'both keys contain the primary key: every row that there may be is unique by them',
  '0179_timer_lanes': 'the purge of an older node is put off until the node is replaced',
};
