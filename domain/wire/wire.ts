// Shapes that many calls share on the wire.
import * as z from 'zod/mini';
import { amountPattern } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { holdReasons } from '#domain/states/parcel.ts';

/** A decimal string in major units; its scale is checked against the record's currency when it is read. */
export const amountText = z.string().check(z.regex(amountPattern));
/** An amount that may be below zero: profits only, never balances. */
export const signedAmountText = z.string().check(z.regex(/^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,6})?$/));
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3,5}$/));
/** A moment as text. An act gives a `Date`: the server writes it (`platform/http/written.ts`), a browser reads text. */
export const timestamp: z.ZodMiniType<string, string | Date> = z.iso.datetime({ precision: 3 });
/** A moment as a caller sends it. */
export const sentTimestamp = z.iso.datetime({ precision: 3 });
export const id = z.uuid();
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));
export const languageCode = z.string().check(z.minLength(2), z.maxLength(16));
export const quantity = z.int().check(z.minimum(1), z.maximum(limits.quantityMax));
/** As many as a column can count, and one more. */
export const versionMax = 2_147_483_646;
/** What somebody saw of a record when they changed it. */
export const version = z.int().check(z.minimum(1), z.maximum(versionMax));
export const handle = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/));

/** Text of a person: trimmed, without control characters, 1 to `max` characters (code points, as the database counts). */
export function words(max: number, min = 1) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/),
    );
}

export const image = z.object({ url: z.string(), alt: z.string() });

/** What a viewer may do, until when, or why not. */
export const can = z.object({
  action: z.string(),
  allowed: z.boolean(),
  until: z.nullable(timestamp),
  why: z.nullable(z.string()),
});

export const hold = z.object({
  id,
  kind: z.string(),
  amount: amountText,
  reason_code: z.string(),
  reason: z.string(),
  from: timestamp,
  until: z.nullable(timestamp),
  review_at: z.nullable(timestamp),
  appeal: z.object({ state: z.string(), deadline_at: z.nullable(timestamp) }),
  /** The number of its act in the public record; null where that does not have it yet. */
  record: z.optional(z.nullable(z.int())),
});

/** One step of a parcel, translated by its code; `raw` keeps the carrier's own words. */
export const step = z.object({
  code: z.string(),
  text: z.string(),
  at: timestamp,
  place: z.nullable(z.string()),
  raw: z.nullable(z.string()),
});

export const token = z.string().check(z.minLength(20), z.maxLength(200));

/** What a carrier says of a parcel waits for a person: why, in words, and since when. Nothing moves until then. */
export const parcelHold = z.object({ reason: z.enum(holdReasons), text: z.string(), since: timestamp });
