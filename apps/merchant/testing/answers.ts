// A small world in the shape of the contracts, for component tests: every answer is checked against its own schema.
import { goodsAnswers } from './goods.ts';
import { orderAnswers } from './orders.ts';
import { peopleAnswers } from './people.ts';
import { shopAnswers } from './shop.ts';
import type { Answer } from './stub-server.ts';
import { walletAnswers } from './wallet.ts';

/** The answer of every call that the app makes by itself. Tests put their own in front. */
export function shopWorld(): Answer[] {
  return [...peopleAnswers(), ...shopAnswers(), ...goodsAnswers(), ...orderAnswers(), ...walletAnswers()];
}
