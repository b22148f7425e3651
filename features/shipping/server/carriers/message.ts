// What a carrier's message says: in the carrier's own form where its adapter reads one, else in ours.
import * as z from 'zod/mini';
import { refuse } from '#domain/wire/errors.ts';
import { toStorable } from '#domain/text/storable.ts';
import { carrierEvent, carrierEventBatch, carrierTextMax } from '#features/shipping/contract.ts';
import type {
  Carrier,
  CarrierBatch,
  CarrierMessage,
  CarrierReport,
  UnreadableEvent,
} from '#platform/ports/carriers.ts';
import { isSigned } from '#platform/ports/signature.ts';

/**
 * The reports of a message; undefined where this carrier did not sign it. An event that cannot be read is refused, and
 * keeps no other one out.
 *
 * @throws Refused `invalidRequest` where it is signed and has not the shape of a message.
 */
export function readMessage(
  carrier: Carrier,
  message: CarrierMessage | undefined,
  now: Date,
): CarrierBatch | undefined {
  if (message === undefined) return undefined;
  if (carrier.read === undefined) return readOurs(carrier, message, now);
  const batch = carrier.read(message, now);
  if (batch === undefined) return undefined;
  // What an adapter gives is a stranger's words too: it is as bounded as what comes in our form.
  const read = readEach(batch.reports);
  return { reports: read.reports, refused: [...batch.refused, ...read.refused] };
}

function readOurs({ secrets }: Carrier, { body, signature }: CarrierMessage, now: Date) {
  if (!isSigned(body, signature, secrets, now)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw refuse('invalidRequest', { reason: 'json' });
  }
  const parsed = z.safeParse(carrierEventBatch, value);
  if (!parsed.success)
    throw refuse('invalidRequest', { reason: 'shape', field: parsed.error.issues[0]?.path.join('.') ?? '' });
  return readEach(parsed.data.events);
}

function readEach(events: readonly unknown[]): CarrierBatch {
  const reports: CarrierReport[] = [];
  const refused: UnreadableEvent[] = [];
  for (const event of events) {
    const parsed = z.safeParse(carrierEvent, event);
    if (parsed.success) reports.push(storableReport(parsed.data));
    else refused.push({ event_id: nameOf(event), reason: `unreadable_${fieldOf(parsed.error)}` });
  }
  return { reports, refused };
}

function storableReport({ place, raw, at, ...event }: z.output<typeof carrierEvent>): CarrierReport {
  return {
    ...event,
    at: new Date(at).toISOString(),
    place: place === undefined ? undefined : toStorable(place, carrierTextMax.place),
    raw: raw === undefined ? undefined : toStorable(raw, carrierTextMax.raw),
  };
}

function fieldOf({ issues: [issue] }: z.core.$ZodError): string {
  return String(issue?.path[0] ?? 'event');
}

/** The event's own name as far as it has one, so that its sender finds it. */
function nameOf(event: unknown): string {
  const named = z.safeParse(z.object({ event_id: z.string() }), event).data;
  return toStorable(named?.event_id ?? '', carrierTextMax.eventId);
}
