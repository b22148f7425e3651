// Fields of payouts in which an amount is sent. There is no such account: what is an amount is refused for that, with 451.
import { randomUUID } from 'node:crypto';
import { illegal } from './no-amounts.ts';
import type { Said } from '../rigs/rig.ts';

export function payoutFields(asMerchant: (name: string, input: unknown) => Promise<Said>) {
  const of = (name: string, field: string, rest: object, values: readonly unknown[] = illegal) => ({
    values,
    taken: 451,
    call: (amount: unknown) => asMerchant(name, { account_id: randomUUID(), ...rest, [field]: amount }),
  });
  const proof = { pay_password: '482915' };
  const terms = { weekday: 'monday', least: '20.00', most: '100.00', ...proof };
  return {
    'quoteWithdrawal amount': of('quoteWithdrawal', 'amount', {}, [...illegal, '0.00']),
    'requestWithdrawal amount': of('requestWithdrawal', 'amount', proof, [...illegal, '0.00']),
    'setPayoutSchedule least': of('setPayoutSchedule', 'least', terms),
    'setPayoutSchedule most': of('setPayoutSchedule', 'most', terms),
  };
}
