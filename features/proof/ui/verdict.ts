import type { Verdict } from '#domain/proof/check.ts';
import type { SavedProof } from './check/store.ts';

/** What a phone says at a glance. A failure stays until the merchant has closed its report, whatever is served afterwards. */
export function verdictOf(saved: SavedProof | null | undefined): Verdict {
  if (saved === null || saved === undefined) return 'unchecked';
  if (saved.failure !== null) return 'failed';
  return saved.shown?.verdict ?? 'unchecked';
}
