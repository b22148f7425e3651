// A request of a person without a session: open until it is answered, open again when its writer adds to it.
import { machine } from './machine.ts';

export const contactStates = ['open', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** What it is about. */
export const contactTopics = ['sign_in', 'closed', 'invitation', 'page', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const contactMachine = machine(contactStates, {
  /** An answer in words; more of them may follow. */
  answer: { from: ['open', 'answered'], to: 'answered' },
  /** The writer has one more message. */
  add: { from: ['open', 'answered'], to: 'open' },
  close: { from: ['open', 'answered'], to: 'closed' },
});
