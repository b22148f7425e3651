// The second step of a session, for tests that are about something else.
import { createHash } from 'node:crypto';
import { sessions } from '#features/people/server/public.ts';
import type { Environment } from '#platform/environment.ts';

/** The session counts as one whose second step was just proved; gives its token. */
export async function withFreshFactor({ db, clock }: Environment, token: string): Promise<string> {
  const hash = createHash('sha256').update(token).digest();
  await sessions.prove(db.direct, hash, clock.now());
  return token;
}
