// A node of TRON for tests: it speaks the HTTP interface of full nodes and of TronGrid over a chain in memory.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import { writeMessage } from './protobuf.ts';
import type { TronChain, TronTransaction } from './tron-chain.ts';

export type TronNodeDouble = Awaited<ReturnType<typeof openTronNode>>;

type Manner = {
  /** Changes an answer by its path. */
  alter?: (path: string, answer: unknown) => unknown;
  waitMs?: number;
  down?: boolean;
  /** Does what it is asked and never says so. */
  lose?: (path: string) => boolean;
  decimals?: number;
};

const byHash = z.object({ value: z.string() });
const call = z.object({
  owner_address: z.string(),
  contract_address: z.string(),
  function_selector: z.string(),
  parameter: z.string(),
  fee_limit: z.optional(z.int()),
});
const sending = z.object({ transaction: z.string() });
const pageSize = 200;
const validMs = 60_000;

/** The chain's own number: the last four bytes of its first block. */
export const tronChainId = 728_126_428;

/** Opens a node on a free port of this machine. */
export async function openTronNode(chain: TronChain) {
  let manner: Manner = {};
  const asked: string[] = [];

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: string[] = [];
    request.setEncoding('utf8');
    for await (const chunk of request) chunks.push(String(chunk));
    const url = new URL(request.url ?? '/', 'http://node.example');
    asked.push(url.pathname);
    if (manner.down === true) {
      request.socket.destroy();
      return;
    }
    if (manner.waitMs !== undefined) await new Promise((resolve) => setTimeout(resolve, manner.waitMs));
    const text = chunks.join('');
    const answer = answerOf(chain, url, {
      body: text === '' ? {} : JSON.parse(text),
      decimals: manner.decimals ?? 6,
    });
    if (manner.lose?.(url.pathname) === true) {
      request.socket.destroy();
      return;
    }
    const given = manner.alter?.(url.pathname, answer) ?? answer;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(given));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the node has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    behave(next: Manner): void {
      manner = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Asked = { readonly body: unknown; readonly decimals: number };

function answerOf(chain: TronChain, url: URL, { body, decimals }: Asked): unknown {
  const [, first = '', second = ''] = url.pathname.split('/');
  const isSolid = first === 'walletsolidity';
  if (first === 'v1') return listOf(chain, url);
  if (second === 'getnowblock') return blockOf(chain, isSolid ? chain.solid() : chain.head());
  if (second === 'getblockbynum') return blockOf(chain, 0);
  if (second === 'gettransactioninfobyid') return infoOf(chain, find(chain, body, isSolid));
  if (second === 'gettransactionbyid') return transactionOf(find(chain, body, isSolid));
  if (second === 'triggerconstantcontract') return constantOf(chain, z.parse(call, body), decimals);
  if (second === 'triggersmartcontract') return built(chain, z.parse(call, body));
  if (second === 'broadcasthex') return broadcast(chain, z.parse(sending, body).transaction);
  return { Error: 'unknown' };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function blockIdOf(number: number): string {
  if (number === 0) return hashOf('the first block').slice(0, 56) + tronChainId.toString(16).padStart(8, '0');
  return number.toString(16).padStart(16, '0') + hashOf(`block ${number}`).slice(0, 48);
}

function blockOf(chain: TronChain, number: number) {
  // As nodes do: what is zero is not written.
  const raw = number === 0 ? {} : { number, timestamp: chain.timeOf(number) };
  return { blockID: blockIdOf(number), block_header: { raw_data: raw, witness_signature: '00' } };
}

function find(chain: TronChain, body: unknown, isSolid: boolean): TronTransaction | undefined {
  const { value } = z.parse(byHash, body);
  const found = chain.transactions.get(value);
  if (found?.block === undefined || (isSolid && found.block > chain.solid())) return undefined;
  return found;
}

function infoOf(chain: TronChain, one: TronTransaction | undefined) {
  if (one?.block === undefined) return {};
  return {
    id: one.hash,
    fee: 345_000,
    blockNumber: one.block,
    blockTimeStamp: chain.timeOf(one.block),
    contractResult: [''],
    receipt: { energy_usage_total: 14_650, net_usage: 345, result: one.receiptRet ?? one.contractRet },
    ...(one.result === undefined ? {} : { result: one.result }),
    ...(one.logs.length === 0 ? {} : { log: one.logs }),
    ...(one.internal.length === 0 ? {} : { internal_transactions: one.internal }),
  };
}

function transactionOf(one: TronTransaction | undefined) {
  if (one === undefined) return {};
  return {
    ret: [{ contractRet: one.contractRet }],
    signature: ['00'],
    txID: one.hash,
    raw_data_hex: one.raw,
  };
}

function listOf(chain: TronChain, url: URL) {
  const account = tronAccountOf(url.pathname.split('/')[3] ?? '');
  const contract = tronAccountOf(url.searchParams.get('contract_address') ?? '');
  const isFinal = url.searchParams.get('only_confirmed') === 'true';
  const from = Number(url.searchParams.get('fingerprint') ?? '0');
  const all = [...chain.transactions.values()].flatMap((one) => {
    const { block } = one;
    if (block === undefined || block <= chain.solid() !== isFinal) return [];
    return one.moves
      .filter((move) => move.to === account && move.contract === contract)
      .map(() => ({ transaction_id: one.hash, block_timestamp: chain.timeOf(block), type: 'Transfer' }));
  });
  const next = from + pageSize;
  const more = next < all.length ? { fingerprint: String(next) } : {};
  return { success: true, data: all.slice(from, next), meta: { at: 1, page_size: pageSize, ...more } };
}

type Call = z.output<typeof call>;

function constantOf(chain: TronChain, asked: Call, decimals: number) {
  const contract = asked.contract_address.slice(2);
  const word = (value: bigint) => value.toString(16).padStart(64, '0');
  const fine = { result: true };
  if (asked.function_selector === 'decimals()')
    return { result: fine, constant_result: [word(BigInt(decimals))] };
  if (asked.function_selector === 'balanceOf(address)')
    return { result: fine, constant_result: [word(chain.balance(contract, asked.parameter.slice(24)))] };
  const units = BigInt(`0x${asked.parameter.slice(64)}`);
  if (chain.balance(contract, asked.owner_address.slice(2)) < units)
    return { result: { result: true, message: 'REVERT opcode executed' }, constant_result: [''] };
  return { result: fine, constant_result: [''] };
}

function built(chain: TronChain, asked: Call) {
  const head = chain.head();
  const id = blockIdOf(head);
  const timestamp = chain.timeOf(head);
  const expiration = timestamp + validMs;
  const hex = (digits: string) => Buffer.from(digits, 'hex');
  const [refBytes, refHash] = [id.slice(12, 16), id.slice(16, 32)];
  const data = `a9059cbb${asked.parameter}`;
  const trigger = writeMessage([
    [1, hex(asked.owner_address)],
    [2, hex(asked.contract_address)],
    [4, hex(data)],
  ]);
  const url = Buffer.from('type.googleapis.com/protocol.TriggerSmartContract');
  const contract = [
    [1, 31],
    [
      2,
      [
        [1, url],
        [2, trigger],
      ],
    ],
  ] as const;
  const raw = writeMessage([
    [1, hex(refBytes)],
    [4, hex(refHash)],
    [8, expiration],
    [11, contract],
    [14, timestamp],
    [18, asked.fee_limit ?? 0],
  ]);
  const rawData = { ref_block_bytes: refBytes, ref_block_hash: refHash, expiration, timestamp };
  const txID = createHash('sha256').update(raw).digest('hex');
  return {
    result: { result: true },
    transaction: { visible: false, txID, raw_data: rawData, raw_data_hex: raw.toString('hex') },
  };
}

function broadcast(chain: TronChain, transaction: string) {
  const what = chain.take(Buffer.from(transaction, 'hex'));
  return what === 'taken' ? { result: true, code: 'SUCCESS' } : { code: what, message: 'aa' };
}
