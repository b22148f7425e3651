// Domains of shops: what is asked for at one is a page of its shop, whose addresses begin with `/s/{handle}` everywhere
// else. Nothing else of the instance is there.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { languages, type Language } from '#domain/text/language.ts';
import { probePaths } from '../watch/probes.ts';
import { ownHeader } from './own-addresses.ts';

/** A domain that is in use. */
export type OwnHost = {
  readonly host: string;
  /** Where the platform has the shop's pages: `/s/{handle}`. */
  readonly base: string;
  /** Where browsers reach it. */
  readonly origin: string;
  /** Whether it has a certificate: then it is reached over https alone. */
  readonly isSecure: boolean;
};

export type OwnHosts = {
  /** What is known at this moment, without asking the database. */
  peek(host: string): OwnHost | undefined;
  find(host: string): Promise<OwnHost | undefined>;
};

/** A request at a domain of a shop, and the language that its address names. */
type Found = { readonly own: OwnHost; readonly language: Language | undefined };

const found = new WeakMap<IncomingMessage, Found>();

/** Requests that came where only domains of shops are served. */
const ownOnly = new WeakSet<IncomingMessage>();

/** Has a request answered with 421 where its name is no shop's: the rest of the instance is not served there. */
export function markOwnOnly(raw: IncomingMessage): void {
  ownOnly.add(raw);
}

/** The domain of a shop that a request came to; undefined at the addresses of the platform. */
export function ownHostOf({ raw }: Pick<FastifyRequest, 'raw'>): OwnHost | undefined {
  return found.get(raw)?.own;
}

/** The language that the address of a request at a shop's domain names. */
export function ownLanguageOf({ raw }: Pick<FastifyRequest, 'raw'>): Language | undefined {
  return found.get(raw)?.language;
}

/** The name in a `Host` header, without port and in small letters; undefined for what can be no domain of a shop. */
export function hostNameOf(header: string | undefined): string | undefined {
  const host = (header ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return host.length <= 253 && /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(host) ? host : undefined;
}

/** What pages of a shop need and is at no shop's address: files, pictures, what their scripts call. */
const shared =
  /^\/(?:s-assets\/|files\/|brand\/|icons\/|language$|csp-report$|robots\.txt$|licences\.txt$|\.well-known\/acme-challenge\/|api\/pub\/)/;
/** What is the platform's: its visitors are led there. */
const platforms = /^\/(?:s\/|explore(?:\/|$)|trust(?:\/|$)|verify\/|l\/|ranking\.json$)/;

/**
 * The address under which the router has what is asked for at a shop's domain; undefined for what is the platform's own.
 */
export function platformUrl(
  url: string,
  base: string,
): { path: string; language: Language | undefined } | undefined {
  const [, code, rest = url] = /^\/([A-Za-z-]{2,10})(?=[/?]|$)(.*)$/s.exec(url) ?? [];
  const language = languages.find((known) => known === code);
  const own = language === undefined ? url : rest;
  const [path = '/'] = own.split('?', 1);
  if (shared.test(path)) return { path: own, language };
  // Also by the address that it has at the platform.
  if (path === base || path.startsWith(`${base}/`)) return { path: own, language };
  if (platforms.test(path)) return undefined;
  const tail = path === '/' || path === '' ? own.slice(path.length) : own;
  return { path: base + tail, language };
}

/** A path of a page at a shop's domain as the platform has it, without its language. */
export function inPlatform(path: string, { base }: OwnHost): string {
  return platformUrl(path, base)?.path ?? path;
}

/** Finds where a request at a shop's domain leads. For `rewriteUrl`; undefined at any other host. */
export function rewriteOwn(raw: IncomingMessage, hosts: OwnHosts | undefined): string | undefined {
  const host = hosts && hostNameOf(raw.headers.host);
  const own = host === undefined ? undefined : (found.get(raw)?.own ?? hosts?.peek(host));
  if (own === undefined) return undefined;
  const inside = platformUrl(raw.url ?? '/', own.base);
  found.set(raw, { own, language: inside?.language });
  return inside?.path;
}

/** The domains of shops, and the names that are the instance's own and need not be looked for. */
export type HostRules = {
  readonly hosts: OwnHosts;
  readonly platformUrl: string;
  readonly instanceHosts: readonly string[];
};

/** Requests that were routed once more, which are answered as another request. */
const routedAgain = new WeakSet<FastifyRequest>();

/** Whether a request is answered as another one, because its domain was found only after it had been routed. */
export function isRoutedAgain(request: FastifyRequest): boolean {
  return routedAgain.has(request);
}

/**
 * Routes requests at domains of shops. A domain that is not in memory is looked for before anything is done, and the
 * request routed once more where it is found.
 */
export function serveOwnHosts(app: FastifyInstance, rules: HostRules): void {
  const { hosts, platformUrl: platform, instanceHosts } = rules;
  const ownNames = new Set([new URL(platform).hostname, ...instanceHosts]);
  const find = async (request: FastifyRequest) => {
    const host = hostNameOf(request.raw.headers.host);
    return host === undefined || ownNames.has(host) ? undefined : hosts.find(host);
  };
  app.addHook('onRequest', async (request, reply) => {
    const own = ownHostOf(request);
    if (own !== undefined) {
      const to = leadsTo(request, own, platform);
      if (to === undefined) return undefined;
      void reply.header('cache-control', 'no-store');
      // What a form sends is not sent on: it was readable on its way, or is for nobody here.
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return reply.code(404).type('text/plain').send('404');
      return reply.redirect(to, 307);
    }
    const isOwnOnly = ownOnly.has(request.raw);
    // A probe asks nothing of the database, whichever name it says.
    if (!isOwnOnly && probePaths.has(request.routeOptions.url ?? '')) return undefined;
    const other = await find(request);
    // RFC 9110, section 15.5.20: the client may ask again over another connection.
    if (other === undefined) return isOwnOnly ? reply.code(421).type('text/plain').send('421') : undefined;
    found.set(request.raw, { own: other, language: undefined });
    routedAgain.add(request);
    request.raw.url = request.originalUrl;
    reply.hijack();
    app.routing(request.raw, reply.raw);
    return reply;
  });
  // Pages lead to addresses of the platform; at a shop's domain they are the domain's.
  app.addHook('onSend', async (request, reply) => {
    const own = ownHostOf(request);
    if (own === undefined) return;
    for (const name of ['location', 'refresh']) {
      const value = reply.getHeader(name);
      if (typeof value === 'string') reply.header(name, ownHeader(value, own.base));
    }
  });
}

const challenge = '/.well-known/acme-challenge/';

/** Where a request at a shop's domain is led: over https, or to the platform; undefined for what is answered here. */
function leadsTo(request: FastifyRequest, own: OwnHost, platform: string): string | undefined {
  const { originalUrl: url, protocol } = request;
  if (platformUrl(url, own.base) === undefined) return platform + url;
  // An authority asks without encryption, because there may be none yet.
  if (!own.isSecure || protocol === 'https' || url.startsWith(challenge)) return undefined;
  return own.origin + url;
}
