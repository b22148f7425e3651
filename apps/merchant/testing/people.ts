// Who is signed in, and how one comes in.
import { inviteCode } from '#features/invitation/contract.ts';
import { login, me } from '#features/people/contract.ts';
import { at, idOf, soon } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

export function peopleAnswers(): Answer[] {
  return [
    answer(login, { token: 'a-token-of-the-test', expires_at: soon, lang: 'en', is_new: false }),
    answer(inviteCode, {
      valid: true,
      invite_ticket: 'ticket',
      ticket_expires_at: soon,
      inviter: { name_masked: 'M…a' },
      operator: { legal_name: 'Stockless Operations Ltd', country: 'IE' },
      register_open: true,
      lang: 'en',
    }),
    answer(me, {
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
        shop: { id: '10001', name: 'Mugs & More', handle: 'mugs', status: 'open', currency: 'USD' },
        permissions: [],
        restrictions: [],
        tasks: [],
      },
      home_route: '/shopCenter',
      unread: 0,
      needs_me: { orders: 2, status: 'pending_payment' },
      test_data: true,
      server_time: at,
      min_client: '0.1.0',
    }),
  ];
}
