// What a carrier's message says: in the carrier's own form where its adapter reads one, else in ours.
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { findUnstorable } from '#domain/text/storable.ts';
import { carrierEventBatch } from '#features/shipping/contract.ts';
import type { Carrier, CarrierMessage, CarrierReport } from '#platform/ports/carriers.ts';
import { isSigned } from '#platform/ports/signature.ts';

/**
 * The reports of a message; undefined where this carrier did not sign it.
 *
 * @throws Refused `invalidRequest` where it is signed and has not the shape of one.
 */
export function readMessage(
  carrier: Carrier,
  message: CarrierMessage | undefined,
  now: Date,
): readonly CarrierReport[] | undefined {
  if (message === undefined) return undefined;
  if (carrier.read === undefined) return readOurs(carrier, message, now);
  const reports = carrier.read(message, now);
  // A message of a form of its own may say nothing that means anything to us: a label was made, a page was opened.
  return reports === undefined || reports.length === 0 ? reports : readReports({ events: reports });
}

function readOurs({ secrets }: Carrier, { body, signature }: CarrierMessage, now: Date) {
  if (!isSigned(body, signature, secrets, now)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw refuse('invalidRequest', { reason: 'json' });
  }
  return readReports(value);
}

/** What an adapter gives is a stranger's words too: it is as bounded as what comes in our form. */
function readReports(value: unknown): readonly CarrierReport[] {
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined)
    throw refuse('invalidRequest', { reason: unstorable.reason, field: unstorable.path.join('.') });
  const parsed = z.safeParse(carrierEventBatch, value);
  if (!parsed.success)
    throw refuse('invalidRequest', { reason: 'shape', field: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data.events;
}
