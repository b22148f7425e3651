// Calls of the wallet itself: both only read; each reads in one transaction, so that its figures agree.
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { listFlowDocuments } from './flow-documents.ts';
import { listWalletFlow } from './flow.ts';
import type { WalletSides } from './sides.ts';
import { presentWallet } from './wallet.ts';

export function walletRoutes(registry: Registry, sides: WalletSides): void {
  handle(registry, wallet, ({ tx, shopId, personId, now }) =>
    presentWallet(tx, { shopId, personId }, now, sides),
  );
  handle(registry, walletFlow, ({ tx, shopId, input }) => {
    const list = input.group === undefined ? listWalletFlow : listFlowDocuments;
    return list(tx, shopId, input, sides);
  });
}
