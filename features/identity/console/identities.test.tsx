import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openConsole, pageOf, person, refused, stubLine } from '#testing/console.tsx';

afterEach(cleanup);

const time = '2026-01-05T12:00:00.000Z';
const later = '2099-01-05T12:00:00.000Z';

function waiting(n: number) {
  return {
    id: `shop${n}.0199a0c0`,
    shop: { id: `shop${n}`, name: `Shop ${n}` },
    kind: 'person',
    country: 'DE',
    submitted_at: time,
    promise_at: time,
    is_late: n === 1,
    is_renewal: false,
    is_taken: n === 2,
    is_yours: false,
  };
}

const taken = {
  id: 'shop1.0199a0c0',
  shop: { id: 'shop1', name: 'Shop 1' },
  kind: 'person',
  country: 'DE',
  doc_type: 'passport',
  full_name: 'Anna Müller',
  representative: '',
  birth_date: '1990-05-17',
  document_ends_on: null,
  id_number: 'L01X00T47',
  phone: '+491512345678',
  documents: [{ field: 'front', position: 1, mime: 'image/jpeg' }],
  fields: ['full_name', 'id_number', 'front'],
  is_renewal: false,
  looks_left: 50,
  same_number_shops: 1,
  same_picture_shops: 0,
  submitted_at: time,
  promise_at: time,
  taken_until: later,
};

function stub() {
  return stubLine({
    '/op/me': () => person('owner'),
    '/op/identity/list?page=1': () => pageOf([waiting(1), waiting(2), waiting(3)]),
    '/op/identity/list': () => pageOf([waiting(1), waiting(2), waiting(3)]),
    '/op/identity/take': ({ body }) => (body['id'] === taken.id ? taken : refused(203, { reason: 'taken' })),
    '/op/identity/look': () => ({
      field: 'front',
      position: 1,
      mime: 'image/jpeg',
      is_stamped: true,
      file_name: 'shop1-front.jpg',
      content: 'AAAA',
      looked_at: time,
      looks_left: 49,
    }),
    '/op/identity/decide': () => ({ id: taken.id, status: 'rejected' }),
  });
}

test('nothing personal is asked for until the reviewer takes it, and each document is opened with a reason', async () => {
  const calls = stub();
  openConsole('/identities/shop1.0199a0c0', 'a-token');
  await screen.findByText('Only you can decide while it’s assigned to you');
  expect(calls.some(({ path }) => path.includes('take') || path.includes('look'))).toBe(false);
  fireEvent.keyDown(document.body, { key: 'c' });
  await screen.findByText('One other shop used this number.');
  fireEvent.change(screen.getByLabelText('Reason for viewing'), { target: { value: 'doubt' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('You can open 49 more documents today.');
  const looked = calls.find(({ path }) => path === '/op/identity/look');
  expect(looked?.body).toEqual({ id: taken.id, field: 'front', position: 1, reason: 'doubt' });
});

/** Words are there a moment before the keys that belong to them: who sees nothing happen presses again, and so does this. */
function pressUntil<T>(key: string, find: () => T): Promise<T> {
  return waitFor(() => {
    try {
      return find();
    } catch (error) {
      fireEvent.keyDown(document.body, { key });
      throw error;
    }
  });
}

test('nothing is decided before every field is, one no sends it back, and the next one comes', async () => {
  const calls = stub();
  openConsole('/identities/shop1.0199a0c0', 'a-token');
  await screen.findByText('Only you can decide while it’s assigned to you');
  const number = await pressUntil('c', () => screen.getByRole('group', { name: 'Number: L01X00T47' }));
  fireEvent.keyDown(document.body, { key: 'd' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(within(number).getByLabelText('Wrong'));
  fireEvent.click(screen.getByRole('button', { name: 'Mark all others as right' }));
  // A no without its reason is no decision.
  expect(screen.getByText('One field is undecided.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('What is wrong'), { target: { value: 'mismatch' } });
  fireEvent.keyDown(document.body, { key: 'd' });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/One field has to be corrected/)).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send back' }));
  await screen.findByText('Decided. This is the next one.');
  const decided = calls.find(({ path }) => path === '/op/identity/decide');
  expect(decided?.body['fields']).toEqual([
    { field: 'full_name', is_right: true },
    { field: 'id_number', is_right: false, reason: 'mismatch' },
    { field: 'front', is_right: true },
  ]);
  // The second one is taken by somebody else, so the third comes.
  await screen.findByText('Only you can decide while it’s assigned to you');
  await pressUntil('c', () => screen.getByText(/refused 203|reviewer/));
  expect(calls.filter(({ path }) => path === '/op/identity/take').at(-1)?.body).toEqual({
    id: 'shop3.0199a0c0',
  });
});

test('n goes to the next free application, and ? lists the keys of the screen and lets none of them act', async () => {
  const calls = stub();
  openConsole('/identities/shop1.0199a0c0', 'a-token');
  await screen.findByText('1 of 2');
  await pressUntil('n', () => screen.getByText('2 of 2'));
  fireEvent.keyDown(document.body, { key: '?' });
  const sheet = within(await screen.findByRole('dialog', { name: 'Keys on this screen' }));
  const keys = sheet.getAllByRole('term').map(({ textContent }) => textContent);
  expect(keys.toSorted()).toEqual(['?', 'Ctrl K', 'c', 'p', 'n'].toSorted());
  sheet.getByText('Assign to me');
  fireEvent.keyDown(document.body, { key: 'c' });
  fireEvent.keyDown(document.body, { key: 'p' });
  expect(calls.some(({ path }) => path === '/op/identity/take')).toBe(false);
  expect(screen.getByText('2 of 2')).toBeDefined();
});

const appeal = {
  id: 'shop1.0199a0c1',
  shop: { id: 'shop1', name: 'Shop 1' },
  kind: 'application',
  refused_at: time,
  state: 'open',
  text: 'The picture was sharp, and all four corners of the card can be seen.',
  opened_at: time,
  decide_by: time,
  is_late: true,
  decided_at: null,
  decision: null,
  files: 0,
  is_yours: false,
};

function stubAppeal(more: object = {}) {
  const { documents, fields } = taken;
  const application = { ...taken, documents, fields, is_erased: false };
  return stubLine({
    '/op/me': () => person('owner'),
    '/op/identity/appeals?page=1': () => pageOf([appeal]),
    '/op/identity/appeal/open': () => ({
      ...appeal,
      reasons: { front: 'blurry' },
      note: '',
      statement: '',
      application,
      looks_left: 50,
      ...more,
    }),
    '/op/identity/look': () => ({
      field: 'front',
      position: 1,
      mime: 'image/jpeg',
      is_stamped: true,
      file_name: 'shop1-front.jpg',
      content: 'AAAA',
      looked_at: time,
      looks_left: 49,
    }),
    '/op/identity/appeal/decide': () => ({ id: appeal.id, state: 'overturned', status: 'verified' }),
  });
}

test('an appeal is opened on record, and reversed only once its documents were seen', async () => {
  const calls = stubAppeal();
  openConsole('/identities/appeals', 'a-token');
  await screen.findByText('Late');
  fireEvent.click(await screen.findByRole('link', { name: /Shop 1/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open this appeal' }));
  await screen.findByText('Front: Blurred');
  const reverse = () => screen.getByRole('button', { name: 'Reverse the decision' });
  expect(reverse()).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(reverse()).toHaveProperty('disabled', false));
  expect(calls.find(({ path }) => path === '/op/identity/look')?.body).toMatchObject({ reason: 'appeal' });
  const decision = 'We have looked at the card again, and every field of it can be read.';
  fireEvent.change(screen.getByLabelText('What the merchant reads'), { target: { value: decision } });
  fireEvent.click(reverse());
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reverse the decision' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/op/identity/appeal/decide')?.body).toEqual({
      id: appeal.id,
      verdict: 'overturned',
      decision,
    }),
  );
});

test('whoever said no reads the appeal and cannot decide it', async () => {
  stubAppeal({ is_yours: true });
  openConsole('/identities/appeals/shop1.0199a0c1', 'a-token');
  fireEvent.click(await screen.findByRole('button', { name: 'Open this appeal' }));
  await screen.findByText(/Another person has to decide/);
  expect(screen.queryByRole('button', { name: 'Reverse the decision' })).toBeNull();
});
