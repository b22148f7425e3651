// What an act of this room stands on.
import type { AuditNote } from '#platform/http/audit.ts';
import type { Environment } from '#platform/environment.ts';

export type HookContext = {
  readonly env: Environment;
  readonly now: Date;
  readonly shopId: bigint;
  readonly personId: string;
  readonly audit: (note: AuditNote) => void;
};
