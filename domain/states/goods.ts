// A goods' life in the catalogue (docs/product.md 2.6). What is not `active` is listed and sold by nobody anew.

export const goodsStates = ['draft', 'in_review', 'active', 'suspended', 'retired'] as const;
export type GoodsState = (typeof goodsStates)[number];

type Move = { readonly from: GoodsState; readonly to: GoodsState; readonly saysWhy: boolean };

/** The same rows as the checks of the table `goods_move`. */
export const goodsMoves: readonly Move[] = [
  { from: 'draft', to: 'in_review', saysWhy: false },
  { from: 'in_review', to: 'active', saysWhy: false },
  // A change is asked for.
  { from: 'in_review', to: 'draft', saysWhy: true },
  { from: 'active', to: 'suspended', saysWhy: true },
  { from: 'suspended', to: 'active', saysWhy: false },
  { from: 'draft', to: 'retired', saysWhy: true },
  { from: 'active', to: 'retired', saysWhy: true },
  { from: 'suspended', to: 'retired', saysWhy: true },
];

export function goodsMoveOf(from: GoodsState, to: GoodsState): Move | undefined {
  return goodsMoves.find((move) => move.from === from && move.to === to);
}
