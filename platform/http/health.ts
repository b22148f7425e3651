// Whether this server can do its work: read and write. What watches it asks here.
import type { FastifyInstance } from 'fastify';
import { isWritable } from '#platform/db/instance.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { atMostEvery } from '#platform/within.ts';

/** Whoever asks more often is given the last finding: nobody has the database write as often as they like. */
const freshMs = 2_000;

/**
 * `/healthz`: 200 where the database takes a write, 503 where it is away, full or only to be read. `clock` says whether
 * this node acts on time: calls are answered at the database's time either way.
 */
export function healthRoute(app: FastifyInstance, { db, clock }: Pick<Environment, 'db' | 'clock'>): void {
  const check = atMostEvery(freshMs, () => isWritable(db.direct, clock.now()).catch(() => false));
  app.get('/healthz', async (_request, reply) => {
    const ok = await check();
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, clock: clock.fault?.()?.reason ?? 'ok' });
  });
}
