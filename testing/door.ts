// People of test data who sign in to the console: name, password, and the code of an app that this file plays.
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { operatorLogin } from '#features/staff/contract.ts';
import {
  consoleCode,
  consoleSetUp,
  consoleSetUpBegin,
  joinConsole,
} from '#features/staff/sign-in.contract.ts';
import { login } from '#features/people/login.contract.ts';

/** Whatever asks an instance: in this process or over the line. */
type Door = {
  ask<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
  ): Promise<z.output<O>>;
};
type Person = { readonly username: string; readonly password: string };

/** An authenticator app: a code counts once, so it knows the last time step that it gave away. */
type App = { readonly secret: string; step: number; token?: string };

/** All codes of this moment were used, by this process or another: the next one comes within half a minute. */
export class NoCodeLeft extends Error {
  constructor(username: string) {
    super(`${username} has no code left at this moment`);
  }
}

const stepMs = 30_000;
/** Between asking for a code and its arrival at the server, on a busy machine. */
const typingMs = 12_000;
const secretBytes = 20;
const apps = new WeakMap<Door, Map<string, App>>();
const newest = new Map<string, App>();

/** The secret of a person of test data, the same in every process. Never that of anybody who handles real money. */
export function testSecretOf(username: string): string {
  const bytes = createHash('sha256').update(`people of test data: ${username.toLowerCase()}`).digest();
  return new Secret({ buffer: new Uint8Array(bytes.subarray(0, secretBytes)).buffer }).base32;
}

/** The code that a secret gives at a moment. */
export function codeAt(secret: string, timestamp: number): string {
  const facts = { algorithm: 'SHA1', digits: 6, period: stepMs / 1_000 } as const;
  return new TOTP({ ...facts, secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/**
 * A session of the console, by both steps; whoever has no factor sets an app up. Three codes are good at one moment:
 * whoever asks more often while the clock stands gets the session that they have.
 */
export async function consoleToken(door: Door, { username, password }: Person): Promise<string> {
  const begun = await door.ask(operatorLogin, { username, password });
  const { ticket } = begun;
  const app = begun.next === 'set_up' ? await setUp(door, username, ticket) : appOf(door, username);
  const call = begun.next === 'set_up' ? consoleSetUp : consoleCode;
  const now = nowOf(begun.expires_at);
  for (;;) {
    const code = nextCode(app, now);
    if (code === undefined) break;
    try {
      const { token } = await door.ask(call, { ticket, code });
      app.token = token;
      return token;
    } catch (error) {
      // Given away before, by another door of the same house, or the oldest, which was good at the first step and no
      // longer is at this one: the next one is tried.
      const isLate = isRefusedAs(error, 'wrong') && app.step < Math.floor(now / stepMs);
      if (!isLate && !isRefusedAs(error, 'used')) throw error;
    }
  }
  if (app.token === undefined) throw new NoCodeLeft(username);
  return app.token;
}

/**
 * The code to type at the second step, for a person who has typed name and password. Waits for the next one where those
 * of the moment are used up.
 */
export async function codeToType(door: Door, { username, password }: Person): Promise<string> {
  for (;;) {
    const begun = await door.ask(operatorLogin, { username, password });
    if (begun.next === 'set_up') {
      await consoleToken(door, { username, password });
      continue;
    }
    const now = nowOf(begun.expires_at);
    // Whoever types has one try: what any door of this process has given away is not typed again.
    const last = newest.get(username.toLowerCase());
    const app = last !== undefined && isOfNow(last, now) ? last : appOf(door, username);
    const code = nextCode(app, now, typingMs);
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** A person who was invited chooses their password by the link of the answer. */
export async function joinByLink(door: Door, link: string, password: string): Promise<void> {
  await door.ask(joinConsole, { link: new URL(link).hash.slice(1), password });
}

/** In this process a refusal is thrown; over the line its words are. */
function isRefusedAs(error: unknown, reason: 'used' | 'wrong'): boolean {
  if (error instanceof Refused) return error.shown['reason'] === reason;
  return error instanceof Error && error.message.includes(`"reason":"${reason}"`);
}

/** What the server's clock says: a ticket lasts as long as ever. */
function nowOf(expiresAt: string): number {
  return Date.parse(expiresAt) - limits.consoleTicketMs;
}

/** False for the app of another instance, whose clock had jumped ahead: waiting for its next code would take weeks. */
const isOfNow = (app: App, now: number): boolean => app.step <= Math.floor(now / stepMs) + 1;

/** A code that is good now, and still is when it was typed. */
function nextCode(app: App, now: number, takesMs = 0): string | undefined {
  const oldest = Math.floor((now + takesMs) / stepMs) - 1;
  const step = Math.max(app.step + 1, oldest);
  if (step > Math.floor(now / stepMs) + 1) return undefined;
  app.step = step;
  return codeAt(app.secret, step * stepMs);
}

async function setUp(door: Door, username: string, ticket: string): Promise<App> {
  const { secret } = await door.ask(consoleSetUpBegin, { ticket });
  return keep(door, username, { secret, step: 0 });
}

/** An app set up in another process, or by another road, is that of test data. */
function appOf(door: Door, username: string): App {
  const name = username.toLowerCase();
  const known = apps.get(door)?.get(name);
  return (
    known ?? keep(door, username, { secret: newest.get(name)?.secret ?? testSecretOf(username), step: 0 })
  );
}

function keep(door: Door, username: string, app: App): App {
  const own = apps.get(door) ?? new Map<string, App>();
  apps.set(door, own.set(username.toLowerCase(), app));
  newest.set(username.toLowerCase(), app);
  return app;
}

/** Signs merchants in; the codes of those who turned a second factor on are kept by username. */
export function merchantDoor(door: Door, password: string) {
  const factorCodes = new Map<string, () => string>();
  return {
    factorCodes,
    async merchant({ username }: { readonly username: string }): Promise<string> {
      return (await door.ask(login, { username, password, code: factorCodes.get(username)?.() })).token;
    },
  };
}
