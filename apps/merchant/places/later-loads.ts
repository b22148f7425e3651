import type { ComponentType } from 'react';
import { accountLoads } from './account-loads.ts';
import { figureLoads } from './figure-loads.ts';
import { goodsLoads } from './goods-loads.ts';
import type { LaterPath } from './later-paths.ts';
import { moneyLoads } from './money-loads.ts';
import { shopLoads } from './shop-loads.ts';

export type Load = () => Promise<ComponentType>;
export type Loads = Readonly<Partial<Record<LaterPath, Load>>>;

/** How the screen of each address is fetched. */
export const laterLoads: Readonly<Record<LaterPath, Load>> = {
  ...goodsLoads,
  ...moneyLoads,
  ...figureLoads,
  ...accountLoads,
  ...shopLoads,
};
