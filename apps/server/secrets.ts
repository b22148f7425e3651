// The keys of this instance: made at its first start and kept beside its data, readable by its user alone; or read from a
// file that the operator gives, which is never written.
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { InstanceKey } from '#platform/db/instance.sql.ts';
import type { Env } from '#platform/env.ts';
import { readJsonFile } from '#platform/json-file.ts';
import { makeSigningKey, signingKey } from '#platform/ports/receipt-keys.ts';
import { makeRecordSecrets, recordSecrets } from '#platform/ports/record-keys.ts';
import type { VaultKey } from '#platform/ports/vault-keys.ts';
import { makePushKeys } from '#platform/push/push.ts';

const key = z.string().check(z.minLength(32));
const shape = z.object({
  /** Order links, tickets. */
  secret: key,
  /** The test provider's webhook secrets, the signing one first. */
  testProvider: z.array(key),
  /** The test carrier's webhook secrets. */
  carrier: z.array(key),
  /** What receipts are signed with: the first signs, the others only prove receipts of before. */
  receipts: z.array(signingKey).check(z.minLength(1)),
  /** What heads of the log and slips are signed with. Phones and witnesses have pinned them: others end their trust. */
  record: recordSecrets,
  /** What devices that are called know the instance by. Another pair ends all of their subscriptions. */
  push: z.object({ publicKey: key, privateKey: key }),
});
/** Folders of before receipts were signed, devices called, or the record published, have no keys for it. */
const keptShape = z.extend(shape, {
  receipts: z.optional(shape.shape.receipts),
  push: z.optional(shape.shape.push),
  record: z.optional(shape.shape.record),
});

export type Secrets = z.infer<typeof shape>;

export function newSecrets(): Secrets {
  const one = () => randomBytes(32).toString('base64url');
  return {
    secret: one(),
    testProvider: [one()],
    carrier: [one()],
    receipts: [makeSigningKey()],
    push: makePushKeys(),
    record: makeRecordSecrets(),
  };
}

/** Where the keys are: in the file of `SECRETS_FILE`, or else in the data folder. */
export type SecretsSource = Pick<Env, 'dataDir' | 'secretsFile'>;

export function secretsFile({ dataDir, secretsFile: given }: SecretsSource): string {
  return given ?? path.join(dataDir, 'secrets.json');
}

/** The setting that says where the keys are, to be named where something is wrong with them. */
export function secretsSetting({ secretsFile: given }: SecretsSource): 'SECRETS_FILE' | 'DATA_DIR' {
  return given === undefined ? 'DATA_DIR' : 'SECRETS_FILE';
}

/**
 * The keys as they stand in their file; undefined where a data folder has none yet. Writes nothing.
 *
 * @throws Error where the file holds no keys, and where the file of `SECRETS_FILE` is missing or lacks a key.
 */
export function readSecrets(source: SecretsSource): z.infer<typeof keptShape> | undefined {
  if (source.secretsFile !== undefined) return readGiven(source.secretsFile);
  const file = secretsFile(source);
  if (!existsSync(file)) return undefined;
  const parsed = keptShape.safeParse(readJsonFile(file));
  if (parsed.success) return parsed.data;
  // It is not made anew: what it kept would be lost.
  throw new Error(`${file} does not hold the keys of an instance: put it back from your backup`);
}

/** Several servers read this file, so none of them adds a key to it: each would make another one. */
function readGiven(file: string): Secrets {
  const parsed = shape.safeParse(readJsonFile(file));
  if (parsed.success) return parsed.data;
  // Names of keys alone: a value would be a secret in a log.
  const wrong = [...new Set(parsed.error.issues.map(({ path: [name] }) => String(name ?? 'everything')))];
  throw new Error(
    `must name a file with all keys of an instance, as a first start writes them to DATA_DIR/secrets.json; in ${file} these are missing or not right: ${wrong.join(', ')}`,
  );
}

/**
 * Reads the keys, and makes those that are missing in a data folder. Its file is written whole or not at all; the file of
 * `SECRETS_FILE` is never written.
 */
export function saveSecrets(source: SecretsSource): Secrets {
  if (source.secretsFile !== undefined) return readGiven(source.secretsFile);
  const file = secretsFile(source);
  const kept = readSecrets(source);
  if (kept === undefined) return write(file, newSecrets());
  const whole = {
    ...kept,
    receipts: kept.receipts ?? [makeSigningKey()],
    push: kept.push ?? makePushKeys(),
    record: kept.record ?? makeRecordSecrets(),
  };
  const isWhole = kept.receipts !== undefined && kept.push !== undefined && kept.record !== undefined;
  return isWhole ? whole : write(file, whole);
}

/** Keys that a database knows again. A folder of before the record has none for it yet. */
export type FingerprintedSecrets = Pick<Secrets, 'secret'> & {
  readonly record?: Secrets['record'] | undefined;
};

/** What keys look like from outside: enough to know them again, and nothing to make them from. */
export function fingerprintsOf(
  { secret, record }: FingerprintedSecrets,
  vaultKeys: readonly VaultKey[],
): InstanceKey[] {
  const print = (key: string | Buffer) => createHmac('sha256', key).update('stockless instance key').digest();
  return [
    { name: 'secret', fingerprint: print(secret) },
    ...(record === undefined
      ? []
      : [
          { name: 'record:log', fingerprint: print(record.log.d) },
          { name: 'record:slip', fingerprint: print(record.slip.d) },
        ]),
    ...vaultKeys.map(({ id, key: bytes }) => ({ name: `vault:${id}`, fingerprint: print(bytes) })),
  ];
}

function write(file: string, secrets: Secrets): Secrets {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.part`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  return secrets;
}
