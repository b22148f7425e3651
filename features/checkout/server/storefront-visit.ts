// One request to a storefront page: what a handler is given, what it answers, and how failures become pages.
import { constants, brotliCompress, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AskOf, Endpoint, OutputOf } from '#domain/endpoint.ts';
import { Refused } from '#domain/errors.ts';
import { pickLanguage } from '#domain/language.ts';
import { handle as handleShape } from '#domain/wire.ts';
import type { Frame, MissingPage, PageBody, StorefrontPage, TroublePage } from '../page.contract.ts';
import { countPieces, readCart, writeCart, type Cart } from './storefront-cart.ts';

/** Calls an endpoint in this process, through the same pipeline as over HTTP. @throws Refused, or an Error. */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  input: AskOf<E>,
  options: { onceKey?: string; language?: string; ip?: string },
) => Promise<OutputOf<E>>;

export type Settings = {
  /** True where the payment provider is the test one. */
  readonly testData: boolean;
  /** The name of this instance, where it is not the product's own. */
  readonly brand?: string | undefined;
  /** Scheme and host that buyers use; otherwise those of the request. */
  readonly publicUrl?: string | undefined;
  /** Told of every public page that somebody was shown, after it was sent; fails by itself. */
  readonly onShown?: ((shown: Shown) => Promise<void>) | undefined;
};

export type Shown = {
  readonly handle: string;
  readonly ip: string;
  readonly agent: string | undefined;
  readonly purpose: string | undefined;
};

export type World = {
  readonly ask: Ask;
  readonly render: (page: StorefrontPage) => string;
  readonly settings: Settings;
};

export type Visit = {
  readonly ask: <E extends Endpoint>(endpoint: E, input: AskOf<E>, onceKey?: string) => Promise<OutputOf<E>>;
  readonly handle: string;
  /** `/s/{handle}`, the start of every path of this shop. */
  readonly base: string;
  readonly path: string;
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly cart: Cart;
  readonly language: string;
  /** Languages and countries as the browser says them. */
  readonly accepts: string;
};

export type Answer = (
  | { readonly page: PageBody; readonly status?: number }
  | { readonly redirect: string }
) & {
  /** The cart to keep from here on. */
  readonly cart?: Cart;
  /** The page asks again by itself after this long. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
  /** True where everyone may see the page: it holds no secret and no buyer's data. */
  readonly isPublic?: boolean;
};

export type Handler = (visit: Visit) => Promise<Answer>;

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; " +
    "base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Order tokens stand in addresses: no other site may learn one.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding, accept-language, cookie',
};

/** Runs a handler for a request and sends what it answers; a failure becomes a page that says what to do. */
export async function serve(
  world: World,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const visit = openVisit(world, request);
  const answer: Answer = handleShape.safeParse(visit.handle).success
    ? await answerOf(visit, handler, request)
    : missing('shop');
  if (answer.cart !== undefined) {
    void reply.header('set-cookie', writeCart(answer.cart, visit.handle, request.protocol === 'https'));
  }
  if ('redirect' in answer) {
    void reply.headers(securityHeaders).header('cache-control', 'no-store').redirect(answer.redirect, 303);
    return;
  }
  if (answer.refresh !== undefined) {
    void reply.header('refresh', `${answer.refresh.seconds}; url=${answer.refresh.path}`);
  }
  const cart = answer.cart ?? visit.cart;
  void reply.header('cache-control', answer.isPublic === true ? 'private, no-cache' : 'no-store');
  const page = { ...frameOf(world, request, visit.handle, cart), ...answer.page };
  await sendPage({ request, reply, html: world.render(page), status: answer.status ?? 200 });
  if (answer.isPublic === true && request.method === 'GET') tellShown(world, visit.handle, request);
}

/** The page is on its way: what is told here cannot slow it. */
function tellShown({ settings }: World, handle: string, { ip, headers }: FastifyRequest): void {
  const purpose = [headers['sec-purpose'], headers['purpose']].flat().find((one) => one !== undefined);
  void settings.onShown?.({ handle, ip, agent: headers['user-agent'], purpose });
}

/** Sends a page that needs nothing but itself: for requests that never reach a handler. */
export async function serveTrouble(
  world: World,
  what: TroublePage['what'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { handle, cart } = openVisit(world, request);
  const { page, status } = trouble(what);
  void reply.header('cache-control', 'no-store');
  const html = world.render({ ...frameOf(world, request, handle, cart), ...page });
  await sendPage({ request, reply, html, status });
}

/** The page that says that something is not there; wrong, foreign and missing look the same. */
export function missing(
  what: MissingPage['what'],
  shop?: MissingPage['shop'],
): { page: MissingPage; status: number } {
  return { page: { kind: 'missing', what, shop }, status: 404 };
}

const troubleStatus = { outage: 503, tooMany: 429, foreignForm: 403, badForm: 400 } as const;

export function trouble(
  what: TroublePage['what'],
  again?: TroublePage['again'],
): { page: TroublePage; status: number } {
  return { page: { kind: 'trouble', what, again }, status: troubleStatus[what] };
}

/** True for a refusal that means "not there", whatever the reason. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refused && (error.key === 'recordNotFound' || error.key === 'invalidUserPage');
}

/** True where nobody can know whether the request took effect: it may be sent again under its key. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Refused)) return true;
  return ['systemBusy', 'operationBusy', 'unknownError', 'systemError'].includes(error.key);
}

/** True where a form was sent by a page of this very site. */
export function isOwnForm(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

async function answerOf(visit: Visit, handler: Handler, request: FastifyRequest): Promise<Answer> {
  try {
    return await handler(visit);
  } catch (error) {
    if (isMissing(error)) return missing('page');
    if (error instanceof Refused && error.key === 'tooManyRequests') return trouble('tooMany');
    if (error instanceof Refused && error.key === 'invalidParameter' && request.method === 'GET')
      return missing('page');
    if (!(error instanceof Refused)) request.log.error({ err: error }, 'storefront page failed');
    if (isOutage(error)) return trouble('outage', resend(visit, request));
    return trouble('badForm');
  }
}

function resend(visit: Visit, request: FastifyRequest): TroublePage['again'] {
  return request.method === 'POST' ? { action: visit.path, fields: [...visit.form.entries()] } : undefined;
}

function openVisit(world: World, request: FastifyRequest): Visit {
  const params = stringsOf(request.params);
  const handle = params['handle'] ?? '';
  const [path = '', query = ''] = request.url.split('?', 2);
  const accepts = request.headers['accept-language'] ?? '';
  const language = pickLanguage(accepts);
  return {
    ask: (endpoint, input, onceKey) =>
      world.ask(endpoint, input, { language, ip: request.ip, ...(onceKey === undefined ? {} : { onceKey }) }),
    handle,
    base: `/s/${handle}`,
    path,
    param: (name) => params[name] ?? '',
    query: new URLSearchParams(query),
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    cart: readCart(request.headers.cookie, handle),
    language,
    accepts,
  };
}

function frameOf(world: World, request: FastifyRequest, handle: string, cart: Cart): Frame {
  const { testData, brand, publicUrl } = world.settings;
  const origin =
    publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  const language = pickLanguage(request.headers['accept-language']);
  return { language, testData, brand, origin, handle, cartCount: countPieces(cart) };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Higher qualities cost ten times the time of rendering and save a few percent. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Sending = { request: FastifyRequest; reply: FastifyReply; html: string; status: number };

async function sendPage({ request, reply, html, status }: Sending): Promise<void> {
  const retry = status === 503 || status === 429 ? { 'retry-after': '10' } : {};
  void reply
    .code(status)
    .headers({ ...securityHeaders, ...retry, 'content-type': 'text/html; charset=utf-8' });
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    await reply.header('content-encoding', 'br').send(await toBrotli(html, brotliOptions));
  } else if (/\bgzip\b/.test(accepted)) {
    await reply.header('content-encoding', 'gzip').send(await toGzip(html));
  } else {
    await reply.send(html);
  }
}

function stringsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
