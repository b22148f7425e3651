// The domain that a shop may be reached at besides the platform's address.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp } from '#domain/wire/wire.ts';

/** What the owner proves themselves with again: a name that leads elsewhere takes the buyers along. */
const proof = {
  password: z.string().check(z.maxLength(128)),
  code: z.optional(z.string().check(z.maxLength(32))),
};
const proofRefusals = [
  'oldPasswordIncorrect',
  'secondFactorNeeded',
  'verificationCodeIncorrect',
  'verificationCodeRequired',
] as const;

/**
 * `waiting`: for DNS. `issuing`: DNS is right, the certificate is being made. `active`: buyers use it. `failing`: it was
 * active, and DNS or its certificate is wrong now.
 */
export const domainStates = ['waiting', 'issuing', 'active', 'failing'] as const;

export const domainFaults = [
  'no_txt',
  'wrong_txt',
  'no_record',
  'elsewhere',
  'dns_away',
  'taken',
  'certificate_limited',
  'certificate_refused',
  'certificate_unreachable',
  'certificate_away',
] as const;

const record = z.object({
  type: z.enum(['CNAME', 'A', 'AAAA', 'ALIAS', 'TXT']),
  name: z.string(),
  value: z.string(),
  /** Whether it stood there at the last look. */
  is_right: z.boolean(),
});

const shopDomain = z.object({
  /** As DNS has it. */
  host: z.string(),
  /** As people read it. */
  shown: z.string(),
  state: z.enum(domainStates),
  /** What is to stand in DNS. */
  records: z.array(record),
  /** What is wrong: what was found in place of what should be there, and since when an active one is not in use. */
  fault: z.nullable(
    z.object({
      code: z.enum(domainFaults),
      found: z.array(z.string()),
      since: z.nullable(timestamp),
    }),
  ),
  added_at: timestamp,
  checked_at: z.nullable(timestamp),
  next_check_at: z.nullable(timestamp),
  /** When a domain that was never right is forgotten. */
  ends_at: z.nullable(timestamp),
  certificate_until: z.nullable(timestamp),
  /** Where the shop is reached at it, while it is active. */
  url: z.nullable(z.string()),
});

const state = z.object({
  /** False where whoever runs the platform offers no domains. */
  is_offered: z.boolean(),
  /** Where the shop is reached whatever becomes of its domain. */
  platform_url: z.string(),
  domain: z.nullable(shopDomain),
});

export const readDomain = endpoint({
  name: 'readDomain',
  method: 'GET',
  path: '/v1/shop/domain',
  actor: 'merchant',
  summary: 'The domain of the shop: how it stands, what is to stand in DNS, and what was found there.',
  input: z.object({}),
  output: state,
  refuses: [],
});

export const addDomain = endpoint({
  name: 'addDomain',
  method: 'POST',
  path: '/v1/shop/domain',
  actor: 'merchant',
  audited: true,
  summary:
    'Ask for a domain, with the sign-in password and the second factor where it is on. The answer has the DNS records ' +
    'that prove that it is the shop’s. Asked for again it is the same one; another one must be removed first.',
  input: z.object({ host: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)), ...proof }),
  output: state,
  refuses: ['invalidOperation', ...proofRefusals],
});

export const checkDomain = endpoint({
  name: 'checkDomain',
  method: 'POST',
  path: '/v1/shop/domain/check',
  actor: 'merchant',
  summary:
    'Look at DNS now. It is also looked at by itself, more and more seldom, and every day once it is active.',
  input: z.object({}),
  output: state,
  refuses: ['invalidOperation'],
});

export const removeDomain = endpoint({
  name: 'removeDomain',
  method: 'POST',
  path: '/v1/shop/domain/remove',
  actor: 'merchant',
  audited: true,
  summary:
    'Take the domain off, with the sign-in password. The shop goes on at the platform’s address; the certificate is deleted.',
  input: z.object({ ...proof }),
  output: state,
  refuses: ['invalidOperation', ...proofRefusals],
});
