// Changing the language, and addresses in languages that we do not have.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#domain/text/language.ts';
import { inLanguage, isSpokenPath } from '#domain/text/language-path.ts';
import { inPlatform, ownHostOf } from '#platform/http/hosts/own-hosts.ts';
import { writeLanguage } from './language.ts';
import { findShop } from './looking/shop.ts';
import { missing, type Answer, type Visit } from './visit.ts';

const placeCharactersMax = 2_000;

/** A language that is spelled another way leads to ours; one that we do not have is a page that is not there. */
export async function showOtherLanguage(visit: Visit): Promise<Answer> {
  const language = languageOf(visit.param('language'));
  if (language === undefined) return missing('page', await findShop(visit));
  return { redirect: inLanguage(language, visit.place.slice(visit.place.indexOf('/', 1))) };
}

/** Keeps a choice of language and leads back to where it was made, in that language. */
export async function chooseLanguage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const language = languageOf(form.get('language') ?? '');
  const own = ownHostOf(request);
  const to = form.get('to') ?? '';
  const place = ownPlace(own === undefined ? to : inPlatform(to, own));
  void reply.header('cache-control', 'no-store');
  if (language !== undefined) {
    void reply.header('set-cookie', writeLanguage(language, request.protocol === 'https'));
  }
  return reply.redirect(place === undefined ? '/' : inLanguage(language, place), 303);
}

/** A path of ours, as a form gives it; undefined for any other address, so that nobody is led elsewhere. */
function ownPlace(text: string): string | undefined {
  const origin = 'http://storefront.invalid';
  if (text.length > placeCharactersMax || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const path = url.pathname + url.search;
  return url.origin === origin && isSpokenPath(path) ? path : undefined;
}
