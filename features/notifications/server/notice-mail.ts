// A mail to a merchant: one notice, several at once, or a summary; as text and as HTML.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { noticeKinds, type NoticeKind } from '#domain/notifications/notices.ts';
import { noticeMailWords } from '#locales/notice-mail.ts';
import { sayIn } from '#locales/say.ts';
import { oneLine, type Email } from '#platform/ports/mail.ts';
import type { Environment } from '#platform/environment.ts';
import type { Link } from './mail/blocks.ts';
import { drawCode } from './mail/code-picture.ts';
import { frameMail, sentenceOf, type MailContent, type Sentence } from './mail/frame.ts';

/** A notice as it is said to its reader. */
export type Said = {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly body: string;
  readonly route: string;
  /** The sum that it tells of, as its reader writes it. */
  readonly amount?: string | undefined;
};

type MailTo = {
  readonly env: Pick<Environment, 'baseUrl' | 'brand'>;
  readonly language: Language;
  readonly address: string;
  /** Names the mail: a repeat has the same one. */
  readonly id: string;
  /** One click of a mail program ends mails like this one (RFC 8058). */
  readonly stop?: string | undefined;
};

export type MailRequest = MailTo & {
  readonly env: Pick<Environment, 'secret'>;
  readonly shopId: bigint;
  readonly shop: string;
};

type Parts = {
  readonly subject: string;
  readonly lead: string | undefined;
  readonly amount?: string | undefined;
  readonly items: MailContent['items'];
  readonly facts: readonly string[];
  readonly action: Link | undefined;
  readonly small: readonly (string | Sentence)[];
  readonly stop: string | undefined;
};

/** What was told, in one mail. */
export function noticesMail(ask: MailRequest, told: readonly Said[]): Email {
  const { mail, kind } = noticeMailWords(ask.language);
  const [first] = told;
  const only = told.length === 1 ? first : undefined;
  const kinds = noticeKinds.filter((one) => told.some((said) => said.kind === one));
  const stop = stopUrl(ask, kinds);
  const names = listOf(
    ask.language,
    kinds.map((one) => kind[one]),
  );
  const values = { count: told.length, shop: oneLine(ask.shop) };
  return emailOf(ask, {
    subject: only?.title ?? sayIn(ask.language, mail.several, values),
    lead: only === undefined ? mail.severalLead : only.body,
    amount: only?.amount,
    items: only === undefined ? itemsOf(ask, told) : [],
    facts: moreOf(ask, told.length),
    action:
      only === undefined
        ? { text: mail.openAll, url: `${ask.env.baseUrl}/notifications` }
        : { text: mail.action, url: ask.env.baseUrl + only.route },
    small: [
      sayIn(ask.language, mail.why, values),
      sentenceOf(ask.language, mail.stop, { kinds: names, url: stop }),
      settingsLine(ask),
    ],
    stop,
  });
}

/** What is unread, in one mail. */
export function digestMail(ask: MailRequest, every: 'daily' | 'weekly', unread: readonly Said[]): Email {
  const { mail, kind } = noticeMailWords(ask.language);
  const values = { count: unread.length, shop: oneLine(ask.shop) };
  const stop = stopUrl(ask, ['digest']);
  const perKind = noticeKinds.flatMap((one) => {
    const count = unread.filter((said) => said.kind === one).length;
    return count === 0 ? [] : [sayIn(ask.language, mail.perKind, { kind: kind[one], count: String(count) })];
  });
  return emailOf(ask, {
    subject: sayIn(ask.language, mail[every], values),
    lead: mail.digestLead,
    items: itemsOf(ask, unread),
    facts: [...moreOf(ask, unread.length), ...perKind],
    action: { text: mail.openAll, url: `${ask.env.baseUrl}/notifications` },
    small: [
      sayIn(ask.language, mail.whyDigest, values),
      sentenceOf(ask.language, mail.stopDigest, { url: stop }),
      settingsLine(ask),
    ],
    stop,
  });
}

/** The code that confirms an address. */
export function codeMail(ask: MailRequest, code: string): Email {
  const { code: words } = noticeMailWords(ask.language);
  const values = { code, minutes: limits.mailCodeMinutes };
  return emailOf(ask, {
    subject: sayIn(ask.language, words.subject, values),
    lead: sayIn(ask.language, words.body, values),
    items: [],
    facts: [],
    action: undefined,
    small: [words.ignore],
    stop: undefined,
  });
}

/** The link that replaces a forgotten password. */
export function resetMail(ask: MailRequest, { username, token }: { username: string; token: string }): Email {
  const { reset: words } = noticeMailWords(ask.language);
  const values = { username: oneLine(username), minutes: limits.resetMinutes };
  return emailOf(ask, {
    subject: words.subject,
    lead: sayIn(ask.language, words.body, values),
    items: [],
    facts: [],
    action: { text: words.action, url: `${ask.env.baseUrl}/reset?token=${token}` },
    small: [words.ignore],
    stop: undefined,
  });
}

/** To an address that was confirmed for the first time: with the key of the public record, as text and for a camera. */
export async function welcomeMail(
  ask: MailRequest & { readonly env: Pick<Environment, 'recordKeys'> },
): Promise<Email> {
  const { env, language, address, id } = ask;
  const { welcome: words, mail } = noticeMailWords(language);
  const { vkey } = env.recordKeys.log;
  const values = { brand: oneLine(env.brand.name), shop: oneLine(ask.shop) };
  const picture = await drawCode(vkey, 'record-key');
  const url = `${env.baseUrl}/trust/record`;
  const content: MailContent = {
    subject: sayIn(language, words.subject, values),
    greeting: mail.greeting,
    paragraphs: [sayIn(language, words.lead, values), words.key],
    facts: [{ name: words.line, value: vkey }],
    picture: { cid: picture.cid, says: words.picture },
    action: { text: words.action, url, plain: sayIn(language, mail.open, { action: words.action, url }) },
    footer: [words.never, settingsLine(ask)],
  };
  return frameMail(
    { env, language, address, id },
    { content, sender: { name: env.brand.name }, pictures: [picture] },
  );
}

type Plain = Pick<Parts, 'subject' | 'small'> & {
  readonly lead: string;
  readonly lines: readonly string[];
  readonly action: Link;
};

/** An email of another room, in the platform's look. Lines are text: nothing in them becomes a link. */
export function writeMail(to: MailTo, { lines, ...parts }: Plain): Email {
  return emailOf(to, { ...parts, items: [], facts: lines, stop: to.stop });
}

function settingsLine({ language, env }: MailRequest): Sentence {
  return sentenceOf(language, noticeMailWords(language).mail.settings, {
    url: `${env.baseUrl}/settings/notices`,
  });
}

function itemsOf({ env }: MailRequest, told: readonly Said[]): NonNullable<MailContent['items']> {
  return told
    .slice(0, limits.mailNoticesMax)
    .map(({ title, body, route }) => ({ text: title, body, url: env.baseUrl + route }));
}

function moreOf({ language }: MailRequest, count: number): string[] {
  const more = count - limits.mailNoticesMax;
  return more > 0 ? [sayIn(language, noticeMailWords(language).mail.more, { count: more })] : [];
}

function listOf(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

function emailOf({ address, id, language, env }: MailTo, parts: Parts): Email {
  const { subject, lead, amount, items = [], facts, action, small, stop } = parts;
  const { mail } = noticeMailWords(language);
  const content: MailContent = {
    subject,
    greeting: mail.greeting,
    paragraphs: [lead ?? '', ...facts].filter((text) => text !== ''),
    amount,
    items,
    action:
      action === undefined
        ? undefined
        : { ...action, plain: sayIn(language, mail.open, { action: action.text, url: action.url }) },
    footer: small,
  };
  return frameMail({ env, language, address, id, stop }, { content, sender: { name: env.brand.name } });
}

type Stopped = NoticeKind | 'digest';
const stoppable: readonly Stopped[] = [...noticeKinds, 'digest'];

function macOf(signed: string, secret: string): string {
  return createHmac('sha256', secret).update(`notice-stop|${signed}`).digest('base64url').slice(0, 27);
}

function stopUrl({ env, shopId }: MailRequest, kinds: readonly Stopped[]): string {
  return `${env.baseUrl}/notices/stop/${stopTokenOf(shopId, kinds, env.secret)}`;
}

/** Ends mails of these kinds without a password: shop, kinds, and what only this instance can make. */
export function stopTokenOf(shopId: bigint, kinds: readonly Stopped[], secret: string): string {
  const signed = `${shopCodeOf(shopId)}.${kinds.join('-')}`;
  return `${signed}.${macOf(signed, secret)}`;
}

/** What a token ends; undefined for one that this instance did not make. */
export function readStopToken(
  token: string,
  secret: string,
): { readonly shopId: bigint; readonly kinds: readonly Stopped[] } | undefined {
  const end = token.lastIndexOf('.');
  const signed = token.slice(0, Math.max(0, end));
  const expected = Buffer.from(macOf(signed, secret));
  const given = Buffer.from(token.slice(end + 1));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [code = '', names = ''] = signed.split('.');
  const shopId = shopIdOf(code);
  if (shopId === undefined) return undefined;
  const kinds = stoppable.filter((one) => names.split('-').includes(one));
  return { shopId, kinds };
}
