// A carrier's event, in whatever form it comes, as a report of ours. It is a stranger's: it has the right shape, or it is
// refused, and keeps no other event out.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { carrierEventCodes } from '#domain/states/parcel.ts';
import { isStorable, toStorable } from '#domain/text/storable.ts';
import { isTimeZone } from '#domain/time.ts';
import { carrierTextMax } from '#features/shipping/contract.ts';
import type { CarrierBatch, CarrierReport, UnreadableEvent } from '#platform/ports/carriers.ts';
import { readMoment } from './moment.ts';

/** A dotted path into an event: `data.status`. Empty: the event itself. */
export const fieldPath = z.string().check(z.regex(/^(?:[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*)?$/));

/** As above; one that begins with `/` leads into the whole message: `/msg.tracking_number`. */
const messagePath = z.string().check(z.regex(/^\/?(?:[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*)?$/));

export const eventShape = {
  /** Where the list of events stands, and their fields in one event. */
  list: fieldPath,
  fields: z.strictObject({
    event_id: z.optional(messagePath),
    tracking: messagePath,
    /** One place, or several: the first whose word is among the codes counts. */
    code: z.union([messagePath, z.array(messagePath).check(z.minLength(1), z.maxLength(4))]),
    at: messagePath,
    place: z.optional(messagePath),
    raw: z.optional(messagePath),
  }),
  /** What the carrier calls things, and what we call them. Others are left out. */
  codes: z.record(z.string(), z.enum(carrierEventCodes)),
  /** Of times that name no zone. */
  zone: z._default(
    z.string().check(z.refine(isTimeZone, 'must be a time zone, such as Europe/Berlin')),
    'UTC',
  ),
};

const eventForm = z.object(eventShape);
type EventForm = z.infer<typeof eventForm>;

/**
 * The events of an answer or message that have a meaning for us, and those that would have one and cannot be read.
 *
 * @returns undefined where it has no list of events; one event may stand in the place of a list.
 */
export function reportsOf(form: EventForm, message: unknown): CarrierBatch | undefined {
  const found = valueAt(message, form.list);
  if (typeof found !== 'object' || found === null) return undefined;
  const events: readonly unknown[] = Array.isArray(found) ? found : [found];
  const reports: CarrierReport[] = [];
  const refused: UnreadableEvent[] = [];
  for (const event of events) {
    const read = reportOf(form, { event, message });
    if (read === undefined) continue;
    if ('reason' in read) refused.push(read);
    else reports.push(read);
  }
  return { reports, refused };
}

/** True where an answer tells of an error: it says so, or what stands in the place of the list is no event. */
export function isErrorAnswer({ list, fields }: EventForm, message: unknown): boolean {
  if (isSaid(valueAt(message, 'error')) || isSaid(valueAt(message, 'errors'))) return true;
  const found = valueAt(message, list);
  if (Array.isArray(found)) return false;
  const placed = { event: found, message };
  return [fields.tracking, fields.at, ...[fields.code].flat()].every(
    (field) => textAt(placed, field) === undefined,
  );
}

/** `"error": null`, `false`, `0` or an empty list say that there was none. */
function isSaid(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}

type Placed = { readonly event: unknown; readonly message: unknown };

/** Undefined for an event that means nothing to us. */
function reportOf(
  { fields, codes, zone }: EventForm,
  placed: Placed,
): CarrierReport | UnreadableEvent | undefined {
  const read = (field: string | undefined) => (field === undefined ? undefined : textAt(placed, field));
  const places = typeof fields.code === 'string' ? [fields.code] : fields.code;
  const said = places.map((place) => read(place) ?? '').find((word) => Object.hasOwn(codes, word));
  const code = said === undefined ? undefined : codes[said];
  if (code === undefined) return undefined;
  const own = read(fields.event_id);
  const refuse = (field: string): UnreadableEvent => ({
    event_id: toStorable(own ?? '', carrierTextMax.eventId),
    reason: `unreadable_${field}`,
  });
  const tracking = read(fields.tracking)?.toUpperCase();
  if (tracking === undefined || tracking.length > carrierTextMax.tracking || !isStorable(tracking))
    return refuse('tracking');
  const at = readMoment(read(fields.at) ?? '', zone)?.toISOString();
  if (at === undefined) return refuse('at');
  const [place, raw] = [read(fields.place), read(fields.raw)];
  return {
    // Without a name of its own an event is told from others by what it says.
    event_id: eventIdOf(own ?? '') ?? digestOf(`${tracking}|${code}|${at}`),
    tracking,
    code,
    at,
    ...(place === undefined ? {} : { place: toStorable(place, carrierTextMax.place) }),
    ...(raw === undefined ? {} : { raw: toStorable(raw, carrierTextMax.raw) }),
  };
}

/** A name that no column holds stands there as its digest: two that begin alike stay two. */
function eventIdOf(own: string): string | undefined {
  if (own === '') return undefined;
  return own.length <= carrierTextMax.eventId && isStorable(own) ? own : digestOf(own);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}

function textAt({ event, message }: Placed, field: string): string | undefined {
  const value = field.startsWith('/') ? valueAt(message, field.slice(1)) : valueAt(event, field);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return at;
}
