// What a device shows: in the words of its person, and no more of it than they chose to have seen.
import type { Language } from '#domain/text/language.ts';
import { noticeMailWords } from '#locales/notice-mail.ts';
import { sayIn } from '#locales/say.ts';
import type { NoticeRow } from '#features/notifications/server/notices.sql.ts';
import type { Said } from '#features/notifications/server/notice-mail.ts';

/** What the service worker is given (apps/merchant/worker/push.ts reads it). */
export type CallText = {
  readonly title: string;
  readonly body: string;
  /** Where pressing it leads, in the merchant's app. */
  readonly route: string;
  /** The same tag is shown once: a repeat, or what a later one says too, replaces it. */
  readonly tag: string;
  readonly lang: string;
  readonly at: string;
};

// Far below what a push service takes, whatever script the words are in.
const titleMax = 120;
const bodyMax = 500;

/** @param said What happened, where it may be seen; undefined says only what it is about. */
export function noticeCall(
  language: Language,
  row: Pick<NoticeRow, 'id' | 'kind' | 'severity' | 'at'>,
  said: Said,
  showsDetails: boolean,
): CallText {
  const { hidden } = noticeMailWords(language);
  return {
    title: cut(showsDetails ? said.title : hidden.title[row.kind], titleMax),
    body: cut(showsDetails ? said.body : hidden.body[row.severity], bodyMax),
    route: said.route,
    tag: row.id,
    lang: language,
    at: row.at.toISOString(),
  };
}

/** Several at once. */
export function manyCall(language: Language, count: number, at: Date): CallText {
  const { many } = noticeMailWords(language);
  return {
    title: sayIn(language, many.title, { count }),
    body: many.body,
    route: '/notifications',
    tag: 'many',
    lang: language,
    at: at.toISOString(),
  };
}

export function testCall(language: Language, at: Date): CallText {
  const { test } = noticeMailWords(language);
  return {
    title: test.title,
    body: test.body,
    route: '/notifications',
    tag: 'test',
    lang: language,
    at: at.toISOString(),
  };
}

function cut(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

/** What a push service replaces an undelivered message by: the tag, short enough for it. */
export function topicOf({ tag }: Pick<CallText, 'tag'>): string {
  const hex = tag.replaceAll('-', '');
  return /^[0-9a-f]{32}$/.test(hex) ? Buffer.from(hex, 'hex').toString('base64url') : tag;
}
