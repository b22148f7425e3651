// Everything that is not a call: the apps, the storefronts, pictures, the documents, and the health of the platform.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { shopFileRoutes } from '#features/storefront/server/feeds/shop-files.ts';
import { receiptFileRoutes } from '#features/storefront/server/order/receipt-files.ts';
import { storefrontRoutes } from '#features/storefront/server/storefront.ts';
import { pickLanguage } from '#domain/text/language.ts';
import { emailStopRoutes, mailboxRoutes, noticeStopRoutes } from '#features/notifications/server/public.ts';
import { activeDomainOf, publicDomainRoutes } from '#features/domains/server/public.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import { depositKeys } from '#features/deposits/keys.contract.ts';
import { trustFileRoutes } from '#features/trust/server/public.ts';
import { changeInfo } from '#features/people/server/info.ts';
import { makeVisitRecorder } from '#features/statistics/server/public.ts';
import { appPolicy, reportRoute } from '#platform/http/browser-policy.ts';
import { healthRoute } from '#platform/http/health.ts';
import { checkOrigins, type Origins } from '#platform/http/origins.ts';
import { saveEncrypted } from '#platform/http/transport.ts';
import type { InstanceSettings } from '#platform/ports/settings.ts';
import type { Environment } from '#platform/environment.ts';
import { isAppPath, isForPrograms, pathnameOf } from './app-paths.ts';
import { brandedPage, openBrand, withColors } from './brand.ts';
import { buildOf } from './build.ts';
import { dist } from './built-files.ts';
import { openDocuments } from './documents/documents.ts';
import { guardFile, servePictures } from './files/picture-files.ts';
import type { BrandFiles } from './brand.ts';
import type { Composed } from './compose.ts';
import { installablePage, openInstall } from './install.ts';

const yearSeconds = 31_536_000;

/** Registers every page. The front ends must have been built. */
export async function openPages(
  { app, registry, env, ask, delivery, servedPages }: Composed,
  origins?: Origins,
): Promise<void> {
  if (origins !== undefined) {
    saveEncrypted(app, origins, (accepts) => pickLanguage(accepts, env.settings.now().languages));
    checkOrigins(app, origins);
  }
  reportRoute(app, env.log);
  healthRoute(app, env);
  publicDomainRoutes(app, env);
  openDocuments({ app, registry, env });
  await serveFolder(app, '/assets/', path.join(dist, 'merchant/assets'));
  await serveFolder(app, '/console/assets/', path.join(dist, 'console/assets'));
  await serveFolder(app, '/s-assets/', path.join(dist, 'storefront/client'));
  // An instance to which nothing was uploaded yet has no folder to serve.
  mkdirSync(env.files.folder, { recursive: true });
  await servePictures(app, env.files);
  await env.settings.refresh();
  const brand = openBrand(app, env);
  const consoleHtml = appHtml('console', env, brand);
  app.get('/console', (_request, reply) => sendApp(reply, consoleHtml()));
  app.get('/console/*', (_request, reply) => sendApp(reply, consoleHtml()));
  // `npm run build` makes it; a start does not wait for it.
  const hasGallery = existsSync(path.join(dist, 'gallery/index.html'));
  if (env.testData && hasGallery) await openGallery(app, appHtml('gallery', env, brand)());
  const { render } = await loadStorefront();
  const ownDomain = async (handle: string) => {
    const shop = await shopByHandle(env.db.direct, handle);
    return shop && activeDomainOf(env, shop.shop_id);
  };
  const visits = makeVisitRecorder(env);
  app.addHook('onClose', () => visits.flush());
  storefrontRoutes(app, ask, (page) => withColors(render(page), brand()), {
    testData: env.testData,
    get brand() {
      return env.brand.name;
    },
    languages: () => env.settings.now().languages,
    publicUrl: env.baseUrl,
    ownDomain,
    onShown: visits.see,
    sponsors: delivery.sponsors,
  });
  receiptFileRoutes(app, env, ask);
  trustFileRoutes(app, env, {
    ask,
    build: buildOf(dist),
    depositKeys: async () => (await ask(depositKeys, {})).list,
  });
  emailStopRoutes(app, env);
  noticeStopRoutes(app, env, (who, notify) =>
    changeInfo(env, who, { patch: { notify }, code: undefined }, {}),
  );
  mailboxRoutes(app, env);
  shopFileRoutes(app, env, { ask, publicUrl: env.baseUrl, ownDomain });
  const licences = readFileSync(path.join(dist, 'merchant/licences.txt'), 'utf8');
  app.get('/licences.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(licences));
  openInstall(app, env, dist);
  const merchantHtml = appHtml('merchant', env, brand);
  const appPage = () => installablePage(merchantHtml(), env.brand);
  app.get('/*', (request, reply) => sendAppAt(pathnameOf(request.url), reply, appPage));
  const worker = readFileSync(path.join(dist, 'merchant/sw.js'), 'utf8');
  for (const [address, text] of [
    ['/', appPage],
    ['/console', consoleHtml],
    ['/sw.js', () => worker],
    ['/licences.txt', () => licences],
  ] as const) {
    servedPages.set(address, text);
  }
}

/** An app's page. It says whose it is and whether this is test data, so that the sign-in can say so too. */
function appHtml(
  name: 'merchant' | 'console' | 'gallery',
  env: Environment,
  brand: () => BrandFiles,
): () => string {
  const html = readFileSync(path.join(dist, name, 'index.html'), 'utf8');
  let drawn: { readonly of: InstanceSettings; readonly html: string } | undefined;
  return () => {
    const settings = env.settings.now();
    if (drawn?.of === settings) return drawn.html;
    const branded = brandedPage(html, env.brand, brand(), settings.languages);
    const whole = env.testData ? branded.replace('<html ', '<html data-test-data="yes" ') : branded;
    drawn = { of: settings, html: whole };
    return whole;
  };
}

/** Every block of the kit, for those who build screens: not where real money moves. */
async function openGallery(app: FastifyInstance, html: string): Promise<void> {
  await serveFolder(app, '/gallery/assets/', path.join(dist, 'gallery/assets'));
  app.get('/gallery', (_request, reply) => sendApp(reply, html));
  app.get('/gallery/', (_request, reply) => sendApp(reply, html));
}

/** Serves what was built: a name is of one content, for ever. */
async function serveFolder(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: yearSeconds * 1000,
    setHeaders: guardFile,
  });
}

function sendApp(reply: FastifyReply, html: string): FastifyReply {
  reply.headers({
    'content-security-policy': appPolicy,
    'referrer-policy': 'same-origin',
    'cache-control': 'no-cache',
  });
  return reply.type('text/html; charset=utf-8').send(html);
}

/** The app's own page says that an address is none, for people; programs get one line. */
function sendAppAt(pathname: string, reply: FastifyReply, page: () => string): FastifyReply {
  if (isAppPath(pathname)) return sendApp(reply, page());
  if (!isForPrograms(pathname)) return sendApp(reply.code(404), page());
  reply.callNotFound();
  return reply;
}

type Storefront = { render: (page: StorefrontPage) => string };

async function loadStorefront(): Promise<Storefront> {
  const entry = path.join(dist, 'storefront/server/entry.js');
  const loaded: unknown = await import(pathToFileURL(entry).href);
  if (!isStorefront(loaded)) throw new Error('the storefront was not built: run `npm run build`');
  return loaded;
}

function isStorefront(loaded: unknown): loaded is Storefront {
  return (
    typeof loaded === 'object' && loaded !== null && 'render' in loaded && typeof loaded.render === 'function'
  );
}
