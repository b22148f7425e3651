// Which pictures a shop shows of a product, and in which order.
import { listingLimits } from '#domain/limits/listing.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { filesOf } from '#features/files/server/public.ts';
import type { saveListing } from '#features/showcase/listing.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ListingRow } from './listing.sql.ts';

/** Names of files in order, and which of them the shop has uploaded; null for the supplier's own order. */
export type ChosenPictures = { readonly pictures: string[] | null; readonly own: readonly string[] };

type Wished = NonNullable<InputOf<typeof saveListing>['pictures']>;

const filesPath = '/files/';

/**
 * @throws Refused `invalidParameter` with `field` `pictures`: `needed` for none, `one_of` where not exactly one of
 *   `url` and `file_id` is named, `unknown` for an address that is neither the supplier's nor shown already, `duplicate`,
 *   `kind` for a file that was uploaded for something else, `too_many` with `limit` for the shop's own.
 * @throws Refused `recordNotFound` for a file that is not the shop's.
 */
export async function choosePictures(
  { tx, shopId }: { readonly tx: Tx; readonly shopId: bigint },
  row: ListingRow,
  wished: Wished | null,
): Promise<ChosenPictures> {
  if (wished === null) return { pictures: null, own: [] };
  if (wished.length === 0) throw wrong('needed');
  const supplier = new Set([row.picture, ...row.pictures].filter((name) => name !== ''));
  const shown = new Set(row.own);
  const uploaded = await namesOf(tx, shopId, wished);
  const names = wished.map(({ url, file_id: fileId }) => {
    if ((url === undefined) === (fileId === undefined)) throw wrong('one_of');
    if (fileId !== undefined) return uploaded.get(fileId) ?? '';
    const name = url?.startsWith(filesPath) === true ? url.slice(filesPath.length) : '';
    if (!supplier.has(name) && !shown.has(name)) throw wrong('unknown');
    return name;
  });
  if (new Set(names).size < names.length) throw wrong('duplicate');
  const own = names.filter((name) => !supplier.has(name));
  const limit = listingLimits.listingOwnPicturesMax;
  if (own.length > limit) throw refuse('invalidParameter', { field: 'pictures', reason: 'too_many', limit });
  const isSupplierOrder = own.length === 0 && names.join(' ') === [...supplier].join(' ');
  return isSupplierOrder ? { pictures: null, own: [] } : { pictures: names, own };
}

async function namesOf(tx: Tx, shopId: bigint, wished: Wished): Promise<Map<string, string>> {
  const ids = wished.flatMap(({ file_id: id }) => id ?? []);
  const files = await filesOf(tx, shopId, [...new Set(ids)]);
  const found = new Map(files.map((file) => [file.id, file]));
  return new Map(
    ids.map((id) => {
      const file = found.get(id);
      if (file === undefined) throw refuse('recordNotFound', { field: 'pictures', reason: 'file' });
      if (file.kind !== 'goods' || file.url?.startsWith(filesPath) !== true) throw wrong('kind');
      return [id, file.url.slice(filesPath.length)];
    }),
  );
}

function wrong(reason: string) {
  return refuse('invalidParameter', { field: 'pictures', reason });
}
