// Who a merchant is (docs/product.md 2.6): the states of the check and who moves them.
import { machine } from './machine.ts';

export const identityStates = ['unverified', 'applying', 'verified', 'rejected', 'expiring'] as const;
export type IdentityState = (typeof identityStates)[number];

export const identityMachine = machine(identityStates, {
  apply: { from: ['unverified', 'rejected', 'expiring'], to: 'applying', by: ['merchant'] },
  verify: { from: ['applying'], to: 'verified', by: ['reviewer'] },
  /** With a reason for each field that was wrong. */
  reject: { from: ['applying'], to: 'rejected', by: ['reviewer'] },
  /** A renewal that was wrong takes nothing away: what was verified stays so. */
  sendBack: { from: ['applying'], to: 'expiring', by: ['reviewer'] },
  /** By two people with a statement; everything that was verified goes. */
  recall: { from: ['verified', 'expiring'], to: 'rejected', by: ['reviewer'] },
  /** An appeal was right: what was refused is verified, and what was revoked is verified again. */
  overturn: { from: ['rejected', 'expiring'], to: 'verified', by: ['reviewer'] },
  /** An appeal was right, and the documents are erased: they are asked for again. */
  reopen: { from: ['rejected'], to: 'unverified', by: ['reviewer'] },
  /** 30 days before the document ends. Sales and withdrawals go on. */
  expire: { from: ['verified'], to: 'expiring', by: ['timer'] },
});

/** Of an appeal of a refusal: nobody is verified by silence, so there is no state for it. */
export const identityAppealStates = ['open', 'upheld', 'overturned'] as const;
export type IdentityAppealState = (typeof identityAppealStates)[number];

export type IdentityMove = keyof typeof identityMachine.moves;
