// People who sign in, and sign in again when their session has ended.
import type * as z from 'zod/mini';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { consoleToken } from '#testing/door.ts';
import { login } from '#features/people/login.contract.ts';
import { NotAccepted, type As, type Client, type Said } from '#tools/replay/client.ts';

export type Credentials = { readonly username: string; readonly password: string };

export type Person = {
  ask<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    as?: Omit<As, 'token'>,
  ): Promise<z.infer<O>>;
  call<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    as?: Omit<As, 'token'>,
  ): Promise<Said<z.infer<O>>>;
};

/** Someone of the console: an operator, or one who acts for a supplier. */
export function consolePerson(client: Client, { username, password }: Credentials): Person {
  return person(client, async () => consoleToken(client, { username, password }));
}

export function merchant(client: Client, { username, password }: Credentials, token?: string): Person {
  return person(client, async () => (await client.ask(login, { username, password })).token, token);
}

/** Sessions end by themselves after a while without a call; simulated time passes quickly. */
const ended: readonly number[] = [
  refusals.tokenExpired.code,
  refusals.noAuthentication.code,
  refusals.illegalRequest.code,
];

function person(client: Client, signIn: () => Promise<string>, first?: string): Person {
  let session: Promise<string> | undefined = first === undefined ? undefined : Promise.resolve(first);

  const call: Person['call'] = async (endpoint, ask, as = {}) => {
    const own = (session ??= signIn());
    const token = await own.catch((error: unknown) => {
      if (session === own) session = undefined;
      throw error;
    });
    const said = await client.call(endpoint, ask, { ...as, token });
    if (said.ok || !ended.includes(said.code)) return said;
    // Of several calls that find the session ended, one signs in.
    if (session === own) session = signIn();
    return client.call(endpoint, ask, { ...as, token: await session });
  };

  return {
    call,
    async ask(endpoint, ask, as) {
      const said = await call(endpoint, ask, as);
      if (!said.ok) throw new NotAccepted(endpoint.name, said);
      return said.data;
    },
  };
}
