// A goods' life in the catalogue (docs/product.md 2.6). What is not `active` is listed and sold by nobody anew.
import { machine } from './machine.ts';

export const goodsStates = ['draft', 'in_review', 'active', 'suspended', 'retired'] as const;
export type GoodsState = (typeof goodsStates)[number];

/** The same rows as the checks of the table `goods_move`, also of what needs a reason. */
export const goodsMachine = machine(goodsStates, {
  submit: { from: ['draft'], to: 'in_review', saysWhy: false },
  approve: { from: ['in_review'], to: 'active', saysWhy: false },
  /** A change is asked for. */
  giveBack: { from: ['in_review'], to: 'draft', saysWhy: true },
  suspend: { from: ['active'], to: 'suspended', saysWhy: true },
  resume: { from: ['suspended'], to: 'active', saysWhy: false },
  retire: { from: ['draft', 'active', 'suspended'], to: 'retired', saysWhy: true },
});

/** The steps of a life, each from one state to another. */
export const goodsSteps = goodsMachine
  .rules()
  .map(({ move, from, to }) => ({ from, to, saysWhy: goodsMachine.moves[move].saysWhy }));
