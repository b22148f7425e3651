// Numbers of payout accounts: right ones are taken however they are pasted, one wrong sign is found.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checksummed,
  ethereumFault,
  ibanFault,
  isSameName,
  maskNumber,
  ownerFault,
  readAccount,
  tronFault,
} from './payout.ts';

/** Examples of EIP-55 itself. */
const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
/** Two accounts of TRON's documentation. */
const tron = ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', 'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9'];
const ibans = ['GB82WEST12345698765432', 'DE89370400440532013000', 'NL91ABNA0417164300'];

test('addresses of EIP-55 are right, and so are those without capitals', () => {
  for (const address of ethereum) {
    expect(ethereumFault(address)).toBeUndefined();
    expect(ethereumFault(address.toLowerCase())).toBeUndefined();
    expect(ethereumFault(`0x${address.slice(2).toUpperCase()}`)).toBeUndefined();
    expect(checksummed(address.toLowerCase())).toBe(address);
  }
  expect(ethereumFault('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD')).toBe('checksum');
  expect(ethereumFault('5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('shape');
  expect(ethereumFault(tron[0] ?? '')).toBe('shape');
});

test('one wrong sign of a TRON address or an IBAN is found', () => {
  for (const address of tron) expect(tronFault(address)).toBeUndefined();
  for (const iban of ibans) expect(ibanFault(iban)).toBeUndefined();
  const signs = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'.split('');
  fc.assert(
    fc.property(
      fc.constantFrom(...tron),
      fc.integer({ min: 1, max: 33 }),
      fc.constantFrom(...signs),
      (one, at, sign) => {
        const changed = one.slice(0, at) + sign + one.slice(at + 1);
        expect(tronFault(changed) === undefined).toBe(changed === one);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...ibans),
      fc.integer({ min: 4, max: 17 }),
      fc.integer({ min: 0, max: 9 }),
      (one, at, digit) => {
        fc.pre(/[0-9]/.test(one.charAt(at)));
        const changed = one.slice(0, at) + String(digit) + one.slice(at + 1);
        expect(ibanFault(changed) === undefined).toBe(changed === one);
      },
    ),
  );
});

test('what is pasted with spaces, dashes, full-width or invisible signs is read as it is meant', () => {
  const wide = Array.from('GB82 WEST 1234 5698 7654 32', (sign) =>
    /[0-9A-Z]/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign,
  ).join('');
  const bank = { account_name: ' Ann  Lee ', bank_name: 'West', bic: 'west gb 22' };
  expect(readAccount('bank', { ...bank, iban: `\u200b${wide}` })).toMatchObject({
    accountName: 'Ann Lee',
    numberKind: 'iban',
    number: ibans[0],
    country: 'GB',
    bic: 'WESTGB22',
  });
  const parts = { card_number: '1234-5678', branch_number: '20-00-00', country: 'gb' };
  expect(readAccount('bank', { ...bank, ...parts })).toMatchObject({
    number: '12345678',
    branchNumber: '200000',
  });
  expect(
    readAccount('TRX/USDT', { account_name: 'Ann', wallet_address: ` ${tron[0] ?? ''}\n` }),
  ).toMatchObject({
    number: tron[0],
  });
  const small = ethereum[0]?.toLowerCase() ?? '';
  expect(readAccount('ETC/USDT', { account_name: 'Ann', wallet_address: small })).toMatchObject({
    number: ethereum[0],
  });
});

test('the address of the coin itself is nobody’s wallet', () => {
  expect(tronFault('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('contract');
  expect(ethereumFault('0xdAC17F958D2ee523a2206206994597C13D831ec7')).toBe('contract');
});

test('every fault is named by its field', () => {
  expect(readAccount('bank', { account_name: '', iban: 'GB82WEST12345698765433' })).toEqual([
    { field: 'account_name', reason: 'missing' },
    { field: 'bank_name', reason: 'missing' },
    { field: 'iban', reason: 'checksum' },
  ]);
  expect(
    readAccount('bank', { account_name: 'Ann', bank_name: 'B', card_number: '12345678', bic: 'X' }),
  ).toEqual([
    { field: 'branch_number', reason: 'missing' },
    { field: 'bic', reason: 'shape' },
    { field: 'country', reason: 'missing' },
  ]);
  expect(readAccount('TRX/USDT', { account_name: 'Ann', wallet_address: ethereum[0] })).toEqual([
    { field: 'wallet_address', reason: 'shape' },
  ]);
});

test('an IBAN that was left empty is what is missing, not a number that nobody asked for', () => {
  expect(readAccount('bank', { account_name: 'Ann', bank_name: 'Long Bank', iban: ' ' })).toEqual([
    { field: 'iban', reason: 'missing' },
  ]);
});

test('a name has letters of some script, and no pictures', () => {
  for (const name of ['Ann Lee', '山田 太郎', '3M GmbH & Co. KG', 'Acme™ Ltd']) {
    expect(ownerFault(name), name).toBeUndefined();
  }
  for (const name of ['123', '１２３', '😀👍', 'Ann 😀', '--']) expect(ownerFault(name), name).toBe('shape');
});

test('a name is the same in another order, with or without accents; another name is not', () => {
  expect(isSameName('José  García-López', 'garcia lopez JOSE')).toBe(true);
  expect(isSameName('山田 太郎', '太郎　山田')).toBe(true);
  expect(isSameName('Ann Lee', 'Anna Lee')).toBe(false);
  expect(isSameName('Ann', 'Ann Ann')).toBe(false);
});

test('a mask shows the ends only', () => {
  expect(maskNumber(ibans[0] ?? '', false)).toBe('•••• 5432');
  expect(maskNumber(tron[0] ?? '', true)).toBe('TJRabP…jpRTv8');
});
