import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listDeposits, payChannels } from '#features/deposits/contract.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { listWithdrawals } from '#features/payouts/contract.ts';

const touched = [wallet, walletFlow, listDeposits, payChannels, listWithdrawals];

/**
 * A deposit or withdrawal moves on while it is looked at. Whatever was read of the wallet before that is old then,
 * and the next screen asks for it again.
 */
export function useMovedOn(state: string | undefined): void {
  const queries = useQueryClient();
  const before = useRef<string | undefined>(undefined);
  const forget = useEffectEvent(() => {
    for (const { name } of touched) void queries.invalidateQueries({ queryKey: [name] });
  });
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) forget();
    before.current = state;
  }, [state]);
}
