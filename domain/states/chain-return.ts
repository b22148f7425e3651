// Money on a chain that goes back to its buyer: its states. What was sent is never sent anywhere else.
import { machine } from './machine.ts';

export const chainReturnStates = ['owed', 'named', 'sent', 'paid'] as const;
export type ChainReturnState = (typeof chainReturnStates)[number];

export const chainReturnMachine = machine(chainReturnStates, {
  /** The buyer has said where to, or corrects it while nothing was signed. */
  name: { from: ['owed', 'named'], to: 'named' },
  /** A transaction is signed and kept; again where the one before can no longer happen. */
  send: { from: ['named', 'sent'], to: 'sent' },
  /** It is in a final block. */
  settle: { from: ['sent'], to: 'paid' },
});
