// A conversation. Whoever asks waits until somebody answers; silence closes it, and writing opens it again.
import { machine } from './machine.ts';

export const conversationStates = ['open', 'waiting', 'answered', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

export const conversationKinds = ['service', 'order'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** Who speaks. The desk is the platform's people. */
export const chatSides = ['merchant', 'desk', 'buyer'] as const;
export type ChatSide = (typeof chatSides)[number];

export const conversationMachine = machine(conversationStates, {
  /** Whoever needs an answer has written: the merchant at the desk, the buyer at the shop. */
  ask: { from: ['open', 'waiting', 'answered', 'closed'], to: 'waiting' },
  /** Whoever answers has written. */
  answer: { from: ['open', 'waiting', 'answered', 'closed'], to: 'answered' },
  /** By a person, or by seven days of silence. */
  close: { from: ['open', 'waiting', 'answered'], to: 'closed' },
});
export type ConversationMove = keyof typeof conversationMachine.moves;

/** Who answers in a conversation; the other side asks. */
export function answererOf(kind: ConversationKind): ChatSide {
  return kind === 'service' ? 'desk' : 'merchant';
}

/** What a message of a side does to its conversation. The desk's word in a conversation of others changes nothing. */
export function moveOf(kind: ConversationKind, side: ChatSide): 'ask' | 'answer' {
  return side === answererOf(kind) ? 'answer' : 'ask';
}
