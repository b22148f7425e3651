// `npm run bench -- audit`: a million entries in a hundred chains, written straight into a throw-away database by the
// product's own hash, read again by `checkAllChains`; and how long writing one entry takes.
import { Client } from 'pg';
import { checkAllChains, entryHash, firstHash, recordPlatform } from '#features/audit/server/audit.ts';
import { openDatabase } from '#platform/db/database.ts';
import { startOwnServer, stopOnSignal } from '#tools/replay/own-server.ts';
import { round } from './measure.ts';

const chains = 100;
const each = 10_000;
const atOnce = 5_000;

export async function benchAudit(): Promise<unknown> {
  const server = await startOwnServer({ policy: 'bench', clockAt: undefined, countsStatements: false });
  stopOnSignal(() => server.stop());
  const { host } = server.database;
  const db = openDatabase({ host, database: 'stockless' }, (error) => console.error(error.message), 8);
  const owner = new Client({ host, database: 'stockless', user: 'stockless' });
  await owner.connect();
  try {
    for (let chain = 1; chain <= chains; chain += 1) await fill(owner, BigInt(chain));
    const startedAt = performance.now();
    const done = await checkAllChains(db.direct);
    const seconds = (performance.now() - startedAt) / 1000;
    const took: number[] = [];
    for (let turn = 0; turn < 500; turn += 1) {
      const before = performance.now();
      await db.transaction((tx) =>
        recordPlatform(tx, {
          at: new Date(),
          act: 'bench',
          note: { shopId: BigInt((turn % chains) + 1), after: { turn } },
        }),
      );
      took.push(performance.now() - before);
    }
    const sorted = took.toSorted((left, right) => left - right);
    return {
      bench: 'audit',
      entries: Number(done.entries),
      faults: done.problems.length,
      verify_seconds: round(seconds, 1),
      append_ms: { p50: round(sorted[250] ?? 0, 2), p95: round(sorted[475] ?? 0, 2) },
    };
  } finally {
    await owner.end();
    await db.close();
    await server.stop();
  }
}

/** Entries of one chain, as the product would have written them. */
async function fill(owner: Client, shopId: bigint): Promise<void> {
  let hash = firstHash(shopId);
  const at = new Date('2026-03-02T09:00:00.000Z');
  for (let first = 1; first <= each; first += atOnce) {
    const seqs: string[] = [];
    const hashes: Buffer[] = [];
    const before: Buffer[] = [];
    for (let seq = first; seq < first + atOnce; seq += 1) {
      before.push(hash);
      hash = entryHash(shopId, hash, { ...entryOf(at), seq: BigInt(seq) });
      seqs.push(String(seq));
      hashes.push(hash);
    }
    const { kind, act, actor, subject, why, request_id: request } = entryOf(at);
    await owner.query(
      `insert into audit_entry (shop_id, seq, at, kind, act, actor, person_id, subject, why, before, after, request_id,
         prev_hash, hash)
       select $1, t.seq, $2, $3, $4, $5, null, $6, $7, null, $8, $9, t.prev, t.hash
       from unnest($10::bigint[], $11::bytea[], $12::bytea[]) as t (seq, prev, hash)`,
      [
        shopId,
        at,
        kind,
        act,
        actor,
        subject,
        why,
        JSON.stringify(entryOf(at).after),
        request,
        seqs,
        before,
        hashes,
      ],
    );
  }
  await owner.query('insert into audit_head (shop_id, seq, hash) values ($1, $2, $3)', [shopId, each, hash]);
}

function entryOf(at: Date) {
  return {
    at,
    kind: 'change',
    act: 'benchAct',
    actor: 'house',
    person_id: null,
    subject: 'order 12',
    why: 'a measurement of how fast chains are read',
    before: null,
    after: { state: 'approved', units: '1200' },
    request_id: '',
  } as const;
}
