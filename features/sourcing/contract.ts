// Requests of a shop for goods that the warehouse lacks. They cost nothing and order nothing.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { sourcingStates } from '#domain/states/sourcing.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { amountText, countryCode, currencyCode, id, image, timestamp, words } from '#domain/wire/wire.ts';

const request = z.object({
  id,
  state: z.enum(sourcingStates),
  title: z.string(),
  /** Empty where none was given. */
  link: z.string(),
  /** What one piece may cost the shop; null where it was left open. */
  cost: z.nullable(amountText),
  currency: currencyCode,
  countries: z.array(countryCode),
  pieces_per_month: z.int(),
  /** Why nothing was found, in the team’s words; empty in every other state. */
  reason: z.string(),
  created_at: timestamp,
  answered_at: z.nullable(timestamp),
});

const goods = z.object({
  id,
  title: z.string(),
  image: z.nullable(image),
  cost: amountText,
  /** False where the warehouse does not offer them any more. */
  available: z.boolean(),
  in_showcase: z.boolean(),
});

export const listSourcing = endpoint({
  name: 'listSourcing',
  method: 'POST',
  path: '/v1/sourcing/list',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'Requests for goods that the warehouse lacks, the newest first.',
  input: z.object({ ...pageInput }),
  output: z.extend(pageOf(request), {
    /** Those without an answer, and how many a shop may have. */
    open: z.int(),
    max: z.int(),
    currency: currencyCode,
  }),
  refuses: [],
});

export const readSourcing = endpoint({
  name: 'readSourcing',
  method: 'POST',
  path: '/v1/sourcing/get',
  actor: 'merchant',
  roles: ['products'],
  reads: true,
  summary: 'One request, with the goods that were found.',
  input: z.object({ id }),
  output: z.extend(request, { goods: z.array(goods) }),
  refuses: ['recordNotFound'],
});

export const sendSourcing = endpoint({
  name: 'sendSourcing',
  method: 'POST',
  path: '/v1/sourcing/add',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Ask the catalogue team for goods. Sent twice with one id, it is one request.',
  input: z.object({
    id,
    title: words(limits.sourcingTitleMax, limits.sourcingTitleMin),
    link: z._default(z.string().check(z.trim(), z.maxLength(limits.sourcingLinkMax)), ''),
    cost: z.optional(amountText),
    countries: z.array(countryCode).check(z.minLength(1), z.maxLength(limits.sourcingCountriesMax)),
    pieces_per_month: z.int().check(z.minimum(1), z.maximum(limits.sourcingPiecesMax)),
  }),
  output: request,
  // Beyond `max` open ones: `reason` is `sourcing_max`.
  refuses: ['invalidOperation'],
});

export const withdrawSourcing = endpoint({
  name: 'withdrawSourcing',
  method: 'POST',
  path: '/v1/sourcing/withdraw',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Delete a request with its answer. An open one leaves the queue and frees its slot.',
  input: z.object({ id }),
  output: z.object({}),
  refuses: ['recordNotFound'],
});
