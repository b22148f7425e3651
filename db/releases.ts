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
  '0190_stock_allotments': 'a checkout takes pieces that its shop was given of the stock',
  '0192_session_grant': 'sessions and evidence of payments are written with a grant',
  '0195_order_archive': 'an order that ended long ago has its steps, emails and scans in one row',
  '0196_short_answers': 'what was answered long ago under a key is not kept',
  '0197_accounts_that_left': 'books are checked with the sums of the accounts that left',
  '0210_discount_codes': 'quotes and orders may have discounts',
  '0211_price_periods': 'each change of a price is written into its history',
  '0220_shop_refund': 'merchants refund orders from their own part',
  '0240_team': 'a session of a shop has a role, which says what is open to it',
};

/** The migrations since then that look as if they took something away, and why nodes of the release before can go on. */
export const toleratedMigrations: Readonly<Record<string, string>> = {
  '0172_identity_appeals': 'both keys contain the primary key: every row that there may be is unique by them',
  '0179_timer_lanes': 'the purge of an older node is put off until the node is replaced',
  '0244_payout_schedule':
    'an older node asks for no withdrawal of a schedule: its timer waits for a newer one',
  '0237_insights': 'an older node names no host, which the check lets pass',
  '0241_inbox': 'an older node gives no talk to anybody, which the checks let pass',
  '0259_videos': 'an older node uploads no video, and all else the checks let pass',
  '0260_product_videos': 'an older node writes none of the new columns, which are empty then',
  '0263_translation_claims':
    'an older node claims no translation: what it stores has a text and no claim, which the checks let pass',
  '0266_sample_codes': 'an older node makes no sample, and all other codes the check lets pass',
};
