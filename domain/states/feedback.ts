// A ticket of feedback: whoever wrote it can see that it was read, and gets an answer.
import { machine } from './machine.ts';

export const feedbackStates = ['received', 'read', 'answered', 'done'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const feedbackMachine = machine(feedbackStates, {
  /** Somebody opened it. */
  read: { from: ['received'], to: 'read' },
  /** An answer in words; a second one replaces the first. */
  answer: { from: ['received', 'read', 'answered'], to: 'answered' },
  /** What it asked for was made. Only what was answered can be done: nobody is left without words. */
  finish: { from: ['answered'], to: 'done' },
});

export type FeedbackMove = keyof typeof feedbackMachine.moves;
