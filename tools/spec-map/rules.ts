// Sections 4, 5 and 9: states, client reactions, validation, constants.
import { orderStatuses } from '#domain/states/order-status.ts';
import { clausesOf, type Clause } from './clauses.ts';

const reacting = { place: 'apps/merchant/Reacting.tsx', calls: 'every call' };
const constants = {
  place: 'domain/limits.ts',
};

export const ruleClauses: Clause[] = [
  ...orderStatuses.map((status) => ({
    section: '4 States',
    says: `order: ${status}`,
    call: 'POST /v1/order/list',
    place: 'domain/states/order-status.ts',
  })),
  ...clausesOf(
    '4 States',
    {},
    {
      'identity: unverified, applying, verified, rejected': {
        call: 'POST /v1/per/info',
        field: 'identity.status',
        place: 'domain/states/identity.ts',
      },
      'goods: on sale or delisted': {
        call: 'POST /v1/showcase/del',
        place: 'features/showcase/server/remove.ts',
      },
      'deposit: under review until reviewed': {
        call: 'POST /v1/order/channel/pay',
        place: 'domain/states/deposit.ts',
      },
      'flow: awaiting review, success, failure with its reason': {
        call: 'POST /v1/user/wallet_flow',
        field: 'list.[].failure_reason',
      },
      'a withdrawal can be completed or failed': {
        call: 'POST /v1/user/withdraw/add',
        place: 'domain/states/withdrawal.ts',
      },
      '436 and 438 store the language and go to /invite with the query': {
        ...reacting,
      },
      '437, 440 and 411 go to /404': { ...reacting },
      '401 goes to /404 and drops the token': { ...reacting },
    },
  ),
  ...clausesOf(
    '5 Validation',
    {},
    {
      'feedback content: 5 to 300 characters': { call: 'POST /v1/home/feedback' },
      'uploads are below a size; the message says {size}M': { call: 'POST /v1/upload/{kind}' },
      'comment and reply need content and a signature': { call: 'POST /v1/order-comment' },
      'a withdrawal needs amount, account and a transaction password': { call: 'POST /v1/user/withdraw/add' },
      'confirmation equals the new password': { call: 'POST /v1/user/update_pay_password' },
      'at most 5 payout accounts': { call: 'POST /v1/user/bank/add' },
      'minimum deposit': { call: 'POST /v1/order/channel/pay' },
      'an invitation code at registration': { call: 'POST /login' },
      'username and password at login; a code where it is on': { call: 'POST /login', field: 'ask:code' },
      'the showcase has a maximum': { call: 'POST /v1/showcase/add' },
      'daily deletions': { call: 'POST /v1/showcase/del' },
      'generic messages name their field': {
        calls: 'every call: 403, 405 with `field`',
        place: 'locales/en/common.ts',
      },
    },
  ),
  ...clausesOf('9 Constants', constants, {
    'request timeout 15000 ms': { calls: 'every call' },
    'a success is toasted for 3000 ms; a refusal stands inline and stays': {
      calls: 'every call that a screen toasts',
      place: 'ui/states/ToastProvider.tsx',
    },
    'feedback 5 to 300': { call: 'POST /v1/home/feedback' },
    '5 payment accounts': { call: 'POST /v1/user/bank/add' },
    '2 invitations a day': { call: 'POST /v1/user/invite/add' },
    'default language en': { calls: 'every call: Accept-Language' },
    'upload size 10 MB': { call: 'POST /v1/upload/{kind}' },
    'minimum deposit 10.00 and 20.00': { call: 'GET /v1/pay/channel' },
    'showcase maximum, deletions a day, goods limit by level': {
      call: 'GET /v1/shop/type',
      field: 'list.[].goods_limit',
    },
    'traffic heating duration is computed, shown before paying and published': {
      call: 'POST /v1/ad/list',
      field: 'plans.[].algorithm_version',
      place: 'domain/ads/parameters.ts',
    },
    'friend support daily limit (454) says limit, used and when it begins anew': {
      call: 'POST /v1/user/invite/add',
      field: 'quota.resets_at',
      place: 'features/invitation/merchant/MakeInvitation.tsx',
    },
    'user activity added (453): already enrolled is told calmly': {
      call: 'POST /v1/ad/pay',
      place: 'locales/en/errors.ts',
    },
  }),
];
