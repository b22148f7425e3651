/**
 * The tests and the demo world sign the same few people in over and over, and each time argon2 takes 37 ms of a core.
 * Between the call and its undoing a process derives each pair of password and salt once and remembers the answer.
 * Hashes are real ones of the real cost, with a salt of their own: what was never derived is derived. The product
 * itself knows nothing of this, and a server that serves has long undone it.
 */
import crypto, { type Argon2Algorithm, type Argon2Parameters } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Answer = Parameters<typeof crypto.argon2>[2];

/** Gives what undoes it and forgets what was derived. */
export function rememberPasswords(): () => void {
  const known = new Map<string, Buffer>();
  const { argon2 } = crypto;
  crypto.argon2 = deriveOnce;
  syncBuiltinESMExports();
  return () => {
    crypto.argon2 = argon2;
    syncBuiltinESMExports();
    known.clear();
  };

  function deriveOnce(algorithm: Argon2Algorithm, parameters: Argon2Parameters, answer: Answer): void {
    const key = keyOf(algorithm, parameters);
    const tag = known.get(key);
    if (tag !== undefined) {
      setImmediate(() => answer(null, Buffer.from(tag)));
      return;
    }
    argon2(algorithm, parameters, (error, made) => {
      if (error === null) known.set(key, Buffer.from(made));
      answer(error, made);
    });
  }
}

function keyOf(algorithm: Argon2Algorithm, { message, nonce, ...cost }: Argon2Parameters): string {
  const hash = crypto.createHash('sha256').update(`${algorithm} ${JSON.stringify(cost)}`);
  for (const part of [nonce, message]) {
    const bytes = part instanceof ArrayBuffer ? Buffer.from(part) : part;
    hash.update('\0').update(bytes);
  }
  return hash.digest('base64');
}
