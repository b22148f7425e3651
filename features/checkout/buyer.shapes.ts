// Who buys: name and address as a country's carriers need them. In any script.
import * as z from 'zod/mini';
import { countryCode, words } from '#domain/wire/wire.ts';

export const buyer = z.object({
  name: words(80, 2),
  email: z.email().check(z.maxLength(120)),
  phone: z.optional(z.string().check(z.regex(/^(?:\+?[0-9][0-9 ()-]{5,20})?$/))),
  company: z.optional(words(80, 0)),
  address: words(200, 3),
  /** Flat, floor, building. */
  address2: z.optional(words(200, 0)),
  city: words(80, 1),
  /** State, province, prefecture: what the country calls its parts. */
  state: z.optional(words(80, 0)),
  postcode: words(16, 0),
  country: countryCode,
  note: z.optional(words(300, 0)),
});
