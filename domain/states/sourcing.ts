// A request of a shop for goods that the warehouse lacks: who takes it on, and how it ends.
import { machine } from './machine.ts';

export const sourcingStates = ['sent', 'reviewing', 'found', 'not_found'] as const;
export type SourcingState = (typeof sourcingStates)[number];

export const sourcingMachine = machine(sourcingStates, {
  /** One person of the catalogue team has it. A colleague takes over in the same state. */
  claim: { from: ['sent', 'reviewing'], to: 'reviewing' },
  find: { from: ['reviewing'], to: 'found' },
  decline: { from: ['reviewing'], to: 'not_found' },
});
