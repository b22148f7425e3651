// Whose rows statements may touch. Row level security lets a connection of the application see the rows of one shop,
// and of none until it is told which; this says which, for everything that is done within a call or a job.
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Who works on the rows of all shops, and why. The list is closed: whoever is not on it works for one shop at a time.
 * A call of a merchant is never among them.
 */
export const acrossShopsReasons = {
  authentication: 'a session, an API key or a sign-in name says whose shop it is only once it is found',
  console: 'people of the console work on the shops of all merchants, each call audited',
  supplier: 'a supplier works on the parcels, cases and claims of its goods, whichever shop sold them',
  explore: 'the goods of all shops in one list, their feeds and sitemap',
  promotion: 'a pool has the campaigns of all shops, and a page its winners',
  payments: 'a message of a payment provider, bank or chain names its payment, not its shop',
  carriers: 'a scan names a parcel number, not its shop',
  timers: 'which shops have something due',
  jobs: 'work of the house itself that repeats: forgetting, ranking, reconciling, signing',
  delivery: 'which letters, notices and messages to programs are to be sent',
  live: 'what changed since a stream was last told',
  stock: 'pieces that were allotted to other shops and not sold, and how many are reserved in all',
  statistics: 'visits of the pages of all shops are written down together',
  names: 'whether another shop has a name already, and nothing else of it',
  figures:
    'a figure of all shops that shows nobody their rows: what others take for goods, a place in a queue',
  trust: 'public figures and published records about all shops',
  tools: 'a tool on the command line, a demo world, a measurement or a test',
} as const;

export type AcrossShops = keyof typeof acrossShopsReasons;

/** `open`: a call without a session, which works for no shop until it has found the one it is about. */
type Scope = { readonly kind: 'across' } | { readonly kind: 'shop' | 'open'; shopId: bigint | undefined };

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work`, and all that it starts, for this shop alone. */
export function inShop<T>(shopId: bigint, work: () => T): T {
  return scopes.run({ kind: 'shop', shopId }, work);
}

/** Runs `work`, and all that it starts, on the rows of all shops. */
export function acrossShops<T>(_why: AcrossShops, work: () => T): T {
  return scopes.run({ kind: 'across' }, work);
}

/** Runs `work` for no shop until `enterShop` names the one it is about. */
export function inOpenCall<T>(work: () => T): T {
  return scopes.run({ kind: 'open', shopId: undefined }, work);
}

/** Runs what comes later, whenever that is, as the work that asked for it. */
export function sameScope(): <T>(work: () => T) => T {
  const scope = scopes.getStore();
  return (work) => (scope === undefined ? work() : scopes.run(scope, work));
}

/** What is done from here on in this open call is for this shop. Elsewhere nothing changes: others have theirs already. */
export function enterShop(shopId: bigint): void {
  const scope = scopes.getStore();
  if (scope?.kind === 'open') scope.shopId = shopId;
}

/** The shop whose rows may be touched now, `all`, or undefined for none. */
export function shopNow(): bigint | 'all' | undefined {
  const scope = scopes.getStore();
  return scope?.kind === 'across' ? 'all' : scope?.shopId;
}
