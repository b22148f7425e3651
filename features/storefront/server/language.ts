// In which language a page speaks: that of its address, else the one chosen before, else the browser's, else English.
import type { FastifyRequest } from 'fastify';
import {
  allLanguages,
  languageOf,
  pickLanguage,
  type Language,
  type LanguageChoice,
} from '#domain/text/language.ts';
import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { ownHostOf, ownLanguageOf } from '#platform/http/hosts/own-hosts.ts';
import { readCookie, setCookie } from './cookies.ts';

const cookieName = 'language';
const cookieDays = 365;

export type Spoken = {
  readonly language: Language;
  /** The language that the address names; every link of the page then names it too. */
  readonly named: Language | undefined;
  /** The one that was chosen before. */
  readonly remembered: Language | undefined;
};

export function spokenOf(request: FastifyRequest, choice: LanguageChoice = allLanguages): Spoken {
  const isOffered = (language: Language | undefined) =>
    language !== undefined && choice.offered.includes(language);
  const inAddress = languageInAddress(request);
  const named = isOffered(inAddress) ? inAddress : undefined;
  const chosen = languageOf(readCookie(request.headers.cookie, cookieName) ?? '');
  const remembered = isOffered(chosen) ? chosen : undefined;
  return {
    language: named ?? remembered ?? pickLanguage(request.headers['accept-language'], choice),
    named,
    remembered,
  };
}

/** At a shop's own domain the language is the first part of every address that names one. */
function languageInAddress(request: FastifyRequest): Language | undefined {
  if (ownHostOf(request) !== undefined) return ownLanguageOf(request);
  return splitLanguage(request.originalUrl).language;
}

/** Where a page is shown in a language that is offered, if its address names one that is not. */
export function otherLanguage(
  request: FastifyRequest,
  choice: LanguageChoice = allLanguages,
): string | undefined {
  const language = languageInAddress(request);
  if (request.method !== 'GET' || language === undefined || choice.offered.includes(language))
    return undefined;
  return inLanguage(choice.fallback, request.url);
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
