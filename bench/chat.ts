// `npm run bench -- chat`: two servers on one database, 2,000 open streams, messages timed from the writer's send to
// every reader's ear; half-way one server is killed and its readers go on at the other.
import { randomBytes, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { get, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { newSecrets } from '#apps/server/secrets.ts';
import { consoleToken } from '#testing/door.ts';
import { openChat, readChat, sendChat } from '#features/chat/contract.ts';
import { addInvitations, inviteCode } from '#features/invitation/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { openClient, type Client } from '#tools/replay/client.ts';
import { endChild, freePort, startChild, type Child } from '#tools/replay/own-child.ts';
import { openRunFolder, startOwnDatabase } from '#tools/replay/own-database.ts';
import { stopOnSignal } from '#tools/replay/own-server.ts';
import { cpuMsOf, memoryMbOf } from '#tools/replay/processes.ts';
import type { BenchOptions } from './ledger.ts';
import { round } from './measure.ts';

const shopCount = 167;
/** At each of the two servers; all of a shop's fit on one when the other is gone. */
const streamsEach = 6;
const perSecond = 10;
const goalMs = 300;

type Talk = { readonly token: string; readonly id: string; sent: number };

export async function benchChat({ seconds }: BenchOptions): Promise<unknown> {
  const folder = await openRunFolder();
  const database = await startOwnDatabase(folder, { countsStatements: false });
  const operator = { username: 'operator', password: randomBytes(18).toString('base64url') };
  const facts = {
    kind: 'start',
    id: 0,
    host: database.host,
    folder,
    policy: 'bench',
    clockAt: null,
  } as const;
  const secrets = newSecrets();
  const start = async () => {
    const port = await freePort();
    const child = await startChild([], { ...facts, port, secrets, operator });
    return { base: `http://127.0.0.1:${port}`, child };
  };
  const nodes = [await start(), await start()] as const;
  const stop = async () => {
    await Promise.all(nodes.map(({ child }) => endChild(child)));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  stopOnSignal(stop);
  const client = openClient(nodes[0].base);
  try {
    const talks = await openTalks(client, await consoleToken(client, operator));
    return await run({ client, nodes, talks, seconds });
  } finally {
    client.close();
    await stop();
  }
}

/** Shops by the front door, each with a conversation. */
async function openTalks(client: Client, token: string): Promise<Talk[]> {
  const codes: string[] = [];
  while (codes.length < shopCount) {
    const count = Math.min(50, shopCount - codes.length);
    const { list } = await client.ask(addInvitations, { count }, { token });
    codes.push(...list.flatMap(({ code }) => code ?? []));
  }
  const talks: Talk[] = [];
  const one = async (): Promise<void> => {
    for (let code = codes.pop(); code !== undefined; code = codes.pop()) {
      const { invite_ticket: ticket } = await client.ask(inviteCode, { code });
      const password = 'right-horse-battery-7';
      const signIn = { username: `m-${randomUUID().slice(0, 12)}`, password, confirm_password: password };
      const name = `House ${shopCount - codes.length}`;
      const made = await client.ask(login, {
        ...signIn,
        register: true,
        invite_ticket: ticket,
        shop_name: name,
      });
      const { conversation } = await client.ask(openChat, {}, { token: made.token });
      talks.push({ token: made.token, id: conversation.id, sent: 0 });
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  return talks;
}

type Node = { readonly base: string; readonly child: Child };
type Running = {
  readonly client: Client;
  readonly nodes: readonly [Node, Node];
  readonly talks: readonly Talk[];
  readonly seconds: number;
};

async function run({ client, nodes, talks, seconds }: Running): Promise<unknown> {
  const sentAt = new Map<string, number>();
  const calm: number[] = [];
  const stormy: number[] = [];
  let times = calm;
  const readers = nodes.flatMap(({ base }, at) =>
    talks.flatMap((talk) =>
      Array.from({ length: streamsEach }, () => {
        const received = (clientId: string) => {
          const began = sentAt.get(clientId);
          if (began !== undefined) times.push(performance.now() - began);
        };
        return openReader({ base, spare: nodes[1 - at]?.base ?? base, talk, received });
      }),
    ),
  );
  await until(() => readers.every((reader) => reader.isOpen()), 60_000);
  const startedCpu = cpuMsOf(nodes[0].child.process.pid ?? 0);
  await speak({ client, talks, sentAt, seconds });
  await sleep(1_500);
  const cpu = cpuMsOf(nodes[0].child.process.pid ?? 0) - startedCpu;
  times = stormy;
  nodes[1].child.process.kill('SIGKILL');
  const killedAt = performance.now();
  const speaking = speak({ client, talks, sentAt, seconds });
  await until(() => readers.some((reader) => !reader.isOpen()), 10_000);
  await until(() => readers.every((reader) => reader.isOpen()), 60_000);
  const backMs = performance.now() - killedAt;
  await speaking;
  await until(() => readers.every((reader) => reader.isWhole()), 20_000).catch(() => undefined);
  const wrong = readers.filter((reader) => !reader.isWhole());
  const inBooks = await Promise.all(
    talks.slice(0, 20).map(({ id, token }) => client.ask(readChat, { id }, { token })),
  );
  const memory = memoryMbOf(nodes[0].child.process.pid ?? 0);
  for (const reader of readers) reader.close();
  const usual = figures(calm);
  return {
    bench: 'chat',
    streams: readers.length,
    messages: talks.reduce((sum, { sent }) => sum + sent, 0),
    deliveries: usual,
    deliveries_while_one_server_is_gone: figures(stormy),
    all_streams_back_ms: round(backMs, 0),
    streams_with_a_loss_or_a_double: wrong.length,
    conversations_with_a_gap: inBooks.filter(
      ({ conversation }, at) => conversation.last_seq !== talks[at]?.sent,
    ).length,
    server_cpu_ms_a_delivery: round(cpu / Math.max(1, calm.length / 2), 3),
    server_memory_mb: memory,
    missed: [
      ...(usual.p95_ms > goalMs ? ['p95 of a delivery'] : []),
      ...(wrong.length > 0 ? ['no loss and no double'] : []),
    ],
  };
}

type Speaking = Pick<Running, 'client' | 'talks' | 'seconds'> & { readonly sentAt: Map<string, number> };

/** So many messages a second, each in another conversation, whether the ones before are answered or not. */
async function speak({ client, talks, sentAt, seconds }: Speaking): Promise<void> {
  const under: Promise<unknown>[] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < seconds * perSecond; turn += 1) {
    const talk = talks[turn % talks.length];
    if (talk === undefined) continue;
    const clientId = randomUUID();
    sentAt.set(clientId, performance.now());
    const ask = { id: talk.id, client_id: clientId, text: `Word ${turn}` };
    talk.sent += 1;
    under.push(client.ask(sendChat, ask, { token: talk.token }));
    await sleep(Math.max(0, startedAt + ((turn + 1) * 1_000) / perSecond - performance.now()));
  }
  await Promise.all(under);
}

type Reading = {
  readonly base: string;
  readonly spare: string;
  readonly talk: Talk;
  readonly received: (clientId: string) => void;
};

const messageShape = z.object({ seq: z.int(), client_id: z.string() });

/** A reader as `ui/calls/live.ts` is one: it comes again where it was, at the other server. */
function openReader({ base, spare, talk, received }: Reading) {
  const seen: number[] = [];
  let place: string | undefined;
  let isOpen = false;
  let isOver = false;
  let request: ClientRequest | undefined;
  let target = base;

  function open(): void {
    const headers = { authorization: talk.token, ...(place === undefined ? {} : { 'last-event-id': place }) };
    request = get(`${target}/api/v1/service/stream?id=${talk.id}`, { headers, agent: false }, (response) => {
      let rest = '';
      isOpen = response.headers['content-type']?.startsWith('text/event-stream') === true;
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        const blocks = (rest + piece).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) take(block);
      });
      response.on('close', again);
      response.on('error', () => undefined);
    });
    request.on('error', again);
  }
  function again(): void {
    if (isOver) return;
    isOpen = false;
    target = spare;
    setTimeout(open, 250 + Math.random() * 250);
  }
  function take(block: string): void {
    place = /^id: (.+)$/m.exec(block)?.[1] ?? place;
    const data = /^event: message\ndata: (.+)$/m.exec(block)?.[1];
    if (data === undefined) return;
    const { seq, client_id: clientId } = z.parse(messageShape, JSON.parse(data));
    seen.push(seq);
    received(clientId);
  }

  open();
  return {
    isOpen: () => isOpen,
    /** Every number once and in its order. */
    isWhole: () => seen.length === talk.sent && seen.every((seq, at) => seq === at + 1),
    close() {
      isOver = true;
      request?.destroy();
    },
  };
}

function figures(times: readonly number[]) {
  const sorted = times.toSorted((left, right) => left - right);
  const at = (part: number) => round(sorted[Math.floor(sorted.length * part)] ?? 0, 1);
  return { count: sorted.length, p50_ms: at(0.5), p95_ms: at(0.95), p99_ms: at(0.99), max_ms: at(0.999999) };
}

async function until(isThere: () => boolean, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isThere()) {
    if (performance.now() > end) throw new Error('the streams did not open in time');
    await sleep(20);
  }
}
