// The address behind the card "Make us cheat" of the demo: it cheats the very merchant who asks. A server has it only where
// the start over test data opens it; the platform's own code knows nothing of it.
import type { FastifyReply } from 'fastify';
import type { ClientConfig } from 'pg';
import { fieldsOf } from '#domain/wire/fields.ts';
import type { Composed } from '#apps/server/compose.ts';
import { acrossShops } from '#platform/db/scope.ts';
import type { Env } from '#platform/env.ts';
import type { Registry } from '#platform/http/pipeline.ts';
import { openInstance } from '../instance.ts';
import { cheats, isCheatKind, type Cheat, type CheatKind } from './kinds.ts';
import { endLies, serveLies } from './lies.ts';
import { ownerLogin, withOwner } from './open-owner.ts';

const address = '/demo/cheat';

type CheatOptions = {
  /** Where lies are saved for the server that tells them. */
  readonly folder: string;
  /** The owner's login, looked for when it is needed: the database may have been started again. */
  readonly login: () => Promise<ClientConfig>;
};

/** The card of a running demo. */
export function openDemoCheats(composed: Composed, env: Env): void {
  serveCheats(composed, {
    folder: env.dataDir,
    // It runs already, and goes on.
    login: async () => ownerLogin((await openInstance(env)).address, env.migrateUrl),
  });
}

/** Before the server listens. */
export function serveCheats(
  { app, registry, env }: Pick<Composed, 'app' | 'registry' | 'env'>,
  { folder, login }: CheatOptions,
): void {
  serveLies(app, { folder, keys: env.recordKeys });
  let isBusy = false;
  app.get(address, (_request, reply) => say(reply, { status: 200, list: listed }));
  app.post(address, async ({ headers, body }, reply) =>
    say(reply, await answer(headers.authorization, body)),
  );

  async function answer(token: string | undefined, body: unknown): Promise<Answer> {
    const kind = kindOf(body);
    if (kind === undefined) return { status: 400, error: 'There is no such way to cheat.' };
    const shopId = await shopOf(registry, token);
    if (shopId === undefined) return { status: 401, error: 'Sign in as a merchant of this demo first.' };
    if (kind === 'end') {
      endLies(folder);
      return { status: 200, done: 'everybody is answered the same' };
    }
    // Two at once would each write a book that the other one is reading.
    if (isBusy) return { status: 409, error: 'Another one is under way. Try again in a moment.' };
    isBusy = true;
    try {
      const parts = { login: await login(), env, folder };
      return { status: 200, done: await withOwner(parts, (owner) => cheats[kind].run(owner, shopId)) };
    } catch (error) {
      env.log.warn({ kind, error }, 'this could not be cheated');
      return { status: 422, error: sentenceOf(error) };
    } finally {
      isBusy = false;
    }
  }
}

type Answer = { readonly status: number } & Readonly<Record<string, unknown>>;

const listed = Object.entries<Cheat>(cheats).map(([kind, { does, found, isLater = false }]) => ({
  kind,
  does,
  found,
  is_later: isLater,
}));

/** A person who is signed in as a merchant; a program with a key of theirs is none. */
async function shopOf({ authenticate }: Registry, token: string | undefined): Promise<bigint | undefined> {
  if (token === undefined) return undefined;
  const session = await acrossShops('authentication', () => authenticate(token.replace(/^Bearer\s+/i, '')));
  return typeof session === 'string' || session.scopes !== undefined ? undefined : session.shopId;
}

function kindOf(body: unknown): CheatKind | 'end' | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    const { kind } = fieldsOf(JSON.parse(body.toString()));
    if (typeof kind !== 'string') return undefined;
    return kind === 'end' || isCheatKind(kind) ? kind : undefined;
  } catch {
    return undefined;
  }
}

/** Errors of a database go on for lines. */
const sentenceOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

function say(reply: FastifyReply, { status, ...answer }: Answer): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}
