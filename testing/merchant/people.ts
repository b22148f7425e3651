// Who is signed in, and how one comes in.
import { inviteCode } from '#features/invitation/contract.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { allChoices } from '#domain/notifications/notice-choices.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { endSessions, perInfo } from '#features/people/info.contract.ts';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSecondFactor,
  renewRecovery,
  updatePayPassword,
} from '#features/people/safety.contract.ts';
import {
  addLinkedShop,
  listLinkedShops,
  removeLinkedShop,
  switchShop,
} from '#features/people/shops.contract.ts';
import { at, idOf, soon } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

/** The signed-in person: nothing set up yet, two devices. */
export const personAnswer: OutputOf<typeof perInfo> = {
  id: idOf(9),
  username: 'maria',
  nickname: 'Maria',
  avatar: null,
  email: 'maria@shop.example',
  email_masked: 'm…a@shop.example',
  phone: null,
  phone_masked: null,
  lang: 'en',
  tz: 'Europe/Berlin',
  created_at: at,
  identity_status: 'unverified',
  pay_password_set: false,
  withdraw_paused_until: null,
  second_factor: false,
  second_factor_since: null,
  recovery_codes_left: 0,
  account_codes_left: 8,
  notify: allChoices({}),
  identity: {
    status: 'unverified',
    level: null,
    fields: [],
    submitted_at: null,
    promise_at: null,
    expires_on: null,
  },
  sessions: [
    { id: 'a'.repeat(32), device: 'Chrome, Android', at, since: at, place: '203.0.113.*', current: true },
    { id: 'b'.repeat(32), device: 'Safari, iPhone', at, since: at, place: null, current: false },
  ],
};

/** Maria has another shop. */
export const linkedShops: OutputOf<typeof listLinkedShops> = {
  own: { id: '10001', name: 'Mugs & More', handle: 'mugs' },
  shops: [{ id: '10002', name: 'Lamps & Light', handle: 'lamps', since: at }],
  max: 5,
};

const recoveryCodes = Array.from({ length: 10 }, (_value, index) => `ABCD-EFGH-JKLM-NPQ${index}`);

function safetyAnswers(): Answer[] {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  return [
    answer(perInfo, personAnswer),
    answer(endSessions, { ended: 1 }),
    answer(listLinkedShops, linkedShops),
    answer(addLinkedShop, { ...linkedShops, added: '10002' }),
    answer(removeLinkedShop, { ...linkedShops, shops: [] }),
    answer(switchShop, {
      token: 'the-token-of-the-other-shop',
      expires_at: soon,
      idle_expires_at: soon,
      lang: 'en',
    }),
    answer(updatePayPassword, { set: true, withdraw_paused_until: null }),
    answer(changePassword, { changed: true, ended: 1 }),
    answer(beginSecondFactor, {
      secret,
      url: `otpauth://totp/Stockless:maria?secret=${secret}&issuer=Stockless`,
      expires_at: soon,
    }),
    answer(confirmSecondFactor, { on: true, recovery_codes: recoveryCodes }),
    answer(renewRecovery, { recovery_codes: recoveryCodes }),
    answer(endSecondFactor, { on: false }),
  ];
}

/** Maria, who is signed in. */
export const meAnswer: OutputOf<typeof me> = {
  file_host: '',
  service_link: '',
  invite: false,
  lang: 'en',
  info: {
    id: idOf(9),
    username: 'maria',
    nickname: 'Maria',
    avatar: null,
    phone_masked: null,
    email_masked: null,
    tz: 'Europe/Berlin',
    created_at: at,
    identity_status: 'unverified',
    pay_password_set: false,
    second_factor: false,
    level: { code: 'standard', name: 'Standard Store' },
    shop: {
      id: '10001',
      name: 'Mugs & More',
      handle: 'mugs',
      status: 'open',
      currency: 'USD',
      others: 0,
      unpaid: null,
    },
    permissions: ['owner'],
    restrictions: [],
    tasks: [],
  },
  home_route: '/shopCenter',
  unread: 0,
  needs_me: { orders: 2, status: 'pending_payment' },
  test_data: true,
  server_time: at,
  min_client: '0.1.0',
};

export function peopleAnswers(): Answer[] {
  return [
    ...safetyAnswers(),
    answer(login, {
      token: 'a-token-of-the-test',
      expires_at: soon,
      idle_expires_at: soon,
      lang: 'en',
      is_new: false,
      recovery_codes: null,
    }),
    answer(inviteCode, {
      valid: true,
      invite_ticket: 'ticket',
      ticket_expires_at: soon,
      inviter: { name_masked: 'M…a' },
      operator: { legal_name: 'Stockless Operations Ltd', country: 'IE' },
      register_open: true,
      lang: 'en',
    }),
    answer(me, meAnswer),
  ];
}
