import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { myIdentity } from '#features/identity/contract.ts';
import { App } from '#apps/merchant/App.tsx';
import { shopEnv } from '#testing/merchant/answers.ts';
import { noIdentity, openIdentity, rejectedIdentity } from '#testing/merchant/identity.ts';
import { answer, stubServer } from '#testing/merchant/stub-server.ts';

/** What went out as a form: happy-dom's own request would really ask the network. */
class FakeRequest extends EventTarget {
  static sent: FormData[] = [];
  static answers: string[] = [];
  readonly upload = new EventTarget();
  status = 200;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(form: FormData): void {
    FakeRequest.sent.push(form);
    this.responseText = FakeRequest.answers.shift() ?? '';
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  localStorage.setItem('token', 'a-token-of-the-test');
  FakeRequest.sent = [];
  FakeRequest.answers = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(identity: typeof noIdentity) {
  const server = stubServer([answer(myIdentity, identity), ...shopEnv()]);
  vi.stubGlobal('fetch', server.fetch);
  window.history.replaceState(null, '', '/identity');
  render(<App />);
  return server;
}

const form = () => screen.findByRole('form', { name: 'Verify your identity' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));

/** A picture small enough to be sent as it is. */
function choose(label: string): void {
  const group = screen.getByRole('group', { name: label });
  const input = group.querySelector('input[type=file]');
  if (input === null) throw new Error(`${label} takes no file`);
  fireEvent.change(input, { target: { files: [new File(['x'], `${label}.jpg`, { type: 'image/jpeg' })] } });
}

test('an empty form is not sent: each field says what it needs', async () => {
  open(noIdentity);
  await form();
  send();
  expect(alerts().filter((text) => text === 'Required')).toHaveLength(6);
  expect(screen.getByText('Without your agreement we can’t review the documents.')).toBeDefined();
  expect(screen.getByText('Check 7 fields.')).toBeDefined();
  expect(FakeRequest.sent).toEqual([]);
});

test('the rules of the server are told before anything is sent', async () => {
  open(noIdentity);
  await form();
  const tooYoung = new Date().getFullYear() - 17;
  type('Date of birth', `${tooYoung}-01-01`);
  type('Number', 'AB');
  type('Telephone', '0151 2345678');
  send();
  expect(alerts()).toEqual(
    expect.arrayContaining([
      'You must be at least 18 years old',
      'Use 4 to 32 letters, digits and hyphens, with at least one digit',
      'Begin with + and the country code',
    ]),
  );
});

test('a card has a back, a passport has none, and a company shows papers', async () => {
  open(noIdentity);
  await form();
  expect(screen.queryByRole('group', { name: 'Back' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Kind of document'), { target: { value: 'id_card' } });
  expect(screen.getByRole('group', { name: 'Back' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'A company' }));
  expect(screen.getByRole('group', { name: 'Company documents' })).toBeDefined();
  expect(screen.getByLabelText('Registered name of the company')).toBeDefined();
});

test('what was rejected says why until it is changed, and what was right need not be sent again', async () => {
  open(rejectedIdentity);
  await form();
  expect(screen.getByText('The reviewer writes: The second name is missing.')).toBeDefined();
  expect(alerts()).toEqual([
    'It doesn’t match the document.',
    'The picture is blurred. Hold the camera still and take it again.',
  ]);
  const back = screen.getByRole('group', { name: 'Back' });
  expect(within(back).getByText(/Already there and right/)).toBeDefined();

  type('Full legal name', 'Maria Anna Weber');
  choose('Front');
  await screen.findByText('Front.jpg');
  expect(alerts()).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  FakeRequest.answers = [
    JSON.stringify({
      code: 405,
      msg: 'Please check front.',
      data: { field: 'front', reason: 'damaged', request_id: 'r' },
    }),
  ];
  send();
  await screen.findByText('This file is damaged or was cut off. Choose it again, or take the picture again.');
  const [sent] = FakeRequest.sent;
  expect(sent?.get('full_name')).toBe('Maria Anna Weber');
  expect(sent?.get('consent')).toBe('true');
  expect(sent?.get('id_number')).toBe('');
  expect(sent?.has('front')).toBe(true);
  expect(sent?.has('back')).toBe(false);
  // Nothing that was typed is lost by a no.
  expect(screen.getByLabelText('Full legal name')).toHaveProperty('value', 'Maria Anna Weber');
  expect(screen.getByText('Front.jpg')).toBeDefined();
});

test('while it is looked at there is no form, but the time of the answer', async () => {
  open(openIdentity);
  await screen.findByText('We have everything. You don’t need to do anything now.');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('ends with 0T47')).toBeDefined();
  await waitFor(() => expect(screen.getByText('No views yet.')).toBeDefined());
});

test('a refusal can be objected to, with a text long enough to answer, and the appeal says how far it is', async () => {
  const { asked } = open(rejectedIdentity);
  fireEvent.click(await screen.findByRole('button', { name: 'Appeal' }));
  const form = await screen.findByRole('form', { name: 'Appeal' });
  fireEvent.change(within(form).getByLabelText('Why it’s wrong'), { target: { value: 'Too short.' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Send the appeal' }));
  await within(form).findByText(/at least 40 characters/);
  const text = 'The picture was sharp, and all four corners of the card can be seen.';
  fireEvent.change(within(form).getByLabelText('Why it’s wrong'), { target: { value: text } });
  fireEvent.click(within(form).getByRole('button', { name: 'Send the appeal' }));
  const sent = () => asked.find(({ path }) => path.endsWith('/v1/per/identity/appeal'));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.ask).toEqual({ id: rejectedIdentity.refusal?.id, text, file_ids: [] });
});

test('an appeal that waits says by when, a late one that it is late, and a revocation what was written', async () => {
  const appeal = {
    id: '019a0000-0000-7000-8000-000000000001',
    state: 'open',
    text: 'The card is mine, and the register has it wrong.',
    opened_at: '2026-01-05T12:00:00.000Z',
    decide_by: '2099-01-15T12:00:00.000Z',
    is_late: false,
    decided_at: null,
    decision: null,
    files: 0,
  } as const;
  const refusal = rejectedIdentity.refusal;
  if (refusal === null) throw new Error('nothing was refused');
  const statement = 'The card is reported as stolen in the register of its country.';
  open({
    ...rejectedIdentity,
    refusal: { ...refusal, kind: 'recall', statement, can_appeal: false, appeal_why_not: 'open', appeal },
  });
  await screen.findByText('Pending decision');
  expect(screen.getByText(statement)).toBeTruthy();
  expect(screen.getByText(/Decided by .* at the latest, by another reviewer/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});
