// What the soak asks for: buyers who look and buy, and merchants who read, each so many times a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { homeStat } from '#features/statistics/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { addressOf, type Client } from '#tools/replay/client.ts';
import type { App, Shop } from '#tools/replay/opening.ts';
import type { ReplayPlan } from '#tools/replay/plan.ts';
import { buyerOf } from './checkout.ts';

export type Lane = {
  readonly name: string;
  readonly perSecond: number;
  readonly once: (turn: number) => Promise<unknown>;
};

export type Driven = {
  /** Operations that ended well, by lane. */
  readonly done: () => Record<string, number>;
  readonly failed: () => number;
  /** Turns that were left out because too many were under way: the machine cannot keep the rate. */
  readonly left: () => number;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
};

/** A gentle rate: a fifth of what two cores do, so that garbage and queues are seen and not the lack of a core. */
const rates = { checkouts: 8, pages_cached: 40, pages_anew: 6, merchant_reads: 6 };
/** Of one lane. */
const underWayMax = 32;

const browser = {
  'accept-encoding': 'gzip, br',
  'accept-language': 'en-GB,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
};

type Places = {
  readonly base: string;
  readonly client: Client;
  readonly app: App;
  readonly plan: ReplayPlan;
};

export function lanesOf({ base, client, app, plan }: Places): Lane[] {
  const shops = [...app.shops.values()];
  const goods = [...app.goodsIds.values()];
  const buy = buyerOf(client, app, plan);
  const pageOf = (turn: number) => {
    const shop = shops[turn % shops.length]?.handle ?? '';
    return `${base}/s/${shop}/goods/${goods[turn % goods.length] ?? ''}`;
  };
  return [
    { name: 'checkouts', perSecond: rates.checkouts, once: (turn) => buy(0, turn) },
    // What many look at: it is drawn and packed once a second.
    { name: 'pages_cached', perSecond: rates.pages_cached, once: () => look(pageOf(0), 0) },
    // An address that nobody asked for before is drawn for its one reader.
    {
      name: 'pages_anew',
      perSecond: rates.pages_anew,
      once: (turn) => look(`${pageOf(turn)}?turn=${turn}`, turn),
    },
    {
      name: 'merchant_reads',
      perSecond: rates.merchant_reads,
      once: (turn) => readAsMerchant(shops[turn % shops.length], turn),
    },
  ];
}

async function look(url: string, turn: number): Promise<void> {
  const answer = await fetch(url, { headers: { ...browser, 'x-forwarded-for': addressOf(turn % 65_536) } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with HTTP ${answer.status}`);
}

/** The reads of the merchant's first screens, in turn. */
async function readAsMerchant(shop: Shop | undefined, turn: number): Promise<void> {
  if (shop === undefined) return;
  const { merchant } = shop;
  const reads = [
    () => merchant.ask(listOrders, {}),
    () => merchant.ask(homeStat, {}),
    () => merchant.ask(wallet, {}),
    () => merchant.ask(walletFlow, {}),
    () => merchant.ask(listNotices, {}),
  ];
  await reads[turn % reads.length]?.();
}

/** Runs each lane at its rate, whether the turns before are answered or not, until it is stopped. */
export function drive(lanes: readonly Lane[]): Driven {
  const counts = new Map(lanes.map(({ name }) => [name, 0]));
  const underWay = new Set<Promise<void>>();
  let [failed, left, isOver] = [0, 0, false];

  async function take({ name, once }: Lane, turn: number): Promise<void> {
    try {
      await once(turn);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    } catch (error) {
      failed += 1;
      if (failed <= 3) console.error(error);
    }
  }

  async function run(lane: Lane): Promise<void> {
    let own = 0;
    const startedAt = performance.now();
    for (let turn = 0; !isOver; turn += 1) {
      if (own >= underWayMax) {
        left += 1;
      } else {
        own += 1;
        const one = take(lane, turn).finally(() => {
          own -= 1;
          underWay.delete(one);
        });
        underWay.add(one);
      }
      await sleep(Math.max(0, startedAt + ((turn + 1) * 1_000) / lane.perSecond - performance.now()));
    }
  }

  const running = lanes.map(run);
  return {
    done: () => Object.fromEntries(counts),
    failed: () => failed,
    left: () => left,
    async stop() {
      isOver = true;
      await Promise.all(running);
      await Promise.all(underWay);
    },
  };
}
