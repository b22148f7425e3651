// The keys of this instance: made at its first start, kept beside its data, readable by its user alone.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const key = z.string().check(z.minLength(32));
const shape = z.object({
  /** Order links, tickets. */
  secret: key,
  /** The test provider's webhook secrets, the signing one first. */
  testProvider: z.array(key),
  /** The test carrier's webhook secrets. */
  carrier: z.array(key),
});

export type Secrets = z.infer<typeof shape>;

export function newSecrets(): Secrets {
  const one = () => randomBytes(32).toString('base64url');
  return { secret: one(), testProvider: [one()], carrier: [one()] };
}

/** Reads the keys of a data folder, or makes them. The file is written whole or not at all. */
export function keepSecrets(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  if (existsSync(file)) return z.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
  const made = newSecrets();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, JSON.stringify(made, null, 2), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return made;
}
