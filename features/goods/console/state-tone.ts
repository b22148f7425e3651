// How urgent a state of goods looks.
import type { GoodsState } from '#domain/states/goods.ts';

export const stateTone = {
  draft: 'plain',
  in_review: 'info',
  active: 'good',
  suspended: 'bad',
  retired: 'plain',
} as const satisfies Record<GoodsState, string>;
