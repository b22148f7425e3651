// A notice in the words of whoever reads it, whatever language it was told in.
import { isAsset, formatUnits } from '#domain/money/money.ts';
import type { Language } from '#domain/text/language.ts';
import { choicesOf, noticeWays } from '#domain/notifications/notice-choices.ts';
import { isNoticeCode, noticeFacts } from '#domain/notifications/notices.ts';
import type { notice } from '#features/notifications/contract.ts';
import { formatMoney } from '#locales/format-money.ts';
import { noticeWords } from '#locales/server.ts';
import type * as z from 'zod/mini';
import type { NoticeRow } from './notices.sql.ts';
import type { WayRow } from './outbox.sql.ts';

type Notice = z.output<typeof notice>;

export type Reader = {
  readonly language: Language;
  readonly tz: string;
  /** What they chose to hear of, as it is kept. */
  readonly notify: unknown;
  /** Up to here everything is read, since then. */
  readonly readTo: bigint;
  readonly readToAt: Date | null;
  /** What became of it on the ways out of the app. */
  readonly ways?: readonly WayRow[] | undefined;
};

/** Where a notice leads whose own place cannot be told any more. */
const lostRoute = '/notifications';

/** What a notice is about, by the fact that holds its id. */
const refs: readonly (readonly [string, string])[] = [
  ['order_id', 'order'],
  ['withdrawal_id', 'withdrawal'],
  ['deposit_id', 'deposit'],
  ['restriction_id', 'restriction'],
  ['ticket', 'feedback'],
];

/** Announcements by their ids: what the platform wrote by hand. */
export type Spoken = ReadonlyMap<string, { title: string; body: string; route: string | null }>;

export function announcementOf(facts: Record<string, unknown>): string | undefined {
  const { announcement_id: id } = facts;
  return typeof id === 'string' ? id : undefined;
}

export function presentNotice(row: NoticeRow, reader: Reader, spoken: Spoken = new Map()): Notice {
  const announced = spoken.get(announcementOf(row.facts) ?? '');
  const shown = Object.fromEntries(
    Object.entries({ ...row.facts, ...announced }).map(([name, value]) => [name, shownAs(value, reader)]),
  );
  const { code } = row;
  const words = isNoticeCode(code)
    ? { ...noticeWords(reader.language, code, shown), route: routeOf(noticeFacts(code).route, row.facts) }
    : { title: code, body: '', route: lostRoute };
  const readAt = row.read_at ?? (row.n <= reader.readTo ? (reader.readToAt ?? row.at) : null);
  return {
    id: row.id,
    code,
    kind: row.kind,
    ...words,
    ...(announced === undefined || announced.route === null ? {} : { route: announced.route }),
    ref: refOf(row.facts),
    severity: row.severity,
    created_at: row.at.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    channels: channelsOf(row, reader),
  };
}

const wayStates = {
  sent: 'delivered',
  waiting: 'waiting',
  unneeded: 'unneeded',
  late: 'failed',
  given_up: 'failed',
} as const;

/** What was sent is told as it went, whatever is chosen since; what was not, as it is chosen. */
function channelsOf(row: NoticeRow, { notify, ways = [] }: Reader): Notice['channels'] {
  const chosen = choicesOf(notify, row.kind);
  return noticeWays.map((name) => {
    const sent = ways.find(({ way }) => way === name);
    if (sent !== undefined) return { name, state: wayStates[sent.state], at: sent.at?.toISOString() ?? null };
    if (!chosen[name]) return { name, state: 'off', at: null };
    return name === 'app'
      ? { name, state: 'delivered', at: row.at.toISOString() }
      : { name, state: 'not_open', at: null };
  });
}

/** A fact as text: money and moments as the reader writes them. */
function shownAs(value: unknown, { language, tz }: Reader): string {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dayIn(language, value) : value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  if ('at' in value && typeof value.at === 'string') return momentIn(language, value.at, tz);
  return moneyIn(language, value) ?? '';
}

function moneyIn(language: Language, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('units' in value) || !('currency' in value))
    return undefined;
  const { units, currency } = value;
  if (typeof units !== 'string' || typeof currency !== 'string' || !isAsset(currency)) return undefined;
  return formatMoney(language, formatUnits(BigInt(units), currency), currency);
}

/** The sum that a notice is about, as its words have it; undefined where it names none, or several. */
export function soleAmountOf(
  { facts }: NoticeRow,
  { title, body }: Pick<Notice, 'title' | 'body'>,
  { language }: Reader,
): string | undefined {
  const [amount, ...others] = Object.values(facts).flatMap((value) => moneyIn(language, value) ?? []);
  if (amount === undefined || others.length > 0) return undefined;
  return title.includes(amount) || body.includes(amount) ? amount : undefined;
}

function momentIn(language: Language, at: string, timeZone: string): string {
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(language, form).format(new Date(at));
}

function dayIn(language: Language, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}

/** The route with the ids of its facts; the list itself where one of them is missing. */
function routeOf(route: string, facts: Record<string, unknown>): string {
  let isWhole = true;
  const filled = route.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = facts[name];
    if (typeof value !== 'string' || value === '') isWhole = false;
    return typeof value === 'string' ? encodeURIComponent(value) : '';
  });
  return isWhole ? filled : lostRoute;
}

function refOf(facts: Record<string, unknown>): { kind: string; id: string } | null {
  for (const [name, kind] of refs) {
    const id = facts[name];
    if (typeof id === 'string') return { kind, id };
  }
  return null;
}
