// In which language a page speaks: that of its address, else the one chosen before, else the browser's, else English.
import type { FastifyRequest } from 'fastify';
import { languageOf, pickLanguage, type Language } from '#domain/language.ts';
import { splitLanguage } from '#domain/language-path.ts';
import { readCookie, setCookie } from './storefront-cookies.ts';

const cookieName = 'language';
const cookieDays = 365;

export type Spoken = {
  readonly language: Language;
  /** The language that the address names; every link of the page then names it too. */
  readonly named: Language | undefined;
  /** The one that was chosen before. */
  readonly remembered: Language | undefined;
};

export function spokenOf(request: FastifyRequest): Spoken {
  const named = splitLanguage(request.originalUrl).language;
  const chosen = readCookie(request.headers.cookie, cookieName);
  const remembered = chosen === undefined ? undefined : languageOf(chosen);
  return {
    language: named ?? remembered ?? pickLanguage(request.headers['accept-language']),
    named,
    remembered,
  };
}

/** The `Set-Cookie` header that keeps a choice of language. */
export function writeLanguage(language: Language, isSecure: boolean): string {
  return setCookie(cookieName, language, { days: cookieDays, isSecure });
}

/**
 * The path of the page that is shown, without a language: where a change of language leads to. After a form it is the
 * nearest page that can be opened by its address.
 */
export function placeOf(request: FastifyRequest): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  if (request.method !== 'POST') return withQuery(path, query);
  const parts = path.split('/');
  const pattern = (request.routeOptions.url ?? '').split('/');
  for (let count = Math.min(parts.length, pattern.length); count > 2; count -= 1) {
    const url = pattern.slice(0, count).join('/');
    // What a star stands for may hold more than one part.
    const place = url.endsWith('*') ? path : parts.slice(0, count).join('/');
    if (request.server.hasRoute({ method: 'GET', url })) return place;
  }
  return path;
}

/** Messages about what has just been done are not said again. */
function withQuery(path: string, text: string): string {
  const query = new URLSearchParams(text);
  query.delete('say');
  query.delete('try');
  const rest = query.toString();
  return rest === '' ? path : `${path}?${rest}`;
}
