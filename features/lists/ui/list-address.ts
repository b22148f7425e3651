// What is asked of a list, as the query of an address: it can be kept, sent to a colleague and gone back to.
import type { Face, FilterValue, ListQuery } from '#domain/wire/listing.ts';

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

/** What an address asks; what is none of this list's is left out, so that an old address still opens. */
export function queryOf(address: URLSearchParams, faces: Faces, sorts: readonly string[]): ListQuery {
  const q = address.get('q') ?? '';
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
      return text.slice(0, face.max);
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'choices': {
      const chosen = text.split(',').filter((one) => face.values.includes(one));
      return chosen.length === 0 ? undefined : [...new Set(chosen)];
    }
    case 'dates': {
      const [, from = '', to = ''] = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/.exec(text) ?? [];
      return from === '' && to === '' ? undefined : endsOf(from, to);
    }
    case 'amounts': {
      const [, currency = '', from = '', to = ''] =
        /^([A-Z]{3,5}):(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/.exec(text) ?? [];
      return face.currencies.includes(currency) ? { currency, ...endsOf(from, to) } : undefined;
    }
  }
}

function endsOf(from: string, to: string): { from?: string; to?: string } {
  return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
}
