// A restriction and an appeal: their states and who moves them. A restriction always ends by itself.
import { machine } from './machine.ts';

export const restrictionStates = ['announced', 'active', 'lapsed', 'lifted', 'overturned'] as const;
export type RestrictionState = (typeof restrictionStates)[number];

export const restrictionMachine = machine(restrictionStates, {
  /** The notice is over. */
  begin: { from: ['announced'], to: 'active', by: ['timer'] },
  /** Its end has come: nobody has to do anything. */
  lapse: { from: ['active'], to: 'lapsed', by: ['timer'] },
  /** What it was for is cleared, or an appeal was not answered in time. */
  lift: { from: ['announced', 'active'], to: 'lifted', by: ['reviewer', 'timer'] },
  overturn: { from: ['announced', 'active'], to: 'overturned', by: ['reviewer'] },
});

export type RestrictionMove = keyof typeof restrictionMachine.moves;

export const appealStates = ['open', 'upheld', 'overturned', 'unanswered'] as const;
/** `unanswered`: nobody decided in time, and the money was given free by itself. */
export type AppealState = (typeof appealStates)[number];

export const endReasons = ['time', 'cleared', 'mistake', 'appeal_won', 'appeal_unanswered'] as const;
export type EndReason = (typeof endReasons)[number];
