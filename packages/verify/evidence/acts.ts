// What was done about the shop: each act is the one that its entry in the record commits to.
import { equalBytes } from '#domain/proof/bytes.ts';
import { commitAct, parseActBody } from '#domain/proof/entry.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { readRecordPage, type OwnAct, type RecordPage } from '#domain/proof/check/answers.ts';
import { leafHash, verifyInclusion } from '#domain/proof/tree.ts';
import type { CheckedCheckpoint } from '#domain/proof/checkpoint.ts';
import { checkNote } from '../check/head.ts';
import { Failure } from '../check/failure.ts';
import { jsonIn, pagesIn, type BundleFiles } from './files.ts';
import { readEntry, type ProofTools } from './inclusion.ts';

const actsName = 'acts.json';

/**
 * @param heads Signed ones of the file: a proof leads to one of them, or to the one beside its act.
 * @throws Failure `evidence` where an act is not the one on record, or one of them is missing.
 */
export async function checkActFiles(
  files: BundleFiles,
  heads: readonly CheckedCheckpoint[],
  tools: ProofTools,
): Promise<string> {
  if (!files.has(actsName)) return 'There are no acts in the file.';
  let expected: number | undefined;
  let [count, logged] = [0, 0];
  for (const page of pagesIn(jsonIn(files, actsName)).map(readPage)) {
    const what = `The checkpoint in ${actsName}`;
    const own =
      page.checkpoint === null ? [] : [await checkNote(page.checkpoint, tools.policy, { ...tools, what })];
    for (const act of page.list) {
      if (expected !== undefined && act.seq !== expected) {
        throw new Failure('evidence', `Act ${expected} is missing in ${actsName}.`);
      }
      expected = act.seq + 1;
      count += 1;
      if (checkAct(act, [...own, ...heads], tools)) logged += 1;
    }
  }
  return `${count} acts, ${logged} of them on record.`;
}

function readPage(value: unknown): RecordPage {
  try {
    return readRecordPage(value);
  } catch (error) {
    if (error instanceof ProofFault) throw new Failure('evidence', `A page in ${actsName} is malformed.`);
    throw error;
  }
}

/** True for one that is on record. */
function checkAct(act: OwnAct, heads: readonly CheckedCheckpoint[], { hash }: ProofTools): boolean {
  const what = `Act ${act.seq} in ${actsName}`;
  const { index, entry: bytes, proof, salt, body } = act;
  if (index === null || bytes === null || proof === null) return false;
  const entry = readEntry(bytes, what);
  if (entry.kind !== 'act' || !equalBytes(entry.commitment, commitAct(salt, body, hash))) {
    throw new Failure('evidence', `${what} is not the act that its entry commits to: its text was changed.`);
  }
  if (numberIn(body, what) !== act.seq)
    throw new Failure('evidence', `${what} has another number in its text.`);
  const leaf = leafHash(bytes, hash);
  const isIn = heads.some(({ size, root }) => verifyInclusion({ index, size, leaf, proof, root }, hash));
  if (!isIn) {
    throw new Failure('evidence', `${what} is not in the record: its proof does not lead to a signed root.`);
  }
  return true;
}

function numberIn(body: string, what: string): number {
  try {
    return parseActBody(body).seq;
  } catch (error) {
    if (error instanceof ProofFault) throw new Failure('evidence', `${what} has a text that is no act.`);
    throw error;
  }
}
