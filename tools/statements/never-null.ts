/**
 * Columns that may be null in their tables and never are in these results: a check of the table binds them to what the
 * statement's condition asks. Keyed by statement and column; an entry that nothing needs any more is a finding.
 */
export const neverNull: Readonly<Record<string, string>> = {
  'audit-views.person_id': 'only the house acts without a person, and it writes changes, never looks',
  'carrier-poll-parcels.tracking': 'parcel_check: labelled and shipped parcels have a number',
  'hooks-fail.failing_since': 'the statement sets it where it is null',
  'identity-looked-at.position': 'identity_view_what: null where field is null, and field is not',
  'invitation-tree-of-operator.joined_at': 'invitation_check1: a joined invitation has it',
  'invitation-tree-of-operator.username': 'invitation_check1: a joined invitation has it',
  'invitation-tree-of-shop.joined_at': 'invitation_check1: a joined invitation has it',
  'invitation-tree-of-shop.username': 'invitation_check1: a joined invitation has it',
  'limit-change-confirmed.from_at': 'limit_change_check6: a confirmed change has it',
  'notifications-claim.together': 'the statement sets it where it is null',
  'return-parcel-carried.tracking': 'return_parcel_check: a parcel with a carrier has a number',
  'test-carrier-list.tracking': 'parcel_check: labelled and shipped parcels have a number',
  'trust-reviews-removed.name': 'order_comment_check2: a removed comment has its reason',
  'trust-withdrawals-rejected.name': 'withdrawal_check5: a rejected request has its reason',
};
