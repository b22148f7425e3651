// Carrier and tracking as a supplier types them, before and after they are sent.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { labelParcels } from '#features/shipping/contract.ts';

export type Draft = { readonly carrier: string; readonly tracking: string };
export type Drafts = Readonly<Record<string, Draft>>;
export type DraftProblems = {
  readonly carrier?: 'bad_carrier' | undefined;
  readonly tracking?: 'bad_tracking' | 'twice' | undefined;
};
export type LabelFailure = { readonly code: number; readonly reason: string | null };

/** The two patterns of `labelParcels`, so that a row is mended before it is sent. */
const carrierPattern = /^[a-z0-9-]{2,30}$/;
const trackingPattern = /^[A-Za-z0-9-]{4,40}$/;

export const emptyDraft: Draft = { carrier: '', tracking: '' };

/** What is sent for a draft, in the one spelling the server keeps: people and scanners leave spaces behind. */
export function tidyDraft(draft: Draft): Draft {
  return {
    carrier: draft.carrier.trim().toLowerCase(),
    tracking: draft.tracking.replace(/\s+/g, '').toUpperCase(),
  };
}

/** The problems of each selected parcel that has one. One tracking number twice is a slip of the hand. */
export function findProblems(selected: readonly string[], drafts: Drafts): Map<string, DraftProblems> {
  const times = new Map<string, number>();
  for (const id of selected) {
    const { tracking } = tidyDraft(drafts[id] ?? emptyDraft);
    times.set(tracking, (times.get(tracking) ?? 0) + 1);
  }
  const found = new Map<string, DraftProblems>();
  for (const id of selected) {
    const { carrier, tracking } = tidyDraft(drafts[id] ?? emptyDraft);
    const isTwice = (times.get(tracking) ?? 0) > 1;
    const problems: DraftProblems = {
      carrier: carrierPattern.test(carrier) ? undefined : 'bad_carrier',
      tracking: trackingPattern.test(tracking) ? (isTwice ? 'twice' : undefined) : 'bad_tracking',
    };
    if (problems.carrier !== undefined || problems.tracking !== undefined) found.set(id, problems);
  }
  return found;
}

/** Splits the answer: what was labelled leaves the selection, what failed stays with its reason. */
export function readResults(results: OutputOf<typeof labelParcels>['results']): {
  labelled: string[];
  failed: Map<string, LabelFailure>;
} {
  const labelled: string[] = [];
  const failed = new Map<string, LabelFailure>();
  for (const { id, ok, code, reason } of results) {
    if (ok) labelled.push(id);
    else failed.set(id, { code, reason });
  }
  return { labelled, failed };
}

/** All rows from the one that was pressed before to this one, whichever stands higher; this one alone where it is gone. */
export function rangeOf(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(to)];
  const [first = 0, last = 0] = ends.toSorted((a, b) => a - b);
  return first === -1 ? [to] : ids.slice(first, last + 1);
}
