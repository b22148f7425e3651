// Who a merchant is (docs/product.md 2.6): the states of the check and who moves them.
import type { ActorKind } from '#domain/ledger/postings.ts';

export const identityStates = ['unverified', 'applying', 'verified', 'rejected', 'expiring'] as const;
export type IdentityState = (typeof identityStates)[number];

type Move = {
  readonly from: readonly IdentityState[];
  readonly to: IdentityState;
  readonly by: readonly ActorKind[];
};

export const identityMoves = {
  apply: { from: ['unverified', 'rejected', 'expiring'], to: 'applying', by: ['merchant'] },
  verify: { from: ['applying'], to: 'verified', by: ['reviewer'] },
  /** With a reason for each field that was wrong. */
  reject: { from: ['applying'], to: 'rejected', by: ['reviewer'] },
  /** A renewal that was wrong takes nothing away: what was verified stays so. */
  sendBack: { from: ['applying'], to: 'expiring', by: ['reviewer'] },
  /** By two people with a statement; everything that was verified goes. */
  recall: { from: ['verified', 'expiring'], to: 'rejected', by: ['reviewer'] },
  /** 30 days before the document ends. Sales and withdrawals go on. */
  expire: { from: ['verified'], to: 'expiring', by: ['timer'] },
} as const satisfies Record<string, Move>;

export type IdentityMove = keyof typeof identityMoves;

/** True where the table has this move from this state by this actor. */
export function canMoveIdentity(move: IdentityMove, from: IdentityState, actor: ActorKind): boolean {
  const rule: Move = identityMoves[move];
  return rule.from.includes(from) && rule.by.includes(actor);
}
