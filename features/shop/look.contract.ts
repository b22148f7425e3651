// How a shop's pages look: a draft that its merchant tries, and the versions that were published.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp } from '#domain/wire/wire.ts';
import { lookShape } from './look.shapes.ts';

const state = z.object({
  /** What is being tried; where nothing is, what buyers see. */
  look: lookShape,
  /** True where it is not what buyers see. */
  is_changed: z.boolean(),
  /** A colour that could not be read on the chosen ground, and the nearest that can; null where it is used as it is. */
  corrected: z.nullable(z.object({ asked: z.string(), used: z.string() })),
  /** The version that buyers see; null for the platform's own look. */
  version: z.nullable(z.int()),
  /** The newest first. */
  versions: z.array(z.object({ version: z.int(), published_at: timestamp, look: lookShape })),
  /** Where the shop's page shows the draft, for its merchant, until a time. */
  preview: z.object({ path: z.string(), until: timestamp }),
});

export const shopLook = endpoint({
  name: 'shopLook',
  method: 'POST',
  path: '/v1/shop/look',
  actor: 'merchant',
  summary: "The look of the shop's pages; `draft` changes what is being tried, which buyers do not see.",
  input: z.object({
    draft: z.optional(lookShape),
    /** True forgets the draft. */
    discard: z.optional(z.boolean()),
  }),
  output: state,
  refuses: [],
});

export const publishLook = endpoint({
  name: 'publishLook',
  method: 'POST',
  path: '/v1/shop/look/publish',
  actor: 'merchant',
  summary: 'Shows the draft to buyers, as the next version of the look.',
  input: z.object({}),
  output: state,
  refuses: ['invalidOperation'],
  once: true,
});
