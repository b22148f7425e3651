// Words on a supplier's statement.

export const payablesWords = {
  title: 'Statement of account',
  file: 'statement',
  summary: 'Summary',
  currency: 'Currency',
  opening: 'Owed at the beginning',
  closing: 'Owed at the end',
  parcels: 'Parcels accepted by carriers',
  returns: 'Returns and lost parcels',
  claims: 'Claims',
  payments: 'Paid',
  heads: ['Date', 'What', 'Number', 'Goods', 'Shipping', 'Amount'],
  kind: {
    parcel: 'Parcel accepted',
    return: 'Return or lost parcel',
    claim: 'Claim granted',
    house_claim: 'Our claim',
    payment: 'Payment',
  },
};
