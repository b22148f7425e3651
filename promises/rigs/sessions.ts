// Sessions of every kind, as many as a promise needs, without a password each time.
import { createHash } from 'node:crypto';
import type { TestShop, TestApp } from '#testing/test-app.ts';
import type { Actor } from '#domain/wire/endpoint.ts';
import { identityOf } from '#features/people/server/sessions.ts';
import { findSession } from '#features/people/server/sessions.sql.ts';
import type { Identity } from '#platform/session.ts';
import { openTestSession } from '#platform/testing/session.ts';

type SignedIn = 'merchant' | 'operator' | 'supplier';

export type Sessions = {
  /** A new session of somebody of this kind; none where the call needs none. */
  readonly tokenOf: (actor: Actor) => Promise<string | undefined>;
  readonly people: Readonly<Record<SignedIn, Identity>>;
};

/** The merchant of a shop, the first operator and the first supplier of a test app. */
export async function makeSessions(app: TestApp, shop: TestShop): Promise<Sessions> {
  const people = {
    merchant: await personOf(app, await app.merchant(shop)),
    operator: await personOf(app, await app.operator()),
    supplier: await personOf(app, await app.supplier()),
  };
  return {
    people,
    tokenOf: async (actor) =>
      actor === 'anyone' || actor === 'hook' ? undefined : openAs(app, people[actor]),
  };
}

/** A session of this person, who need not be anybody. */
export async function openAs({ database, clock }: TestApp, person: Identity): Promise<string> {
  return (await openTestSession(database, clock.now(), person)).token;
}

async function personOf({ composed }: TestApp, token: string): Promise<Identity> {
  const hash = createHash('sha256').update(token).digest();
  const row = await findSession(composed.env.db.direct, { tokenHash: hash });
  if (row === undefined) throw new Error('the session is not there');
  return identityOf(row);
}
