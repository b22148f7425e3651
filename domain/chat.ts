// What a message is made of: plain words, and marks where something was hidden.

/** What is hidden in a conversation. The words of each mark are the reader's (`chat.hidden` of the locales). */
export const maskedKinds = [
  'address',
  'iban',
  'card',
  'email',
  'phone',
  'payment',
  'handle',
  'link',
] as const;
export type MaskedKind = (typeof maskedKinds)[number];

/** A piece of a message: words as they are, or the kind of what stood there. What was hidden is kept nowhere. */
export type ChatPart = { readonly text: string } | { readonly masked: MaskedKind };

/**
 * The sentence that stands in every conversation: "We never ask you to deposit in order to withdraw". Named, so that
 * each reader has it in their language and a log says which one was shown.
 */
export const standingNotice = 'never_deposit_to_withdraw';
