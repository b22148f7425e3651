import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs, limits, minuteMs } from '#domain/limits.ts';
import {
  addInvitations,
  inviteCode,
  listInvitations,
  revokeInvitation,
} from '#features/invitation/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { openApp, password, type App } from '#tools/testing/ledger-app.ts';
import { readTicket } from './public.ts';
import { keeps } from '#testing/keeps.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function invite(count = 1) {
  const token = await app.signInOperator();
  return (await app.ask(addInvitations, { count, note: 'at the fair' }, { token })).list;
}

async function one() {
  const [made] = await invite();
  return { id: made?.id ?? '', code: made?.code ?? '' };
}

function join(ticket: string, username: string) {
  const person = { username, password, confirm_password: password, shop_name: username };
  return app.call(login, { ...person, register: true, invite_ticket: ticket });
}

test('codes are long, different, and shown with their link', async () => {
  const list = await invite(limits.invitationsPerCall);
  expect(new Set(list.map(({ code }) => code)).size).toBe(limits.invitationsPerCall);
  for (const { code, link, state, inviter, note } of list) {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{16}$/);
    expect(link).toBe(`${app.env.baseUrl}/invite?code=${code}`);
    expect({ state, inviter, note }).toEqual({ state: 'unused', inviter: 'Olga', note: 'at the fair' });
  }
});

test('a good code gives a ticket and is not used up by it, however it is typed', async () => {
  keeps('7 POST /invite_code');
  const { id, code } = await one();
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)} `;
  const first = await app.ask(inviteCode, { code: typed, lang: 'zh-TW' });
  const again = await app.ask(inviteCode, { code });
  expect(first).toMatchObject({
    valid: true,
    register_open: true,
    lang: 'zh-Hant',
    inviter: { name_masked: 'O•••' },
    operator: { legal_name: 'Stockless Test Ltd', country: 'GB' },
  });
  expect(readTicket(app.env, again.invite_ticket)).toEqual({ code });
  const token = await app.signInOperator();
  const { list } = await app.ask(listInvitations, { state: 'opened' }, { token });
  expect(list.map((row) => row.id)).toContain(id);
});

test('without a code 436, with a bad one 438 that says why, always with the language', async () => {
  keeps('6 entry requires an invitation code', '5 an invitation code at registration');
  const used = await one();
  const { invite_ticket: ticket } = await app.ask(inviteCode, { code: used.code });
  expect(await join(ticket, 'used-it')).toMatchObject({ code: 200 });
  const revoked = await one();
  await app.ask(revokeInvitation, { id: revoked.id }, { token: await app.signInOperator() });
  const expected = [
    ['', 436, 'missing'],
    ['QQQQQQQQQQQQQQQQ', 438, 'unknown'],
    ["' or 1=1 --", 438, 'unknown'],
    [used.code, 438, 'used'],
    [revoked.code, 438, 'revoked'],
  ] as const;
  for (const [code, number, reason] of expected) {
    const answer = await app.call(inviteCode, { code, lang: 'jp' }, { ip: '10.5.0.1' });
    expect(answer).toMatchObject({ code: number, data: { reason, lang: 'ja' } });
  }
});

test('a code that is too old is no good, and is listed so', async () => {
  const { id, code } = await one();
  app.clock.set(new Date(app.clock.now().getTime() + limits.invitationDays * dayMs));
  const answer = await app.call(inviteCode, { code }, { ip: '10.6.0.1' });
  expect(answer).toMatchObject({ code: 438, data: { reason: 'expired', lang: 'en' } });
  const token = await app.signInOperator();
  const { list } = await app.ask(listInvitations, { state: 'expired', page_size: 100 }, { token });
  expect(list.find((row) => row.id === id)).toMatchObject({ state: 'expired', code: null, link: null });
});

test('wrong codes from the many addresses of one connection are counted together', async () => {
  for (let count = 0; count < limits.inviteTriesPerHour; count += 1) {
    const answer = await app.call(inviteCode, { code: 'WRONG' }, { ip: `2001:db8:9:1::${count}` });
    expect(answer).toMatchObject({ code: 438 });
  }
  const last = await app.call(inviteCode, { code: 'WRONG' }, { ip: '2001:db8:9:1:a:b:c:d' });
  expect(last).toMatchObject({ code: 459 });
});

test('after ten wrong codes in an hour the address waits; right ones are not counted', async () => {
  const ip = '10.7.0.1';
  const { code } = await one();
  for (let count = 0; count < 15; count += 1) await app.ask(inviteCode, { code }, { ip });
  const wrong = await Promise.all(
    Array.from({ length: 15 }, () => app.call(inviteCode, { code: 'WRONG' }, { ip })),
  );
  expect(wrong.filter((answer) => answer.code === 438)).toHaveLength(limits.inviteTriesPerHour);
  const retryAt = new Date((Math.floor(app.clock.now().getTime() / hourMs) + 1) * hourMs).toISOString();
  expect(await app.call(inviteCode, { code }, { ip })).toMatchObject({
    code: 459,
    data: { retry_at: retryAt },
  });
  app.clock.set(new Date(retryAt));
  expect(await app.call(inviteCode, { code }, { ip })).toMatchObject({ code: 200 });
});

test('a ticket is worth nothing when it is forged, changed, of another instance or over', async () => {
  const { code } = await one();
  const { invite_ticket: ticket } = await app.ask(inviteCode, { code });
  const [body = '', endMs = '', signature = ''] = ticket.split('.');
  const later = `${body}.${Number(endMs) + 1}.${signature}`;
  const other = `QQQQQQQQQQQQQQQQ.${endMs}.${signature}`;
  for (const forged of ['', 'x', later, other, `${body}.${endMs}.${'A'.repeat(43)}`]) {
    expect(readTicket(app.env, forged)).toBe('unknown');
  }
  expect(readTicket({ ...app.env, secret: 'another' }, ticket)).toBe('unknown');
  app.clock.set(new Date(app.clock.now().getTime() + limits.inviteTicketMinutes * minuteMs));
  expect(readTicket(app.env, ticket)).toBe('expired');
  expect(await join(ticket, 'too-late')).toMatchObject({
    code: 438,
    data: { reason: 'expired', lang: 'en' },
  });
  expect(await join(later, 'forger')).toMatchObject({ code: 438, data: { reason: 'unknown' } });
});

test('a ticket that was given before the code was taken back opens nothing', async () => {
  const { id, code } = await one();
  const { invite_ticket: ticket } = await app.ask(inviteCode, { code });
  const token = await app.signInOperator();
  expect(await app.ask(revokeInvitation, { id }, { token })).toMatchObject({ state: 'revoked', code: null });
  expect(await join(ticket, 'revoked-one')).toMatchObject({ code: 438, data: { reason: 'revoked' } });
});

test('a used code is not taken back, and one that never was is not found', async () => {
  const { id, code } = await one();
  const { invite_ticket: ticket } = await app.ask(inviteCode, { code });
  await join(ticket, 'joined-first');
  const token = await app.signInOperator();
  expect(await app.call(revokeInvitation, { id }, { token })).toMatchObject({
    code: 203,
    data: { reason: 'used' },
  });
  const nowhere = '00000000-0000-7000-8000-000000000000';
  expect(await app.call(revokeInvitation, { id: nowhere }, { token })).toMatchObject({ code: 404 });
  const { list } = await app.ask(listInvitations, { state: 'joined' }, { token });
  expect(list.find((row) => row.id === id)).toMatchObject({ username: 'joined-first', code: null });
});

test('only operators make invitations', async () => {
  const { token } = await app.merchant();
  expect(await app.call(addInvitations, { count: 1 }, { token })).toMatchObject({ code: 409 });
  expect(await app.call(addInvitations, { count: 1 })).toMatchObject({ code: 407 });
});

test('pages of invitations do not overlap', async () => {
  await invite(7);
  const token = await app.signInOperator();
  const first = await app.ask(listInvitations, { page_size: 3 }, { token });
  const second = await app.ask(listInvitations, { page_size: 3, page: 2 }, { token });
  expect(first.has_more).toBe(true);
  expect(first.total).toBeGreaterThanOrEqual(7);
  const ids = [...first.list, ...second.list].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
});
