// Takes what an auditor has signed about the reserves.
import { refuse } from '#domain/wire/errors.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { parseVkey, verifyNote, type Vkey } from '#domain/proof/note.ts';
import { parseAttestation, type Attestation } from '#domain/record/attestation.ts';
import { addDays } from '#domain/time.ts';
import type { attestReserve } from '#features/reconciliation/reserve.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import * as sql from './reserve.sql.ts';

type Context = { readonly env: Environment; readonly tx: Tx; readonly auditors: readonly string[] };

/**
 * Keeps an auditor's note. The same note again changes nothing.
 *
 * @throws Refused `invalidParameter` `note` with why: `signature`, `form`, `origin`, `seal`, `time`, `changed` where the
 * auditor has said something else about this seal and currency, `too_many` in a day.
 */
export async function attest(
  { env, tx, auditors }: Context,
  note: string,
): Promise<GivenOf<typeof attestReserve>> {
  const { auditor, said } = await readNote({ env, auditors }, note);
  const now = env.clock.now();
  await assertOfSeal(tx, said, now);
  const since = addDays(now, -1);
  const count = (await sql.countAttestations(tx, { auditor, since }))?.count ?? 0;
  if (count >= limits.attestationsPerDay) throw wrong('too_many', { max: limits.attestationsPerDay });
  const { seal: sealNo, currency, units, at: statedAt } = said;
  const row = { id: env.random.id(now), auditor, sealNo, currency, units, statedAt, note, at: now };
  if (!(await sql.addAttestation(tx, row))) {
    const before = await sql.findAttestation(tx, { auditor, sealNo, currency });
    if (before?.units !== units) throw wrong('changed');
  }
  return { auditor, seal: sealNo, currency, amount: formatUnits(units, currency), at: statedAt };
}

const wrong = (reason: string, more: Readonly<Record<string, number>> = {}) =>
  refuse('invalidParameter', { field: 'note', reason, ...more });

type Keys = Pick<Context, 'env' | 'auditors'>;

/** Who has signed it, by name and key, and what it says. */
async function readNote(
  { env, auditors }: Keys,
  note: string,
): Promise<{ readonly auditor: string; readonly said: Attestation }> {
  const { text, signed } = await openNote(note, auditors.map(parseVkey));
  const said = parseAttestation(text);
  const [signer] = signed;
  if (said === undefined) throw wrong('form');
  if (signer === undefined) throw wrong('signature');
  if (said.origin !== env.recordKeys.log.name) throw wrong('origin');
  const { vkey } = signer;
  const auditor = auditors.find((one) => parseVkey(one).keyId === vkey.keyId && one.startsWith(vkey.name));
  if (auditor === undefined) throw wrong('signature');
  return { auditor, said };
}

async function openNote(note: string, keys: readonly Vkey[]) {
  try {
    return await verifyNote(note, keys, verifyEd25519);
  } catch (error) {
    if (error instanceof ProofFault) throw wrong('signature');
    throw error;
  }
}

/** About a seal that there is, of a moment that is not after the note came and not long before the seal. */
async function assertOfSeal(tx: Tx, { seal: no, at }: Attestation, now: Date): Promise<void> {
  if ((await sql.findSeal(tx, { no })) === undefined) throw wrong('seal');
  const earliest = addDays(now, -limits.attestationDays);
  if (at > now || at < earliest) throw wrong('time');
}
