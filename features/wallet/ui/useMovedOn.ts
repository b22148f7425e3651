import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { wallet, walletFlow } from '#features/wallet/contract.ts';

/**
 * A deposit or withdrawal moves on while it is looked at. Whatever was read of the wallet before that is old then,
 * and the next screen asks for it again; so are the answers of `lists`, which tell of it.
 */
export function useMovedOn(state: string | undefined, lists: readonly { readonly name: string }[]): void {
  const queries = useQueryClient();
  const before = useRef<string | undefined>(undefined);
  const forget = useEffectEvent(() => {
    for (const { name } of [wallet, walletFlow, ...lists])
      void queries.invalidateQueries({ queryKey: [name] });
  });
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) forget();
    before.current = state;
  }, [state]);
}
