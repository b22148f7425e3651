// A carrier's event, in whatever form it comes, as a report of ours. It is a stranger's: it has the right shape, or it is
// left out.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { carrierEventCodes } from '#domain/states/parcel.ts';
import type { CarrierReport } from '#platform/ports/carriers.ts';

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
};

const eventForm = z.object(eventShape);
type EventForm = z.infer<typeof eventForm>;

const text = z.string().check(z.maxLength(300));
/** A number longer than any label of ours has leads to no parcel. */
const trackingMax = 40;

/**
 * The events of an answer or message that have a meaning for us.
 *
 * @returns undefined where it has no list of events; one event may stand in the place of a list.
 */
export function reportsOf(form: EventForm, message: unknown): CarrierReport[] | undefined {
  const found = valueAt(message, form.list);
  if (typeof found !== 'object' || found === null) return undefined;
  const events: readonly unknown[] = Array.isArray(found) ? found : [found];
  return events.flatMap((event) => reportOf(form, { event, message }));
}

type Placed = { readonly event: unknown; readonly message: unknown };

function reportOf({ fields, codes }: EventForm, placed: Placed): CarrierReport[] {
  const read = (field: string | undefined) => (field === undefined ? undefined : textAt(placed, field));
  const tracking = read(fields.tracking)?.toUpperCase();
  const places = typeof fields.code === 'string' ? [fields.code] : fields.code;
  const said = places.map((place) => read(place) ?? '').find((word) => Object.hasOwn(codes, word));
  const code = said === undefined ? undefined : codes[said];
  const at = momentOf(read(fields.at) ?? '');
  if (tracking === undefined || tracking.length > trackingMax) return [];
  if (code === undefined || at === undefined) return [];
  const own = read(fields.event_id);
  // Without a name of its own an event is told from others by what it says.
  const made = createHash('sha256').update(`${tracking}|${code}|${at}`).digest('hex').slice(0, 40);
  return [
    {
      event_id: own === undefined ? made : own.slice(0, 80),
      tracking,
      code,
      at,
      place: read(fields.place)?.slice(0, 120),
      raw: read(fields.raw),
    },
  ];
}

function textAt({ event, message }: Placed, field: string): string | undefined {
  const value = field.startsWith('/') ? valueAt(message, field.slice(1)) : valueAt(event, field);
  const found = text.safeParse(typeof value === 'number' ? String(value) : value);
  return found.success ? found.data : undefined;
}

/** A time without a zone is one of UTC: it is nobody's but the carrier's, and never that of this machine. */
function momentOf(said: string): string | undefined {
  const isPlain = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(said);
  const at = new Date(isPlain ? `${said.replace(' ', 'T')}Z` : said);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

function valueAt(value: unknown, path: string): unknown {
  let at = value;
  for (const name of path === '' ? [] : path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return at;
}
