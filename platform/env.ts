// The settings of a start, read once from the environment.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { parseVkey } from '#domain/proof/note.ts';
import { readDkimKey, readMailReturns, type DkimKey, type MailReturns } from './mail/mail-settings.ts';
import { arePushKeys, type PushKeys } from './push/push.ts';
import { openBreachedPasswords, type BreachedPasswords } from './ports/breached-passwords.ts';
import { readVaultKeys, type VaultKey } from './ports/vault-keys.ts';
import { readWitnessesFile } from './ports/witness-policy.ts';
import type { Witnesses } from './ports/witnesses.ts';
import { noBuckets, readBuckets, type Buckets } from './storage/place.ts';
import { readDomainSettings, type DomainSettings } from './settings-domains.ts';
import { readSingleSignOn, type SingleSignOnSettings } from './settings-sign-in.ts';
import { readTranslation, type TranslationSettings } from './settings-translate.ts';
import { readTraceSettings, type TraceSettings } from './tracing/settings.ts';
import {
  settingsShape,
  settingsTable,
  SettingsRefused,
  type InstanceKind,
  type SettingFault,
} from './settings.ts';

export type Env = {
  /** Undefined where nobody said: a new database is of test data then. */
  readonly instance: InstanceKind | undefined;
  /** The settings that were given, by name: some rules ask for an explicit word. */
  readonly given: ReadonlySet<string>;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The keys of the instance, read and never written; undefined where they are in the data folder. */
  readonly secretsFile: string | undefined;
  readonly databaseUrl: string | undefined;
  /** The same database as its owner, for migrations alone. */
  readonly migrateUrl: string | undefined;
  readonly baseUrl: string;
  readonly origins: {
    readonly app: string;
    readonly shop: string;
    readonly console: string;
    readonly files: string;
  };
  readonly brand: {
    readonly name: string;
    readonly color: string | undefined;
    readonly logo: string | undefined;
    readonly legalName: string;
    readonly country: string;
    readonly address: string | undefined;
    readonly taxNumber: string | undefined;
    readonly feeTaxBps: number;
  };
  /** Undefined where no mail server is named. */
  readonly mail:
    | {
        readonly url: string;
        readonly from: string;
        readonly replyTo: string | undefined;
        readonly dkim: DkimKey | undefined;
        readonly returns: MailReturns | undefined;
      }
    | undefined;
  /** Undefined where the keys of the data folder are used. */
  readonly pushKeys: PushKeys | undefined;
  /** Where push services find who sends. */
  readonly pushSubject: string;
  /** Undefined where no file with ways to pay is named. */
  readonly paymentsFile: string | undefined;
  /** Undefined where no file with carriers is named. */
  readonly carriersFile: string | undefined;
  /** Who signs heads of the record besides us; undefined where no file names them. */
  readonly witnesses: Witnesses | undefined;
  /** Keys of auditors whose word about the reserves is believed. */
  readonly auditorKeys: readonly string[];
  /** Networks whose clicks on sponsored goods do not count. */
  readonly adNetworks: { readonly dataCentre: readonly string[]; readonly staff: readonly string[] };
  /** Networks of the proxies in front of the server; this machine's own where none are named. */
  readonly trustedProxies: readonly string[] | undefined;
  readonly vaultKeys: readonly VaultKey[];
  /** Where files lie that all servers share. */
  readonly buckets: Buckets;
  /** Undefined where no backups are made. */
  readonly backupKey: Buffer | undefined;
  readonly identityKeepDays: number;
  readonly buyerKeepDays: number;
  /** Undefined where the operator brings no list of leaked passwords. */
  readonly breachedPasswords: BreachedPasswords | undefined;
  readonly isUnsafeAllowed: boolean;
  readonly isRootAllowed: boolean;
  readonly logLevel: string;
  /** Undefined where nothing is measured. */
  readonly metricsPort: number | undefined;
  /** Undefined where nothing is traced. */
  readonly traces: TraceSettings | undefined;
  /** Undefined where people of the console sign in with a password alone. */
  readonly singleSignOn: SingleSignOnSettings | undefined;
  /** Who translates messages when somebody asks for it. */
  readonly translation: TranslationSettings | undefined;
  /** Undefined where shops have no domains of their own. */
  readonly domains: DomainSettings | undefined;
  /** Undefined where the kind of the instance decides. */
  readonly drainSeconds: number | undefined;
};

type Given = Readonly<Record<string, string | undefined>>;
type Settings = z.infer<typeof settingsShape>;

/** @throws SettingsRefused that names every setting that is not right. */
export function readEnv(variables: Given): Env {
  const { env, faults } = checkEnv(variables);
  if (faults.length > 0) throw new SettingsRefused(faults);
  return env;
}

/** The settings of an environment, and everything that is wrong with them. What is wrong counts as not given. */
export function checkEnv(variables: Given): { readonly env: Env; readonly faults: readonly SettingFault[] } {
  const faults: SettingFault[] = [];
  const all = Object.entries(variables).filter(([, value]) => value !== '');
  const given = withFiles(Object.fromEntries(all), faults);
  const first = z.safeParse(settingsShape, given);
  const wrong = new Set(first.success ? [] : first.error.issues.map(({ path: [name] }) => String(name)));
  for (const { name, form } of settingsTable)
    if (wrong.has(name)) faults.push({ setting: name, says: `must be ${form}` });
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
  const settings = z.parse(settingsShape, right);
  const collect = <T>(setting: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      faults.push({ setting, says: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  // One of them that is named as wrong already is not missing as well.
  const areRead = (...names: readonly string[]) => !names.some((name) => wrong.has(name));
  const more = {
    dkim: areRead('SMTP_URL', 'DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY')
      ? collect('DKIM_KEY', () => readDkimKey(settings))
      : undefined,
    returns: areRead('SMTP_URL', 'BOUNCE_ADDRESS', 'MAIL_HOOK_SECRET')
      ? collect('BOUNCE_ADDRESS', () => readMailReturns(settings))
      : undefined,
  };
  const keys = {
    mail: collect('MAIL_FROM', () => mailOf(settings, more)),
    pushKeys: collect('WEB_PUSH_PUBLIC_KEY', () => pushKeysOf(settings)),
    breachedPasswords: collect('BREACHED_PASSWORDS_FILE', () =>
      settings.BREACHED_PASSWORDS_FILE === undefined
        ? undefined
        : openBreachedPasswords(path.resolve(settings.BREACHED_PASSWORDS_FILE)),
    ),
    vaultKeys: collect('VAULT_KEYS', () => readVaultKeys(settings.VAULT_KEYS ?? '')) ?? [],
    buckets:
      collect(settings.FILES_S3 === undefined ? 'VAULT_S3' : 'FILES_S3', () => readBuckets(settings)) ??
      noBuckets,
    given: new Set(Object.keys(right)),
    witnesses: collect('WITNESSES_FILE', () =>
      settings.WITNESSES_FILE === undefined
        ? undefined
        : readWitnessesFile(path.resolve(settings.WITNESSES_FILE)),
    ),
    traces: collect('OTEL_EXPORTER_OTLP_HEADERS', () => readTraceSettings(settings)),
    singleSignOn: areRead('OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET')
      ? collect('OIDC_ISSUER', () => readSingleSignOn(settings))
      : undefined,
    translation: areRead('TRANSLATE_URL', 'TRANSLATE_KEY')
      ? collect('TRANSLATE_KEY', () => readTranslation(settings))
      : undefined,
    domains: collect('DOMAIN_TARGET', () => readDomainSettings(settings)),
    auditorKeys: collect('AUDITOR_KEYS', () => readNoteKeys(listOf(settings.AUDITOR_KEYS))) ?? [],
  };
  return { env: envOf(settings, keys), faults };
}

type Read = Pick<
  Env,
  | 'mail'
  | 'pushKeys'
  | 'breachedPasswords'
  | 'vaultKeys'
  | 'buckets'
  | 'given'
  | 'witnesses'
  | 'traces'
  | 'singleSignOn'
  | 'translation'
  | 'domains'
  | 'auditorKeys'
>;

function envOf(env: Settings, read: Read): Env {
  const baseUrl = env.BASE_URL ?? env.APP_ORIGIN ?? `http://${hostInUrl(env.HOST)}:${env.PORT}`;
  return {
    ...read,
    instance: env.INSTANCE,
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    secretsFile: env.SECRETS_FILE === undefined ? undefined : path.resolve(env.SECRETS_FILE),
    databaseUrl: env.DATABASE_URL,
    migrateUrl: env.MIGRATE_DATABASE_URL,
    baseUrl,
    origins: {
      app: env.APP_ORIGIN ?? baseUrl,
      shop: env.SHOP_ORIGIN ?? baseUrl,
      console: env.CONSOLE_ORIGIN ?? baseUrl,
      files: env.FILES_ORIGIN ?? baseUrl,
    },
    brand: {
      name: env.BRAND_NAME,
      color: env.BRAND_COLOR,
      logo: env.BRAND_LOGO === undefined ? undefined : path.resolve(env.BRAND_LOGO),
      legalName: env.LEGAL_NAME,
      country: env.LEGAL_COUNTRY,
      address: env.LEGAL_ADDRESS,
      taxNumber: env.LEGAL_TAX_NUMBER,
      feeTaxBps: env.FEE_TAX_BPS,
    },
    pushSubject: env.WEB_PUSH_SUBJECT ?? pushSubjectOf(env.MAIL_FROM, baseUrl),
    paymentsFile: env.PAYMENTS_FILE === undefined ? undefined : path.resolve(env.PAYMENTS_FILE),
    carriersFile: env.CARRIERS_FILE === undefined ? undefined : path.resolve(env.CARRIERS_FILE),
    adNetworks: { dataCentre: listOf(env.AD_DATA_CENTRES), staff: listOf(env.AD_STAFF_NETWORKS) },
    trustedProxies: env.TRUSTED_PROXIES === '' ? undefined : listOf(env.TRUSTED_PROXIES),
    backupKey: env.BACKUP_KEY === undefined ? undefined : Buffer.from(env.BACKUP_KEY, 'base64'),
    identityKeepDays: env.IDENTITY_KEEP_DAYS,
    buyerKeepDays: env.BUYER_KEEP_DAYS,
    isUnsafeAllowed: env.UNSAFE_DATABASE === 'yes',
    isRootAllowed: env.RUN_AS_ROOT === 'yes',
    logLevel: env.LOG_LEVEL,
    metricsPort: env.METRICS_PORT,
    drainSeconds: env.DRAIN_SECONDS,
  };
}

/** How a browser on this machine writes the address that the server listens on. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** @throws Error where one of them is no key of a signed note. */
function readNoteKeys(keys: readonly string[]): readonly string[] {
  for (const key of keys) {
    try {
      parseVkey(key);
    } catch {
      throw new Error(`must be keys as C2SP signed notes write them; ${key.slice(0, 40)} is none`);
    }
  }
  return keys;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

type MoreOfMail = Pick<NonNullable<Env['mail']>, 'dkim' | 'returns'>;

function mailOf(
  { SMTP_URL: url, MAIL_FROM: from, MAIL_REPLY_TO: replyTo }: Settings,
  more: MoreOfMail,
): Env['mail'] {
  if (url === undefined) return undefined;
  if (from === undefined) throw new Error('must say who emails are from, because SMTP_URL is set');
  return { url, from, replyTo, ...more };
}

/** @throws Error where one of the pair is missing, or where they do not belong together. */
function pushKeysOf({
  WEB_PUSH_PUBLIC_KEY: publicKey,
  WEB_PUSH_PRIVATE_KEY: privateKey,
}: Settings): PushKeys | undefined {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  const keys = { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
  if (!arePushKeys(keys)) throw new Error('must be the other half of WEB_PUSH_PRIVATE_KEY');
  return keys;
}

/** Whoever answers letters, or the instance's own page; on a machine without a name nobody is reached anyway. */
function pushSubjectOf(from: string | undefined, baseUrl: string): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(from ?? '')?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return baseUrl.startsWith('https:') ? baseUrl : 'mailto:nobody@invalid.example';
}

/** Secrets may stand in a file instead, named by the same setting with `_FILE`. */
function withFiles(given: Record<string, string | undefined>, faults: SettingFault[]): Given {
  const read = settingsTable.flatMap(({ name, isSecret }) => {
    const fileSetting = `${name}_FILE`;
    const file = given[fileSetting];
    if (isSecret !== true || file === undefined) return [];
    if (given[name] !== undefined) {
      faults.push({ setting: name, says: `must be given directly or by ${fileSetting}, not both` });
      return [];
    }
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const];
    } catch {
      faults.push({ setting: fileSetting, says: `must name a file that can be read; ${file} cannot` });
      return [];
    }
  });
  return { ...given, ...Object.fromEntries(read) };
}
