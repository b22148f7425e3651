// The forms of the merchant's app that concern prices and money.
import { changePrices, previewPrices, setPriceRule } from '#features/showcase/contract.ts';
import { channelPay } from '#features/deposits/contract.ts';
import {
  at,
  button,
  counting,
  inSheet,
  refusing,
  tooLong,
  type Field,
  type Form,
} from './bad-input-types.ts';

const needed = /Required/;
const shape = /format isn’t right/;
const digits = /6 to 12 digits/;
const tooMuch = /Only \$0\.00 is available/;
const wholeNumber = /whole number/;
const amount = /amount/;
const twoLetters = /Country of the bank is too long: 2 characters at most/;

/** What is left right by the last probe makes the form whole, and the last look opens: nothing comes after it. */
function account(type: string, more: readonly Field[]): Form {
  const owner = {
    label: 'Account holder',
    good: 'Ida Berg',
    empty: needed,
    emoji: shape,
    wide: shape,
    long: tooLong('Account holder'),
  };
  const note = { label: 'Note for yourself', good: 'Savings', long: tooLong('Note for yourself') };
  return {
    name: `payout account, ${type}`,
    open: at(`/wallet/accounts/new?type=${encodeURIComponent(type)}`),
    fields: [note, owner, ...more],
    send: button('Continue'),
  };
}

const number = (label: string, good: string): Field => ({ label, good, ...refusing(shape), empty: needed });

const bankName: Field = {
  label: 'Bank',
  good: 'Long Bank',
  empty: needed,
  emoji: shape,
  wide: shape,
  long: tooLong('Bank'),
};

const bank = account('bank', [
  bankName,
  { ...number('BIC (SWIFT)', 'WESTGB22'), empty: 'taken' },
  number('IBAN', 'GB82 WEST 1234 5698 7654 32'),
]);

const bankByNumber: Form = {
  ...account('bank', [
    { ...number('Account number', '0012 345-678'), wide: shape },
    { ...number('Branch number', '12-34-56'), wide: 'taken' },
    // Two signs are two characters, and no letters.
    { ...number('Country of the bank', 'VN'), ...refusing(twoLetters), emoji: shape },
  ]),
  name: 'payout account, bank without IBAN',
  async open(page, { url }) {
    await page.goto(`${url}/wallet/accounts/new?type=bank`);
    await page.getByRole('button', { name: 'Account number', exact: true }).click();
  },
};

export const moneyForms: readonly Form[] = [
  {
    name: 'price',
    async open(page, { url, goodsTitle }) {
      await page.goto(`${url}/goodsList`);
      await page.getByRole('list', { name: 'My showcase' }).getByRole('button', { name: goodsTitle }).click();
    },
    fields: [{ label: 'Your price', good: '79.50', ...counting(amount) }],
    send: inSheet('Save'),
    sends: changePrices,
  },
  {
    name: 'prices of many goods',
    async open(page, { url }) {
      await page.goto(`${url}/goodsList`);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await page.getByRole('button', { name: 'All shown' }).click();
      await page.getByRole('button', { name: 'Change prices' }).click();
    },
    fields: [{ label: 'Percent', good: '5', ...counting(wholeNumber) }],
    send: inSheet('Show the new prices'),
    sends: previewPrices,
  },
  {
    name: 'price rule',
    open: at('/goodsList/prices'),
    fields: [
      { label: 'Markup in percent', good: '60', ...counting(wholeNumber) },
      { label: 'Plus an amount', good: '1.50', ...counting(amount) },
    ],
    send: button('Save rule'),
    sends: setPriceRule,
  },
  {
    name: 'transaction password',
    open: at('/settings/pay-password'),
    fields: [
      {
        label: 'Sign-in password',
        good: 'not mine',
        empty: /Enter Sign-in password/,
        long: tooLong('Sign-in password'),
      },
      {
        label: 'New transaction password',
        good: '482915',
        isPin: true,
        ...refusing(digits),
        empty: digits,
        long: /easy to guess/,
      },
      {
        label: 'New transaction password again',
        good: '482916',
        isPin: true,
        ...refusing(/don’t match/),
        empty: /don’t match/,
        spaces: /don’t match/,
      },
    ],
    send: button('Set transaction password'),
  },
  account('TRX/USDT', [number('Wallet address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')]),
  account('ETC/USDT', [number('Wallet address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')]),
  bank,
  bankByNumber,
  {
    name: 'withdrawal',
    isPaid: true,
    open: at('/wallet/withdraw'),
    fields: [
      { label: 'Note for yourself', good: 'Rent', long: tooLong('Note for yourself') },
      // There is nothing to withdraw: read as it is meant, and too much.
      { label: 'Amount', good: '25', ...refusing(amount), empty: amount, wide: tooMuch, spaces: tooMuch },
    ],
    send: button('Continue'),
  },
  {
    name: 'deposit',
    open: at('/recharge'),
    fields: [{ label: 'Amount', good: '25', ...counting(amount), long: /amount/ }],
    send: button('Show where to send it'),
    sends: channelPay,
  },
  {
    name: 'telling of a deposit',
    open: (page, { url, depositId }) => page.goto(`${url}/recharge/${depositId}`),
    fields: [
      {
        label: 'Transaction hash',
        good: 'abc',
        ...refusing(/64 letters/),
        empty: /enter the hash/,
        spaces: /64 letters/,
        long: tooLong('Transaction hash'),
      },
      { label: 'Anything we should know?', good: 'No', long: tooLong('Anything we should know\\?') },
    ],
    send: button('I’ve sent it'),
  },
];
