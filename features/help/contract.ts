// Questions and answers, what the platform itself has to say, and when somebody is there.
import * as z from 'zod/mini';
import { articleCategories } from '#domain/content/article-route.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { everyMember } from '#domain/shop/team-roles.ts';
import { pageInput, pageOf } from '#domain/wire/page.ts';
import { image, languageCode, timestamp } from '#domain/wire/wire.ts';

const category = z.enum(articleCategories);
const slug = z.string().check(z.minLength(2), z.maxLength(60));

export const articleRow = z.object({
  id: slug,
  title: z.string(),
  category,
  excerpt: z.string(),
  updated_at: timestamp,
  /** The language of these words. */
  lang: z.string(),
  /** False where the asked language has no words yet and these are the source's. */
  translated: z.boolean(),
});

export const listArticles = endpoint({
  name: 'listArticles',
  method: 'POST',
  path: '/v1/home/qa',
  actor: 'merchant',
  roles: everyMember,
  reads: true,
  summary:
    'Questions and answers, searched in the language of the reader; a code such as 424 finds its answer.',
  input: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    category: z.optional(category),
    lang: z.optional(languageCode),
    ...pageInput,
  }),
  output: z.object({
    ...pageOf(articleRow).shape,
    /** How many answers of the search each category has. */
    counts: z.record(z.string(), z.int()),
  }),
  refuses: ['langCfgNotConfigured'],
});

const span = z.object({ text: z.string(), to: z.nullable(z.string()), is_strong: z.boolean() });

export const articleBlock = z.object({
  kind: z.enum(['text', 'title', 'list', 'steps']),
  lines: z.array(z.array(span)),
});

const helpful = z.object({ yes: z.int(), no: z.int(), mine: z.nullable(z.boolean()) });

export const articleDetail = endpoint({
  name: 'articleDetail',
  method: 'POST',
  path: '/v1/home/qa_detail',
  actor: 'merchant',
  roles: everyMember,
  reads: true,
  summary: 'One answer: as blocks, as HTML made of them, and as plain text.',
  input: z.object({ id: slug, lang: z.optional(languageCode) }),
  output: z.object({
    id: slug,
    title: z.string(),
    category,
    body: z.array(articleBlock),
    body_html: z.string(),
    body_text: z.string(),
    related: z.array(z.object({ id: slug, title: z.string() })),
    helpful,
    updated_at: timestamp,
    version: z.int(),
    lang: z.string(),
    source_lang: z.string(),
    translated: z.boolean(),
    translated_at: z.nullable(timestamp),
    /** True where the source has changed since it was translated. */
    source_changed: z.boolean(),
    /** The codes that this answer explains. */
    codes: z.array(z.int()),
  }),
  refuses: ['langCfgNotConfigured'],
});

export const voteArticle = endpoint({
  name: 'voteArticle',
  method: 'POST',
  path: '/v1/home/qa_vote',
  actor: 'merchant',
  roles: everyMember,
  summary: 'Whether an answer helped: one vote a person, which may be changed.',
  input: z.object({ id: slug, helpful: z.boolean() }),
  output: helpful,
  refuses: [],
});

export const bannerPlaces = ['home', 'wallet', 'warehouse'] as const;

export const listBanners = endpoint({
  name: 'listBanners',
  method: 'POST',
  path: '/v1/swipeAd/list',
  actor: 'merchant',
  roles: everyMember,
  reads: true,
  summary: "The platform's own information for a place. `sponsor` is null: nobody pays to stand here.",
  input: z.object({ place: z.enum(bannerPlaces) }),
  output: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        /** Null where words are enough. */
        image: z.nullable(image),
        title: z.string(),
        text: z.string(),
        route: z.string(),
        alt: z.string(),
        sponsor: z.nullable(z.object({ shop: z.string(), why: z.string() })),
        from: timestamp,
        /** Null: until it is taken down. */
        to: z.nullable(timestamp),
      }),
    ),
    interval_ms: z.int(),
  }),
  refuses: [],
});

export const serviceInfo = endpoint({
  name: 'serviceInfo',
  method: 'GET',
  path: '/v1/service/info',
  actor: 'anyone',
  summary: 'When somebody reads what merchants write, and how soon they answer at the latest.',
  input: z.object({}),
  output: z.object({
    /** Working days, in the zone of those who answer. */
    hours: z.object({ from: z.string(), to: z.string(), zone: z.string() }),
    open: z.boolean(),
    /** The next moment at which `open` changes. */
    changes_at: timestamp,
    answer_hours: z.int(),
    chat: z.object({ open: z.boolean(), closed_reason: z.nullable(z.string()) }),
  }),
  refuses: [],
});
