// Row level security of the tables whose rows belong to shops: what db/tables.ts calls `tenant`.
import type { Client } from 'pg';
import { tables, type Scope } from '#db/tables.ts';

/** The setting that says whose rows a transaction may touch. Where it is not set, none. */
const shopOfTransaction = "(select nullif(current_setting('stockless.shop', true), '')::bigint)";

/** Tables of the registry that are there and not fenced yet; without the role, a database of before the fence. */
const open = `
  select c.relname as name from pg_class c
  join pg_roles r on r.rolname = 'stockless_across'
  where c.relname = any ($1) and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and (not c.relrowsecurity or (select count(*) from pg_policy p where p.polrelid = c.oid) < 2)`;

/**
 * Fences every table of shops that is not yet: those of migrations before the fence, and those of each one after it.
 * Owners pass, and with them foreign keys and the functions that alone may write the ledger.
 */
export async function fenceShops(client: Client): Promise<string[]> {
  const scopes: Record<string, { readonly scope: Scope }> = tables;
  const tenants = Object.keys(scopes).filter((name) => scopes[name]?.scope === 'tenant');
  const find = async () =>
    (await client.query<{ name: string }>(open, [tenants])).rows.map(({ name }) => name);
  if ((await find()).length === 0) return [];
  await client.query('begin');
  try {
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    await client.query("set local lock_timeout = '15s'");
    await client.query('lock table migration in access exclusive mode');
    const unfenced = await find();
    for (const name of unfenced) await client.query(fenceOf(client.escapeIdentifier(name)));
    await client.query('commit');
    return unfenced;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The first is an equality, so that an index is used for it even where the statement has forgotten the shop. */
function fenceOf(table: string): string {
  return `
    drop policy if exists own_shop on ${table};
    drop policy if exists all_shops on ${table};
    create policy own_shop on ${table} using (shop_id = ${shopOfTransaction});
    create policy all_shops on ${table} to stockless_across using (true);
    alter table ${table} enable row level security`;
}
