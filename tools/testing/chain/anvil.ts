// A local Ethereum node for tests: blocks come when a transaction does, and they can be taken back.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { encodeAbiParameters, encodeFunctionData, parseAbi, type Hex } from 'viem';
import * as z from 'zod/mini';
import { root } from '../../programs.ts';
import { bytecodeOf } from './contracts.ts';

/** The key and address of the node's third account, which tests use to sign refunds. */
export const signerKey = '5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';
export const signerAddress = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
/** The node's first account: it has all the tokens. */
export const rich = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** Somebody who gets money back. */
export const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

export const chainId = 31_337;
/** Blocks until one is final: two epochs of two. */
export const finalDepth = 4;

export type Anvil = Awaited<ReturnType<typeof openAnvil>>;

const abi = parseAbi([
  'function transfer(address to, uint256 value)',
  'function pretend(address from, address to, uint256 value)',
  'function pay(address token, address[] to, uint256 value)',
  'function payAndFail(address token, address to, uint256 value)',
  'function balanceOf(address account)',
]);

const answer = z.object({
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
});
const receipt = z.object({
  contractAddress: z.nullable(z.string()),
  status: z.string(),
  blockNumber: z.string(),
});

const startMs = 15_000;

function program(): string {
  const machine = process.arch === 'x64' ? 'amd64' : process.arch;
  const system = process.platform === 'win32' ? 'win32' : process.platform;
  return path.join(root, `node_modules/@foundry-rs/anvil-${system}-${machine}/bin/anvil`);
}

/** False where the node's program is not there for this machine; says so, because tests are left out then. */
export function canRunAnvil(): boolean {
  const isThere = existsSync(program());
  if (!isThere)
    process.stderr.write('There is no anvil for this machine: tests of the chain are left out.\n');
  return isThere;
}

/** Starts a node on a free port of this machine. Close it in `afterAll`. */
export async function openAnvil() {
  const args = ['--port', '0', '--slots-in-an-epoch', '2', '--accounts', '5'];
  const child = spawn(program(), args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const url = `http://${await addressOf(child)}`;

  async function rpc(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const given = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const read = z.parse(answer, await given.json());
    if (read.error !== undefined) throw new Error(`${method}: ${read.error.message}`);
    return read.result;
  }

  async function send(from: string, to: string | undefined, data: Hex) {
    // With a limit of its own even a call that fails gets into a block.
    const asked = { from, data, gas: '0x2dc6c0', ...(to === undefined ? {} : { to }) };
    const hash = z.parse(z.string(), await rpc('eth_sendTransaction', [asked]));
    for (let tries = 0; tries < 200; tries += 1) {
      const found = z.safeParse(receipt, await rpc('eth_getTransactionReceipt', [hash]));
      if (found.success) return { hash, ...found.data };
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error('a transaction came into no block');
  }

  async function deploy(contract: 'Token' | 'Payer', decimals = 6): Promise<string> {
    const given = contract === 'Payer' ? '' : encodeAbiParameters([{ type: 'uint8' }], [decimals]).slice(2);
    const { contractAddress } = await send(rich, undefined, `0x${bytecodeOf(contract)}${given}`);
    if (contractAddress === null) throw new Error('the contract was not made');
    return contractAddress;
  }

  return {
    url,
    rpc,
    deploy,
    mine: (blocks: number) => rpc('anvil_mine', [`0x${blocks.toString(16)}`]),
    /** Takes the newest blocks back; the same number of empty ones stands in their place. */
    reorg: (depth: number) => rpc('anvil_reorg', [depth, []]),
    height: async () => Number(z.parse(z.string(), await rpc('eth_blockNumber'))),
    pay: (token: string, to: string, units: bigint, from = rich) =>
      send(from, token, encodeFunctionData({ abi, functionName: 'transfer', args: [hexOf(to), units] })),
    pretend: (token: string, to: string, units: bigint) =>
      send(rich, token, encodeFunctionData({ abi, functionName: 'pretend', args: [rich, hexOf(to), units] })),
    payMany: (payer: string, token: string, to: readonly string[], units: bigint) => {
      const args = [hexOf(token), to.map(hexOf), units] as const;
      return send(rich, payer, encodeFunctionData({ abi, functionName: 'pay', args }));
    },
    payAndFail: (payer: string, token: string, to: string, units: bigint) => {
      const args = [hexOf(token), hexOf(to), units] as const;
      return send(rich, payer, encodeFunctionData({ abi, functionName: 'payAndFail', args }));
    },
    async balance(token: string, account: string): Promise<bigint> {
      const data = encodeFunctionData({ abi, functionName: 'balanceOf', args: [hexOf(account)] });
      return BigInt(z.parse(z.string(), await rpc('eth_call', [{ to: token, data }, 'latest'])));
    },
    async close(): Promise<void> {
      const over = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await over;
    },
  };
}

const hexOf = (address: string): Hex => `0x${address.replace(/^0x/, '')}`;

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('anvil did not start')), startMs);
    let said = '';
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Listening on (127\.0\.0\.1:\d+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}
