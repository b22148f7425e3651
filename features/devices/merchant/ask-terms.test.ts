import { expect, test } from 'vitest';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import {
  campaignTerms,
  payoutAccountTerms,
  payoutScheduleTerms,
  withdrawalTerms,
} from '#domain/proof/mandate-terms.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { addPayoutAccount, editPayoutAccount } from '#features/payouts/accounts.contract.ts';
import { cancelWithdrawal, requestWithdrawal } from '#features/payouts/contract.ts';
import { setPayoutSchedule } from '#features/payouts/schedule.contract.ts';
import { payPromotion } from '#features/promotion/contract.ts';
import { termsOf } from './ask-terms.ts';

const id = '0197a0c4-0000-7000-8000-000000000001';
const secrets = { pay_password: '482915', code: '123456' };

test('what is signed is what was asked, in the words that the server expects, and holds no secret', () => {
  const withdrawal: RequestOf<typeof requestWithdrawal> = {
    amount: '20.00',
    account_id: id,
    note: 'Rent',
    ...secrets,
  };
  const said = termsOf(requestWithdrawal.name, withdrawal, 'USD');
  expect(said).toEqual(withdrawalTerms({ amount: '20.00', currency: 'USD', accountId: id }));
  const destination = { account_name: 'Ann Lee', wallet_address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' };
  const account: RequestOf<typeof addPayoutAccount> = {
    type: 'TRX/USDT',
    ...destination,
    wallet_note: 'x',
    ...secrets,
  };
  expect(termsOf(addPayoutAccount.name, account, '')).toEqual(
    payoutAccountTerms({ type: 'TRX/USDT', ...destination }),
  );
  const edit: RequestOf<typeof editPayoutAccount> = { id, version: 2, ...destination, ...secrets };
  expect(termsOf(editPayoutAccount.name, edit, '')).toEqual(payoutAccountTerms(destination, id));
  const terms = { account_id: id, weekday: 'friday', least: '20.00', most: '900.00' } as const;
  const schedule: RequestOf<typeof setPayoutSchedule> = { ...terms, ...secrets };
  const given = termsOf(setPayoutSchedule.name, schedule, 'USD');
  expect(given).toEqual(payoutScheduleTerms(terms, 'USD'));
  expect(given).toMatchObject({ amount: '900.00', account: id, currency: 'USD' });
  const asked = { plan_id: 'search' as const, goods_ids: [id], budget: '50.00', days: 3, max_bid: '0.20' };
  const campaign: RequestOf<typeof payPromotion> = { ...asked, pay_password: '482915' };
  expect(termsOf(payPromotion.name, campaign, 'USD')).toEqual(campaignTerms(asked, 'USD'));
  const pins = { old: '482915', new: '739164', confirm: '739164' };
  expect(termsOf(updatePayPassword.name, pins, '')).toMatchObject({
    kind: 'pay_password',
    account: '',
    subject: '',
  });
  expect(termsOf(cancelWithdrawal.name, { id }, 'USD')).toBeUndefined();
});
