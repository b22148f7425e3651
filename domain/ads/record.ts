// The log of a day: every pool and every auction, each entry bound to all before it. Whoever has it and the revealed
// seed computes the day again (verify.ts).
import { canonical, hashOf, hashText } from './canonical.ts';
import type { AuctionInput, AuctionRecord, AuctionResult, Hash, LogBody, LogEntry } from './types.ts';

/** What the log says of a page. Only these fields: what a caller carries besides is nobody's business. */
export function recordOf(input: AuctionInput, result: AuctionResult): AuctionRecord {
  const { id, at, pool, slots, among, bars } = input;
  return { id, at, pool, slots, among, bars, wins: result.wins, shuffled: result.shuffled };
}

export const bodyHash = (body: LogBody): Hash => hashOf(body);

/** The text of a body as it is stored: what is hashed, and what is read again. */
export const bodyText = (body: LogBody): string => canonical(body);

/** The chain's head after an entry. */
export const headAfter = (head: Hash, hash: Hash): Hash => hashText(`${head}${hash}`);

/**
 * The entries that these bodies become behind what the log has. Entries of one day are made by one writer after the
 * other; what is written twice would be two entries.
 *
 * @param end The last number and head of the log; 0 and `firstHead` for a day that has no entry yet.
 */
export function chain(
  end: { readonly n: number; readonly head: Hash },
  bodies: readonly LogBody[],
): readonly (LogEntry & { readonly body: LogBody })[] {
  let { head } = end;
  return bodies.map((body, index) => {
    const hash = bodyHash(body);
    head = headAfter(head, hash);
    return { n: end.n + index + 1, hash, head, body };
  });
}
