// A history from the beginning to its judgement: an instance, clients, blows, and what is there at the end.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client as Owner } from 'pg';
import { saveSecrets, type Secrets } from '#apps/server/secrets.ts';
import { openDatabase } from '#platform/db/database.ts';
import { openRecordKeys } from '#platform/ports/record-keys.ts';
import { openClient } from '#tools/replay/client.ts';
import { freePort } from '#tools/replay/own-child.ts';
import {
  connectAsOwner,
  openRunFolder,
  startOwnDatabase,
  type OwnDatabase,
} from '#tools/replay/own-database.ts';
import { newCounts, openCaller, type CallCounts } from './caller.ts';
import { checkHistory, type Violation } from './check.ts';
import { readEffects } from './effects.ts';
import { blows, noBlows, strike, type Blow, type BlowCounts } from './faults.ts';
import { checkInvariants } from './invariants.ts';
import { liveAsBuyer, type LifeParts } from './lives.ts';
import { keepNode, type KeptNode } from './nodes.ts';
import { actAsMerchant } from './people.ts';
import { openProxy, type Proxy } from './proxy.ts';
import { openHistory, readHistory, type HistoryWriter } from './records.ts';
import { openWorld, type HistoryWorld } from './world.ts';

export type HistoryOptions = {
  readonly operations: number;
  /** Kills of the node and of PostgreSQL together; as many milder blows fall between them. */
  readonly kills: number;
  /** Ends the load after so many seconds, whatever was reached; undefined for no limit. */
  readonly seconds?: number | undefined;
  readonly buyers: number;
  readonly merchants: number;
  readonly shops: number;
  readonly stocks: readonly number[];
  readonly pauseMsMax: number;
  readonly say?: (line: string) => void;
};

/** What clients, nodes and the judge of one history share: a database, a line to it, and shops that can trade. */
export type Setup = {
  readonly file: string;
  readonly folder: string;
  readonly baseUrl: string;
  readonly password: string;
  readonly secrets: Secrets;
  readonly database: OwnDatabase;
  readonly proxy: Proxy;
  /** A new connection with the owner's rights: those of before may have been ended by a blow. */
  readonly connect: () => Promise<Owner>;
  /** Ends the proxy and the database, and removes all they held. */
  close(): Promise<void>;
};

/** Setup with shops that can trade: what a history can be held against. */
export type Traders = Setup & { readonly world: HistoryWorld };

export type Instance = Traders & { readonly node: KeptNode };

/**
 * A durable PostgreSQL and a proxy in front of nodes that are still to be started.
 *
 * @param nextPort The port of the node that a new connection goes to.
 */
export async function openSetup(nextPort: () => number | undefined): Promise<Setup> {
  const folder = await openRunFolder();
  const database = await startOwnDatabase(folder);
  const proxy = await openProxy(nextPort);
  return {
    file: path.join(folder, 'history.jsonl'),
    folder,
    baseUrl: `http://127.0.0.1:${proxy.port}`,
    password: randomBytes(18).toString('base64url'),
    secrets: saveSecrets({ dataDir: folder, secretsFile: undefined }),
    database,
    proxy,
    connect: () => connectAsOwner(database.host),
    async close() {
      await proxy.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the shops of a history through a node that is ready. */
export async function openTraders(
  setup: Setup,
  { shops, stocks, operations }: Pick<HistoryOptions, 'shops' | 'stocks' | 'operations'>,
): Promise<HistoryWorld> {
  const owner = await setup.connect();
  try {
    const { baseUrl: base, password } = setup;
    const invitations = Math.max(10, Math.ceil(operations / 300));
    return await openWorld({ base, password, owner, shops, stocks, invitations });
  } finally {
    await owner.end();
  }
}

/** A node on a durable PostgreSQL of its own, behind a proxy, with shops that can trade. */
export async function openInstance(options: HistoryOptions): Promise<Instance> {
  const port = await freePort();
  const setup = await openSetup(() => port);
  const { folder, baseUrl, password, database } = setup;
  const node = await keepNode({ host: database.host, folder, baseUrl, password }, port);
  const world = await openTraders(setup, options);
  return {
    ...setup,
    node,
    world,
    async close() {
      await node.end();
      await setup.close();
    },
  };
}

/** What clients did, and how it went for them. */
export type TradeCounts = {
  readonly counts: CallCounts;
  /** Reads that had to be made again: they stand in no history. */
  readonly readRetries: number;
  /** What did not come to its end within three minutes after the last operation; empty where all did. */
  readonly underWay: readonly string[];
  readonly seconds: number;
};

export type Traded = TradeCounts & {
  readonly blows: BlowCounts;
  readonly connectionsBroken: number;
};

/** Lets clients trade under blows until enough was asked for, and waits until nothing is under way any more. */
export async function trade(instance: Instance, options: HistoryOptions): Promise<Traded> {
  const struck = noBlows();
  const run = await tradeUnder(instance, options, ({ counts, isOver, write }) => {
    const note = (blow: Blow): void => {
      struck[blow] += 1;
      write({ t: 'fault', what: blow, at: new Date().toISOString() });
    };
    return strikeAll(instance, options, { counts, isOver, note });
  });
  return { ...run, blows: struck, connectionsBroken: instance.proxy.broken() };
}

export type Disturbance = {
  readonly counts: CallCounts;
  readonly isOver: () => boolean;
  readonly write: HistoryWriter['write'];
};

export type TradeOptions = Pick<HistoryOptions, 'seconds' | 'buyers' | 'merchants'> & {
  /** Undefined for as many as there are until what disturbs is over. */
  readonly operations?: number;
  /** Of all operations, the part that is sent twice under one key at the same moment. */
  readonly twins?: number;
};

/** Lets clients trade while something else happens, until both are over and nothing is under way any more. */
export async function tradeUnder(
  setup: Traders,
  options: TradeOptions,
  disturb: (disturbance: Disturbance) => Promise<void>,
): Promise<TradeCounts> {
  const { world, secrets, baseUrl: base } = setup;
  const history = openHistory(setup.file);
  const counts: CallCounts = newCounts();
  const startedMs = performance.now();
  const seconds = () => (performance.now() - startedMs) / 1_000;
  let isBroken = false;
  let isDisturbanceOver = false;
  const isOver = () => {
    const isEnough =
      options.operations === undefined ? isDisturbanceOver : counts.operations >= options.operations;
    return isBroken || isEnough || seconds() >= (options.seconds ?? Infinity);
  };
  const reader = openClient(base);
  // What was begun is asked for until it is answered: the run is over for new lives alone.
  const caller = openCaller({ base, history, counts, twins: options.twins ?? 0.1, isOver: () => false });
  const parts = (client: string): LifeParts => ({
    client,
    caller,
    reader,
    world,
    isOver,
    providerSecret: secrets.testProvider[0] ?? '',
    carrierSecret: secrets.carrier[0] ?? '',
  });
  const lane = async (client: string, live: (own: LifeParts) => Promise<void>): Promise<void> => {
    while (!isOver()) await live(parts(client));
  };
  const lanes = [
    ...Array.from({ length: options.buyers }, (_none, at) => lane(`buyer ${at + 1}`, liveAsBuyer)),
    ...Array.from({ length: options.merchants }, (_none, at) => lane(`merchant ${at + 1}`, actAsMerchant)),
  ];
  const write: HistoryWriter['write'] = (line) => history.write(line);
  const disturbed = disturb({ counts, isOver, write }).then(() => {
    isDisturbanceOver = true;
  });
  // Where one fails the others end, so that none writes to a file that is closed.
  const works = [...lanes, disturbed].map((work) =>
    work.catch((error: unknown) => {
      isBroken = true;
      throw error;
    }),
  );
  const ends = await Promise.allSettled(works);
  history.close();
  reader.close();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const underWay = await settle(setup);
  return { counts, seconds: seconds(), readRetries: reader.retries(), underWay };
}

type Striking = {
  readonly counts: CallCounts;
  readonly isOver: () => boolean;
  readonly note: (blow: Blow) => void;
};

/** All blows in turn, spread over the operations, until there were as many kills as were asked for. */
async function strikeAll(instance: Instance, options: HistoryOptions, striking: Striking): Promise<void> {
  const { node, database, proxy } = instance;
  const { counts, isOver, note } = striking;
  let kills = 0;
  for (let turn = 0; kills < options.kills && !isOver(); turn += 1) {
    const blow = blows[turn % blows.length] ?? 'kill node';
    const wanted = ((turn + 1) * options.operations) / (blows.length * (options.kills / 2) + 1);
    while (counts.operations < wanted && !isOver()) await sleep(10);
    if (isOver()) return;
    await strike(blow, { node, database, proxy, pauseMsMax: options.pauseMsMax, note });
    if (blow === 'kill node' || blow === 'kill database') kills += 1;
    options.say?.(`${counts.operations} operations, ${kills} kills, ${counts.retries} retries`);
  }
}

const settleMsMax = 180_000;

/** What is still to come: messages of the provider, refunds that are sent, timers that are due, acts for the record. */
const underWayText = `select
  (select count(*)::int from testpay_payment t where not exists (select from shop_order o
    where o.payment_id::text = split_part(t.id, '.', 2))) as orders,
  (select count(*)::int from refund where state = 'pending') as refunds,
  (select count(*)::int from timer where due_at < now() - interval '2 seconds' and shop_id > 0) as timers,
  (select count(*)::int from act_pending) as acts`;

/** Waits until nothing is under way; gives what still is after three minutes. */
async function settle({ connect }: Setup): Promise<string[]> {
  const owner = await connect();
  try {
    const deadline = performance.now() + settleMsMax;
    for (;;) {
      const { rows } = await owner.query<Record<string, number>>(underWayText);
      const left = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
      if (left.length === 0 || performance.now() > deadline)
        return left.map(([what, count]) => `${count} ${what}`);
      await sleep(200);
    }
  } finally {
    await owner.end();
  }
}

export type Judgement = { readonly violations: readonly Violation[]; readonly problems: readonly string[] };

/** Reads the history from its file and the database as it is, and holds one against the other. */
export async function judge(setup: Traders): Promise<Judgement> {
  const owner = await setup.connect();
  const db = openDatabase({ host: setup.database.host, database: 'stockless' }, () => undefined, 2);
  try {
    const recordKeys = openRecordKeys(setup.secrets.record, setup.baseUrl);
    const { goods } = setup.world;
    return {
      violations: checkHistory(readHistory(setup.file), await readEffects(owner)),
      problems: await checkInvariants({ owner, db, recordKeys, goods }),
    };
  } finally {
    await db.close();
    await owner.end();
  }
}
