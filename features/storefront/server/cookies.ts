// Cookies of the storefront: what a page was told to remember. None of them is for following anybody.

/** Browsers keep a cookie of such a name only from the host itself, over https: no neighbour can put one in its place. */
const ownHost = '__Host-';

/** Every cookie of a request, in the order the browser sends them: of one path, the oldest comes first. */
export function cookiesOf(header: string | undefined): { readonly name: string; readonly value: string }[] {
  const sent = (header ?? '').split(';').flatMap((part) => {
    const [name = '', ...rest] = part.trim().split('=');
    return name === '' || rest.length === 0 ? [] : [{ name, value: rest.join('=') }];
  });
  const own = new Set(sent.map(({ name }) => name).filter((name) => name.startsWith(ownHost)));
  return sent
    .filter(({ name }) => !own.has(ownHost + name))
    .map(({ name, value }) => ({ name: own.has(name) ? name.slice(ownHost.length) : name, value }));
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  return cookiesOf(header).find((cookie) => cookie.name === name)?.value;
}

type HandlerOptions = { readonly days: number; readonly isSecure: boolean };

/** The `Set-Cookie` header of a cookie for the whole site, for no script to read; without a value it is forgotten. */
export function setCookie(name: string, value: string, { days, isSecure }: HandlerOptions): string {
  const seconds = value === '' ? 0 : days * 86_400;
  const secure = isSecure ? '; Secure' : '';
  return `${isSecure ? ownHost : ''}${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

type Cookie = { readonly name: string; readonly value: string };
type Room = {
  /** How the names of such cookies begin. */
  readonly start: string;
  readonly countMax: number;
  readonly charactersMax: number;
};

/**
 * Names of the other cookies of a kind that there is no room for beside this one: those that the browser got first. Servers
 * refuse a request whose headers are longer than 16,384 characters, whatever a browser collected in however many shops.
 */
export function surplusOf(
  header: string | undefined,
  own: Cookie,
  { start, countMax, charactersMax }: Room,
): string[] {
  const others = cookiesOf(header).filter(({ name }) => name.startsWith(start) && name !== own.name);
  let room = charactersMax - sizeOf(own);
  const fitting = new Set<string>();
  for (const other of others.slice(1 - countMax).toReversed()) {
    room -= sizeOf(other);
    if (room >= 0) fitting.add(other.name);
  }
  return others.map(({ name }) => name).filter((name) => !fitting.has(name));
}

/** What it takes in the header, with what stands between two. */
function sizeOf({ name, value }: Cookie): number {
  return `${ownHost}${name}=${value}; `.length;
}
