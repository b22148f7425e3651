import { useEffect, useState } from 'react';
import type { Compared } from '#domain/proof/compare.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { findEd25519 } from '#features/proof/ui/check/ed25519.ts';
import { openProofStore } from '#features/proof/ui/check/store.ts';
import type { Proof } from '#features/proof/ui/useProof.ts';
import { addCompared } from './compared.ts';

/** Why nothing was compared. */
export type CompareFault = 'foreign' | 'unreadable' | 'unchecked';

const foreignFaults: ReadonlySet<string> = new Set(['unknown_key', 'wrong_origin']);
/** Fetched with the screen, and nothing of it before. */
const loadParts = () => import('#features/proof/ui/check/compare-parts.ts');

/** Holds the code of another phone against what this one has saved; what contradicts is saved as evidence. */
export function useCompare({ saved, owner }: Proof) {
  const [result, setResult] = useState<Compared | CompareFault>();
  const [code, setCode] = useState<string>();
  const pinned = saved?.pinned ?? null;
  useEffect(() => {
    if (pinned === null) return undefined;
    let isOver = false;
    const make = async (): Promise<void> => {
      const { codeOf } = await loadParts();
      if (!isOver) setCode(codeOf(pinned));
    };
    void make().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [pinned]);

  async function compareNow(text: string): Promise<Compared | CompareFault> {
    if (owner === undefined || pinned === null) return 'unchecked';
    const { compareText } = await loadParts();
    const verify =
      (await findEd25519()) ?? (await import('#features/proof/ui/check/ed25519-fallback.ts')).verifyByNoble;
    const evidence = await openProofStore().readEvidence(owner);
    const send: typeof fetch = (path, options) => fetch(path, options);
    try {
      const compared = await compareText(text, { pinned, evidence, verify, send });
      if (compared.record === 'contradict' || compared.balance === 'contradict')
        await addCompared(owner, text);
      return compared;
    } catch (error) {
      if (!(error instanceof ProofFault)) throw error;
      return foreignFaults.has(error.code) ? 'foreign' : 'unreadable';
    }
  }

  return {
    /** Undefined while it is made, and before the first check. */
    code,
    result,
    compare: async (text: string): Promise<void> => setResult(await compareNow(text)),
  };
}
