import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useRef, useState } from 'react';
import { storeInfo } from '#features/shop/contract.ts';
import { publishLook, shopLook } from '#features/shop/look.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import type { Look, LookState } from './choices.ts';

/** A colour is dragged and a text is typed: what is saved is where the hand came to rest. */
const restMs = 500;

/**
 * What is being tried. It is saved as it is changed, one save after the other, so that an older one never overtakes;
 * what is not saved yet when the screen is left is saved then.
 */
export function useLookDraft(state: LookState, onPublished: () => void) {
  const queries = useQueryClient();
  const [look, setLook] = useState(state.look);
  const [saved, setSaved] = useState(state.look);
  const [turn, setTurn] = useState(0);
  const sent = useRef(state.look);
  const unsaved = useRef<Look>(undefined);

  function keep(next: LookState) {
    queries.setQueryData([shopLook.name, {}], next);
    setTurn((before) => before + 1);
  }
  function adopt(next: LookState) {
    keep(next);
    setLook(next.look);
    setSaved(next.look);
  }
  const save = useAct(shopLook, {
    onDone: (next) => {
      keep(next);
      setSaved(sent.current);
    },
  });
  const undo = useAct(shopLook, { onDone: adopt });
  const publish = useAct(publishLook, {
    changes: [storeInfo],
    onDone: (next) => {
      adopt(next);
      onPublished();
    },
  });

  function send(draft: Look) {
    sent.current = draft;
    save.act({ draft });
  }

  const { isBusy, error } = save;
  useEffect(() => {
    const isRefused = error !== null && sent.current === look;
    unsaved.current = look === saved ? undefined : look;
    if (look === saved || isBusy || isRefused) return undefined;
    const timer = setTimeout(() => send(look), restMs);
    return () => clearTimeout(timer);
  });
  const leave = useRef(send);
  useEffect(
    () => () => {
      if (unsaved.current !== undefined) leave.current(unsaved.current);
    },
    [],
  );

  return {
    look,
    change: (part: Partial<Look>) => setLook((before) => ({ ...before, ...part })),
    /** Counts what was saved: the preview is drawn anew with each. */
    turn,
    isSaved: look === saved,
    save: { ...save, again: () => send(look) },
    undo: { ...undo, act: () => undo.act({ discard: true }) },
    publish: { ...publish, act: () => publish.act({}) },
  };
}

export type LookDraft = ReturnType<typeof useLookDraft>;
