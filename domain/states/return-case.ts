// A return or refund case (product.md 2.3): its states, and who bears what.
import type { ActorKind } from '../postings.ts';

export const returnStates = [
  'requested',
  'awaiting_return',
  'refunding',
  'refunded',
  'rejected',
  'withdrawn',
] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnReasons = [
  'change_of_mind',
  'damaged',
  'wrong',
  'late',
  'lost',
  'not_as_described',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const returnFaults = ['buyer', 'supplier', 'merchant'] as const;
export type ReturnFault = (typeof returnFaults)[number];

/** Who bears a reason: the supplier what went wrong with goods or parcel, the merchant its own false claims. */
export function faultOf(reason: ReturnReason): ReturnFault {
  if (reason === 'change_of_mind') return 'buyer';
  return reason === 'not_as_described' ? 'merchant' : 'supplier';
}

type CaseMove = {
  readonly from: readonly ReturnState[];
  readonly to: ReturnState;
  readonly by: readonly ActorKind[];
};

export const returnMoves = {
  /** The merchant says yes, or 48 hours of silence do. */
  approve: { from: ['requested'], to: 'awaiting_return', by: ['merchant', 'supplier', 'timer'] },
  reject: { from: ['requested'], to: 'rejected', by: ['merchant', 'reviewer'] },
  /** Taken back by the buyer, never sent, or rejected and not pursued. */
  withdraw: {
    from: ['requested', 'awaiting_return', 'rejected'],
    to: 'withdrawn',
    by: ['buyer', 'timer', 'reviewer'],
  },
  /** The goods came back, or nothing has to come back (lost). */
  settle: { from: ['awaiting_return'], to: 'refunding', by: ['supplier', 'timer', 'reviewer'] },
  paid: { from: ['refunding'], to: 'refunded', by: ['provider'] },
} as const satisfies Record<string, CaseMove>;

export type ReturnMove = keyof typeof returnMoves;

/** True where the table has this move from this state by this actor. */
export function canMoveCase(move: ReturnMove, from: ReturnState, actor: ActorKind): boolean {
  const rule: CaseMove = returnMoves[move];
  return rule.from.includes(from) && rule.by.includes(actor);
}

export const openReturnStates = ['requested', 'awaiting_return'] as const satisfies readonly ReturnState[];
