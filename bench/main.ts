// `npm run bench -- audit | checkout | console-lists | ledger | storefront | storefront-search [--seconds N] [--shops N] [--statements]`: prints what it measured as JSON.
import { parseArgs } from 'node:util';
import { benchAudit } from './audit.ts';
import { benchCheckout } from './checkout.ts';
import { benchConsoleLists } from './console-lists.ts';
import { benchLedger } from './ledger.ts';
import { benchSearch } from './search.ts';
import { benchStorefront } from './storefront.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '10' },
    shops: { type: 'string', default: '10' },
    statements: { type: 'boolean', default: false },
  },
});
const benches = {
  audit: benchAudit,
  checkout: benchCheckout,
  'console-lists': benchConsoleLists,
  ledger: benchLedger,
  storefront: benchStorefront,
  'storefront-search': benchSearch,
};
const [name] = positionals;
const [seconds, shops] = [Number(values.seconds), Number(values.shops)];
const isOneOf = <T extends object>(key: PropertyKey, list: T): key is keyof T => Object.hasOwn(list, key);
const isCount = (value: number) => Number.isInteger(value) && value > 0 && value <= 1000;

if (name === undefined || !isOneOf(name, benches) || !isCount(seconds) || !isCount(shops)) {
  console.error(
    'npm run bench -- audit|checkout|console-lists|ledger|storefront|storefront-search [--seconds 1-1000] [--shops 1-1000] [--statements]',
  );
  process.exit(2);
}
console.log(
  JSON.stringify(await benches[name]({ seconds, shops, countsStatements: values.statements }), null, 2),
);
process.exit(0);
