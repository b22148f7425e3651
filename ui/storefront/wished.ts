// Which products a visitor noted, for every heart of a page.
import { createContext, useContext } from 'react';

const Wished = createContext<readonly string[]>([]);

export const WishedProvider = Wished.Provider;

export function useIsWished(goodsId: string): boolean {
  return useContext(Wished).includes(goodsId);
}
