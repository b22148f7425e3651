import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { labelParcels, listParcels } from '#features/shipping/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { emptyDraft, findProblems, rangeOf, readResults, tidyDraft } from './labels.ts';
import type { Draft, DraftProblems, Drafts, LabelFailure } from './labels.ts';

export type Parcel = OutputOf<typeof listParcels>['list'][number];

type Work = {
  readonly drafts: Drafts;
  readonly selected: readonly string[];
  /** The carrier typed last: most parcels of a day go with one. */
  readonly lastCarrier: string;
};

const noWork: Work = { drafts: {}, selected: [], lastCarrier: '' };

/** What is typed outlives a session that ended meanwhile: after the next sign-in it is there again. */
const keptWork = new Map<string, Work>();

/** Carrier and tracking of the parcels on the page, and sending them. */
export function useLabels(personId: string, shown: readonly Parcel[], onLabelled: (count: number) => void) {
  const [work, keep] = useKeptWork(personId);
  const [failures, setFailures] = useState<ReadonlyMap<string, LabelFailure>>(new Map());
  const [hasTried, setTried] = useState(false);
  const drafts = draftsOf(shown, work.drafts);
  const selected = shown.filter(isLabelable).flatMap(({ id }) => (work.selected.includes(id) ? [id] : []));
  const problems: ReadonlyMap<string, DraftProblems> = hasTried ? findProblems(selected, drafts) : new Map();

  const { act, isBusy, error } = useAct(labelParcels, {
    changes: [listParcels],
    onDone: ({ results }) => {
      const { labelled, failed } = readResults(results);
      setFailures(failed);
      setTried(false);
      keep((before) => ({
        ...before,
        selected: before.selected.filter((id) => !labelled.includes(id)),
        drafts: Object.fromEntries(Object.entries(before.drafts).filter(([id]) => !labelled.includes(id))),
      }));
      if (labelled.length > 0) onLabelled(labelled.length);
    },
  });

  function select(ids: readonly string[], isOn: boolean): void {
    keep((before) => ({
      ...before,
      selected: isOn
        ? [...new Set([...before.selected, ...ids])]
        : before.selected.filter((id) => !ids.includes(id)),
      drafts: isOn ? withCarrier(before.drafts, ids) : before.drafts,
    }));
  }

  /** Parcels that are newly selected start with the carrier typed last. */
  function withCarrier(before: Drafts, ids: readonly string[]): Drafts {
    const empty = ids.filter((id) => (drafts[id] ?? emptyDraft).carrier === '');
    const filled = empty.map(
      (id) => [id, { ...(drafts[id] ?? emptyDraft), carrier: work.lastCarrier }] as const,
    );
    return { ...before, ...Object.fromEntries(filled) };
  }

  function write(id: string, draft: Draft): void {
    keep((before) => ({
      drafts: { ...before.drafts, [id]: draft },
      selected: before.selected.includes(id) ? before.selected : [...before.selected, id],
      lastCarrier: draft.carrier === '' ? before.lastCarrier : draft.carrier,
    }));
  }

  function send(): void {
    setTried(true);
    if (selected.length === 0) return;
    if (findProblems(selected, drafts).size > 0) {
      requestAnimationFrame(focusFirstInvalid);
      return;
    }
    act({ parcels: selected.map((id) => ({ id, ...tidyDraft(drafts[id] ?? emptyDraft) })) });
  }

  return {
    selected,
    draftOf: (id: string) => drafts[id] ?? emptyDraft,
    problems,
    failures,
    faultOf: (id: string) => problems.has(id) || failures.has(id),
    select,
    selectTo: useRange(shown, select),
    write,
    send,
    isBusy,
    error,
  };
}

/** One box, or with Shift all from the box pressed before to this one. */
function useRange(shown: readonly Parcel[], select: (ids: readonly string[], isOn: boolean) => void) {
  const [anchor, setAnchor] = useState<string>();
  return (id: string, isOn: boolean, isRange: boolean) => {
    const ids = shown.filter(isLabelable).map((one) => one.id);
    select(isRange ? rangeOf(ids, anchor, id) : [id], isOn);
    setAnchor(id);
  };
}

/** State that is also written down outside the screen, under the person it belongs to. */
function useKeptWork(personId: string) {
  const [work, setWork] = useState(() => keptWork.get(personId) ?? noWork);
  const keep = (change: (before: Work) => Work) => {
    setWork((before) => {
      const next = change(before);
      keptWork.set(personId, next);
      return next;
    });
  };
  return [work, keep] as const;
}

export type Labels = ReturnType<typeof useLabels>;

/** A label can be entered, and mended until the carrier scans the parcel. */
export function isLabelable({ state }: Parcel): boolean {
  return state === 'to_ship' || state === 'labelled';
}

/** What is typed for a parcel, or else the label that it has. */
function draftsOf(shown: readonly Parcel[], typed: Drafts): Drafts {
  const labelled = shown.map(({ id, carrier, tracking }) => {
    return [id, { carrier: carrier ?? '', tracking: tracking ?? '' }] as const;
  });
  return { ...Object.fromEntries(labelled), ...typed };
}

/** A row that has to be mended may be out of sight. */
function focusFirstInvalid(): void {
  document.querySelector<HTMLElement>('input[data-label-entry][aria-invalid="true"]')?.focus();
}
