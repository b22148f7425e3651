/** Money in tests that is not about where it came from: the owner of a test's database writes what the product may not. */
import { Client } from 'pg';
import type { Transfer } from '#domain/ledger/postings.ts';
import type { TestDatabase } from './database.ts';

/** What a shop of a test has from the start. Amounts of zero are left out. */
export function postAsOwner(
  database: TestDatabase,
  shopId: bigint,
  at: Date,
  transfers: readonly Transfer[],
): Promise<void> {
  return asOwner(database, (owner) => writeTransfers(owner, shopId, at, transfers));
}

/** Posts without any document, as nobody but the superuser can: foreign keys do not look while it does. */
export async function writeTransfers(
  owner: Client,
  shopId: bigint,
  at: Date,
  transfers: readonly Transfer[],
): Promise<void> {
  const real = transfers.filter(({ units }) => units !== 0n);
  if (real.length === 0) return;
  const column = (pick: (transfer: Transfer) => string) => real.map(pick);
  await owner.query('set session_replication_role = replica');
  await owner.query('select ledger_write($1, $2, $3, $4, $5, $6, $7, $8::bigint[], $9, $10, $11)', [
    shopId.toString(),
    at,
    column((one) => one.kind),
    column((one) => one.debit.kind),
    column((one) => one.debit.subject),
    column((one) => one.credit.kind),
    column((one) => one.credit.subject),
    column((one) => one.units.toString()),
    column((one) => one.actor),
    column((one) => one.document),
    column((one) => one.onceKey),
  ]);
  await owner.query('set session_replication_role = origin');
}

/** For tests of the matrix and the chain alone: in this database no posting needs a document any more. */
export function waiveEvidence(database: TestDatabase): Promise<void> {
  return asOwner(database, async (owner) => {
    await owner.query(
      `create or replace function ledger_check_evidence(p_shop bigint, p_kinds text[], p_debit_subjects text[],
         p_credit_subjects text[], p_documents text[], p_once_keys text[]) returns void language sql as 'select'`,
    );
    await owner.query(
      `create or replace function ledger_has_capture(p_shop bigint, p_document text, p_provider text, p_escrow text,
         p_credits bigint) returns boolean language sql as 'select true'`,
    );
    await owner.query(
      `create or replace function ledger_has_captures(p_shop bigint, p_documents text[], p_providers text[],
         p_escrows text[]) returns boolean language sql as 'select true'`,
    );
    await owner.query(
      `create or replace function ledger_add_documents(p_shop bigint, p_kinds text[], p_actors text[],
         p_documents text[], p_once_keys text[]) returns void language sql as 'select'`,
    );
    await owner.query('alter table transfer drop constraint if exists transfer_evidence_of');
  });
}

async function asOwner(
  { host, database, user }: TestDatabase,
  work: (owner: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ host, database, user });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
