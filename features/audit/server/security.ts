// The security log: a row for the console's reader and a line of JSON for whatever collects logs.
import { limits } from '#domain/limits.ts';
import type { SecurityEvent } from '#platform/http/security.ts';
import type { Environment } from '#platform/environment.ts';
import { insertSecurityEvent } from './security.sql.ts';

export type RecordSecurity = (event: SecurityEvent) => void;

const secondMs = 1_000;

/**
 * Writes events of security beside the calls they tell of: no call waits for it or fails with it. Whoever floods the
 * server with refused calls fills neither the table nor the pool: above `limits.securityRowsPerSecond` events are lines
 * of the log alone, and the row that comes next says nothing of them.
 */
export function makeSecurityLog(env: Environment): RecordSecurity {
  let second = 0;
  let written = 0;
  return (event) => {
    const at = env.clock.now();
    const { shopId, ...rest } = event;
    env.log.info({ security: { ...rest, shopId: shopId?.toString(), at: at.toISOString() } }, 'security');
    const current = Math.floor(performance.now() / secondMs);
    written = current === second ? written + 1 : 1;
    second = current;
    if (written > limits.securityRowsPerSecond) return;
    insertSecurityEvent(env.db.aside, { id: env.random.id(at), at, ...event }).catch((error: unknown) => {
      env.log.warn({ error }, 'an event of security stands in the log alone');
    });
  };
}
