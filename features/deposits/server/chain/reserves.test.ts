// What lies on our addresses of TRON, as two nodes that speak its interface say it.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openDeposits, type DepositRig } from '#testing/deposits.ts';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { addHours } from '#domain/time.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { reportReserves } from '#features/reconciliation/server/reserve/report.ts';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { xpub } from '#tools/testing/chain/chain-app.ts';
import { makeTronChain, solidDepth, type TronChain } from '#tools/testing/chain/tron-chain.ts';
import { openTronNode, type TronNodeDouble } from '#tools/testing/chain/tron-node.ts';
import { makeChainReserves, type ChainReserves } from './reserves.ts';

const contract = tronAddressOf(Buffer.alloc(20, 0xa6));
const vault = tronAddressOf(Buffer.alloc(20, 0xb1));
const usdt = (whole: number) => BigInt(whole) * 1_000_000n;

let chain: TronChain;
let first: TronNodeDouble;
let second: TronNodeDouble;
let rig: DepositRig;
let reserves: ChainReserves;

beforeAll(async () => {
  chain = makeTronChain(new Date('2026-03-02T09:00:00.000Z'));
  [first, second] = await Promise.all([openTronNode(chain), openTronNode(chain)]);
  const sources = [{ url: first.url, apiKey: 'a-key' }, { url: second.url }];
  const config = { network: 'tron', sources, xpub, contract, confirmations: 0, aloneMajor: 100 } as const;
  rig = await openDeposits({ deposits: [config] });
  reserves = makeChainReserves([{ ...config, reserve: [vault] }], rig.app.composed.env.log);
  await rig.app.composed.deposits.start();
  await paid(50);
});
afterEach(() => {
  first.behave({});
  second.behave({});
});
afterAll(() => Promise.all([rig.close(), first.close(), second.close()]));

/** A merchant's deposit, credited; and what lies there afterwards, as nodes say it. */
async function paid(whole: number): Promise<void> {
  const who = await rig.depositor();
  const { address } = await rig.quote(who);
  pay(address ?? '', usdt(whole));
  chain.mine(solidDepth);
  await rig.app.composed.deposits.work();
}

function pay(address: string, units: bigint): void {
  const [token, to] = [tronAccountOf(contract), tronAccountOf(address)];
  chain.pay({ contract: token, to: [to], units });
  chain.endow(token, to, chain.balance(token, to) + units);
}

const word = z.object({ constant_result: z.tuple([z.string()]), result: z.unknown() });

/** Says half of every balance. */
function halve(path: string, answer: unknown): unknown {
  if (!path.endsWith('/triggerconstantcontract')) return answer;
  const { constant_result: words, result } = z.parse(word, answer);
  const half = BigInt(`0x${words[0]}`) / 2n;
  return { result, constant_result: [half.toString(16).padStart(64, '0')] };
}

const read = async () => (await acrossShops('jobs', () => reserves.read(rig.app.composed.env.db.direct)))[0];

test('both nodes are asked for our own addresses and for those that merchants were credited at', async () => {
  pay(vault, usdt(30));
  expect(await read()).toMatchObject({
    network: 'tron',
    contract,
    answers: [usdt(80), usdt(80)],
    addresses: [vault],
    derived: 1,
  });
  expect(first.asked).toContain('/wallet/triggerconstantcontract');
});

test('what both say is proved; where they differ or one is silent the lesser counts, and as our word', async () => {
  const { env } = rig.app.composed;
  await sealAll(env);
  const report = async () => {
    rig.app.clock.set(addHours(rig.app.clock.now(), 1));
    const document = await reportReserves(env, reserves);
    return {
      place: document?.places.find(({ place }) => place === 'chain:tron'),
      row: document?.currencies.find(({ currency }) => currency === 'USDT'),
    };
  };
  const agreed = await report();
  expect(agreed.place).toMatchObject({ label: 'proved_on_chain', amount: '80.000000' });
  expect(agreed.row).toMatchObject({ owed: '50.000000', proved_on_chain: '80.000000', cover_bps: 16_000 });

  second.behave({ alter: halve });
  const differing = await report();
  expect(differing.place).toMatchObject({
    label: 'claimed',
    amount: '40.000000',
    chain: { answers: ['80.000000', '40.000000'] },
  });
  expect(differing.row).toMatchObject({
    proved_on_chain: '0.000000',
    claimed: '40.000000',
    cover_bps: 8_000,
  });

  second.behave({ down: true });
  const alone = await report();
  expect(alone.place).toMatchObject({ label: 'claimed', chain: { answers: ['80.000000', null] } });

  first.behave({ down: true });
  const silent = await report();
  // Nobody answered: our books alone, and said so.
  expect(silent.place).toBeUndefined();
  expect(silent.row).toMatchObject({ held: '50.000000', claimed: '50.000000' });
});

test('an address that cannot be one of the chain keeps an instance from starting', () => {
  const config = { network: 'tron', sources: [], xpub, contract, confirmations: 0 } as const;
  const make = () =>
    makeChainReserves([{ ...config, reserve: ['not-an-address'] }], { warn: () => undefined });
  expect(make).toThrow('deposits on tron: a reserve address is not right');
});
