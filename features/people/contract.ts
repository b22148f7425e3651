// Who am I, and signing out. Signing in is a contract of its own: who is inside does not need it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { everyMember } from '#domain/shop/team-roles.ts';
import { hold, id, timestamp } from '#domain/wire/wire.ts';
import { orderStatuses } from '#domain/states/order-status.ts';

export const logout = endpoint({
  name: 'logout',
  security: 'sign_out',
  method: 'POST',
  path: '/v1/logout',
  actor: 'merchant',
  roles: everyMember,
  summary: 'End this session; its token is dead at once.',
  input: z.object({}),
  output: z.object({ ended: z.boolean() }),
  refuses: [],
});

export const me = endpoint({
  name: 'me',
  method: 'GET',
  path: '/v1/me',
  actor: 'merchant',
  roles: everyMember,
  summary: 'The signed-in merchant, what is owed to them to do, and where to start.',
  input: z.object({}),
  output: z.object({
    file_host: z.string(),
    service_link: z.string(),
    invite: z.boolean(),
    lang: z.string(),
    info: z.object({
      id,
      username: z.string(),
      nickname: z.string(),
      avatar: z.nullable(z.object({ url: z.string() })),
      phone_masked: z.nullable(z.string()),
      email_masked: z.nullable(z.string()),
      tz: z.string(),
      created_at: timestamp,
      identity_status: z.enum(['unverified', 'applying', 'verified', 'rejected']),
      pay_password_set: z.boolean(),
      second_factor: z.boolean(),
      level: z.object({ code: z.string(), name: z.string() }),
      shop: z.object({
        id: z.string(),
        name: z.string(),
        handle: z.string(),
        status: z.string(),
        currency: z.string(),
        /** To how many other shops their owner may change. */
        others: z.int(),
        /**
         * What the shop has earned and not been paid, and from how much on it takes no new orders; null for a verified
         * merchant.
         */
        unpaid: z.nullable(
          z.object({
            amount: z.string(),
            limit: z.string(),
            is_near: z.boolean(),
            is_stopped: z.boolean(),
          }),
        ),
      }),
      permissions: z.array(z.string()),
      restrictions: z.array(hold),
      tasks: z.array(
        z.object({ code: z.string(), title: z.string(), route: z.string(), due_at: z.nullable(timestamp) }),
      ),
    }),
    home_route: z.string(),
    unread: z.int(),
    /** Orders that only the merchant can move, by status: the badges of the tab bar. */
    needs_me: z.object({ orders: z.int(), status: z.nullable(z.enum(orderStatuses)) }),
    test_data: z.boolean(),
    server_time: timestamp,
    min_client: z.string(),
  }),
  refuses: ['invalidUserPage'],
});
