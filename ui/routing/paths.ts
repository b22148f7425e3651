// Addresses inside an app: taken apart, put together, and matched with the pattern of a screen.

export type Path = { readonly pathname: string; readonly search: string; readonly hash: string };
export type Params = Readonly<Record<string, string | undefined>>;
/** `params['*']` is what an ending `*` stands for. */
export type PathMatch = { readonly pathname: string; readonly params: Params };

/** `?q=1` and `#part` alone stay on the page where one is. */
export function parsePath(address: string): Partial<Path> {
  const [beforeHash = '', ...hashParts] = address.split('#');
  const [pathname = '', ...searchParts] = beforeHash.split('?');
  const hash = hashParts.join('#');
  const search = searchParts.join('?');
  return {
    ...(pathname === '' ? {} : { pathname }),
    ...(search === '' ? {} : { search: `?${search}` }),
    ...(hash === '' ? {} : { hash: `#${hash}` }),
  };
}

export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + (search === '?' ? '' : search) + (hash === '#' ? '' : hash);
}

/** The whole path that an address names, as seen from a page. */
export function resolvePath(address: string | Partial<Path>, from: string): Path {
  const {
    pathname = from,
    search = '',
    hash = '',
  } = typeof address === 'string' ? parsePath(address) : address;
  return { pathname, search, hash };
}

/** An address that leaves the app, such as `https://…` or `mailto:…`. */
export function isOutside(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/**
 * Whether a pattern, such as `/orderList/:id` or `/orderList/:id/*`, is the pattern of a path. Upper and lower case are one;
 * a slash at the end says nothing.
 *
 * @returns null where it is not. `pathname` is what was matched before an ending `*`.
 */
export function matchPath(pattern: string, pathname: string): PathMatch | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  const isOpen = wanted.at(-1) === '*';
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (given.length < fixed.length || (!isOpen && given.length > fixed.length)) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of fixed.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  if (isOpen) params['*'] = given.slice(fixed.length).map(decode).join('/');
  return { pathname: `/${given.slice(0, fixed.length).join('/')}`, params };
}

/**
 * The first of the patterns that says most of a path: a word before a value, a value before `*`.
 *
 * @returns undefined where none matches
 */
export function findMatch<T extends { readonly path: string }>(
  routes: readonly T[],
  pathname: string,
): { readonly route: T; readonly match: PathMatch } | undefined {
  let best: { route: T; match: PathMatch } | undefined;
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match === null) continue;
    if (best === undefined || rankOf(route.path) > rankOf(best.route.path)) best = { route, match };
  }
  return best;
}

/** Compared as text: one sign a segment and one for the end, the greater the more it says. */
function rankOf(pattern: string): string {
  const signs = segmentsOf(pattern).map((segment) =>
    segment === '*' ? '0' : segment.startsWith(':') ? '1' : '2',
  );
  return [...signs, '1'].join('');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A broken escape stands for itself. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
