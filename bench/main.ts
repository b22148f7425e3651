// `npm run bench -- ads | audit | chat | checkout | console-lists | growth | ledger | profile | storefront | storefront-search [--seconds N] [--shops N] [--limit N] [--statements]`: prints what it measured as JSON.
import { acrossShops } from '#platform/db/scope.ts';
import { parseArgs } from 'node:util';
import { benchAds } from './ads.ts';
import { benchAudit } from './audit.ts';
import { benchChat } from './chat.ts';
import { benchCheckout } from './checkout.ts';
import { benchConsoleLists } from './console-lists.ts';
import { benchGrowth } from './growth.ts';
import { benchLedger } from './ledger.ts';
import { benchProfile } from './profile.ts';
import { benchSearch } from './search.ts';
import { benchStorefront } from './storefront.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    shops: { type: 'string', default: '10' },
    /** Views of the simulated market; orders of the large shop. */
    limit: { type: 'string', default: '1000000' },
    statements: { type: 'boolean', default: false },
  },
});
const benches = {
  ads: benchAds,
  audit: benchAudit,
  chat: benchChat,
  checkout: benchCheckout,
  'console-lists': benchConsoleLists,
  growth: benchGrowth,
  ledger: benchLedger,
  profile: benchProfile,
  storefront: benchStorefront,
  'storefront-search': benchSearch,
};
const [name] = positionals;
const [seconds, shops, limit] = [Number(values.seconds), Number(values.shops), Number(values.limit)];
const isOneOf = <T extends object>(key: PropertyKey, list: T): key is keyof T => Object.hasOwn(list, key);
const isCount = (value: number, max = 1_000) => Number.isInteger(value) && value > 0 && value <= max;
const isRight = isCount(seconds) && isCount(shops) && isCount(limit, 10_000_000);

if (name === undefined || !isOneOf(name, benches) || !isRight) {
  console.error(
    'npm run bench -- ads|audit|chat|checkout|console-lists|growth|ledger|profile|storefront|storefront-search [--seconds 1-1000] [--shops 1-1000] [--limit 1-10000000] [--statements]',
  );
  process.exit(2);
}
const ask = { seconds, shops, limit, countsStatements: values.statements };
const told = await acrossShops('tools', () => benches[name](ask));
console.log(JSON.stringify(told, null, 2));
process.exit(hasMissed(told) ? 1 : 0);

/** Benches that have goals name those that were not met. */
function hasMissed(figures: unknown): boolean {
  if (typeof figures !== 'object' || figures === null || !('missed' in figures)) return false;
  return Array.isArray(figures.missed) && figures.missed.length > 0;
}
