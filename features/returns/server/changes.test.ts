// A program that pages through what changed ends with every case as it is, also those that moved between two pages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { listCaseChanges } from '#features/returns/changes.contract.ts';
import { sendReturn } from '#features/returns/buyer.contract.ts';
import { listCases } from '#features/returns/contract.ts';
import type { Bought } from '#testing/test-app.ts';
import { once, openReturns, type Rig } from '#testing/after.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openReturns();
});
afterAll(() => rig.app.close());

function passSettling(): void {
  rig.app.clock.set(new Date(rig.app.clock.now().getTime() + limits.changesSettleMs + 1));
}

/** A program's copy: the version of each case that it was given last, and where it goes on. */
type Copy = { readonly versions: Map<string, number>; cursor?: string };

async function takePage(copy: Copy, limit: number): Promise<{ ids: string[]; hasMore: boolean }> {
  const { token } = await rig.asMerchant();
  const { cursor } = copy;
  const ask = { limit, ...(cursor === undefined ? {} : { cursor }) };
  const page = await rig.app.ask(listCaseChanges, ask, { token });
  for (const { id, version } of page.list) copy.versions.set(id, version);
  copy.cursor = page.next;
  return { ids: page.list.map(({ id }) => id), hasMore: page.has_more };
}

async function takeAll(copy: Copy, limit: number): Promise<void> {
  while ((await takePage(copy, limit)).hasMore);
}

async function readVersions(): Promise<Map<string, number>> {
  const { token } = await rig.asMerchant();
  const { list } = await rig.app.ask(listCases, { page_size: 100 }, { token });
  return new Map(list.map(({ id, version }) => [id, version]));
}

test('cases come in the order of their steps, again after each one, and none is left out', async () => {
  const copy: Copy = { versions: new Map() };
  const bought: Bought[] = [];
  for (let n = 0; n < 4; n += 1) bought.push(await rig.delivered());
  // All at one moment: their ids decide.
  const ids: string[] = [];
  for (const one of bought) ids.push(await rig.open(one));
  expect(await takePage(copy, 10)).toEqual({ ids: [], hasMore: false });
  passSettling();
  expect(await takePage(copy, 2)).toEqual({ ids: ids.toSorted().slice(0, 2), hasMore: true });
  const [known = '', , , last = ''] = ids.toSorted();
  // One that was told already moves, and one that was not: both come with what became of them.
  await rig.approve(known);
  await rig.approve(last);
  passSettling();
  await takeAll(copy, 1);
  expect(copy.versions).toEqual(await readVersions());
  const sender = bought[ids.indexOf(known)];
  const sent = {
    token: sender?.orderToken ?? '',
    case_id: known,
    carrier: 'test-post',
    tracking: 'BACK-0001',
  };
  await rig.app.ask(sendReturn, sent, once());
  await rig.reject(ids.find((id) => id !== known && id !== last) ?? '');
  passSettling();
  await takeAll(copy, 3);
  expect(copy.versions).toEqual(await readVersions());
  expect(await takePage(copy, 3)).toEqual({ ids: [], hasMore: false });
});

test('from the beginning, in pages of any size, every case is there', async () => {
  passSettling();
  const versions = await readVersions();
  for (const limit of [1, 2, 3, 50]) {
    const copy: Copy = { versions: new Map() };
    await takeAll(copy, limit);
    expect([limit, copy.versions]).toEqual([limit, versions]);
  }
});
