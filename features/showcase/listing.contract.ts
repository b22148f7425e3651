// What a shop says of one product in its own words and pictures.
import * as z from 'zod/mini';
import { listingLimits } from '#domain/limits/listing.ts';
import { languages } from '#domain/text/language.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, timestamp } from '#domain/wire/wire.ts';

const language = z.enum(languages);

const listing = z.object({
  id,
  code: z.string(),
  public_url: z.string(),
  on_sale: z.boolean(),
  /** 0 where the shop has said nothing yet. */
  version: z.int(),
  /** The shop's own words; null for what is left to the supplier. */
  texts: z.array(
    z.object({ lang: language, title: z.nullable(z.string()), description: z.nullable(z.string()) }),
  ),
  /** What the supplier says, in each language that there is; English always. */
  supplier_texts: z.array(z.object({ lang: language, title: z.string(), description: z.string() })),
  /** As buyers see them, in order. */
  pictures: z.array(z.object({ url: z.string(), is_own: z.boolean() })),
  /** All that the supplier has, in their order. */
  supplier_pictures: z.array(z.object({ url: z.string() })),
  /** The shop's own video; null for none. Sides in pixels. */
  video: z.nullable(
    z.object({ url: z.string(), mime: z.string(), w: z.int(), h: z.int(), captions: z.nullable(z.string()) }),
  ),
  /** True where the pictures are the supplier's in their order. */
  follows_supplier: z.boolean(),
  /** Always shown, whatever the shop says. */
  legal: z.object({ warnings: z.string(), maker: z.string(), eu_person: z.nullable(z.string()) }),
  /** Brands that may be named because the supplier names them. */
  supplier_names: z.string(),
  gtin: z.nullable(z.string()),
  /** Until when the last change can be undone; null where it cannot. */
  undo_until: z.nullable(timestamp),
});

export const readListing = endpoint({
  name: 'readListing',
  method: 'GET',
  path: '/v1/showcase/listing',
  actor: 'merchant',
  roles: ['products'],
  summary: 'What the shop says of one product, beside what the supplier says.',
  input: z.object({ id }),
  output: listing,
  refuses: [],
});

export const saveListing = endpoint({
  name: 'saveListing',
  method: 'POST',
  path: '/v1/showcase/listing',
  actor: 'merchant',
  roles: ['products'],
  summary:
    'Say something else of one product: texts by language, pictures in order, and a video. What is left out stays; null is the supplier’s, or no video.',
  input: z.object({
    id,
    version: z.int().check(z.minimum(0)),
    texts: z.optional(
      z
        .array(
          z.object({
            lang: language,
            title: z.nullable(z.string().check(z.maxLength(2 * listingLimits.listingTitleMax))),
            description: z.nullable(z.string().check(z.maxLength(2 * listingLimits.listingDescriptionMax))),
          }),
        )
        .check(z.maxLength(languages.length)),
    ),
    /** In order: one that is shown or of the supplier by its address, a new one by its file (kind `goods`). */
    pictures: z.optional(
      z.nullable(
        z
          .array(z.object({ url: z.optional(z.string().check(z.maxLength(200))), file_id: z.optional(id) }))
          .check(z.maxLength(listingLimits.listingPicturesMax)),
      ),
    ),
    /** Another video by its file (kind `video`), or the same one with other captions; null for none. */
    video: z.optional(
      z.nullable(
        z.object({
          file_id: z.optional(id),
          captions: z.optional(
            z.nullable(z.string().check(z.maxLength(2 * listingLimits.listingVideoCaptionsMax))),
          ),
        }),
      ),
    ),
  }),
  output: listing,
  refuses: ['staleVersion'],
});

export const undoListing = endpoint({
  name: 'undoListing',
  method: 'POST',
  path: '/v1/showcase/listing_undo',
  actor: 'merchant',
  roles: ['products'],
  summary: 'Put back what the shop said before its last change, once and within 10 minutes.',
  input: z.object({ id, version: z.int().check(z.minimum(1)) }),
  output: listing,
  refuses: ['staleVersion', 'invalidOperation'],
});
