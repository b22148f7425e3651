// What is asked of a list, as the query of an address: it can be kept, sent to a colleague and gone back to.
import * as z from 'zod/mini';
import { searchMax, type Face, type FilterValue, type ListQuery } from '#domain/wire/listing.ts';
import { amountText } from '#domain/wire/wire.ts';

type Faces = Readonly<Record<string, Face>>;

const prefix = 'f-';

/** The query of an address; what is not asked is not in it. */
export function addressOf(query: ListQuery): URLSearchParams {
  const address = new URLSearchParams();
  if (query.q !== undefined && query.q !== '') address.set('q', query.q);
  for (const [key, value] of Object.entries(query.filters ?? {})) address.set(prefix + key, textOf(value));
  if (query.sort !== undefined) address.set('sort', query.sort);
  if (query.direction !== undefined) address.set('dir', query.direction);
  return address;
}

/** What an address asks; what the list would refuse is left out, so that an old or mistyped address still opens. */
export function queryOf(address: URLSearchParams, faces: Faces, sorts: readonly string[]): ListQuery {
  const q = lineOf(address.get('q') ?? '', searchMax) ?? '';
  const sort = address.get('sort') ?? '';
  const direction = address.get('dir');
  const filters: Record<string, FilterValue> = {};
  for (const [key, face] of Object.entries(faces)) {
    const value = valueOf(face, address.get(prefix + key));
    if (value !== undefined) filters[key] = value;
  }
  return {
    ...(q === '' ? {} : { q }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
    ...(sorts.includes(sort) ? { sort } : {}),
    ...(direction === 'asc' || direction === 'desc' ? { direction } : {}),
  };
}

function textOf(value: FilterValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(',');
  const ends = `${value.from ?? ''}..${value.to ?? ''}`;
  return value.currency === undefined ? ends : `${value.currency}:${ends}`;
}

function valueOf(face: Face, text: string | null): FilterValue | undefined {
  if (text === null || text.trim() === '') return undefined;
  switch (face.kind) {
    case 'text':
      return lineOf(text, face.max);
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'choices': {
      const chosen = text.split(',').filter((one) => face.values.includes(one));
      return chosen.length === 0 ? undefined : [...new Set(chosen)];
    }
    case 'dates': {
      const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.exec(text) ?? [];
      return from === '' && to === '' ? undefined : endsOf(day, from, to);
    }
    case 'amounts': {
      const [, currency = '', from = '', to = ''] =
        /^([A-Z]{3,5}):(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
      const ends = endsOf(amountText, from, to);
      return ends !== undefined && face.currencies.includes(currency) ? { currency, ...ends } : undefined;
    }
  }
}

const day = z.iso.date();

/** Undefined where an end is none, such as the 30th of February. */
function endsOf(end: z.ZodMiniType, from: string, to: string): { from?: string; to?: string } | undefined {
  if ([from, to].some((one) => one !== '' && !end.safeParse(one).success)) return undefined;
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
}

/** As much of a text as a list takes; undefined where it is no line of text. */
function lineOf(text: string, max: number): string | undefined {
  return /[^\u0020-\uffff]/.test(text) ? undefined : text.slice(0, max);
}
