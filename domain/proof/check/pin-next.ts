// What is remembered after a check that found nothing wrong.
import { toBase64, toHex } from '../bytes.ts';
import { pinBook, type WalkedBook } from './book.ts';
import type { Heads } from './head.ts';
import type { Device } from './mandates.ts';
import type { Sealed } from './seal.ts';
import { addSlip, type ReadSlip } from './slips.ts';
import type { Pinned, PinnedAct } from './state.ts';

type NextParts = {
  readonly before: Pinned;
  readonly shop: string;
  readonly heads: Heads | undefined;
  readonly sealed: Sealed | undefined;
  readonly walked: WalkedBook | undefined;
  readonly acts: readonly PinnedAct[] | undefined;
  readonly slip: ReadSlip | undefined;
  readonly devices: readonly Device[] | undefined;
};

/** The book moves on to the row of the newest seal: rows after it are read again until a seal has them. */
export function pinNext({ before, shop, heads, sealed, walked, acts, slip, devices }: NextParts): Pinned {
  const [claim] = sealed?.claims ?? [];
  const isNewer = sealed !== undefined && claim !== undefined && sealed.entry.no >= (before.seal?.no ?? 0);
  // Rows that came after the wallet was told are judged the next time: until then the book is remembered as it was.
  const isJudged = claim !== undefined && (slip === undefined || claim.seq <= slip.slip.seq);
  const state = isNewer && isJudged ? walked?.after(claim.seq) : undefined;
  const at = Math.floor((slip?.slip.time ?? 0) / 1000);
  const isTold = walked !== undefined && slip !== undefined && slip.slip.seq === walked.end.seq;
  return {
    ...before,
    shop,
    checkpoint: heads?.newest.note ?? before.checkpoint,
    seal: isNewer ? { no: sealed.entry.no, index: sealed.index, entry: toBase64(sealed.bytes) } : before.seal,
    book: walked !== undefined && state !== undefined ? pinBook(walked.book, state) : before.book,
    tip: isTold ? { seq: String(walked.end.seq), head: toHex(walked.end.head), at } : before.tip,
    acts: acts ?? before.acts,
    slips: slip === undefined ? before.slips : addSlip(before.slips, slip),
    devices:
      devices === undefined
        ? before.devices
        : devices.map(({ id, key, activeFrom }) => ({ id, key, activeFrom })),
  };
}
