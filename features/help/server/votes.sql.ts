// Whether articles helped, counted where the votes are.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type VotesRow = RowOf<typeof read>;

const read = sql.row('service-read-votes')<{ yes: number; no: number }>`
  select (count(*) filter (where is_helpful))::int as yes, (count(*) filter (where not is_helpful))::int
    as no,
    bool_or(is_helpful) filter (where person_id = :personId) as mine
  from article_vote where slug = :slug`;

export async function readVotes(tx: Tx, slug: string, personId: string): Promise<VotesRow> {
  return (await read(tx, { slug, personId })) ?? { yes: 0, no: 0, mine: null };
}

/** One vote a person: a second one takes the place of the first. */
export const putVote = sql.run('service-put-vote')`
  insert into article_vote (slug, person_id, is_helpful, at) values (:slug, :personId, :isHelpful, :at)
  on conflict (slug, person_id) do update set is_helpful = excluded.is_helpful, at = excluded.at`;
