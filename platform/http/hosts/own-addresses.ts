// Addresses of a shop's pages in both of their forms: as the platform has them (`/ja/s/harbour/cart`), and as they are at the
// shop's domain (`/ja/cart`).
import { languages } from '#domain/text/language.ts';

const anyLanguage = `(?:${languages.join('|')})`;

/** The value of a header that leads on (`location`, `refresh`), as it is at the shop's domain. */
export function ownHeader(value: string, base: string): string {
  const lead = /^\d+; url=/.exec(value)?.[0] ?? '';
  return lead + toOwnPath(value.slice(lead.length), base);
}

/** A path of the platform as it is at the shop's domain; what is not of the shop stays. */
export function toOwnPath(path: string, base: string): string {
  const found = new RegExp(`^((?:/${anyLanguage})?)${base}(?=[/?#]|$)(.*)$`, 's').exec(path);
  if (found === null) return path;
  const [, language = '', rest = ''] = found;
  return language + slashOf(language, rest) + rest;
}

/** Behind a language or before another part of the path there is no slash missing. */
function slashOf(language: string, rest: string): string {
  return language !== '' || rest.startsWith('/') ? '' : '/';
}

export type OwnAddresses = {
  readonly base: string;
  /** The origin of the platform, as texts name it. */
  readonly platform: string;
  /** That of the domain, where the shop is to be found there. */
  readonly origin: string | undefined;
  /** True for a text that is sent from the domain: then also addresses without a host are the domain's. */
  readonly isHere: boolean;
};

/** A page of a shop, or any text that names its addresses, with the addresses that they have at the shop's domain. */
export function toOwnAddresses(text: string, { base, platform, origin, isHere }: OwnAddresses): string {
  const path = `((?:/${anyLanguage})?)${base}(?![\\w-])(?=(.?))`;
  const own = (lead: string, language: string, next: string) => lead + language + slashOf(language, next);
  let all = text;
  if (origin !== undefined) {
    const absolute = new RegExp(platform.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + path, 'gs');
    all = all.replace(absolute, (_whole, language: string, next: string) => own(origin, language, next));
  }
  if (!isHere) return all;
  return all.replace(
    new RegExp(`(["'(=])${path}`, 'gs'),
    (_whole, lead: string, language: string, next: string) => own(lead, language, next),
  );
}
