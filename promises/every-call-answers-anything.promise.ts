// Whatever a client sends, a call answers with a verdict: never with a fault of ours.
import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { picture } from '#testing/identity.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import type { Call, RegisteredCall } from '#platform/http/pipeline.ts';
import { sign } from '#platform/ports/signature.ts';
import { cpuMs } from '#testing/own-time.ts';
import { hostileInputsOf, type Real } from './inputs/hostile.ts';
import { walk, walkMs } from './rigs/rig.ts';
import { makeSessions, type Sessions } from './rigs/sessions.ts';

let app: TestApp;
let shop: TestShop;
let sessions: Sessions;
let real: Real;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Any Shop');
  const goods = await app.makeGoods([{ code: 'ANY-1', cost: '4.00', stock: 100 }]);
  await app.list(shop, goods, '9.00');
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  sessions = await makeSessions(app, shop);
  real = { handle: shop.handle, goods_id: goods[0]?.id, token: bought.orderToken, order_id: bought.orderId };
});
afterAll(() => app.close());

const kept = () => [...app.composed.registry.kept.values()];

/** Each from another address: limits by address would hide what comes behind them. */
function callFrom(call: Partial<Call> & Pick<Call, 'input'>): Call {
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const requestId = randomUUID();
  return { token: undefined, onceKey: randomUUID(), language: 'en', ip, requestId, ...call };
}

async function filesOf({ files = {} }: Endpoint) {
  return Promise.all(Object.keys(files).map((field) => picture(field)));
}

const refusal = z.object({ code: z.literal(405), data: z.object({ field: z.string() }) });

function readRefusedField(text: string): string | undefined {
  const read = z.safeParse(refusal, JSON.parse(text));
  return read.success ? read.data.data.field : undefined;
}

type Wrong = { readonly call: string; readonly at: string; readonly value: string; readonly status: number };

async function tryAll({
  endpoint,
  answer,
}: RegisteredCall): Promise<{ calls: number; read: number; wrong: Wrong[] }> {
  const files = await filesOf(endpoint);
  const wrong: Wrong[] = [];
  let [calls, read] = [0, 0];
  let token = await sessions.tokenOf(endpoint.actor);
  let refused: string | undefined;
  for (const { at, input, isAgain } of hostileInputsOf(endpoint, real)) {
    // A value that its field does not take is refused whatever stands beside it.
    if (isAgain && refused === at) continue;
    const { status, text } = await answer(callFrom({ input, token, files }));
    calls += 1;
    refused = readRefusedField(text);
    if (status >= 500)
      wrong.push({ call: endpoint.name, at, value: JSON.stringify(input).slice(0, 200), status });
    // A call that ends sessions has ended this one.
    const isOut = /^\{"code":40[178],/.test(text);
    if (isOut) token = await sessions.tokenOf(endpoint.actor);
    else if (!text.startsWith('{"code":409,')) read += 1;
  }
  return { calls, read, wrong };
}

test('every field of every call takes any value without a fault', async () => {
  const usedMs = cpuMs();
  const wrong: Wrong[] = [];
  const unread: string[] = [];
  let calls = 0;
  await walk(
    kept().filter(({ endpoint }) => (endpoint.body ?? 'json') !== 'raw'),
    async (one) => {
      const tried = await tryAll(one);
      calls += tried.calls;
      wrong.push(...tried.wrong);
      // A call that let nobody in was not tried.
      if (tried.read === 0) unread.push(one.endpoint.name);
    },
  );
  expect(wrong).toEqual([]);
  expect(unread).toEqual([]);
  expect(calls).toBeGreaterThan(kept().length * 20);
  expect(cpuMs() - usedMs).toBeLessThan(walkMs.everyField);
});

test('the walks over all calls take 90 seconds of the processor together at most', () => {
  const sumMs = Object.values(walkMs).reduce((sum: number, one) => sum + one, 0);
  expect(sumMs).toBeLessThanOrEqual(90_000);
});

/** Names of senders that are known here, and some that are not. */
const senders = ['test', 'test-post', 'nobody', 'a\u0000b'];
const event = { event_id: 'E-1', tracking: 'T-1', code: 'delivered', at: '2026-03-02T09:00:00.000Z' };

function messages(): Buffer[] {
  const trees = [null, [], 'x', {}, { events: [] }, { events: [event, null] }];
  const texts = ['a\u0000b', '\ud800', 'x'.repeat(100_000), 1e15, null, [], {}];
  const events = Object.keys(event).flatMap((name) =>
    texts.map((text) => ({ events: [{ ...event, [name]: text }] })),
  );
  const bytes = [
    Buffer.alloc(0),
    Buffer.from([0xff, 0x00, 0xed, 0xa0, 0x80]),
    Buffer.from('['.repeat(50_000)),
  ];
  return [...bytes, ...[...trees, ...events].map((tree) => Buffer.from(JSON.stringify(tree)))];
}

type Message = { readonly sender: string; readonly body: Buffer; readonly signature: string | undefined };

/** Every sender with every body, not signed, signed wrongly, and signed by whom a carrier of the tests is. */
function signedMessages(): (Message & { readonly isKnown: boolean })[] {
  const { env } = app.composed;
  const [secret = ''] = env.carriers.find('test-post')?.secrets ?? [];
  const pairs = senders.flatMap((sender) => messages().map((body) => ({ sender, body })));
  return pairs.flatMap(({ sender, body }) => {
    const [own, other] = [secret, 'a-secret-of-nobody'].map((one) => sign(body, one, env.clock.now()));
    return [undefined, 'x', '\u0000', own, other].map((signature) => ({
      sender,
      body,
      signature,
      isKnown: signature === own,
    }));
  });
}

test('every message of another system is taken or refused with a status of its own, never a fault', async () => {
  const wrong: unknown[] = [];
  const hooks = kept().filter(({ endpoint }) => endpoint.actor === 'hook');
  const all = signedMessages();
  for (const { endpoint, answer } of hooks) {
    const [field = ''] = /(?<=\{)\w+(?=\})/.exec(endpoint.path) ?? [];
    for (const { sender, body, signature, isKnown } of all) {
      const raw = { body, signature, header: () => signature };
      const { status } = await answer(callFrom({ input: { [field]: sender }, raw }));
      if (status >= 500 || (!isKnown && status < 400))
        wrong.push([endpoint.name, sender, body.toString('utf8', 0, 120), signature, status]);
    }
  }
  expect(wrong).toEqual([]);
  expect(hooks.length).toBeGreaterThan(2);
});
