// Invitations of the sample world: one that is open, one with which a friend has joined.
import {
  inviteFriends,
  listFriendInvitations,
  revokeFriendInvitation,
} from '#features/invitation/friends.contract.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

export type Invitations = OutputOf<typeof listFriendInvitations>;
export const openFriend: Invitations['list'][number] = {
  id: idOf(70),
  code: 'ABCDEFGHJKLMNPQR',
  link: 'http://shop.test/invite?code=ABCDEFGHJKLMNPQR',
  state: 'opened',
  note: null,
  friend_id: null,
  username: null,
  created_at: at,
  expires_at: soon,
  invited_at: null,
};

export const invitationsAnswer: Invitations = {
  ...page,
  list: [
    openFriend,
    {
      ...openFriend,
      id: idOf(71),
      code: null,
      link: null,
      state: 'joined',
      friend_id: 'F-1A2B3C4D',
      username: 'b•••',
      invited_at: at,
    },
  ],
  quota: { per_day: 2, used: 1, resets_at: soon, open_max: 10, open: 1 },
  rules: { valid_days: 14, account_days_min: 7 },
  rules_html: '<p>An invitation code opens one account.</p>',
  obstacle: null,
};

export function invitationAnswers(): Answer[] {
  return [
    answer(listFriendInvitations, invitationsAnswer),
    answer(inviteFriends, { list: [{ ...openFriend, qr_svg: '<svg/>' }], quota: invitationsAnswer.quota }),
    answer(revokeFriendInvitation, { ...openFriend, state: 'revoked', code: null, link: null }),
  ];
}
