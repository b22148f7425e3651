// The seal under words: the server computes it, stores it and shows it.
import { createHash } from 'node:crypto';
import { refuse } from '#domain/wire/errors.ts';
import { isDrawing, readSigner, sealedText, type Mark, type MarkKind } from '#domain/wire/signature.ts';

export type Sealed = {
  readonly signer: string;
  readonly markKind: MarkKind;
  readonly mark: string;
  readonly digest: Buffer;
};

export type Words = { readonly content: string; readonly order: string; readonly at: Date };

/**
 * Seals words with a mark.
 *
 * @param person Who draws; a typed mark names its signer itself.
 * @throws Refused `invalidParameter` with `signature` where the mark is no name and no drawing.
 */
export function seal(words: Words, { kind, value }: Mark, person?: string): Sealed {
  const typed = kind === 'typed' ? readSigner(value) : undefined;
  const signer = kind === 'typed' ? typed : person;
  if (signer === undefined || (kind === 'drawn' && !isDrawing(value))) {
    throw refuse('invalidParameter', { field: 'signature', reason: 'signature' });
  }
  const mark = typed ?? value;
  const markHash = createHash('sha256').update(mark).digest('hex');
  const digest = createHash('sha256')
    .update(sealedText({ ...words, signer, mark: markHash }))
    .digest();
  return { signer, markKind: kind, mark, digest };
}
