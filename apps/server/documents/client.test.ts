// The client of programs against a running server: its own package, its README, and every call that a key opens.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTestHook, deliver, merchantPassword } from '#testing/hooks.ts';
import { openProgramShop, type ProgramShop } from '#testing/program-shop.ts';
import type { TestShop } from '#testing/test-app.ts';
import { listDeliveries, makeApiKey, testHook } from '#features/webhooks/contract.ts';
import { buildClient } from '../../../packages/client/build.ts';
import { calls } from '../../../packages/client/calls.gen.ts';
import { openClient, type Client } from '../../../packages/client/client.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-client-'));
const readme = readFileSync(path.join(root, 'packages/client/README.md'), 'utf8');
const examples = [...readme.matchAll(/^## (.+)$[\s\S]*?^```ts$([\s\S]*?)^```$/gm)].map(
  ([, title = '', code = '']) => ({ title, code }),
);

let shop: ProgramShop;
let other: TestShop;
let base: string;
let client: Client;

beforeAll(async () => {
  shop = await openProgramShop();
  const { server } = shop.app.composed.app;
  await shop.app.composed.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  client = openClient({ base, key: shop.key });
  other = await shop.app.makeShop('Receivers');
  const out = await buildClient(path.join(folder, 'package'));
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(out, path.join(folder, 'node_modules/stockless-client'));
  symlinkSync(path.join(root, 'node_modules/@types'), path.join(folder, 'node_modules/@types'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  for (const [at, { code }] of examples.entries()) writeFileSync(path.join(folder, `${at}.ts`), code);
});
afterAll(async () => {
  await shop.app.close();
  rmSync(folder, { recursive: true, force: true });
});

type Ended = { readonly code: number; readonly said: string };
function run(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, ...env } };
    const child = execFile(process.execPath, words, options, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

test('every call of the contract that a key opens stands in the client, and no other', () => {
  const kept = [...shop.app.composed.registry.kept.values()].map(({ endpoint }) => endpoint);
  const open = kept.filter(({ scope }) => scope !== undefined).map(({ name }) => name);
  expect(Object.keys(calls).toSorted()).toEqual(open.toSorted());
});

test('types narrow to states and refusals, and a wrong field does not compile', async () => {
  const good = `import { openClient } from 'stockless-client';
const shop = openClient({ base: '', key: '' });
const result = await shop.call('listOrders', { status: 'shipped' });
if (result.ok) { const one: 'shipped' | string = result.data.list[0]?.status ?? ''; console.log(one); }
else { const two: 'tooManyRequests' | string = result.refusal; console.log(two); }
`;
  writeFileSync(path.join(folder, 'good.ts'), good);
  const bad = (line: string) => `${good}// @ts-expect-error\n${line}\n`;
  writeFileSync(path.join(folder, 'bad-1.ts'), bad(`await shop.call('listOrders', { status: 'flown' });`));
  writeFileSync(path.join(folder, 'bad-2.ts'), bad(`await shop.call('listOrder', {});`));
  writeFileSync(
    path.join(folder, 'bad-3.ts'),
    bad(`if (!result.ok && result.refusal === 'usernameExists') console.log(1);`),
  );
  writeFileSync(path.join(folder, 'bad-4.ts'), bad(`if (result.ok) console.log(result.data.lists);`));
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const names = [
    'good.ts',
    ...[1, 2, 3, 4].map((n) => `bad-${n}.ts`),
    ...examples.map((_, at) => `${at}.ts`),
  ];
  const options =
    '--noEmit --strict --target es2024 --module nodenext --types node --lib es2024,dom,dom.iterable';
  const { code, said } = await run([compiler, ...options.split(' '), ...names]);
  expect([code, said]).toEqual([0, '']);
});

test('changes hold every order once the last page was read, whatever the size of a page', async () => {
  const whole = await client.read('listOrders', { status: 'all', page_size: 100 });
  for (const limit of [1, 2, 100]) {
    const found = new Set<string>();
    for await (const { list } of client.changes('listOrderChanges', { limit })) {
      for (const { id } of list) found.add(id);
    }
    expect([limit, found.size]).toEqual([limit, whole.list.length]);
  }
});

test('the first four examples of the README do what they say', async () => {
  expect(examples.map(({ title }) => title)).toHaveLength(5);
  const env = { SHOP_BASE: base, SHOP_KEY: shop.key };
  expect(await run(['0.ts'], env)).toEqual({ code: 0, said: 'there is no such order\n' });
  const orders = await run(['1.ts'], env);
  expect(orders.said).toMatch(/^\w+-\d+ (?:\w+ -?\d+\.\d\d USD|was cancelled)$/m);
  expect((await run(['2.ts'], env)).said).toMatch(/^[1-9]\d* orders, next time from \S+$/m);
  expect(await run(['3.ts'], env)).toEqual({ code: 0, said: 'prices set\n' });
});

test('the example of a webhook takes what the platform signs and refuses the rest', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { app } = shop;
  // The example looks at the machine's clock: the message is sent at that time.
  app.clock.set(new Date());
  const { hook, secret } = await addTestHook(app, other, url, ['order.paid']);
  const env = { ...process.env, HOOK_PORT: String(port), HOOK_SECRET: secret };
  const child = execFile(process.execPath, ['4.ts'], { cwd: folder, env });
  const post = () =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await expect.poll(post).toBe(400);
    const token = await app.merchant(other);
    await app.ask(testHook, { id: hook.id }, { token });
    await deliver(app);
    const { list } = await app.ask(listDeliveries, { hook_id: hook.id }, { token });
    expect(list[0]).toMatchObject({ type: 'ping', state: 'delivered', status: 204 });
  } finally {
    child.kill();
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

test('a key without the scope is refused by name', async () => {
  const ask = { name: 'Reader', scopes: ['shop.read' as const], password: merchantPassword };
  const { key } = await shop.app.ask(makeApiKey, ask, { token: await shop.app.merchant(other) });
  const result = await openClient({ base, key }).call('wallet', {});
  expect(result).toMatchObject({ ok: false, refusal: 'insufficientPermissions', reason: 'scope' });
});
