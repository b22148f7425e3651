// What the brand is proposed to become, and its logos.
import { statement, type Tx } from '#platform/db/database.ts';

export type ProposalRow = {
  id: string;
  version: number;
  body: { name: string; legal_name: string; country: string };
  why: string;
  made_by: string;
  maker: string | null;
  made_at: Date;
  state: 'proposed' | 'confirmed' | 'declined';
};

const columns = 'p.id, p.version, p.body, p.why, p.made_by, o.name as maker, p.made_at, p.state';
const source = 'legal_proposal p left join operator o on o.id = p.made_by';

const waiting = statement<ProposalRow>(
  'legal-waiting',
  `select ${columns} from ${source} where p.state = 'proposed'`,
);

export function waitingProposal(tx: Tx): Promise<ProposalRow | undefined> {
  return tx.row(waiting, []);
}

const find = statement<ProposalRow>('legal-find', `select ${columns} from ${source} where p.id = $1`);

export function findProposal(tx: Tx, id: string): Promise<ProposalRow | undefined> {
  return tx.row(find, [id]);
}

const insert = statement<{ id: string }>(
  'legal-insert',
  `insert into legal_proposal (id, version, body, why, made_by, made_at) values ($1, $2, $3::jsonb, $4, $5, $6)
   on conflict do nothing returning id`,
);

type NewProposal = Pick<ProposalRow, 'id' | 'version' | 'body' | 'why' | 'made_by' | 'made_at'>;

/** False where another one waits. */
export async function insertProposal(tx: Tx, row: NewProposal): Promise<boolean> {
  const { id, version, body, why, made_by: by, made_at: at } = row;
  return (await tx.row(insert, [id, version, JSON.stringify(body), why, by, at])) !== undefined;
}

const decide = statement<{ id: string }>(
  'legal-decide',
  `update legal_proposal set state = $2, decided_by = $3, decided_at = $4
   where id = $1 and state = 'proposed' returning id`,
);

type Verdict = { readonly state: 'confirmed' | 'declined'; readonly by: string; readonly at: Date };

/** False where someone was faster. */
export async function closeProposal(tx: Tx, id: string, { state, by, at }: Verdict): Promise<boolean> {
  return (await tx.row(decide, [id, state, by, at])) !== undefined;
}

const insertLogo = statement<never>(
  'brand-logo-insert',
  'insert into brand_logo (hash, bytes, made_by, made_at) values ($1, $2, $3, $4) on conflict do nothing',
);

export type NewLogo = {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly by: string;
  readonly at: Date;
};

export async function insertLogoRow(tx: Tx, { hash, bytes, by, at }: NewLogo): Promise<void> {
  await tx.rows(insertLogo, [hash, bytes, by, at]);
}

const logo = statement<{ bytes: Buffer }>('brand-logo-read', 'select bytes from brand_logo where hash = $1');

/** A PNG; undefined where there is none of that hash. */
export async function readLogo(tx: Tx, hash: string): Promise<Buffer | undefined> {
  return (await tx.row(logo, [hash]))?.bytes;
}
