// Whether articles helped, counted where the votes are.
import { statement, type Tx } from '#platform/db/database.ts';

export type VotesRow = { yes: number; no: number; mine: boolean | null };

const read = statement<VotesRow>(
  'service-read-votes',
  `select (count(*) filter (where is_helpful))::int as yes, (count(*) filter (where not is_helpful))::int as no,
     bool_or(is_helpful) filter (where person_id = $2) as mine
   from article_vote where slug = $1`,
);

export async function readVotes(tx: Tx, slug: string, personId: string): Promise<VotesRow> {
  return (await tx.row(read, [slug, personId])) ?? { yes: 0, no: 0, mine: null };
}

const put = statement<never>(
  'service-put-vote',
  `insert into article_vote (slug, person_id, is_helpful, at) values ($1, $2, $3, $4)
   on conflict (slug, person_id) do update set is_helpful = excluded.is_helpful, at = excluded.at`,
);

/** One vote a person: a second one takes the place of the first. */
export async function putVote(
  tx: Tx,
  slug: string,
  vote: { readonly personId: string; readonly isHelpful: boolean; readonly at: Date },
): Promise<void> {
  await tx.rows(put, [slug, vote.personId, vote.isHelpful, vote.at]);
}
