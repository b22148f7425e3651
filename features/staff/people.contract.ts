// Who works in the console and as what. A role takes two owners, taking one away takes one.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { consoleRoles, operatorRoles } from '#domain/rights.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';
import { factorKinds } from './contract.ts';

export const changeKinds = ['grant', 'enable', 'reset_factor', 'remove_owner', 'disable_owner'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const role = z.enum(operatorRoles);
const owners = { actor: 'operator', right: 'people' } as const;
const why = words(300, 10);

const change = z.object({
  id,
  kind: z.enum(changeKinds),
  roles: z.array(role),
  why: z.string(),
  by: z.string(),
  at: timestamp,
  until: timestamp,
  /** False for who proposed it and for whom it is: somebody else confirms. */
  can_confirm: z.boolean(),
  /** False where it takes an owner away and another owner than the one it is about can decide. */
  can_decline: z.boolean(),
  /** When who proposed it may carry it out alone: only two owners are there, and the other may object until then. */
  alone_at: z.nullable(timestamp),
});

export const listPeople = endpoint({
  name: 'listPeople',
  method: 'GET',
  path: '/op/people',
  ...owners,
  summary: 'Everybody who may sign in to the console, and what waits to be confirmed.',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        id,
        username: z.string(),
        name: z.string(),
        roles: z.array(z.enum(consoleRoles)),
        supplier: z.nullable(z.string()),
        factors: z.array(z.enum(factorKinds)),
        /** False for an invited person who has chosen no password yet. */
        joined: z.boolean(),
        link_until: z.nullable(timestamp),
        seen_at: z.nullable(timestamp),
        disabled_at: z.nullable(timestamp),
        /** When whoever has the machine last changed this person's access there; null where that is a week ago or never was. */
        command_at: z.nullable(timestamp),
        created_at: timestamp,
        is_you: z.boolean(),
        changes: z.array(change),
      }),
    ),
  }),
  refuses: [],
});

export type ConsoleMember = z.output<(typeof listPeople)['output']>['list'][number];

export const invitePerson = endpoint({
  name: 'invitePerson',
  security: 'role',
  method: 'POST',
  path: '/op/people/invite',
  ...owners,
  summary:
    'Enters a person and gives a link, valid 48 hours and once, by which they choose their password. Their roles wait ' +
    'for another owner.',
  input: z.object({
    username: z.string().check(z.trim(), z.maxLength(64)),
    name: words(80, 2),
    roles: z.array(role).check(z.minLength(1), z.maxLength(operatorRoles.length)),
    why,
  }),
  output: z.object({ person_id: id, link: z.string(), until: timestamp }),
  once: 'optional',
  refuses: ['usernameExists', 'secondFactorNeeded'],
});

export const renewConsoleLink = endpoint({
  name: 'renewConsoleLink',
  security: 'role',
  method: 'POST',
  path: '/op/people/link',
  ...owners,
  summary: 'A new link for a person who has not joined yet; the one before is void.',
  input: z.object({ person_id: id }),
  output: z.object({ link: z.string(), until: timestamp }),
  once: 'optional',
  refuses: ['secondFactorNeeded', 'invalidOperation'],
});

export const proposeRoleChange = endpoint({
  name: 'proposeRoleChange',
  security: 'role',
  method: 'POST',
  path: '/op/people/propose',
  ...owners,
  summary:
    'Proposes roles, letting somebody in again, a new start after a lost factor, or taking another owner away; ' +
    `another owner confirms. Where there are only two, the other may object for ${limits.ownerRemovalHours} hours.`,
  input: z.object({
    person_id: id,
    kind: z.enum(changeKinds),
    roles: z._default(z.array(role).check(z.maxLength(operatorRoles.length)), []),
    why,
  }),
  output: z.object({ id, until: timestamp }),
  once: 'optional',
  refuses: ['secondFactorNeeded', 'invalidOperation'],
});

export const decideRoleChange = endpoint({
  name: 'decideRoleChange',
  security: 'role',
  method: 'POST',
  path: '/op/people/decide',
  ...owners,
  summary: 'Confirms or declines what another owner proposed.',
  input: z.object({ id, verdict: z.enum(['confirm', 'decline']) }),
  output: z.object({ state: z.enum(['confirmed', 'declined']) }),
  refuses: ['secondFactorNeeded', 'invalidOperation'],
});

export const lessenPerson = endpoint({
  name: 'lessenPerson',
  security: 'role',
  method: 'POST',
  path: '/op/people/lessen',
  ...owners,
  summary:
    'Takes roles away or keeps a person out, at once; their sessions end. The last owner stays, and another owner is ' +
    'proposed about (`needs_two`).',
  input: z.object({
    person_id: id,
    roles: z._default(z.array(role).check(z.maxLength(operatorRoles.length)), []),
    disable: z._default(z.boolean(), false),
    why,
  }),
  output: z.object({ roles: z.array(z.enum(consoleRoles)), disabled: z.boolean() }),
  refuses: ['secondFactorNeeded', 'invalidOperation'],
});
