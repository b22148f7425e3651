// A claim about a parcel between a supplier and the platform: answered in its days, decided by somebody else.
import { machine } from './machine.ts';

export const claimStates = ['open', 'answered', 'settled', 'refused', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimSides = ['supplier', 'house'] as const;
export type ClaimSide = (typeof claimSides)[number];

/** What each side may claim. */
export const claimKindsOf = {
  supplier: ['lost', 'damaged', 'wrong_deduction'],
  house: ['wrong_goods', 'late'],
} as const satisfies Record<ClaimSide, readonly string[]>;
export const claimKinds = [...claimKindsOf.supplier, ...claimKindsOf.house] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimMachine = machine(claimStates, {
  /** The other side says what it has to say; silence does after its days. */
  answer: { from: ['open'], to: 'answered' },
  /** Another person grants all of it or a part, and the money is booked in the same moment. */
  grant: { from: ['answered'], to: 'settled' },
  refuse: { from: ['answered'], to: 'refused' },
  withdraw: { from: ['open', 'answered'], to: 'withdrawn' },
});

export type ClaimMove = keyof typeof claimMachine.moves;
