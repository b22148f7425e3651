// Lines of a provider's own account, each once, and up to when they are whole.
import { statement, type Tx } from '#platform/db/database.ts';
import type { ProviderLine } from '#platform/ports/payments.ts';

const insert = statement<never>(
  'recon-line-insert',
  `insert into recon_line (provider, line_id, kind, ref, asset, units, at, read_at)
   select $1, n.line_id, n.kind, n.ref, n.asset, n.units, n.at, $8
   from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[])
     as n (line_id, kind, ref, asset, units, at)
   on conflict (provider, line_id) do nothing`,
);

/** What a provider said of a line first is kept: a line is never made again in another way. */
export async function addLines(tx: Tx, provider: string, lines: readonly ProviderLine[], now: Date) {
  if (lines.length === 0) return;
  await tx.rows(insert, [
    provider,
    lines.map(({ id }) => id),
    lines.map(({ kind }) => kind),
    lines.map(({ ref }) => ref),
    lines.map(({ asset }) => asset),
    lines.map(({ units }) => units),
    lines.map(({ at }) => at),
    now,
  ]);
}

const whole = statement<{ whole_until: Date }>(
  'recon-feed-read',
  'select whole_until from recon_feed where provider = $1',
);
const first = statement<{ at: Date | null }>(
  'recon-feed-first',
  'select min(captured_at) as at from payment_evidence where provider = $1',
);

/** Undefined before its lines were first read. */
export async function getCompleteUntil(tx: Tx, provider: string): Promise<Date | undefined> {
  return (await tx.row(whole, [provider]))?.whole_until;
}

/** When it took the first payment of the books; undefined before. */
export async function firstCapture(tx: Tx, provider: string): Promise<Date | undefined> {
  return (await tx.row(first, [provider]))?.at ?? undefined;
}

const keep = statement<never>(
  'recon-feed-keep',
  `insert into recon_feed as f (provider, whole_until) values ($1, $2)
   on conflict (provider) do update set whole_until = greatest(f.whole_until, excluded.whole_until)`,
);

export async function saveCompleteUntil(tx: Tx, provider: string, until: Date): Promise<void> {
  await tx.rows(keep, [provider, until]);
}
