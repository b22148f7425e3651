// What stands in the corner of every first screen of a phone: wide screens have it in their side navigation.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

const CornerContext = createContext<ReactNode>(undefined);

/** Put around the screens of an app. */
export const PageCornerProvider = CornerContext;

export function usePageCorner(): ReactNode {
  return useContext(CornerContext);
}
