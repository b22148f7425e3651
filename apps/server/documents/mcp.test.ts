// An assistant on a running server: the built command over standard input and output, driven by the protocol's own client.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { merchantScopes, type MerchantScope } from '#domain/wire/endpoint.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { makeApiKey } from '#features/webhooks/contract.ts';
import { confirmProposal, listProposals } from '#features/webhooks/proposals.contract.ts';
import { merchantPassword } from '#testing/hooks.ts';
import { openTestApp, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
import { buildMcp } from '../../../packages/mcp/build.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-mcp-'));
const reading = merchantScopes.filter((scope) => scope.endsWith('.read'));

let app: TestApp;
let shop: TestShop;
let goods: TestGoods | undefined;
let base: string;
let command: string;
const clients: Client[] = [];

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Assisted');
  [goods] = await app.makeGoods([{ code: 'LAMP', cost: '10.00', stock: 50 }]);
  if (goods !== undefined) await app.list(shop, [goods], '30.00');
  await app.composed.app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.composed.app.server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  command = path.join(await buildMcp(path.join(folder, 'mcp')), 'stockless-mcp.mjs');
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const token = () => app.merchant(shop);

/** Starts the command with a key of these scopes and connects to it. */
async function connect(scopes: readonly MerchantScope[]): Promise<Client> {
  const ask = { name: 'Assistant', scopes: [...scopes], password: merchantPassword };
  const { key } = await app.ask(makeApiKey, ask, { token: await token() });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const env = { STOCKLESS_URL: base, STOCKLESS_KEY: key };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [command], env }));
  clients.push(client);
  return client;
}

const answered = z.object({
  isError: z.optional(z.boolean()),
  structuredContent: z.optional(z.record(z.string(), z.unknown())),
  content: z.array(z.object({ text: z.string() })),
});

async function use(client: Client, name: string, args: Record<string, unknown> = {}) {
  return z.parse(answered, await client.callTool({ name, arguments: args }));
}

test('it says what it is and reads what its key opens', async () => {
  const client = await connect([...reading, 'proposals.write']);
  expect(client.getServerVersion()).toMatchObject({ name: 'stockless' });
  expect(client.getInstructions()).toContain('confirms or declines');
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(15);
  const plain = [
    'list_orders',
    'get_wallet',
    'list_showcase',
    'get_statistics',
    'list_conversations',
    'list_reviews',
  ];
  for (const name of plain) expect([name, (await use(client, name)).isError]).toEqual([name, undefined]);
  expect((await use(client, 'list_showcase')).structuredContent?.['list']).toHaveLength(1);
});

test('a proposal waits for the merchant, and the assistant sees what became of it', async () => {
  const client = await connect([...reading, 'proposals.write']);
  const change = { kind: 'price', items: [{ id: goods?.id ?? '', sale_price: '34.00' }] };
  const proposed = await use(client, 'propose_change', { change, note: 'Demand rises before the holidays.' });
  expect(proposed.isError).toBeUndefined();
  const price = async () => (await app.ask(listShowcase, {}, { token: await token() })).list[0]?.sale_price;
  expect(await price()).toBe('30.00');
  const { list } = await app.ask(listProposals, { open: true }, { token: await token() });
  expect(list).toMatchObject([{ note: 'Demand rises before the holidays.', key: { name: 'Assistant' } }]);
  await app.ask(confirmProposal, { id: list[0]?.id ?? '' }, { token: await token() });
  expect(await price()).toBe('34.00');
  expect((await use(client, 'list_proposals')).structuredContent).toMatchObject({
    list: [{ state: 'confirmed' }],
  });
});

test('a price that loses money is refused, with the floor for the assistant to read', async () => {
  const client = await connect(['proposals.write']);
  const change = { kind: 'price', items: [{ id: goods?.id ?? '', sale_price: '9.00' }] };
  const said = await use(client, 'propose_change', { change });
  expect(said.isError).toBe(true);
  expect(said.content[0]?.text).toContain('"floor_price":"10.52"');
});

test('a tool beyond the key’s scopes says so, and a wrong input names its field', async () => {
  const client = await connect(['shop.read']);
  const wallet = await use(client, 'get_wallet');
  expect([wallet.isError, wallet.content[0]?.text]).toEqual([
    true,
    expect.stringContaining('"reason":"scope"'),
  ]);
  const whole = await connect(['orders.read']);
  const wrong = await use(whole, 'list_orders', { status: 'flown' });
  expect([wrong.isError, wrong.content[0]?.text]).toEqual([
    true,
    expect.stringContaining('"field":"status"'),
  ]);
});
