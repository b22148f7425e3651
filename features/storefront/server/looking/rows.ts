// The rows of products that the look of a shop has on its home.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { homeRows, storefrontRows } from '#features/search/collection.contract.ts';
import type { Shop } from '#features/storefront/page.shapes.ts';
import type { Visit } from '#features/storefront/server/visit.ts';

type Rows = OutputOf<typeof storefrontRows>['rows'];

/** In one call; none where the look has no such section. */
export async function readRows(visit: Visit, look: Shop['look']): Promise<Rows> {
  const sections = (look?.sections ?? []).filter(({ is_on: isOn }) => isOn);
  const collection = sections.find(({ kind }) => kind === 'collection')?.collection;
  const asked = homeRows.filter(
    (row) => sections.some(({ kind }) => kind === row) && (row !== 'collection' || collection !== undefined),
  );
  if (asked.length === 0) return [];
  const { rows } = await visit.ask(storefrontRows, {
    handle: visit.handle,
    rows: asked.join(','),
    ...(collection === undefined ? {} : { collection }),
  });
  return rows;
}
