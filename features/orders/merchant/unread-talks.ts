// How many messages of an order's buyer nobody has read, by the order's id. Conversations are of a room above this one,
// so the app tells; without it no row shows a mark.
import { createContext, useContext } from 'react';

const UnreadTalks = createContext<ReadonlyMap<string, number>>(new Map());

export const UnreadTalksProvider = UnreadTalks;

export function useUnreadTalk(orderId: string): number {
  return useContext(UnreadTalks).get(orderId) ?? 0;
}
