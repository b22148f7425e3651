// Words on papers of parcels: labels, lists to pick by, slips that go into the box.

export const paperWords = {
  labels: 'Labels',
  pick_list: 'Pick list',
  packing_slips: 'Packing slips',
  file: { labels: 'labels', pick_list: 'pick-list', packing_slips: 'packing-slips' },
  from: 'From',
  to: 'Deliver to',
  phone: 'Phone',
  parcel: 'Parcel',
  carrier: 'Carrier',
  customs: 'Customs declaration: sale of goods',
  pick_heads: ['Code', 'Goods', 'Pieces', 'Into parcels', 'Done'],
  pick_lead:
    'All pieces of this round, by code. Goods that are not on the shelf: mark the parcel as one you cannot supply.',
};
