// Whether a start may use a database: decided before anything of it is changed.
import type { Admission } from '#platform/db/instance.sql.ts';
import type { LoginPowers, Power } from '#platform/db/logins.ts';
import type { Env } from '#platform/env.ts';
import { SettingsRefused, type InstanceKind, type SettingFault } from '#platform/settings.ts';
import { fingerprintsOf, secretsFile, secretsSetting, type FingerprintedSecrets } from './secrets.ts';

type Input = {
  readonly env: Pick<Env, 'instance' | 'isUnsafeAllowed' | 'dataDir' | 'secretsFile' | 'vaultKeys'>;
  /** Undefined where the data folder has no keys yet. */
  readonly secrets: FingerprintedSecrets | undefined;
};

/** What stands against using this database; nothing for a new one. */
export function faultsOf(found: Admission, { env, secrets }: Input): SettingFault[] {
  const kind = env.instance ?? 'test';
  return [
    ...kindFaults(found, env.instance),
    ...safetyFaults(found, { ...env, kind }),
    ...keyFaults(found, { env, secrets }),
  ];
}

/** @throws SettingsRefused that names everything at once. */
export function assertAdmitted(found: Admission, ask: Input): void {
  const faults = faultsOf(found, ask);
  if (faults.length > 0)
    throw new SettingsRefused(faults, 'This database cannot be used with these settings:');
}

function kindFaults({ kind }: Admission, asked: InstanceKind | undefined): SettingFault[] {
  if (kind === undefined || kind === (asked ?? 'test')) return [];
  const says =
    kind === 'real'
      ? 'must be real: this database is of a real instance'
      : 'must be test: this database has test data, and never becomes a real one. A real instance begins with an empty database';
  return [{ setting: 'INSTANCE', says }];
}

type Safety = { readonly kind: InstanceKind; readonly isUnsafeAllowed: boolean };

function safetyFaults({ unsafe }: Admission, { kind, isUnsafeAllowed }: Safety): SettingFault[] {
  if (unsafe.length === 0 || (kind === 'test' && isUnsafeAllowed)) return [];
  const way = kind === 'test' ? ', or set UNSAFE_DATABASE=yes where the data may be thrown away' : '';
  const says = `this server has ${unsafe.join(', ')} off and may lose acknowledged money. Turn it on${way}`;
  return [{ setting: 'The database', says }];
}

const lost =
  'With others, order links, account numbers, second factors and private files could not be read again';

function keyFaults({ kind, keys }: Admission, { env, secrets }: Input): SettingFault[] {
  const file = secretsFile(env);
  const setting = secretsSetting(env);
  if (secrets === undefined) {
    if (kind === undefined) return [];
    const says = `must hold secrets.json: this database was started with keys that are not in ${file}. Put the file back from your backup. ${lost}`;
    return [{ setting, says }];
  }
  const own = fingerprintsOf(secrets, env.vaultKeys);
  const other = keys
    .filter(({ name, fingerprint }) =>
      own.some((one) => one.name === name && !one.fingerprint.equals(fingerprint)),
    )
    .map(({ name }) => name);
  if (other.includes('secret'))
    return [
      {
        setting,
        says: `must be that of the keys which this database was started with: ${file} holds other keys. Several servers of one instance share one SECRETS_FILE or one DATA_DIR. ${lost}`,
      },
    ];
  const isOfRecord = (name: string) => name.startsWith('record:');
  const isRecordLost = secrets.record === undefined && keys.some(({ name }) => isOfRecord(name));
  return [
    ...(isRecordLost || other.some(isOfRecord) ? [{ setting, says: recordSays(file) }] : []),
    ...other
      .filter((name) => name.startsWith('vault:'))
      .map((name) => ({
        setting: 'VAULT_KEYS',
        says: `the key ${name.slice('vault:'.length)} is another one than before: give a new key an id of its own`,
      })),
  ];
}

/** With other keys every phone and every witness would report a second log under the name of the first. */
function recordSays(file: string): string {
  return `must hold the keys that this database signed its record with: put ${file} back from your backup. Phones of merchants and witnesses accept no other keys`;
}

const powerText: Readonly<Record<Power, string>> = {
  superuser: 'is superuser',
  bypasses_rls: 'bypasses row level security',
  makes_roles: 'can create roles',
  makes_databases: 'can create databases',
  replicates: 'can replicate the server',
  owns: 'owns the database or something in it',
};

/** What a login of the application must not be able to do: it could turn off everything that the database refuses. */
export function loginFaults(found: readonly LoginPowers[]): SettingFault[] {
  return found.map(({ name, powers, memberOf }) => ({
    setting: 'DATABASE_URL',
    says: `the login ${name} ${[...powers.map((power) => powerText[power]), ...memberOf.map((role) => `is a member of ${role}`)].join(', ')}. Name another one for the application, and this one as MIGRATE_DATABASE_URL`,
  }));
}

/** @throws SettingsRefused in a real instance; a test instance is only told. */
export function admitLogins(
  found: readonly LoginPowers[],
  { kind, warn }: { readonly kind: InstanceKind; readonly warn: (line: string) => void },
): void {
  const faults = loginFaults(found);
  if (faults.length > 0 && kind === 'real')
    throw new SettingsRefused(faults, 'This database cannot be used with these settings:');
  for (const { setting, says } of faults) warn(`WARNING: ${setting}: ${says}. A real instance is refused.`);
}
