// The brand of this instance: its look, and who operates it.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { countryCode, id, timestamp, versionMax, words } from '#domain/wire/wire.ts';
import { versionRow } from './contract.ts';

const seen = z.int().check(z.minimum(0), z.maximum(versionMax));
const legalShape = { name: words(40, 2), legal_name: words(120, 2), country: countryCode };

export const brandSettings = endpoint({
  name: 'brandSettings',
  method: 'POST',
  path: '/op/brand',
  actor: 'operator',
  right: 'brand',
  reads: true,
  summary: 'The brand as people see it, and what waits for another owner.',
  input: z.object({}),
  output: z.object({
    look_version: z.int(),
    color: z.nullable(z.string()),
    logo_url: z.nullable(z.string()),
    /** True where the logo was uploaded here, not named by the environment. */
    own_logo: z.boolean(),
    support: z.nullable(z.string()),
    sender: z.nullable(z.string()),
    legal_version: z.int(),
    name: z.string(),
    legal_name: z.string(),
    country: z.string(),
    proposal: z.nullable(
      z.object({
        id,
        name: z.string(),
        legal_name: z.string(),
        country: z.string(),
        why: z.string(),
        made_by: z.string(),
        made_at: timestamp,
        is_yours: z.boolean(),
      }),
    ),
  }),
  refuses: [],
});

export const changeLook = endpoint({
  name: 'changeLook',
  method: 'POST',
  path: '/op/brand/look',
  actor: 'operator',
  right: 'brand',
  summary:
    'Colour, link to help, sender of letters; null for what the environment says. `logo: null` takes the logo away.',
  input: z.object({
    version: seen,
    color: z.nullable(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
    support: z.nullable(
      z.string().check(z.trim(), z.maxLength(300), z.regex(/^(?:https:\/\/|mailto:)[^\s<>"]+$/)),
    ),
    sender: z.nullable(words(60, 2)),
    logo: z.optional(z.null()),
    why: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  }),
  output: z.object({ version: z.int() }),
  refuses: ['staleVersion', 'secondFactorNeeded'],
});

export const uploadLogo = endpoint({
  name: 'uploadLogo',
  method: 'POST',
  path: '/op/brand/logo',
  actor: 'operator',
  right: 'brand',
  summary: 'A logo (PNG, JPEG or WebP, at least 64 pixels a side): drawn anew, 512 pixels at most.',
  input: z.object({ version: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(versionMax)) }),
  output: z.object({ version: z.int() }),
  once: 'optional',
  refuses: ['staleVersion', 'secondFactorNeeded'],
  body: 'multipart',
  files: { file: 'one' },
});

export const proposeLegal = endpoint({
  name: 'proposeLegal',
  method: 'POST',
  path: '/op/brand/propose',
  actor: 'operator',
  right: 'brand',
  summary:
    'Another name or operator of this instance: it stands when another owner confirms it. Not a mark of a third party.',
  input: z.object({ version: seen, ...legalShape, why: words(2000, 10) }),
  output: z.object({ id }),
  once: 'optional',
  refuses: ['staleVersion', 'invalidOperation', 'secondFactorNeeded'],
});

export const decideLegal = endpoint({
  name: 'decideLegal',
  method: 'POST',
  path: '/op/brand/decide',
  actor: 'operator',
  right: 'brand',
  summary: 'Confirm what another owner has proposed, or decline it (one’s own too).',
  input: z.object({ id, verdict: z.enum(['confirmed', 'declined']) }),
  output: z.object({ state: z.enum(['confirmed', 'declined']) }),
  refuses: ['staleVersion', 'invalidOperation', 'secondFactorNeeded'],
});

export const brandHistory = endpoint({
  name: 'brandHistory',
  method: 'POST',
  path: '/op/brand/history',
  actor: 'operator',
  right: 'brand',
  reads: true,
  summary: 'Every version of the brand’s look, or of its name and operator, newest first.',
  input: z.object({ kind: z.enum(['look', 'legal']), ...pageInput }),
  output: pageOf(versionRow),
  refuses: [],
});
