// A restriction and an appeal: their states and who moves them. A restriction always ends by itself.
import type { ActorKind } from '#domain/ledger/postings.ts';

export const restrictionStates = ['announced', 'active', 'lapsed', 'lifted', 'overturned'] as const;
export type RestrictionState = (typeof restrictionStates)[number];

type Move = {
  readonly from: readonly RestrictionState[];
  readonly to: RestrictionState;
  readonly by: readonly ActorKind[];
};

export const restrictionMoves = {
  /** The notice is over. */
  begin: { from: ['announced'], to: 'active', by: ['timer'] },
  /** Its end has come: nobody has to do anything. */
  lapse: { from: ['active'], to: 'lapsed', by: ['timer'] },
  /** What it was for is cleared, or an appeal was not answered in time. */
  lift: { from: ['announced', 'active'], to: 'lifted', by: ['reviewer', 'timer'] },
  overturn: { from: ['announced', 'active'], to: 'overturned', by: ['reviewer'] },
} as const satisfies Record<string, Move>;

export type RestrictionMove = keyof typeof restrictionMoves;

/** True where the table has this move from this state by this actor. */
export function canMoveRestriction(move: RestrictionMove, from: RestrictionState, actor: ActorKind): boolean {
  const rule: Move = restrictionMoves[move];
  return rule.from.includes(from) && rule.by.includes(actor);
}

export const appealStates = ['open', 'upheld', 'overturned', 'unanswered'] as const;
/** `unanswered`: nobody decided in time, and the money was given free by itself. */
export type AppealState = (typeof appealStates)[number];

export const endReasons = ['time', 'cleared', 'mistake', 'appeal_won', 'appeal_unanswered'] as const;
export type EndReason = (typeof endReasons)[number];
