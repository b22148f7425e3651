// Where suppliers and those who look after them send amounts. What is meant is not there: an amount is refused for that.
import { randomUUID } from 'node:crypto';
import { noAmounts } from './no-amounts.ts';
import type { Said } from '../rigs/rig.ts';

type Says = (name: string, input: unknown) => Promise<Said>;

const text = 'It came five days too late.';
const terms = {
  legal_name: 'Supplier Ltd',
  registration: 'GB 1234',
  address: '1 Long Road, Leeds',
  dispatch_days: 1,
  return_days: 30,
  return_rules: 'Unused goods in their box.',
  payment_days: 14,
  affiliated: false,
};

export function supplyFields(asSupplier: Says, asOperator: Says) {
  const parcel = () => `2.${randomUUID()}.1`;
  const gone = (call: (amount: unknown) => Promise<Said>) => ({ values: noAmounts, taken: 404, call });
  return {
    'apiStock rows.cost': {
      values: noAmounts,
      call: (cost: unknown) => asSupplier('apiStock', { rows: [{ code: 'NO-SUCH', cost }] }),
    },
    'openClaim amount': gone((amount) =>
      asSupplier('openClaim', { parcel: parcel(), kind: 'lost', amount, text }),
    ),
    'openHouseClaim amount': gone((amount) =>
      asOperator('openHouseClaim', { parcel: parcel(), kind: 'late', amount, text }),
    ),
    'decideClaim amount': gone((amount) => asOperator('decideClaim', { id: randomUUID(), amount, text })),
    'setContract ship_fee': gone((ship_fee) =>
      asOperator('setContract', { id: randomUUID(), ...terms, ship_fee }),
    ),
    'makeSupplierPayment amount': gone((amount) =>
      asOperator('makeSupplierPayment', { id: randomUUID(), amount }),
    ),
  };
}
