// The four origins: merchants' app, storefronts, console, pictures. One for all where nothing is set.
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Side = 'app' | 'shop' | 'console' | 'files';
export type Origins = Readonly<Record<Side, string>>;

const policyHeader = 'content-security-policy';

/** Addresses that belong to one side alone; a page asked for elsewhere is sent on, a call is not there. */
const owned: readonly (readonly [start: string, side: Side, isCall: boolean])[] = [
  ['/api/op/', 'console', true],
  ['/api/sup/', 'console', true],
  ['/console/', 'console', false],
  ['/s/', 'shop', false],
  // Drawn by the storefront's renderer, with its styles.
  ['/explore/', 'shop', false],
  ['/verify/', 'shop', false],
  ['/trust/', 'shop', false],
  ['/language/', 'shop', false],
  ['/s-assets/', 'shop', false],
  ['/files/', 'files', false],
];

/** What every origin answers by itself: calls of merchants and everyone, signs of life, brand, documents. */
const shared =
  /^\/(?:api\/|domain-ask|healthz|livez|readyz|log\/|brand\/|icons\/|\.well-known\/|robots\.txt|ranking\.json|fees\.json|sitemap\.xml|csp-report|licences|openapi\.json|docs)/;

/** Whose side an address is; undefined for what all of them answer. */
export function sideOf(path: string): { readonly side: Side; readonly isCall: boolean } | undefined {
  const [, side, isCall] = owned.find(([start]) => path.startsWith(start) || `${path}/` === start) ?? [];
  if (side !== undefined && isCall !== undefined) return { side, isCall };
  return shared.test(path) ? undefined : { side: 'app', isCall: false };
}

/**
 * The address as the router read it: the route that was found, so that no spelling of a path (`%6fp` for `op`) is one
 * address here and another one there. A route that ends in a star says too little; there the decoded path counts.
 */
function addressOf({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url;
  if (route !== undefined && !route.endsWith('*')) return route;
  const path = url.split('?')[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Keeps each side to its origin: the console's calls answer there and nowhere else, a page or picture asked for at
 * another origin of ours is sent to its own. A host that is none of ours (a probe inside the network) is left alone
 * but for the console's calls.
 */
export function checkOrigins(app: FastifyInstance, origins: Origins): void {
  const hosts = new Map(Object.entries(origins).map(([side, origin]) => [side, new URL(origin).host]));
  const all = new Set(hosts.values());
  if (all.size < 2) return;
  app.addHook('onRequest', async (request, reply) => {
    const found = sideOf(addressOf(request));
    if (found === undefined || request.host === hosts.get(found.side)) return;
    if (found.isCall) {
      await reply.code(404).header('cache-control', 'no-store').type('text/plain').send('404');
    } else if (all.has(request.host) && (request.method === 'GET' || request.method === 'HEAD')) {
      await reply.code(307).header('location', `${origins[found.side]}${request.originalUrl}`).send();
    } else if (all.has(request.host)) {
      await reply.code(404).type('text/plain').send('404');
    }
  });
  // Pages name pictures by their path and are sent on to where they lie: the page's rules must allow that.
  // The merchants' app shows a shop's page in a frame while its look is tried.
  const { files, app: own, shop } = origins;
  app.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader(policyHeader);
    if (typeof policy === 'string') {
      reply.header(
        policyHeader,
        policy
          .replace("img-src 'self'", `img-src 'self' ${files}`)
          .replace("media-src 'self'", `media-src 'self' ${files}`)
          .replace("frame-src 'self'", `frame-src 'self' ${shop}`)
          .replace("frame-ancestors 'self'", `frame-ancestors 'self' ${own}`),
      );
    }
  });
}
