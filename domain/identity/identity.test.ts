import { expect, test } from 'vitest';
import { filesNeeded, identityFaults, isIdNumber, readIdentity, type IdentityFacts } from './identity.ts';
import { identityMachine, identityStates } from '#domain/states/identity.ts';

const good: IdentityFacts = {
  kind: 'person',
  country: 'DE',
  doc_type: 'passport',
  full_name: 'Anna Müller',
  representative: '',
  birth_date: '1990-05-17',
  id_number: 'L01X00T47',
  document_ends_on: '',
  phone: '+491512345678',
};
const today = '2026-03-02';
const faultsOf = (more: Partial<IdentityFacts>) => identityFaults(readIdentity({ ...good, ...more }), today);

test.each([
  'Li Na',
  '山田太郎',
  'محمد بن سلمان',
  "Siobhán O'Neill-Ní Dhuibhir",
  'ณัฐพล ใจดี',
  'Nguyễn Văn A.',
  'José·María',
])('%s is a name', (name) => {
  expect(faultsOf({ full_name: name })).toEqual({});
});

test.each(['A', '12345', 'Anna <script>', 'Anna\u202Elived', 'x@y.example', '-Anna', 'a'.repeat(121)])(
  '%j is no name',
  (name) => {
    expect(faultsOf({ full_name: name })).toEqual({ full_name: 'shape' });
  },
);

test('a company may carry digits and signs', () => {
  const company = { kind: 'company', representative: 'Anna Müller' } as const;
  expect(faultsOf({ ...company, full_name: '7-Eleven & Söhne (UK) Ltd.' })).toEqual({});
  expect(faultsOf({ ...company, full_name: '7-Eleven', representative: '' })).toEqual({
    representative: 'missing',
  });
});

test('full-width signs and typed spaces make the same number', () => {
  for (const typed of ['Ｌ０１Ｘ００Ｔ４７', ' l01 x00 t47 ', 'L01X00T47']) {
    expect(readIdentity({ ...good, id_number: typed }).id_number).toBe('L01X00T47');
  }
  expect(readIdentity({ ...good, id_number: '123–456' }).id_number).toBe('123-456');
});

test('numbers have 4 to 32 signs with a digit among them', () => {
  for (const number of ['1234', 'A-1234', '9'.repeat(32)]) expect(isIdNumber(number)).toBe(true);
  for (const number of ['123', 'ABCD', '9'.repeat(33), '-1234', '1234-', '12 34', '12_34']) {
    expect(isIdNumber(number)).toBe(false);
  }
});

test('one is of age on the eighteenth birthday, and not the day before', () => {
  expect(faultsOf({ birth_date: '2008-03-02' })).toEqual({});
  expect(faultsOf({ birth_date: '2008-03-03' })).toEqual({ birth_date: 'under_age' });
  expect(faultsOf({ birth_date: '1890-01-01' })).toEqual({ birth_date: 'shape' });
  expect(faultsOf({ birth_date: '2001-02-29' })).toEqual({ birth_date: 'shape' });
});

test('a document ends after today or never', () => {
  expect(faultsOf({ document_ends_on: '2026-03-03' })).toEqual({});
  expect(faultsOf({ document_ends_on: today })).toEqual({ document_ends_on: 'past' });
  expect(faultsOf({ document_ends_on: 'soon' })).toEqual({ document_ends_on: 'shape' });
});

test('pictures follow the document and the kind', () => {
  expect(filesNeeded({ kind: 'person', doc_type: 'passport' })).toEqual(['front']);
  expect(filesNeeded({ kind: 'company', doc_type: 'id_card' })).toEqual(['front', 'back', 'qualification']);
});

test('every state can be left towards verified, and only the merchant applies', () => {
  for (const state of identityStates) {
    expect(identityMachine.movesFrom(state).length, state).toBeGreaterThan(0);
    expect(identityMachine.canMove('apply', state, 'reviewer')).toBe(false);
  }
});
