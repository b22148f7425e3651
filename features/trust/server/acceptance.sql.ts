// What merchants have accepted. Rows are added, never changed.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type AcceptanceRow = RowOf<typeof readAcceptances>;

/** Accepted again it stays as it was the first time. */
export const insertAcceptance = sql.run('trust-accept')`
  insert into terms_acceptance (shop_id, person_id, document, version, digest, lang, at)
  values (:shopId, :personId, :document, :version, :digest, :lang, :at)
    on conflict (shop_id, person_id, document, version) do nothing`;

/** The newest version that a person has accepted of each document. */
export const readAcceptances = sql.rows('trust-newest-acceptances')`
  select distinct on (document) document, version, digest, at from terms_acceptance
  where shop_id = :shopId and person_id = :personId order by document, version desc`;
