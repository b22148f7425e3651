// What an act of this room stands on.
import { refuse } from '#domain/errors.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import type { Session } from '#platform/session.ts';
import type { World } from '#platform/world.ts';

export type HookGround = {
  readonly world: World;
  readonly now: Date;
  readonly shopId: bigint;
  readonly personId: string;
  readonly audit: (note: AuditNote) => void;
};

type Act = Pick<HookGround, 'world' | 'now' | 'audit'> & { readonly tx: Tx; readonly session: Session };

export function groundOf({ world, tx, now, audit, session }: Act): HookGround & { readonly tx: Tx } {
  const { shopId, personId } = session;
  if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return { world, tx, now, audit, shopId, personId };
}
