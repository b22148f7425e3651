// Works due timers of several shops side by side: never two of one shop at once, and each shop's in their order.
import type { LaneGroup } from './lanes.sql.ts';

/** What is due of one shop, earliest first. */
export type ShopWork = {
  readonly shopId: bigint;
  readonly lane: number;
  readonly groups: readonly LaneGroup[];
};

export type Dispatcher = {
  /** Looks for what is due and begins to work it; returns at once. What is under way goes on. */
  look(): void;
  /** Lanes of the shops that are worked at this moment. */
  busyLanes(): ReadonlySet<number>;
  /** Begins nothing any more, and waits for what is under way. */
  stop(): Promise<void>;
};

type Parts = {
  /** Shops and kinds with something due, earliest first. */
  readonly list: () => Promise<readonly LaneGroup[]>;
  /** Works one shop; gives how many timers it moved. */
  readonly work: (shop: ShopWork) => Promise<number>;
  /** Whether the lane may still be worked: asked just before the work begins. */
  readonly isHeld: (lane: number) => boolean;
  /** Shops that are worked at once. */
  readonly parallel: number;
  /** Told once a look why nothing more is worked until the next one. */
  readonly onError: (error: unknown) => void;
};

/** Where the work of a shop fails as a whole, others have all workers for so long. */
const failedRestMs = 5_000;

export function makeDispatcher({ list, work, isHeld, parallel, onError }: Parts): Dispatcher {
  const atWork = new Map<bigint, number>();
  const workers = new Set<Promise<void>>();
  const resting = makeResting();
  let queue: ShopWork[] = [];
  let filling: Promise<boolean> | undefined;
  let isPaused = false;
  let isStopped = false;

  async function workOn(): Promise<void> {
    while (!isPaused) {
      const shop = takeNext();
      if (shop === undefined) {
        filling ??= fill().finally(() => (filling = undefined));
        if (!(await filling)) return;
        continue;
      }
      atWork.set(shop.shopId, shop.lane);
      try {
        if ((await work(shop)) === 0) resting.add(shop.shopId, 0);
      } catch (error) {
        resting.add(shop.shopId, failedRestMs);
        throw error;
      } finally {
        atWork.delete(shop.shopId);
      }
    }
  }

  function takeNext(): ShopWork | undefined {
    const at = queue.findIndex(({ shopId, lane }) => !atWork.has(shopId) && isHeld(lane));
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  }

  /** True where there is something that can be taken. */
  async function fill(): Promise<boolean> {
    // A shop that is worked while the list is read is listed as it was before: the next list has what is left of it.
    const stale = new Set(atWork.keys());
    const due = await list();
    queue = byShop(due.filter(({ shop_id: id }) => !resting.has(id) && !stale.has(id)));
    return queue.length > 0;
  }

  async function begin(): Promise<void> {
    try {
      await workOn();
    } catch (error) {
      if (!isPaused) onError(error);
      isPaused = true;
    }
  }

  return {
    look() {
      if (isStopped) return;
      isPaused = false;
      resting.end();
      while (workers.size < parallel) {
        const worker = begin().finally(() => workers.delete(worker));
        workers.add(worker);
      }
    },
    busyLanes: () => new Set(atWork.values()),
    async stop() {
      isStopped = true;
      isPaused = true;
      await Promise.all(workers);
    },
  };
}

/** Shops that are left alone for a time. */
function makeResting() {
  const until = new Map<bigint, number>();
  return {
    add: (shopId: bigint, ms: number) => until.set(shopId, performance.now() + ms),
    has: (shopId: bigint) => until.has(shopId),
    /** Those whose time is over are worked again. */
    end() {
      const now = performance.now();
      for (const [shopId, at] of until) if (at <= now) until.delete(shopId);
    },
  };
}

function byShop(groups: readonly LaneGroup[]): ShopWork[] {
  const shops = new Map<bigint, { shopId: bigint; lane: number; groups: LaneGroup[] }>();
  for (const group of groups) {
    const { shop_id: shopId, lane } = group;
    const shop = shops.get(shopId);
    if (shop === undefined) shops.set(shopId, { shopId, lane, groups: [group] });
    else shop.groups.push(group);
  }
  return [...shops.values()];
}
