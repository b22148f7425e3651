// What an act of this room stands on.
import { refuse } from '#domain/wire/errors.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';

export type HookContext = {
  readonly env: Environment;
  readonly now: Date;
  readonly shopId: bigint;
  readonly personId: string;
  readonly audit: (note: AuditNote) => void;
};

type Act = Pick<HookContext, 'env' | 'now' | 'audit'> & { readonly tx: Tx; readonly session: Session };

export function contextOf({ env, tx, now, audit, session }: Act): HookContext & { readonly tx: Tx } {
  const { shopId, personId } = session;
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return { env, tx, now, audit, shopId, personId };
}
