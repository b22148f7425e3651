// What is saved of the answers, as they were served, so that an evidence file can be made when nobody answers any more.
import type { Answers } from '#domain/proof/check.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import type { SavedEvidence } from './store.ts';

const headsMax = 100;
const sealsMax = 50;

/** Only of a check that found nothing wrong: what failed is evidence of its own. */
export function addEvidence(saved: SavedEvidence, answers: Answers): SavedEvidence {
  const { checkpoint, proof, record, book } = answers;
  const head = checkpoint === null || saved.heads.includes(checkpoint) ? [] : [checkpoint];
  const isNewSeal = JSON.stringify(saved.seals.at(-1)) !== JSON.stringify(proof);
  return {
    acts: joinBySeq(saved.acts, record.flatMap(actsOf)),
    rows: joinBySeq(saved.rows, book.flatMap(listOf)),
    heads: [...saved.heads, ...head].slice(-headsMax),
    seals: (isNewSeal ? [...saved.seals, proof] : saved.seals).slice(-sealsMax),
  };
}

/** Each act with the head that its proof leads to. */
function actsOf(page: unknown): unknown[] {
  const { checkpoint } = fieldsOf(page);
  return listOf(page).map((act) => ({ ...fieldsOf(act), checkpoint }));
}

function listOf(page: unknown): unknown[] {
  const { list } = fieldsOf(page);
  return Array.isArray(list) ? list : [];
}

/** What came again stands in place of what was there: an act has its number by then. */
function joinBySeq(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  if (after.length === 0) return [...before];
  const seqOf = (one: unknown) => String(fieldsOf(one)['seq']);
  const all = new Map([...before, ...after].map((one) => [seqOf(one), one]));
  return [...all.values()];
}
