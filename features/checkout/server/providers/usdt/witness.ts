// Two nodes that have to say the same: one that lies, or was taken over, is found out before anything is believed.
import type { ChainReader, ChainTransfer } from '#platform/chains/chain-port.ts';
import { NodeFault } from '#platform/chains/wire.ts';

/** A reader that believes only what both say. Where they do not agree, nothing was learnt. */
export function agreeing(reader: ChainReader, witness: ChainReader): ChainReader {
  return {
    needed: reader.needed,
    atOnce: reader.atOnce,
    async check() {
      await Promise.all([reader.check(), witness.check()]);
    },
    async finalBlock() {
      const [left, right] = await Promise.all([reader.finalBlock(), witness.finalBlock()]);
      return left < right ? left : right;
    },
    async transfers(watched, until) {
      const [left, right] = await Promise.all([
        reader.transfers(watched, until),
        witness.transfers(watched, until),
      ]);
      if (keysOf(left.transfers) !== keysOf(right.transfers)) throw new NodeFault('two nodes do not agree');
      return left;
    },
    newer: (watched, finalBlock) => reader.newer(watched, finalBlock),
  };
}

function keysOf(transfers: readonly ChainTransfer[]): string {
  return transfers
    .map(({ hash, index, to, from, units, block }) => [hash, index, to, from, units, block].join())
    .toSorted()
    .join('\n');
}
