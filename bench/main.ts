// `npm run bench -- ads | all | chat | checkout | console-lists | growth | history | ledger | orders | profile | proof | retained | rolling | soak | start | storefront | storefront-search | timers [--seconds N] [--shops N] [--limit N] [--minutes N] [--operations N] [--kills N] [--statements] [--hot] [--discount]`: prints what it measured as JSON.
import { acrossShops } from '#platform/db/scope.ts';
import { parseArgs } from 'node:util';
import { benchAds } from './ads.ts';
import { benchAll } from './all.ts';
import { benchChat } from './chat.ts';
import { benchCheckout } from './checkout.ts';
import { benchConsoleLists } from './console-lists.ts';
import { benchGrowth } from './growth.ts';
import { benchHistory } from './histories/bench.ts';
import { benchRolling } from './histories/rolling-bench.ts';
import { commitNow } from './history.ts';
import { benchLedger } from './ledger.ts';
import { benchOrders } from './orders.ts';
import { benchProfile } from './profile.ts';
import { benchProof } from './proof/proof.ts';
import { benchRetained } from './retained/retained.ts';
import { benchSearch } from './search.ts';
import { benchSoak } from './soak.ts';
import { benchStart } from './start/start.ts';
import { benchStorefront } from './storefront.ts';
import { benchTimers } from './timers.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    shops: { type: 'string', default: '10' },
    /** Views of the simulated market; orders of the large shop; shops of a seal, or with a timer. */
    limit: { type: 'string', default: '1000000' },
    /** How long the soak lasts. */
    minutes: { type: 'string', default: '30' },
    /** Of a history, and how often the node or the database is killed in it. */
    operations: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '100' },
    statements: { type: 'boolean', default: false },
    /** Of `checkout`: all buyers want one product. */
    hot: { type: 'boolean', default: false },
    /** Of `checkout`: carts with a discount code in turns with carts without one. */
    discount: { type: 'boolean', default: false },
  },
});
const benches = {
  ads: benchAds,
  all: benchAll,
  chat: benchChat,
  checkout: benchCheckout,
  'console-lists': benchConsoleLists,
  growth: benchGrowth,
  history: benchHistory,
  ledger: benchLedger,
  orders: benchOrders,
  profile: benchProfile,
  proof: benchProof,
  retained: benchRetained,
  rolling: benchRolling,
  soak: benchSoak,
  start: benchStart,
  storefront: benchStorefront,
  'storefront-search': benchSearch,
  timers: benchTimers,
};
const [name] = positionals;
const [seconds, shops, limit] = [Number(values.seconds ?? '10'), Number(values.shops), Number(values.limit)];
const [minutes, operations, kills] = [
  Number(values.minutes),
  Number(values.operations),
  Number(values.kills),
];
const historySeconds = values.seconds === undefined ? undefined : seconds;
const isOneOf = <T extends object>(key: PropertyKey, list: T): key is keyof T => Object.hasOwn(list, key);
const isCount = (value: number, max = 1_000) => Number.isInteger(value) && value > 0 && value <= max;
const isRight =
  isCount(seconds) &&
  isCount(shops) &&
  isCount(limit, 10_000_000) &&
  isCount(minutes) &&
  isCount(operations, 10_000_000) &&
  isCount(kills, 10_000);

if (name === undefined || !isOneOf(name, benches) || !isRight) {
  console.error(
    'npm run bench -- ads|all|chat|checkout|console-lists|growth|history|ledger|orders|profile|proof|retained|rolling|soak|start|storefront|storefront-search|timers [--seconds 1-1000] [--shops 1-1000] [--limit 1-10000000] [--minutes 1-1000] [--operations 1-10000000] [--kills 1-10000] [--statements] [--hot] [--discount]',
  );
  process.exit(2);
}
const ask = {
  seconds,
  historySeconds,
  shops,
  limit,
  minutes,
  operations,
  kills,
  countsStatements: values.statements,
  isHot: values.hot,
  isDiscounted: values.discount,
};
const told = await acrossShops('tools', () => benches[name](ask));
console.log(JSON.stringify({ commit: commitNow(), ...toObject(told) }, null, 2));
process.exit(hasMissed(told) ? 1 : 0);

function toObject(figures: unknown): object {
  return typeof figures === 'object' && figures !== null ? figures : { figures };
}

/** Benches that have goals name those that were not met. */
function hasMissed(figures: unknown): boolean {
  if (typeof figures !== 'object' || figures === null || !('missed' in figures)) return false;
  return Array.isArray(figures.missed) && figures.missed.length > 0;
}
