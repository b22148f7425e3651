// What this tab remembers while its browser is at the identity provider.
import * as z from 'zod/mini';

const key = 'console.single-sign-on';

const shape = z.object({
  handle: z.string(),
  /** Where the person was, without what the console stands under. */
  from: z.string(),
  /** An account is connected rather than signed in with. */
  isConnecting: z.boolean(),
});

export type SignInTry = z.infer<typeof shape>;

export function rememberTry(tried: SignInTry): void {
  sessionStorage.setItem(key, JSON.stringify(tried));
}

export function forgetTry(): void {
  sessionStorage.removeItem(key);
}

/** What was remembered; undefined in another tab than the one that went to the provider. */
export function readTry(): SignInTry | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  const read = shape.safeParse(JSON.parse(text));
  return read.success ? read.data : undefined;
}
