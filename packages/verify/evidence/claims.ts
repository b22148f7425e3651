// The shop's parts of the sums of all shops, as they were sealed.
import { equalBytes, toBase64 } from '#domain/proof/bytes.ts';
import { verifyClaim, type Claim } from '#domain/proof/claim.ts';
import { readSealAnswer } from '#domain/proof/check/answers.ts';
import type { SealEntry } from '#domain/proof/entry.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import { Failure } from '../check/failure.ts';
import type { BookHeads } from './book.ts';
import { jsonIn, namesIn, textIn, type BundleFiles } from './files.ts';
import { readEntry } from './inclusion.ts';

const suffix = '.claims.json';

/** @throws Failure `evidence`; `shop` where what was sealed is not what the book says. */
export function checkClaimFiles(files: BundleFiles, hash: Sha256, book: BookHeads | undefined): string {
  let count = 0;
  for (const name of namesIn(files, 'proofs').filter((one) => one.endsWith(suffix))) {
    for (const claim of claimsIn(files, name, hash)) {
      count += 1;
      const told = book?.get(claim.seq);
      if (told === undefined || equalBytes(told, claim.head)) continue;
      throw new Failure(
        'shop',
        `The platform sealed that the book ends with row ${claim.seq} in another way (seal ${claim.no}), and the book now says otherwise.`,
      );
    }
  }
  return `${count} parts of the shop lead to the sums of their seals.`;
}

/** The seal itself lies beside its claims, with its own proof. */
function claimsIn(files: BundleFiles, name: string, hash: Sha256): Claim[] {
  const base = name.slice(0, -suffix.length);
  const bytes = files.get(`${base}.entry`);
  if (bytes === undefined) throw new Failure('evidence', `${name} has no seal beside it.`);
  const seal = readEntry(bytes, name);
  if (seal.kind !== 'seal') throw new Failure('evidence', `The entry beside ${name} is no seal.`);
  try {
    const answer = {
      entry: toBase64(bytes),
      tlog_proof: textIn(files, `${base}.tlog-proof`),
      claims: jsonIn(files, name),
    };
    const read = readSealAnswer({ seal: answer });
    return (read?.claims ?? []).map((claim) => requireSame(verifyClaim(claim, seal, hash), seal, name));
  } catch (error) {
    if (!(error instanceof ProofFault)) throw error;
    throw new Failure(
      'evidence',
      `The parts in ${name} do not lead to the sums of its seal (${error.message}).`,
    );
  }
}

function requireSame(claim: Claim, { no, currency }: SealEntry, name: string): Claim {
  if (claim.no === no && claim.currency === currency) return claim;
  throw new Failure('evidence', `A part in ${name} is that of another seal.`);
}
