// The settings of a start, read once from the environment.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { arePushKeys, type PushKeys } from './push/push.ts';
import { vaultKeysOf, type VaultKey } from './ports/vault-keys.ts';

/** Addresses, each with the bits of its network where it is one. */
const networkList = z.string().check(z.regex(/^(?:[0-9a-fA-F.:]+(?:\/\d{1,3})?(?:,\s*|$))*$/));

const shape = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 4000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), 'data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))),
  BASE_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  /** Where merchants, buyers, the console and pictures are, if not all at BASE_URL. */
  APP_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  SHOP_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  CONSOLE_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  FILES_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
  BRAND_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(40)), 'Stockless'),
  BRAND_COLOR: z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))),
  /** A file: .svg, .png or .webp. */
  BRAND_LOGO: z.optional(z.string()),
  LEGAL_NAME: z._default(z.string().check(z.minLength(1), z.maxLength(120)), 'Stockless Demo Ltd'),
  LEGAL_COUNTRY: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'GB'),
  /** The mail server: `smtps://user:password@host:465`, or `smtp://…:587`. Without it, test data keeps its letters. */
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/[^\s/]+\/?$/))),
  /** Who letters are from: an address, or `Name <address>`. */
  MAIL_FROM: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/))),
  MAIL_REPLY_TO: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/))),
  /** The pair of keys that devices are called with, base64url, and who they belong to. Made at the first start without. */
  WEB_PUSH_PUBLIC_KEY: z.optional(z.string().check(z.regex(/^[\w-]{87}$/))),
  WEB_PUSH_PRIVATE_KEY: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  WEB_PUSH_SUBJECT: z.optional(z.string().check(z.maxLength(200), z.regex(/^(?:mailto:|https:\/\/)\S+$/))),
  /** A JSON file with the ways to pay and their keys (README, Ways to pay). */
  PAYMENTS_FILE: z.optional(z.string()),
  /** A JSON file with the carriers and their secrets (platform/ports/carrier-config.ts). */
  CARRIERS_FILE: z.optional(z.string()),
  /** Networks whose clicks on sponsored goods are no buyer's, by commas: `203.0.113.0/24,2001:db8::/32`. */
  AD_DATA_CENTRES: z._default(networkList, ''),
  /** Networks that the people of the house look from: their clicks are nobody's either. */
  AD_STAFF_NETWORKS: z._default(networkList, ''),
  /** Keys of private files, `id:base64` of 32 bytes each, the one that seals first; or a file that holds them. */
  VAULT_KEYS: z.optional(z.string()),
  VAULT_KEYS_FILE: z.optional(z.string()),
  /** Days after the decision that documents of identity are kept. */
  IDENTITY_KEEP_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3_650)), 30),
  /** Days after its last step that the buyer of an order stays known. */
  BUYER_KEEP_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(30), z.maximum(36_500)), 3_653),
  /** `yes` starts on a server that may lose what it acknowledged: for data that may be thrown away. */
  UNSAFE_DATABASE: z._default(z.enum(['no', 'yes']), 'no'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
});

export type Env = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
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
  };
  /** Undefined where no mail server is named. */
  readonly mail:
    | { readonly url: string; readonly from: string; readonly replyTo: string | undefined }
    | undefined;
  /** Undefined where the keys of the data folder are used. */
  readonly pushKeys: PushKeys | undefined;
  /** Where push services find who sends. */
  readonly pushSubject: string;
  /** Undefined where no file with ways to pay is named. */
  readonly paymentsFile: string | undefined;
  /** Undefined where no file with carriers is named. */
  readonly carriersFile: string | undefined;
  /** Networks whose clicks on sponsored goods do not count. */
  readonly adNetworks: { readonly dataCentre: readonly string[]; readonly staff: readonly string[] };
  readonly vaultKeys: readonly VaultKey[];
  readonly identityKeepDays: number;
  readonly buyerKeepDays: number;
  readonly isUnsafeAllowed: boolean;
  readonly logLevel: string;
};

/** @throws Error that names the variable where one is not right. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = withFiles(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
  const parsed = z.safeParse(shape, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'is not right'}`);
  }
  const env = parsed.data;
  const baseUrl = env.BASE_URL ?? env.APP_ORIGIN ?? `http://${env.HOST}:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
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
    },
    mail: mailOf(env),
    pushKeys: pushKeysOf(env),
    pushSubject: env.WEB_PUSH_SUBJECT ?? pushSubjectOf(env.MAIL_FROM, baseUrl),
    paymentsFile: env.PAYMENTS_FILE === undefined ? undefined : path.resolve(env.PAYMENTS_FILE),
    carriersFile: env.CARRIERS_FILE === undefined ? undefined : path.resolve(env.CARRIERS_FILE),
    adNetworks: { dataCentre: listOf(env.AD_DATA_CENTRES), staff: listOf(env.AD_STAFF_NETWORKS) },
    vaultKeys: vaultKeysOf(env.VAULT_KEYS, env.VAULT_KEYS_FILE),
    identityKeepDays: env.IDENTITY_KEEP_DAYS,
    buyerKeepDays: env.BUYER_KEEP_DAYS,
    isUnsafeAllowed: env.UNSAFE_DATABASE === 'yes',
    logLevel: env.LOG_LEVEL,
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function mailOf({
  SMTP_URL: url,
  MAIL_FROM: from,
  MAIL_REPLY_TO: replyTo,
}: z.infer<typeof shape>): Env['mail'] {
  if (url === undefined) return undefined;
  if (from === undefined) throw new Error('MAIL_FROM: who are letters from? It goes with SMTP_URL');
  return { url, from, replyTo };
}

/** @throws Error where one of the pair is missing, or where they do not belong together. */
function pushKeysOf({
  WEB_PUSH_PUBLIC_KEY: publicKey,
  WEB_PUSH_PRIVATE_KEY: privateKey,
}: z.infer<typeof shape>): PushKeys | undefined {
  if (publicKey === undefined && privateKey === undefined) return undefined;
  const keys = { publicKey: publicKey ?? '', privateKey: privateKey ?? '' };
  if (!arePushKeys(keys))
    throw new Error('WEB_PUSH_PUBLIC_KEY: it belongs together with WEB_PUSH_PRIVATE_KEY');
  return keys;
}

/** Whoever answers letters, or the instance's own page; on a machine without a name nobody is reached anyway. */
function pushSubjectOf(from: string | undefined, baseUrl: string): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(from ?? '')?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return baseUrl.startsWith('https:') ? baseUrl : 'mailto:nobody@invalid.example';
}

/** Secrets that may stand in a file instead, named by the same variable with `_FILE`. `VAULT_KEYS` reads its own. */
const secretNames = ['DATABASE_URL', 'SMTP_URL', 'WEB_PUSH_PRIVATE_KEY'] as const;

/** @throws Error where both are given, or where the file cannot be read. */
function withFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = secretNames.flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    if (given[name] !== undefined) throw new Error(`${name}: give it or ${name}_FILE, not both`);
    return [[name, readFileSync(file, 'utf8').trim()] as const];
  });
  return { ...given, ...Object.fromEntries(read) };
}
