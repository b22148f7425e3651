// Who of the console decides about money that comes in and goes out.
import { refuse } from '#domain/errors.ts';
import type { Session } from '#platform/session.ts';

const reviewerRoles: readonly string[] = ['owner', 'reviewer', 'finance'];

/** The person who decides. @throws Refused `insufficientPermissions` (`role`) for any other role of the console. */
export function reviewerOf({ role, personId }: Session): string {
  if (!reviewerRoles.includes(role)) throw refuse('insufficientPermissions', { reason: 'role' });
  return personId;
}
