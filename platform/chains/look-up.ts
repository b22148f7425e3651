// Looking up a transaction that somebody names: what it did, for the one address it should have paid.
import type { Looked } from './chain-port.ts';
import type { EthereumNode } from './ethereum-node.ts';
import { tronAccountOf, type TronNode } from './tron-node.ts';
import { readTransfer, type TokenLog } from './wire.ts';

type Input = { readonly hash: string; readonly address: string; readonly contract: string };
type Log = TokenLog & { readonly address: string };

const accountOf = (address: string) => address.toLowerCase().replace(/^0x/, '');

export async function lookUpEthereum(
  node: EthereumNode,
  { hash, address, contract }: Input,
  finalBlock: () => Promise<bigint>,
): Promise<Looked> {
  const receipt = await node.receipt(hash);
  if (receipt === undefined || receipt.transactionHash !== hash) return 'unknown';
  if (receipt.status !== 1n) return 'failed';
  const paid = judgeLogs(receipt.logs, { receiver: accountOf(address), contract: accountOf(contract) });
  return paid === 'found' && receipt.blockNumber > (await finalBlock()) ? 'waiting' : paid;
}

export async function lookUpTron(
  node: TronNode,
  { hash, address, contract }: Input,
  finalBlock: () => Promise<bigint>,
): Promise<Looked> {
  const info = await node.info('newest', hash);
  if (info === undefined) return 'unknown';
  const isTurnedBack = info.internal_transactions.some((call) => call.rejected === true);
  if ((info.receipt.result ?? 'SUCCESS') !== 'SUCCESS' || info.result === 'FAILED' || isTurnedBack)
    return 'failed';
  const logs = info.log.map((log) => ({ ...log, address: log.address.slice(-40) }));
  const paid = judgeLogs(logs, { receiver: tronAccountOf(address), contract: tronAccountOf(contract) });
  return paid === 'found' && info.blockNumber > (await finalBlock()) ? 'waiting' : paid;
}

/** Accounts are 20 bytes in hexadecimal digits. */
function judgeLogs(logs: readonly Log[], { receiver, contract }: { receiver: string; contract: string }) {
  const toIt = logs.filter((log) => readTransfer(log)?.to === receiver);
  if (toIt.some((log) => log.address === contract)) return 'found';
  return toIt.length > 0 ? 'wrong_token' : 'wrong_receiver';
}
