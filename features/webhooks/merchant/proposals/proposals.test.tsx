// Proposals on the screen: what would change is seen before it is confirmed, and a refusal stays where it happened.
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase, type Endpoint, type OutputOf } from '#domain/wire/endpoint.ts';
import * as contract from '#features/webhooks/proposals.contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { at, idOf } from '#testing/merchant/sample.ts';
import {
  answer,
  answerWith,
  refusal,
  silence,
  stubServer,
  type Answer,
} from '#testing/merchant/stub-server.ts';

beforeEach(() => localStorage.setItem('token', 'a-token-of-the-test'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Proposal = OutputOf<typeof contract.listProposals>['list'][number];

const row = {
  id: idOf(1),
  title: 'Table lamp',
  version: 3,
  before: '30.00',
  after: '35.00',
  profit_after: '23.25',
  floor_price: '10.52',
  is_loss: false,
};
const price: Proposal = {
  id: idOf(70),
  kind: 'price',
  key: { id: idOf(90), name: 'Assistant', revoked: false },
  note: 'Sells well at this price.',
  state: 'open',
  made_at: at,
  expires_at: at,
  decided_at: null,
  currency: 'USD',
  rows: [row],
  answer: null,
  result: null,
};

function open(list: readonly Proposal[], ...first: Answer[]) {
  const page = { list: [...list], page: 1, page_size: 10, has_more: false, open: list.length };
  const server = stubServer([...first, answer(contract.listProposals, page), ...shopEnv()]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', '/proposals');
  render(<App />);
  const sent = (endpoint: Endpoint) =>
    server.asked.filter((one) => one.path === apiBase + endpoint.path).map(({ ask }) => ask);
  return { sent };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a price is shown as it is and as it would be, with its profit, and confirmed as it was shown', async () => {
  const { sent } = open([price], answer(contract.confirmProposal, { changed: 1, failed: [] }));
  expect(await screen.findByText('$30.00 → $35.00')).toBeDefined();
  expect(screen.getByText('Profit per unit: $23.25')).toBeDefined();
  expect(screen.getByText('Sells well at this price.')).toBeDefined();
  await press('Confirm: Change 1 price');
  expect(sent(contract.confirmProposal)).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(sent(contract.confirmProposal)).toEqual([
      { id: price.id, versions: [{ id: row.id, version: 3 }] },
    ]),
  );
  expect(await screen.findByText('1 change made.')).toBeDefined();
});

test('a refusal is said in the question, and nothing is lost', async () => {
  open([price], refusal(contract.confirmProposal, 'staleVersion', { reason: 'stale' }));
  await press('Confirm: Change 1 price');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain('staleVersion'));
  expect(screen.getByText('$30.00 → $35.00')).toBeDefined();
});

test('declining asks, and says that nothing was changed', async () => {
  const { sent } = open([price], answer(contract.declineProposal, { declined: true }));
  await press('Decline: Change 1 price');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sent(contract.declineProposal)).toEqual([{ id: price.id }]));
  expect(await screen.findByText('Declined. Nothing was changed.')).toBeDefined();
});

test('rows that could not be changed are named with why', async () => {
  const failed = [{ title: 'Oak desk', msg: 'It is not in stock.' }];
  const decided: Proposal = { ...price, state: 'confirmed', decided_at: at, result: { changed: 1, failed } };
  open([decided]);
  expect(await screen.findByText('Oak desk: It is not in stock.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull();
});

test.for<[string, Partial<Proposal>]>([
  ['Sells at a loss: it needs $10.52 or more.', { rows: [{ ...row, is_loss: true }] }],
  ['Not in your showcase anymore', { rows: [{ ...row, version: null, before: null }] }],
  ['At the price your price rule gives', { kind: 'list', rows: [{ ...row, version: null, after: null }] }],
  ['This key has been revoked.', { key: { ...price.key, revoked: true } }],
  [
    'Yes, it is blue.',
    { rows: [], kind: 'answer', answer: { chat_id: idOf(5), text: 'Yes, it is blue.', order: null } },
  ],
])('%s', async ([said, more]) => {
  open([{ ...price, ...more }]);
  expect(await screen.findByText(said)).toBeDefined();
});

test('no proposals, and no answer, are told apart', async () => {
  open([]);
  expect(await screen.findByText('No proposals')).toBeDefined();
  cleanup();
  open([], silence(contract.listProposals));
  await waitFor(() => expect(screen.queryByText('No proposals')).toBeNull());
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
});

test('only those to decide are asked for first, all of them by a press', async () => {
  const page = { list: [], page: 1, page_size: 10, has_more: false, open: 0 };
  const { sent } = open(
    [],
    answerWith(contract.listProposals, () => page),
  );
  await screen.findByText('No proposals');
  await press('All');
  await waitFor(() =>
    expect(sent(contract.listProposals)).toMatchObject([
      { open: true, page: 1 },
      { open: false, page: 1 },
    ]),
  );
});
