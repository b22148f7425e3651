// Sending USDT on TRON: a transaction is valid for about a minute. After that, and only where no final block has it, it
// can never happen, and another one may be signed.
import { sha256 } from '@noble/hashes/sha2.js';
import { chainLimits } from '#domain/payments/chain.ts';
import { minuteMs } from '#domain/limits.ts';
import type { Clock } from '#platform/ports/clock.ts';
import type { ChainSender, Fate, Sent, TransferRequest } from './chain-port.ts';
import type { UsdtConfig } from './config.ts';
import { signatureOf, type ChainKey } from './signature.ts';
import { rawTransfer, signedMessage } from './tron-message.ts';
import { tronAccountOf, type TronNode } from './tron-node.ts';
import { balanceWords, NodeFault, NodeRefusal, readTransfer, transferCall, transferWords } from './wire.ts';

type Parts = {
  readonly node: TronNode;
  readonly clock: Clock;
  readonly key: ChainKey;
  readonly config: UsdtConfig;
  readonly finalBlock: () => Promise<bigint>;
};

const transferSelector = 'transfer(address,uint256)';

export function makeTronSender(parts: Parts): ChainSender {
  const { node, key } = parts;
  return {
    from: key.address,
    async prepare(ask) {
      const { raw, hash, validUntil } = await build(parts, ask);
      return {
        nonce: undefined,
        async sign() {
          const unsigned = raw.toString('hex');
          const { r, s, recovery } = await signatureOf(key, { chain: 'tron', unsigned, id: ask.id ?? '' });
          const whole = Buffer.concat([Buffer.from(`${r}${s}`, 'hex'), Buffer.from([recovery + 27])]);
          return { raw: signedMessage(raw, whole).toString('hex'), hash, nonce: null, validUntil };
        },
      };
    },
    async broadcast(raw) {
      if (!(await node.broadcast(raw))) throw new NodeRefusal('wallet/broadcasthex: not taken');
    },
    fateOf: (sendings, ask) => fateOf(parts, sendings, ask),
  };
}

/** Lets the node build the transfer, and refuses everything that is not exactly it. */
async function build({ node, key, config }: Parts, { to, units, feeMax }: TransferRequest) {
  const feeSun = Math.min(chainLimits.tronFeeMaxSun, Number(feeMax ?? chainLimits.tronFeeMaxSun));
  const owner = tronAccountOf(key.address);
  const contract = tronAccountOf(config.contract);
  const receiver = tronAccountOf(to);
  const held = await node.call({
    owner,
    contract,
    selector: 'balanceOf(address)',
    words: balanceWords(owner),
  });
  if (held === '' || BigInt(`0x${held}`) < units)
    throw new NodeFault('the refunds account holds too little USDT');
  const call = { owner, contract, selector: transferSelector, words: transferWords(receiver, units) };
  await node.call(call);
  const [built, head] = await Promise.all([node.build(call, feeSun), node.head('newest')]);
  const { expiration, timestamp, ref_block_bytes: refBytes, ref_block_hash: refHash } = built.raw_data;
  const latest = head.block_header.raw_data.timestamp + chainLimits.tronValidMinutesMax * minuteMs;
  if (expiration > latest) throw new NodeFault('the node builds a transaction that is valid for too long');
  const raw = rawTransfer({
    owner,
    contract,
    call: transferCall(receiver, units),
    feeSun,
    refBytes,
    refHash,
    expiration,
    timestamp,
  });
  const hash = Buffer.from(sha256(raw)).toString('hex');
  if (raw.toString('hex') !== built.raw_data_hex || hash !== built.txID)
    throw new NodeFault('the node built something else than the transfer');
  return { raw, hash, validUntil: new Date(expiration) };
}

async function fateOf(parts: Parts, sendings: readonly Sent[], ask: TransferRequest): Promise<Fate> {
  const { node, clock } = parts;
  // First the time of final blocks: what is not in them although its time was over when this was read is in none. Our
  // own clock has to agree, so that no node can make one come true twice.
  const [solid, final] = await Promise.all([node.head('solid'), parts.finalBlock()]);
  const time = Math.min(solid.block_header.raw_data.timestamp, clock.now().getTime());
  let isMined = false;
  let isOver = true;
  for (const sent of sendings) {
    const known = await node.info('solid', sent.hash);
    if (known !== undefined && known.blockNumber <= final) {
      if (known.receipt.result === 'SUCCESS') return provePaid(parts, known.log, ask);
    } else if (known !== undefined || (await node.info('newest', sent.hash)) !== undefined) isMined = true;
    else if (sent.validUntil === null || time <= sent.validUntil.getTime()) isOver = false;
  }
  if (isMined) return 'waiting';
  return isOver ? 'void' : 'unseen';
}

type Logs = NonNullable<Awaited<ReturnType<TronNode['info']>>>['log'];

/** A success that moved something else is not ours; nothing is sent again, because a person has to look. */
function provePaid({ key, config }: Parts, logs: Logs, ask: TransferRequest): 'paid' {
  const isMoved = logs.some((log) => {
    const read = log.address.slice(-40) === tronAccountOf(config.contract) ? readTransfer(log) : undefined;
    const isOurs = read?.from === tronAccountOf(key.address) && read.to === tronAccountOf(ask.to);
    return isOurs && read?.units === ask.units;
  });
  if (!isMoved) throw new NodeFault('a return is on the chain without its transfer');
  return 'paid';
}
