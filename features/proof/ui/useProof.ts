import { useEffect, useState } from 'react';
import { fieldsOf } from '#domain/wire/fields.ts';
import { useMe } from '#features/people/ui/public.tsx';
import type { Session } from '#ui/calls/session.ts';
import { useSession } from '#ui/calls/session-context.ts';
import { askCheck, onChecked } from './check/ask-check.ts';
import { openProofStore, type ProofSession, type SavedProof } from './check/store.ts';

export type Proof = {
  /** Undefined while the phone is looking; null where it has never checked. */
  readonly saved: SavedProof | null | undefined;
  readonly isChecking: boolean;
  readonly check: () => void;
  /** Whose phone it is; undefined before that is known. */
  readonly owner: string | undefined;
};

/** What this phone knows, and how to have it look again. */
export function useProof(): Proof {
  const session = useSession();
  const [saved, setSaved] = useState<SavedProof | null>();
  const [isChecking, setChecking] = useState(false);
  const me = useMe().data?.info.id;
  const owner = proofSessionOf(session)?.owner ?? me;
  useEffect(() => {
    let isOver = false;
    const read = async (): Promise<void> => {
      const found = owner === undefined ? undefined : await openProofStore().read(owner);
      if (!isOver) setSaved(found ?? null);
    };
    const readAgain = () => void read().catch(() => setSaved(null));
    readAgain();
    const stop = onChecked(readAgain);
    return () => {
      isOver = true;
      stop();
    };
  }, [owner]);
  return {
    saved,
    isChecking,
    owner,
    check: () => {
      const asked = proofSessionOf(session);
      if (asked === undefined) return;
      setChecking(true);
      void askCheck(asked).then(() => setChecking(false));
    },
  };
}

/** Who is signed in here; undefined before the first answer has said it. */
export function proofSessionOf(session: Session): ProofSession | undefined {
  const token = session.token();
  const text = session.kept('info');
  if (token === undefined || text === undefined) return undefined;
  try {
    const { id } = fieldsOf(JSON.parse(text));
    return typeof id === 'string' ? { token, owner: id } : undefined;
  } catch {
    return undefined;
  }
}
