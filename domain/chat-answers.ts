// Answers that a shop wrote before: places in them are filled in from the order before anything is sent.

/** What can be filled in; each stands in a text as `{order}`. */
export const answerPlaces = ['order', 'buyer', 'product', 'tracking', 'delivery'] as const;
export type AnswerPlace = (typeof answerPlaces)[number];

const places = /\{(order|buyer|product|tracking|delivery)\}/g;

/** What is known of an order; what is not known yet is left out. */
export type AnswerFacts = Readonly<Partial<Record<AnswerPlace, string>>>;

/** Puts what is known into a text. What is not known stays as it is, so that whoever sends it sees it. */
export function fillAnswer(text: string, facts: AnswerFacts): string {
  return text.replace(places, (place, name: AnswerPlace) => facts[name] ?? place);
}

/** The places of a text that nothing was put into, each once, in their order. */
export function unfilledIn(text: string): AnswerPlace[] {
  const found = new Set<AnswerPlace>();
  for (const match of text.matchAll(places)) {
    const place = answerPlaces.find((one) => one === match[1]);
    if (place !== undefined) found.add(place);
  }
  return [...found];
}
