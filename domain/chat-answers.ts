// Answers that a shop saved: their placeholders are filled in from the order before anything is sent.

/** What can be filled in; each is written in a text as `{order}`. */
export const answerPlaceholders = ['order', 'buyer', 'product', 'tracking', 'delivery'] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

const pattern = /\{(order|buyer|product|tracking|delivery)\}/g;

/** What is known of an order; what is not known yet is left out. */
export type AnswerFacts = Readonly<Partial<Record<AnswerPlaceholder, string>>>;

/** Puts what is known into a text. What is not known stays as it is, so that whoever sends it sees it. */
export function fillAnswer(text: string, facts: AnswerFacts): string {
  return text.replace(pattern, (whole, name: AnswerPlaceholder) => facts[name] ?? whole);
}

/** The placeholders of a text that are not filled in, each once, in their order. */
export function listUnfilled(text: string): AnswerPlaceholder[] {
  const found = new Set<AnswerPlaceholder>();
  for (const match of text.matchAll(pattern)) {
    const name = answerPlaceholders.find((one) => one === match[1]);
    if (name !== undefined) found.add(name);
  }
  return [...found];
}
