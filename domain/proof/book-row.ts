// The chain of a book as anybody can compute it again: the browser's twin of `ledger_post`.
import { concat, u64, utf8 } from './bytes.ts';
import { sha256, type Sha256 } from './hash.ts';

/** A row with its fields as the database hashes them. */
export type BookRow = {
  readonly seq: bigint;
  readonly kind: string;
  readonly debit_kind: string;
  readonly debit_subject: string;
  readonly credit_kind: string;
  readonly credit_subject: string;
  /** In smallest units. */
  readonly units: bigint;
  readonly actor: string;
  readonly document: string;
  readonly once_key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type Book = {
  readonly shopId: bigint;
  readonly currency: string;
  /** Rows before this one have the first hash, which joins the fields by `|`. */
  readonly hashedByLengthFrom: bigint;
};

/** The hash before a book's first row. */
export function firstBookHash({ shopId, currency }: Book, hash: Sha256 = sha256): Uint8Array {
  return hash(utf8(`book|${shopId}|${currency}`));
}

const rowDomain = utf8('stockless/row/2\0');
const linkMark = Uint8Array.of(2);

function fieldsOf(book: Book, row: BookRow): string[] {
  return [
    String(book.shopId),
    String(row.seq),
    row.kind,
    row.debit_kind,
    row.debit_subject,
    row.credit_kind,
    row.credit_subject,
    String(row.units),
    row.actor,
    row.document,
    row.once_key,
    String(row.at),
  ];
}

/** SHA-256 of each field with its length before it: no two rows have the same bytes. */
export function rowDigest(book: Book, row: BookRow, hash: Sha256 = sha256): Uint8Array {
  const parts = fieldsOf(book, row).flatMap((field) => {
    const bytes = utf8(field);
    return [u64(BigInt(bytes.length)), bytes];
  });
  return hash(concat(rowDomain, ...parts));
}

/** The hash of a book after a row. */
export function nextBookHash(
  book: Book,
  before: Uint8Array,
  row: BookRow,
  hash: Sha256 = sha256,
): Uint8Array {
  if (row.seq < book.hashedByLengthFrom) return hash(concat(before, utf8(fieldsOf(book, row).join('|'))));
  return hash(concat(linkMark, before, rowDigest(book, row, hash)));
}
