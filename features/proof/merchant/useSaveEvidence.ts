import { useState } from 'react';
import { openProofStore } from '#features/proof/ui/check/store.ts';
import { headlineOf } from '#features/proof/ui/sentences.ts';
import { useFault } from '#features/proof/ui/useFault.ts';
import type { Proof } from '#features/proof/ui/useProof.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSession } from '#ui/calls/session-context.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { saveBlob } from '#ui/save-file.ts';
import { readCompared } from './compared.ts';
import { fetchPapers } from './papers.ts';

/** Makes the evidence file of this phone and saves it; works without a connection. */
export function useSaveEvidence({ saved, owner }: Proof) {
  const readme = useWords().proof.readme;
  const say = useSay();
  const token = useSession().token();
  const { time } = useFormats();
  const faultOf = useFault(saved?.pinned?.book?.currency);
  const [isSaving, setSaving] = useState(false);

  function readmeText(shop: string, origin: string, at: Date): string {
    const worst = saved?.failure ? headlineOf(saved.failure) : undefined;
    const found = worst === undefined ? readme.nothing : say(readme.found, { fault: faultOf(worst) });
    return [
      say(readme.title, { shop, when: time(at.toISOString()) }),
      say(readme.what, { origin }),
      found,
      readme.meaning,
      readme.trust,
      readme.files,
      readme.check,
    ].join('\n\n');
  }

  async function save(): Promise<void> {
    if (owner === undefined || saved === null || saved === undefined) return;
    const [{ evidenceFiles, hostOf, pinnedOfFailure }, { makeZip }, evidence, compared, papers] =
      await Promise.all([
        import('#features/proof/ui/evidence-file.ts'),
        import('#features/proof/ui/zip.ts'),
        openProofStore().readEvidence(owner),
        readCompared(owner),
        token === undefined ? new Map<string, Uint8Array>() : fetchPapers(token),
      ]);
    const pinned = saved.pinned ?? pinnedOfFailure(saved);
    if (pinned === undefined) return;
    const at = new Date();
    const files = evidenceFiles({
      pinned,
      failure: saved.failure,
      evidence,
      compared,
      readme: readmeText(pinned.shop, hostOf(pinned), at),
      papers,
    });
    const day = at.toISOString().slice(0, 10);
    saveBlob(
      new Blob([makeZip(files, at)], { type: 'application/zip' }),
      `evidence-${pinned.shop}-${day}.zip`,
    );
  }

  return {
    isSaving,
    save: () => {
      setSaving(true);
      void save().finally(() => setSaving(false));
    },
  };
}
