// A request as it is typed, and what of it cannot be sent.
import { limits } from '#domain/limits.ts';
import { countCodePoints } from '#domain/text/code-points.ts';
import { amountOf } from '#ui/forms/amount.ts';

export type Draft = {
  readonly title: string;
  readonly link: string;
  readonly countries: readonly string[];
  readonly pieces: string;
  readonly cost: string;
};

export const emptyDraft: Draft = { title: '', link: '', countries: [], pieces: '', cost: '' };

/** `input`: as the call takes it, or undefined while a field of `wrong` is missing or not valid. */
export function toInput(draft: Draft, currency: string) {
  const title = draft.title.trim();
  const link = draft.link.trim();
  const cost = draft.cost.trim();
  const amount = amountOf(cost, currency);
  const pieces = /^\d{1,7}$/.test(draft.pieces.trim()) ? Number(draft.pieces) : 0;
  const wrong = new Set<keyof Draft>();
  const titleLength = countCodePoints(title);
  if (titleLength < limits.sourcingTitleMin || titleLength > limits.sourcingTitleMax) wrong.add('title');
  if (link !== '' && !isWebLink(link)) wrong.add('link');
  if (draft.countries.length === 0) wrong.add('countries');
  if (pieces < 1 || pieces > limits.sourcingPiecesMax) wrong.add('pieces');
  if (cost !== '' && (amount === undefined || Number(amount) === 0)) wrong.add('cost');
  const input = {
    title,
    link,
    countries: [...draft.countries],
    pieces_per_month: pieces,
    ...(amount === undefined ? {} : { cost: amount }),
  };
  return { input: wrong.size === 0 ? input : undefined, wrong };
}

function isWebLink(link: string): boolean {
  return (
    /^https?:\/\/\S+$/i.test(link) && URL.canParse(link) && countCodePoints(link) <= limits.sourcingLinkMax
  );
}
