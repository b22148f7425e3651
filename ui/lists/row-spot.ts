// Where a row stands in a list of which only a part is drawn; a row puts this on its `<li>`.
import { createContext, useContext } from 'react';

export type RowSpot = {
  readonly ref?: (element: HTMLLIElement | null) => void;
  readonly 'data-index'?: number;
  readonly 'aria-setsize'?: number;
  readonly 'aria-posinset'?: number;
};

const nowhere: RowSpot = {};

export const RowSpotContext = createContext<RowSpot>(nowhere);

export function useRowSpot(): RowSpot {
  return useContext(RowSpotContext);
}
