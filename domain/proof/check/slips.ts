// Slips: what the platform said of the wallet, under its signature. The phone saves them, because they are evidence.
import { toHex } from '../bytes.ts';
import { ProofFault } from '../fault.ts';
import { parseNote, parseVkey, verifyNote, type VerifyEd25519 } from '../note.ts';
import { parseSlip, type Slip } from '../slip.ts';
import { readFields } from './read.ts';
import type { FindingList } from './finding.ts';
import type { Pinned, PinnedSlip } from './state.ts';

/** So many of the newest are saved, and before them one a day. */
const newestMax = 50;
const daysMax = 400;
const dayMs = 86_400_000;

export type ReadSlip = { readonly slip: Slip; readonly note: string };

/**
 * The slip that came with the wallet.
 *
 * @throws ProofFault `malformed_slip`, `wrong_signature`, `unknown_key`, `wrong_origin`; `claim_foreign` where it is about
 * another shop than before.
 */
export async function readSlip(
  wallet: unknown,
  pinned: Pinned,
  verify: VerifyEd25519,
): Promise<ReadSlip | undefined> {
  const note = readFields(wallet, 'malformed_slip').textOrNull('slip');
  if (note === null) return undefined;
  const { text } = await verifyNote(note, [parseVkey(pinned.slipKey)], verify);
  const slip = parseSlip(text);
  if (slip.origin !== pinned.origin) throw new ProofFault('wrong_origin', { origin: slip.origin });
  if (pinned.shop !== '' && slip.shop !== pinned.shop) {
    throw new ProofFault('claim_foreign', { shop: slip.shop });
  }
  return { slip, note };
}

/** A slip that was checked when it came. */
export const readPinnedSlip = ({ note }: PinnedSlip): Slip => parseSlip(parseNote(note).text);

/** The amounts on the screen are those that are signed. */
export function checkShownAmounts(wallet: unknown, slip: Slip, { fail }: FindingList): void {
  const fields = readFields(wallet, 'malformed_slip');
  for (const name of ['pending', 'available', 'held', 'withdrawing', 'receivable'] as const) {
    const shown = fields.text(name).replace('.', '');
    if (!/^\d{1,19}$/.test(shown) || BigInt(shown) !== slip[name]) {
      fail('slip_contradicts', { field: name, before: String(slip[name]), after: shown });
    }
  }
}

/** Two slips after one row that differ are evidence without a book. */
export function checkTwins(slip: Slip, before: readonly Slip[], { fail }: FindingList): void {
  for (const other of before) {
    if (other.seq === slip.seq && toHex(other.head) !== toHex(slip.head)) {
      fail('slip_contradicts', {
        row: String(slip.seq),
        field: 'head',
        before: toHex(other.head),
        after: toHex(slip.head),
      });
    }
    if (other.seq > slip.seq && other.time < slip.time) {
      fail('book_shorter', { before: String(other.seq), after: String(slip.seq) });
    }
  }
}

/** With one slip more: of those before the newest ones, the last of each day stays. */
export function addSlip(slips: readonly PinnedSlip[], { slip, note }: ReadSlip): PinnedSlip[] {
  if (slips.some((one) => one.note === note)) return [...slips];
  const all = [...slips, { note, seq: String(slip.seq), time: slip.time }];
  const early = all.slice(0, -newestMax);
  const days = new Map(early.map((one) => [Math.floor(one.time / dayMs), one]));
  return [...[...days.values()].slice(-daysMax), ...all.slice(-newestMax)];
}
