// One request to a storefront page: what a handler is given, what it answers, and how failures become pages.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestOf, Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import { Refused } from '#domain/wire/errors.ts';
import type { Language, LanguageChoice } from '#domain/text/language.ts';
import { inLanguage } from '#domain/text/language-path.ts';
import { handle as handleShape } from '#domain/wire/wire.ts';
import { ownHostOf, type OwnHost } from '#platform/http/hosts/own-hosts.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import type {
  Frame,
  MissingPage,
  PageBody,
  StorefrontPage,
  TroublePage,
} from '#features/storefront/page.shapes.ts';
import { countPieces, type Cart } from './buying/cart.ts';
import { readDelivery, type Delivery } from './buying/choice.ts';
import { openCart } from './buying/linked-code.ts';
import { filesOf, formOf, paramsOf, type SentFiles } from './files.ts';
import type { HotPages } from './hot.ts';
import { readBuyerCookies, type BuyerBrowser, type BuyerCookies } from './mine/buyer-cookies.ts';
import { shownOf, type Shown } from './looking/seen.ts';
import { drawAt } from './own-domain.ts';
import { placeOf, otherLanguage, spokenOf, type Spoken } from './language.ts';
import { remember } from './remember.ts';
import { withDraft, withShop } from './looking/draft.ts';
import { movedTo } from './looking/moved.ts';
import { drawnOf, sendPage, sendPlace, type Drawn } from './send.ts';
import { isForOne, lookerOf, rememberLink, tellSponsors } from './looking/sponsored.ts';
import type { Looker, Sponsors } from '#features/search/server/public.ts';

/** Calls an endpoint in this process, through the same pipeline as over HTTP. @throws Refused, or an Error. */
export type Input = <E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  options: { onceKey?: string; language?: string; ip?: string; files?: readonly CallFile[] },
) => Promise<OutputOf<E>>;

export type Settings = {
  /** True where the payment provider is the test one. */
  readonly testData: boolean;
  /** The name of this instance, where it is not the product's own. */
  readonly brand?: string | undefined;
  /** The languages that pages are shown in; all of them where it is not said. */
  readonly languages?: (() => LanguageChoice) | undefined;
  /** Scheme and host that buyers use; otherwise those of the request. */
  readonly publicUrl?: string | undefined;
  /** The domain of its own that a shop is to be found at. */
  readonly ownDomain?: (handle: string) => Promise<OwnHost | undefined>;
  /** Told of what somebody was shown or put into a cart, after it was sent; fails by itself. */
  readonly onShown?: ((shown: Shown) => Promise<void>) | undefined;
  /** Who fills sponsored places; none where nobody does. */
  readonly sponsors?: Sponsors | undefined;
};

export type Environment = {
  readonly ask: Input;
  readonly render: (page: StorefrontPage) => string;
  readonly settings: Settings;
  /** Pages that a crowd looks at, and whose handlers show the same to everybody. */
  readonly hot: HotPages<Drawn>;
  readonly shared: ReadonlySet<Handler>;
};

export type Visit = {
  readonly ask: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    onceKey?: string,
  ) => Promise<OutputOf<E>>;
  /** Calls an endpoint that takes files. */
  readonly send: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    files: readonly CallFile[],
  ) => Promise<OutputOf<E>>;
  readonly handle: string;
  /** True for pages of all shops together: they have no handle, and Explore is their start. */
  readonly isShopless: boolean;
  /** The start of every path of this shop: `/s/{handle}`, behind a language where the address names one. */
  readonly base: string;
  readonly path: string;
  /** The page that is shown, without a language, for a change of language. */
  readonly place: string;
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  /** Pictures that came with the form. */
  readonly files: SentFiles;
  readonly cart: Cart;
  /** Where the buyer is and what they pay in, as far as they said it before. */
  readonly delivery: Delivery;
  readonly language: Language;
  readonly spoken: Spoken;
  /** Languages and countries as the browser says them. */
  readonly accepts: string;
  readonly sponsors: Sponsors | undefined;
  readonly looker: Looker;
  /** The shop's own domain, for who is there. */
  readonly own: OwnHost | undefined;
} & BuyerBrowser;

export type Answer = (
  | { readonly page: PageBody; readonly status?: number }
  | { readonly redirect: string }
) & {
  /** The cart to keep from here on. */
  readonly cart?: Cart;
  /** Where the buyer is and what they pay in, to be remembered. */
  readonly delivery?: Delivery;
  /** The page asks again by itself after this long. */
  readonly refresh?: { readonly seconds: number; readonly path: string };
  /** True where everyone may see the page: it holds no secret and no buyer's data. */
  readonly isPublic?: boolean;
} & BuyerCookies;

export type Handler = (visit: Visit) => Promise<Answer>;

/** Runs a handler for a request and sends what it answers; a failure becomes a page that says what to do. */
export async function serve(
  env: Environment,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const elsewhere = otherLanguage(request, env.settings.languages?.());
  if (elsewhere !== undefined) {
    sendPlace(reply, elsewhere, 302);
    return;
  }
  const visit = openVisit(env, request);
  const draw = (isHot: boolean) => drawPage(env, { visit, handler, request }, isHot);
  const { sponsors } = env.settings;
  const isShared = env.shared.has(handler) && !isForOne(sponsors, visit);
  const key = isShared ? keyOf(visit, request) : undefined;
  const drawn = key === undefined ? await draw(false) : await env.hot.take(key, draw);
  const { answer } = drawn;
  const moved = await movedTo(visit, answer, request);
  if (moved !== undefined) {
    sendPlace(reply, moved, 301);
    return;
  }
  remember(visit, answer, request, reply);
  rememberLink(sponsors, visit, request, reply);
  const shown = shownOf(visit, answer, request);
  if ('redirect' in answer) {
    // A script whose page stays where it is hears where the answer leads, and is not led there.
    sendPlace(reply, answer.redirect, visit.form.has('stay') ? 204 : 303);
    if (shown !== undefined) void env.settings.onShown?.(shown);
    tellSponsors(sponsors, { visit, answer, shown }, request);
    return;
  }
  if (answer.refresh !== undefined) {
    void reply.header('refresh', `${answer.refresh.seconds}; url=${answer.refresh.path}`);
  }
  void reply.header('cache-control', answer.isPublic === true ? 'private, no-cache' : 'no-store');
  const canFrame = request.method === 'GET' && visit.query.has('look');
  await sendPage({ request, reply, drawn, status: answer.status ?? 200, canFrame });
  // The page is on its way: what is told here cannot slow it.
  if (shown !== undefined) void env.settings.onShown?.(shown);
  tellSponsors(sponsors, { visit, answer, shown }, request);
}

type Drawing = { readonly visit: Visit; readonly handler: Handler; readonly request: FastifyRequest };

async function drawPage(env: Environment, of: Drawing, isHot: boolean): Promise<Drawn> {
  const { visit, handler, request } = of;
  const isPlace = visit.isShopless || handleShape.safeParse(visit.handle).success;
  const answer: Answer = isPlace ? await answerOf(visit, handler, request) : missing('shop');
  if ('redirect' in answer) return drawnOf(answer, '', isHot);
  const frame = frameOf(env, request, visit, answer);
  const page = await withShop(visit, { ...frame, ...answer.page });
  const token = request.method === 'GET' ? visit.query.get('look') : null;
  if (token === null) return drawnOf(answer, await drawAt(env, visit, page), isHot);
  const tried = await withDraft(visit, page, token);
  return drawnOf({ ...answer, isPublic: false }, await drawAt(env, visit, tried), isHot);
}

/** True for a page that is the same for everybody who asks for it in this second. */
export function isForAll({ answer }: Drawn): boolean {
  if ('redirect' in answer || answer.isPublic !== true) return false;
  const { status = 200, cart, delivery, wishes, session } = answer;
  return status === 200 && [cart, delivery, wishes, session].every((kept) => kept === undefined);
}

/** What a page that everybody may see depends on; undefined for a visitor with something of their own. */
function keyOf(visit: Visit, request: FastifyRequest): string | undefined {
  if (request.method !== 'GET' || countPieces(visit.cart) > 0 || visit.cart.code !== '') return undefined;
  // Hearts are filled for one visitor alone.
  if (visit.wishes.length > 0) return undefined;
  const { language, spoken, delivery, accepts } = visit;
  const { country = accepts.slice(0, acceptsMax), currency = '' } = delivery;
  return [request.host, language, spoken.named ?? '', request.url, country, currency].join('\n');
}
const acceptsMax = 100;

/** Sends a page that needs nothing but itself: for requests that never reach a handler. */
export async function serveTrouble(
  env: Environment,
  what: TroublePage['what'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const visit = openVisit(env, request);
  const { page, status } = trouble(what);
  void reply.header('cache-control', 'no-store');
  const html = await drawAt(env, visit, { ...frameOf(env, request, visit, {}), ...page });
  await sendPage({ request, reply, drawn: drawnOf({ page }, html, false), status });
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

function openVisit(env: Environment, request: FastifyRequest): Visit {
  const params = paramsOf(request);
  const handle = params['handle'] ?? '';
  const isShopless = params['handle'] === undefined;
  const [path = '', search = ''] = request.url.split('?', 2);
  const query = new URLSearchParams(search);
  const spoken = spokenOf(request, env.settings.languages?.());
  const { language, named } = spoken;
  return {
    ask: (endpoint, input, onceKey) =>
      env.ask(endpoint, input, { language, ip: request.ip, ...(onceKey === undefined ? {} : { onceKey }) }),
    send: (endpoint, input, files) => env.ask(endpoint, input, { language, ip: request.ip, files }),
    handle,
    isShopless,
    base: inLanguage(named, isShopless ? '/explore' : `/s/${handle}`),
    path: inLanguage(named, path),
    place: placeOf(request),
    param: (name) => params[name] ?? '',
    query,
    form: formOf(request),
    files: filesOf(request),
    cart: openCart(request.headers.cookie, { method: request.method, handle, query }),
    delivery: readDelivery(request.headers.cookie),
    ...readBuyerCookies(request.headers.cookie, handle),
    language,
    spoken,
    accepts: request.headers['accept-language'] ?? '',
    sponsors: env.settings.sponsors,
    looker: lookerOf(request),
    own: ownHostOf(request),
  };
}

type Changed = Pick<Answer, 'cart' | 'wishes'>;

function frameOf(env: Environment, request: FastifyRequest, visit: Visit, changed: Changed): Frame {
  const { testData, brand, publicUrl, languages } = env.settings;
  const origin =
    publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  const { language, handle, base, place } = visit;
  return {
    language,
    languages: languages?.().offered,
    testData,
    brand,
    origin,
    handle,
    base,
    place,
    cartCount: countPieces(changed.cart ?? visit.cart),
    wished: (changed.wishes ?? visit.wishes).map(({ goodsId }) => goodsId),
  };
}
