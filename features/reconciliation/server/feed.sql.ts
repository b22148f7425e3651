// Lines of a provider's own account, each once, and up to when they are whole.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ProviderLine } from '#platform/ports/payments.ts';

const insert = sql.run('recon-line-insert')`
  insert into recon_line (provider, line_id, kind, ref, asset, units, at, read_at)
  select :provider, n.line_id, n.kind, n.ref, n.asset, n.units, n.at, :now
  from unnest(:ids::text[], :kinds::text[], :refs::text[], :assets::text[], :units::bigint[],
    :ats::timestamptz[])
    as n (line_id, kind, ref, asset, units, at)
  on conflict (provider, line_id) do nothing`;

/** What a provider said of a line first is kept: a line is never made again in another way. */
export async function addLines(tx: Tx, provider: string, lines: readonly ProviderLine[], now: Date) {
  if (lines.length === 0) return;
  await insert(tx, {
    provider,
    ids: lines.map(({ id }) => id),
    kinds: lines.map(({ kind }) => kind),
    refs: lines.map(({ ref }) => ref),
    assets: lines.map(({ asset }) => asset),
    units: lines.map(({ units }) => units),
    ats: lines.map(({ at }) => at),
    now,
  });
}

const whole = sql.row('recon-feed-read')`select whole_until from recon_feed where provider = :provider`;
const first = sql.row('recon-feed-first')`
  select min(captured_at) as at from payment_evidence where provider = :provider`;

/** Undefined before its lines were first read. */
export async function getCompleteUntil(tx: Tx, provider: string): Promise<Date | undefined> {
  return (await whole(tx, { provider }))?.whole_until;
}

/** When it took the first payment of the books; undefined before. */
export async function firstCapture(tx: Tx, provider: string): Promise<Date | undefined> {
  return (await first(tx, { provider }))?.at ?? undefined;
}

export const saveCompleteUntil = sql.run('recon-feed-keep')`
  insert into recon_feed as f (provider, whole_until) values (:provider, :until)
  on conflict (provider) do update set whole_until = greatest(f.whole_until, excluded.whole_until)`;
