// What is kept of an error says what went wrong, and nothing of the people that it happened to.
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { refuse } from '#domain/wire/errors.ts';
import { describeFault } from './fault-text.ts';

/** As node-postgres throws it. */
function databaseError(message: string, fields: object): Error {
  return Object.assign(new Error(message), { name: 'error', severity: 'ERROR', ...fields });
}

test('a fault of the database keeps its state and the names of the schema, and leaves values out', () => {
  const duplicate = databaseError('duplicate key value violates unique constraint "shop_handle_key"', {
    code: '23505',
    constraint: 'shop_handle_key',
    detail: 'Key (handle)=(ines) already exists.',
  });
  expect(describeFault(duplicate)).toBe(
    'error 23505: duplicate key value violates unique constraint "shop_handle_key"',
  );
  const value = databaseError('invalid input syntax for type uuid: "ines@example.test"', { code: '22P02' });
  expect(describeFault(value)).toBe('error 22P02: invalid input syntax for type uuid: "…"');
});

test.each([
  ['an address', 'no mailbox ines.soto@example.test here', 'Error: no mailbox … here'],
  ['a phone number', 'call +49 170 1234567 instead', 'Error: call … instead'],
  ['a number of an account', 'IBAN DE89370400440532013000 is closed', 'Error: IBAN … is closed'],
  ['a token', 'link 0199a0c0-0000-7000-8000-000000000001 is over', 'Error: link … is over'],
  [
    'a query',
    'GET https://u:p@pay.example.test/v1/x?name=Ines failed',
    'Error: GET https://pay.example.test/… failed',
  ],
  ['a quotation', "customer 'Ines Soto' isn't known", 'Error: customer "…" isn\'t known'],
  ['several lines', 'first\n\tsecond', 'Error: first second'],
])('%s is left out', (_name, message, said) => {
  expect(describeFault(new Error(message))).toBe(said);
});

test('a refusal, a cause and what is no error are named, and nothing is longer than its column', () => {
  expect(describeFault(refuse('outOfStock', { reason: 'stock_gone' }))).toBe(
    'Refused: outOfStock (stock_gone)',
  );
  const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' });
  expect(describeFault(new TypeError('fetch failed', { cause }))).toBe(
    'TypeError ECONNREFUSED: fetch failed',
  );
  expect(describeFault('Ines')).toBe('Unknown fault');
  expect(describeFault(new Error(''))).toBe('Error');
  const long = describeFault(new Error('word '.repeat(200)));
  expect(long).toHaveLength(limits.timerFaultUnitsMax);
  expect(long.endsWith('…')).toBe(true);
});
