// Tables that are no more, for migrations that still make them.
import type { Scope } from './tables.ts';

/** Tables that an earlier migration made and a later one has dropped: on a cluster they are spread in between. */
export const droppedTables: Readonly<Record<string, Scope>> = {
  audit_leaf: 'tenant',
  book_leaf: 'tenant',
  audit_publication: 'global',
};
