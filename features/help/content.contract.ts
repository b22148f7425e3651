// Answers and banners as the console writes them: drafts, versions that are never changed, their order.
import * as z from 'zod/mini';
import { articleCategories } from '#domain/content/article-route.ts';
import { contentId, contentKinds, contentLengths } from '#domain/content/content.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { languages } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { timestamp, version, sentTimestamp } from '#domain/wire/wire.ts';
import { bannerPlaces } from './contract.ts';

const kind = z.enum(contentKinds);
const contentName = z.string().check(z.regex(contentId));
/** Built-in banners have names of an older form. */
const anyName = z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9-]{1,59}$/));
const lang = z.enum(languages);
const revision = z.int().check(z.minimum(0), z.maximum(2_147_483_646));
const categories = z.enum(articleCategories);

/** A text as it is typed: what is wrong with it is said when it is published. */
function draftText(max: number) {
  return z.string().check(
    z.maxLength(max),
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/),
    // Half a character cannot be kept.
    z.overwrite((text) => text.toWellFormed()),
  );
}

export const articleDoc = z.strictObject({
  title: draftText(contentLengths.title),
  body: draftText(contentLengths.body),
});

export const bannerDoc = z.strictObject({
  places: z.array(z.enum(bannerPlaces)).check(z.maxLength(bannerPlaces.length)),
  route: z.string().check(z.maxLength(250)),
  texts: z.partialRecord(
    lang,
    z.strictObject({
      title: draftText(contentLengths.bannerTitle),
      text: draftText(contentLengths.bannerText),
      /** The address of an uploaded picture, and what is to be seen on it. */
      image: z.nullable(z.string().check(z.regex(/^\/files\/u\/[0-9a-f]{32}\/\d{1,5}\.webp$/))),
      alt: draftText(contentLengths.alt),
    }),
  ),
});

const windowStates = ['ended', 'scheduled', 'over', 'shown', 'replaced'] as const;

const versionFacts = {
  version: z.int(),
  state: z.enum(windowStates),
  from: timestamp,
  until: z.nullable(timestamp),
  by: z.string(),
  at: timestamp,
  ended: z.nullable(z.object({ by: z.string(), at: timestamp })),
  again_of: z.nullable(z.int()),
};
const draftFacts = { revision: z.int(), base: z.int(), by: z.string(), at: timestamp };

/** `outdated`: made from an English text that has changed since. `missing`: readers see English, and are told so. */
export const languageStates = ['shown', 'outdated', 'missing'] as const;

const languageState = z.object({
  lang,
  state: z.enum(languageStates),
  /** 0 is what the product itself says. */
  version: z.nullable(z.int()),
  has_draft: z.boolean(),
  scheduled: z.int(),
});

const articleHead = {
  id: contentName,
  title: z.string(),
  category: categories,
  is_hidden: z.boolean(),
  is_built_in: z.boolean(),
  /** Of category and hiding. */
  revision: z.int(),
  /** How many refusals of the app lead to it. */
  explains: z.int(),
  languages: z.array(languageState),
};

export const deskArticles = endpoint({
  name: 'deskArticles',
  method: 'GET',
  path: '/op/content/articles',
  actor: 'operator',
  right: 'content',
  summary: 'All answers in their order, hidden ones too, and how each stands in every language.',
  input: z.object({}),
  output: z.object({ list: z.array(z.object(articleHead)), order_revision: z.int() }),
  refuses: [],
});

export const deskArticle = endpoint({
  name: 'deskArticle',
  method: 'GET',
  path: '/op/content/articles/{id}',
  actor: 'operator',
  right: 'content',
  summary: 'An answer in one language: what is shown, what is being written, every version.',
  input: z.object({ id: contentName, lang }),
  output: z.object({
    ...articleHead,
    lang,
    /** What readers of this language see at the moment; null where they see nothing at all. */
    shown: z.nullable(z.object({ lang, version: z.int(), ...articleDoc.shape })),
    built_in: z.nullable(articleDoc),
    english: z.nullable(articleDoc),
    draft: z.nullable(z.object({ ...articleDoc.shape, ...draftFacts })),
    /** The newest first. */
    versions: z.array(z.object({ ...versionFacts, ...articleDoc.shape })),
    /** What `{name}` stands for in this language. */
    values: z.record(z.string(), z.string()),
    /** The names that a link may have. */
    targets: z.array(z.string()),
  }),
  refuses: [],
});

const banner = {
  id: z.string(),
  is_hidden: z.boolean(),
  is_built_in: z.boolean(),
  revision: z.int(),
  has_draft: z.boolean(),
  scheduled: z.int(),
  /** What is shown at the moment; null where nothing is. */
  shown: z.nullable(z.object({ version: z.int(), until: z.nullable(timestamp), ...bannerDoc.shape })),
};

export const deskBanners = endpoint({
  name: 'deskBanners',
  method: 'GET',
  path: '/op/content/banners',
  actor: 'operator',
  right: 'content',
  summary: 'All banners in their order, hidden and scheduled ones too.',
  input: z.object({}),
  output: z.object({ list: z.array(z.object(banner)), order_revision: z.int() }),
  refuses: [],
});

export const deskBanner = endpoint({
  name: 'deskBanner',
  method: 'GET',
  path: '/op/content/banners/{id}',
  actor: 'operator',
  right: 'content',
  summary: 'A banner: what is shown, what is being written, every version.',
  input: z.object({ id: anyName }),
  output: z.object({
    ...banner,
    draft: z.nullable(z.object({ ...bannerDoc.shape, ...draftFacts })),
    versions: z.array(z.object({ ...versionFacts, ...bannerDoc.shape })),
  }),
  refuses: [],
});

export const createContent = endpoint({
  name: 'createContent',
  method: 'POST',
  path: '/op/content/create',
  actor: 'operator',
  right: 'content',
  summary: 'A new answer or banner under a name of its own. Nothing is shown until a text is published.',
  input: z.object({ kind, id: contentName, category: z.optional(categories) }),
  output: z.object({ id: z.string() }),
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const changeContent = endpoint({
  name: 'changeContent',
  method: 'POST',
  path: '/op/content/change',
  actor: 'operator',
  right: 'content',
  summary: 'Put an answer into another category, or hide an answer or banner and show it again.',
  input: z.object({
    kind,
    id: anyName,
    revision,
    category: z.optional(categories),
    is_hidden: z.boolean(),
  }),
  output: z.object({ revision: z.int() }),
  refuses: ['staleVersion'],
});

export const saveArticleDraft = endpoint({
  name: 'saveArticleDraft',
  method: 'POST',
  path: '/op/content/articles/draft',
  actor: 'operator',
  right: 'content',
  summary:
    'Keep what is being written. `revision` is that of the draft that was read, 0 where there was none.',
  input: z.object({ id: contentName, lang, revision, ...articleDoc.shape }),
  output: z.object({ revision: z.int() }),
  refuses: ['staleVersion'],
});

export const saveBannerDraft = endpoint({
  name: 'saveBannerDraft',
  method: 'POST',
  path: '/op/content/banners/draft',
  actor: 'operator',
  right: 'content',
  summary: 'Keep what is being written of a banner, in all its languages.',
  input: z.object({ id: anyName, revision, ...bannerDoc.shape }),
  output: z.object({ revision: z.int() }),
  refuses: ['staleVersion'],
});

/** A banner has one text for all languages, kept under English. */
const named = { kind, id: anyName, lang };

export const dropDraft = endpoint({
  name: 'dropDraft',
  method: 'POST',
  path: '/op/content/drop',
  actor: 'operator',
  right: 'content',
  summary: 'Throw a draft away. What is published stays.',
  input: z.object({ ...named, revision }),
  output: z.object({ id: z.string() }),
  refuses: ['staleVersion'],
});

const showing = { from: z.optional(sentTimestamp), until: z.optional(z.nullable(sentTimestamp)) };

export const publishContent = endpoint({
  name: 'publishContent',
  method: 'POST',
  path: '/op/content/publish',
  actor: 'operator',
  right: 'content',
  summary: 'Make a version of a draft, shown from a moment on (at once), until another one or for good.',
  input: z.object({ ...named, revision, ...showing }),
  output: z.object({ version: z.int() }),
  refuses: ['staleVersion', 'invalidOperation'],
});

export const republishContent = endpoint({
  name: 'republishContent',
  method: 'POST',
  path: '/op/content/again',
  actor: 'operator',
  right: 'content',
  summary: 'Go back: an earlier version is published again as the newest. 0 is what the product itself says.',
  input: z.object({ ...named, version: revision, newest: revision, ...showing }),
  output: z.object({ version: z.int() }),
  once: 'optional',
  refuses: ['staleVersion', 'invalidOperation'],
});

export const endContent = endpoint({
  name: 'endContent',
  method: 'POST',
  path: '/op/content/end',
  actor: 'operator',
  right: 'content',
  summary: 'Take a version down before its time. It stays in the history.',
  input: z.object({ ...named, version }),
  output: z.object({ id: z.string() }),
  refuses: ['invalidOperation'],
});

export const orderContent = endpoint({
  name: 'orderContent',
  method: 'POST',
  path: '/op/content/order',
  actor: 'operator',
  right: 'content',
  summary: 'The order in which answers or banners are shown.',
  input: z.object({
    kind,
    revision,
    ids: z.array(anyName).check(z.minLength(1), z.maxLength(limits.contentMax)),
  }),
  output: z.object({ revision: z.int() }),
  refuses: ['staleVersion'],
});

export const uploadBannerPicture = endpoint({
  name: 'uploadBannerPicture',
  method: 'POST',
  path: '/op/content/picture',
  actor: 'operator',
  right: 'content',
  summary: 'A picture for a banner, drawn anew. It is shown where a published banner names it.',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  once: 'optional',
  refuses: [],
  body: 'multipart',
  files: { file: 'one' },
});
