// What the brand is proposed to become, and its logos.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ProposalRow = RowOf<typeof waitingProposal>;

const columns = 'p.id, p.version, p.body, p.why, p.made_by, o.name as maker, p.made_at, p.state';
const source = 'legal_proposal p left join operator o on o.id = p.made_by';

export const waitingProposal = sql.row('legal-waiting')`
  select ${columns} from ${source} where p.state = 'proposed'`;

export const findProposal = sql.row('legal-find')`select ${columns} from ${source} where p.id = :id`;

const insert = sql.row('legal-insert')`
  insert into legal_proposal (id, version, body, why, made_by, made_at)
    values (:id, :version, :body::jsonb, :why, :by, :at)
  on conflict do nothing returning id`;

type NewProposal = Pick<ProposalRow, 'id' | 'version' | 'body' | 'why' | 'made_by' | 'made_at'>;

/** False where another one waits. */
export async function insertProposal(tx: Tx, row: NewProposal): Promise<boolean> {
  const { id, version, body, why, made_by: by, made_at: at } = row;
  return (await insert(tx, { id, version, body: JSON.stringify(body), why, by, at })) !== undefined;
}

/** False where someone was faster. */
export const closeProposal = sql.has('legal-decide')`
  update legal_proposal set state = :state, decided_by = :by, decided_at = :at
  where id = :id and state = 'proposed' returning id`;

export const insertLogoRow = sql.run('brand-logo-insert')`
  insert into brand_logo (hash, bytes, made_by, made_at) values (:hash, :bytes, :by, :at)
    on conflict do nothing`;

const logo = sql.row('brand-logo-read')`select bytes from brand_logo where hash = :hash`;

/** A PNG; undefined where there is none of that hash. */
export async function readLogo(tx: Tx, hash: string): Promise<Buffer | undefined> {
  return (await logo(tx, { hash }))?.bytes;
}
