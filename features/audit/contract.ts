// What the people of the console ask of the audit: its entries, one of them, and whether its chains are whole.
import * as z from 'zod/mini';
import { endpoint, securityKinds } from '#domain/wire/endpoint.ts';
import { choicesFilter, datesFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { id, timestamp } from '#domain/wire/wire.ts';

export const auditKinds = ['change', 'view'] as const;
export const auditActors = ['operator', 'supplier', 'merchant', 'house'] as const;

/** Code of the shop, or 0 for the platform's own chain; a dot; the number in the chain. */
const entryId = z.string().check(z.regex(/^[0-9a-hjkmnp-tv-z]{1,11}\.[1-9]\d{0,17}$/));

const row = z.object({
  id: entryId,
  /** The number in its chain. */
  no: z.string(),
  /** The code of the shop; null in the platform's own chain. */
  shop: z.nullable(z.string()),
  at: timestamp,
  kind: z.enum(auditKinds),
  act: z.string(),
  /** What the act does, in words. */
  act_text: z.string(),
  actor: z.enum(auditActors),
  /** Who it was, by the user name; null for the platform itself, and for a person who was erased. */
  person: z.nullable(z.string()),
  subject: z.string(),
  why: z.string(),
});

export const listAuditEntries = listEndpoint({
  name: 'listAuditEntries',
  path: '/op/audit/list',
  right: 'audit',
  summary: 'Everything that was changed and looked at, of all chains, the newest first.',
  filters: {
    kind: choicesFilter(auditKinds),
    actor: choicesFilter(auditActors),
    person: textFilter(64),
    act: textFilter(60),
    shop: textFilter(16),
    subject: textFilter(200),
    at: datesFilter(),
  },
  sorts: ['at'],
  row,
  columns: [
    { head: 'Chain', of: ({ shop }) => shop ?? 'house' },
    { head: 'Number', of: ({ no }) => no },
    { head: 'When (UTC)', of: ({ at }) => at },
    { head: 'Kind', of: ({ kind }) => kind },
    { head: 'Act', of: ({ act }) => act },
    { head: 'As', of: ({ actor }) => actor },
    { head: 'Person', of: ({ person }) => person },
    { head: 'About', of: ({ subject }) => subject },
    { head: 'Why', of: ({ why }) => why },
  ],
});

export const securityOutcomes = ['done', 'refused'] as const;

const securityRow = z.object({
  id,
  at: timestamp,
  kind: z.enum(securityKinds),
  /** The code of the answer: 200 where it was done. */
  code: z.int(),
  act: z.string(),
  /** What the act does, in words. */
  act_text: z.string(),
  actor: z.string(),
  /** The user name, or the one that was typed; null where there is none. */
  person: z.nullable(z.string()),
  shop: z.nullable(z.string()),
  /** An address, of IPv6 the network of a connection. */
  sender: z.string(),
});

export const listSecurityEvents = listEndpoint({
  name: 'listSecurityEvents',
  path: '/op/security/list',
  right: 'audit',
  views: true,
  summary:
    'Sign-ins, what failed of them, refused rights, and changes of passwords, factors, sessions, roles and keys; the newest first.',
  filters: {
    kind: choicesFilter(securityKinds),
    outcome: choicesFilter(securityOutcomes),
    person: textFilter(64),
    act: textFilter(60),
    sender: textFilter(64),
    at: datesFilter(),
  },
  sorts: ['at'],
  row: securityRow,
  columns: [
    { head: 'When (UTC)', of: ({ at }) => at },
    { head: 'Kind', of: ({ kind }) => kind },
    { head: 'Code', of: ({ code }) => String(code) },
    { head: 'Call', of: ({ act }) => act },
    { head: 'As', of: ({ actor }) => actor },
    { head: 'Person', of: ({ person }) => person },
    { head: 'Shop', of: ({ shop }) => shop },
    { head: 'From', of: ({ sender }) => sender },
  ],
});

/** A value as it stands in an entry: texts, numbers and what is made of them. */
const anything = z.unknown();

export const auditEntry = endpoint({
  name: 'auditEntry',
  method: 'GET',
  path: '/op/audit/entry/{id}',
  actor: 'operator',
  right: 'audit',
  views: true,
  summary: 'One entry with what was before and after, its number in the public record.',
  input: z.object({ id: entryId }),
  output: z.extend(row, {
    person_id: z.nullable(id),
    request_id: z.string(),
    before: anything,
    after: anything,
    /** Its number in the public record; null where that does not have it yet. */
    record: z.nullable(z.int()),
  }),
  refuses: [],
});
