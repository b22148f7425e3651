// What the platform says of a wallet under its own signature: with every answer about it.
import { utf8 } from '#domain/proof/bytes.ts';
import { formatNote, parseVkey, signatureLine } from '#domain/proof/note.ts';
import { formatSlip, type Slip } from '#domain/proof/slip.ts';
import type { Environment } from '#platform/environment.ts';

/** The slip as a signed note of C2SP; some 30 µs. */
export async function signSlip(
  { recordKeys: { slip: key, log } }: Pick<Environment, 'recordKeys'>,
  told: Omit<Slip, 'origin'>,
): Promise<string> {
  const text = formatSlip({ ...told, origin: log.name });
  return formatNote(text, [signatureLine(key.name, parseVkey(key.vkey).keyId, await key.sign(utf8(text)))]);
}
