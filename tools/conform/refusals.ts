/**
 * Statements that a cluster refuses, and what they need. Nothing on the way of a checkout is among them. One that is
 * planned by now has to leave the list, and no new one may come.
 */
export const refusals: Readonly<Record<string, readonly string[]>> = {
  'joins rows of shops with a table of the coordinator': [
    'ad-click-waiting',
    'ad-click-waiting-ids',
    'ad-log-part',
    'chat-team',
    'deposit-line-named',
    'deposit-line-named-lock',
    'desk-deposit',
    'desk-ready',
    'desk-ready-sums',
    'invitation-tree-of-operator',
    'invitation-tree-of-shop',
    'invitation-tree-operators',
    'list desk-deposits',
    'list desk-deposits-waiting',
    'notifications-device-by-id',
    'notifications-device-of',
    'notifications-list-devices',
    'notifications-living-devices',
    'notifications-over-devices',
    'payout-batch-gather',
    'recon-items-deposits',
    'reserve-provider-transit',
  ],
  'looks something up for each row of a list': [
    'ad-baseline-put',
    'ad-facts',
    'desk-figure-captured',
    'desk-figure-orders',
    'desk-figure-paid-out',
    'desk-figure-refunded',
    'explore-offers',
    'goods-supplier-records',
    'goodwill-page',
    'list audit-security',
    'list campaign-desk',
    'notifications-stands',
    'offers-measures',
    'parcel-taken',
    'rank-facts',
    'seal-claims',
  ],
  'locks rows of many shops': ['shop-names-unclaimed', 'supply-claim-lock'],
  'is another way to ask than on a cluster': ['timer-lane-groups'],
};

/** What cannot be planned apart on any server: a setting, a statement of the owner, a filter tried with the wrong kind. */
export const notPlanned: readonly string[] = ['list supply-suppliers', 'payout-account-reseal', 'snapshot'];

/** Statements of a checkout: each asks one shard, or what every node has. */
export const ofCheckout =
  /^(?:quote-(?!purge)|checkout-|payment-(?:insert|lock|capture)|order-(?:insert|counter)|goods-reserve-stock|ledger-post|stock-hold-(?:add|end))/;
