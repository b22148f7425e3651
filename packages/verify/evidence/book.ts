// The shop's own book and the slips that were signed about it.
import { equalBytes, fromHex, toHex } from '#domain/proof/bytes.ts';
import { firstBookHash, nextBookHash, type Book } from '#domain/proof/book-row.ts';
import { readBookPage, type BookPage } from '#domain/proof/check/answers.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import { parseVkey, verifyNote, type VerifyEd25519 } from '#domain/proof/note.ts';
import { parseSlip, type Slip } from '#domain/proof/slip.ts';
import { Failure } from '../check/failure.ts';
import { momentOf } from '../check/say.ts';
import { fieldsOf, isFields } from '../check/shape.ts';
import { jsonIn, namesIn, pagesIn, textIn, type BundleFiles } from './files.ts';

const bookName = 'book.json';

/** The hash after each row that is in the file. */
export type BookHeads = ReadonlyMap<bigint, Uint8Array>;

/** @throws Failure `evidence` where a row was changed, or is missing. */
export function checkBookFile(
  files: BundleFiles,
  hash: Sha256,
): { readonly sentence: string; readonly heads: BookHeads } {
  const heads = new Map<bigint, Uint8Array>();
  if (!files.has(bookName)) return { sentence: 'There is no book in the file.', heads };
  const value = jsonIn(files, bookName);
  const pages = pagesIn(value).map(readPage);
  const [first] = pages;
  if (first === undefined) return { sentence: 'The book is empty.', heads };
  const book: Book = {
    shopId: first.shop,
    currency: first.currency,
    hashedByLengthFrom: first.hashedByLengthFrom,
  };
  let { seq, head } = startOf(value, book, hash);
  heads.set(seq, head);
  for (const row of pages.flatMap(({ list }) => list)) {
    if (row.seq !== seq + 1n)
      throw new Failure('evidence', `Row ${seq + 1n} of the book is missing in ${bookName}.`);
    head = nextBookHash(book, head, row, hash);
    seq = row.seq;
    heads.set(seq, head);
  }
  const last = pages.at(-1) ?? first;
  if (last.lastSeq === seq && !equalBytes(head, last.head)) {
    throw new Failure(
      'evidence',
      `The rows in ${bookName} do not lead to its head: a row of the book was changed.`,
    );
  }
  return { sentence: `${heads.size - 1} rows lead to the head of row ${seq}.`, heads };
}

function readPage(value: unknown): BookPage {
  try {
    return readBookPage(value);
  } catch (error) {
    if (error instanceof ProofFault) throw new Failure('evidence', `A page in ${bookName} is malformed.`);
    throw error;
  }
}

/** A phone that saw the book long ago has the rows after those that it has checked, and where they begin. */
function startOf(value: unknown, book: Book, hash: Sha256): { seq: bigint; head: Uint8Array } {
  const start = isFields(value) ? value['from'] : undefined;
  if (!isFields(start)) return { seq: 0n, head: firstBookHash(book, hash) };
  const { seq, head } = fieldsOf(start, `from in ${bookName}`);
  if (
    typeof seq !== 'string' ||
    !/^\d{1,18}$/.test(seq) ||
    typeof head !== 'string' ||
    !/^[0-9a-f]{64}$/.test(head)
  ) {
    throw new Failure('evidence', `from in ${bookName} is malformed.`);
  }
  return { seq: BigInt(seq), head: fromHex(head) };
}

type SlipTools = {
  readonly slipKey: string;
  readonly verify: VerifyEd25519;
  readonly book: BookHeads | undefined;
};

/** @throws Failure `signature`; `shop` where a signed slip and the book, or two slips, say different things. */
export async function checkSlipFiles(
  files: BundleFiles,
  { slipKey, verify, book }: SlipTools,
): Promise<string> {
  const names = namesIn(files, 'slips');
  const seen = new Map<bigint, Slip>();
  for (const name of names) {
    const slip = await readSlip(textIn(files, name), name, { slipKey, verify });
    const told = book?.get(slip.seq);
    if (told !== undefined && !equalBytes(told, slip.head))
      throw contradiction(slip, 'the book now says otherwise');
    const other = seen.get(slip.seq);
    if (other !== undefined && !equalBytes(other.head, slip.head))
      throw contradiction(slip, 'another slip says otherwise');
    seen.set(slip.seq, slip);
  }
  return `${names.length} slips are signed, and agree with the book.`;
}

const contradiction = (slip: Slip, why: string) =>
  new Failure(
    'shop',
    `The platform signed at ${momentOf(Math.floor(slip.time / 1_000))} that the book ends with row ${slip.seq} and ` +
      `${toHex(slip.head.subarray(0, 8))}…, and ${why}.`,
  );

async function readSlip(
  note: string,
  name: string,
  { slipKey, verify }: Pick<SlipTools, 'slipKey' | 'verify'>,
): Promise<Slip> {
  try {
    const { text } = await verifyNote(note, [parseVkey(slipKey)], verify);
    return parseSlip(text);
  } catch (error) {
    if (error instanceof ProofFault)
      throw new Failure('signature', `${name} is no slip that the platform signed.`);
    throw error;
  }
}
