// Calls of the wallet itself: both only read; each reads in one transaction, so that its figures agree.
import { refuse } from '#domain/wire/errors.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { listFlowDocuments } from './flow-documents.ts';
import { listWalletFlow } from './flow.ts';
import { presentWallet } from './wallet.ts';

export function walletRoutes(registry: Registry): void {
  handle(registry, wallet, ({ tx, session, now }) => presentWallet(tx, ownerOf(session), now));
  handle(registry, walletFlow, ({ tx, session, input }) => {
    const list = input.group === undefined ? listWalletFlow : listFlowDocuments;
    return list(tx, ownerOf(session).shopId, input);
  });
}

function ownerOf({ shopId, personId }: Session): { shopId: bigint; personId: string } {
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return { shopId, personId };
}
