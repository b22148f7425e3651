// A shop's own pages, and the menu that leads to pages, collections and types of goods, as the merchant makes them.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { menuKinds } from '#domain/shop/shop-page.ts';
import { languages } from '#domain/text/language.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { id, versionMax } from '#domain/wire/wire.ts';

const language = z.enum(languages);
/** 0 for what was never saved. */
const readVersion = z.int().check(z.minimum(0), z.maximum(versionMax));

const summary = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  is_shown: z.boolean(),
  public_url: z.string(),
  version: z.int(),
});

const place = z.object({ kind: z.enum(menuKinds), ref: z.string().check(z.maxLength(40)) });
const named = z.extend(place, {
  title: z.string(),
  /** False where it is hidden or gone: buyers do not see the entry. */
  is_shown: z.boolean(),
});

const list = z.object({
  list: z.array(summary),
  max: z.int(),
  menu: z.object({
    entries: z.array(named),
    max: z.int(),
    version: z.int(),
    /** What can be in it. */
    choices: z.array(named),
  }),
});

const page = z.extend(summary, {
  texts: z.array(z.object({ lang: language, title: z.string(), body: z.string() })),
});

export const listShopPages = endpoint({
  name: 'listShopPages',
  method: 'GET',
  path: '/v1/page/list',
  actor: 'merchant',
  summary: 'The own pages of the shop, its menu, and what can be in the menu.',
  input: z.object({}),
  output: list,
  refuses: [],
});

export const readShopPage = endpoint({
  name: 'readShopPage',
  method: 'GET',
  path: '/v1/page',
  actor: 'merchant',
  summary: 'One page of the shop with its words in every language.',
  input: z.object({ id }),
  output: page,
  refuses: [],
});

export const saveShopPage = endpoint({
  name: 'saveShopPage',
  method: 'POST',
  path: '/v1/page',
  actor: 'merchant',
  summary:
    'Make a page under an id of your own with version 0, or change one. Its address stays when its title changes.',
  input: z.object({
    id,
    version: readVersion,
    texts: z
      .array(
        z.object({
          lang: language,
          title: z.string().check(z.trim(), z.minLength(1), z.maxLength(2 * limits.collectionTitleMax)),
          /** Paragraphs, `## headings`, lists and **strong** words; no HTML and no links. */
          body: z.string().check(z.trim(), z.minLength(1), z.maxLength(2 * limits.shopPageTextMax)),
        }),
      )
      .check(z.minLength(1), z.maxLength(languages.length)),
    is_shown: z.boolean(),
  }),
  output: page,
  // `pages_max`, with `max`.
  refuses: ['staleVersion', 'invalidOperation'],
});

export const removeShopPage = endpoint({
  name: 'removeShopPage',
  method: 'POST',
  path: '/v1/page/remove',
  actor: 'merchant',
  summary: 'Delete a page of the shop.',
  input: z.object({ id, version: readVersion }),
  output: list,
  refuses: ['staleVersion'],
});

export const setMenu = endpoint({
  name: 'setMenu',
  method: 'POST',
  path: '/v1/menu',
  actor: 'merchant',
  summary: 'Choose what the menu of the shop leads to, in order.',
  input: z.object({
    entries: z.array(place).check(z.maxLength(limits.menuEntriesMax)),
    version: readVersion,
  }),
  output: list,
  refuses: ['staleVersion'],
});
