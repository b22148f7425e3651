// Every setting of a start: its name, what it may be, its default, and what it means. `docs/settings.md` is written from
// this table (`node tools/run.mjs tools/settings.ts`), and `env.ts` reads the environment by it.
import * as z from 'zod/mini';
import {
  abouts,
  daysForm,
  networkList,
  networksForm,
  origin,
  originForm,
  setting,
  text,
  wholeNumber,
  type About,
} from './setting.ts';
import { brand, partners, reach } from './settings-outside.ts';
import { domains } from './settings-domains.ts';
import { signIn } from './settings-sign-in.ts';
import { translation } from './settings-translate.ts';
import { storage } from './settings-storage.ts';
import { traces } from './settings-traces.ts';

export const instanceKinds = ['real', 'test'] as const;
/** `real`: people’s money. `test`: the demo world, doubles of every partner, and a banner that says so. */
export type InstanceKind = (typeof instanceKinds)[number];

const server = {
  INSTANCE: setting(z.optional(z.enum(instanceKinds)), {
    group: 'Server',
    meaning:
      'What kind of instance this is. The first start writes it into the database, where it never changes: a database of the other kind is refused. A real instance has none of the doubles of a test instance.',
    form: 'real or test',
    example: 'test',
    otherwise: '`test` for a new database',
  }),
  PORT: setting(z._default(wholeNumber(0, 65_535), 4000), {
    group: 'Server',
    meaning:
      'The port that the server listens on. A test instance also takes the next one for its card double, and the one after that for its own witness where it is free.',
    form: 'a whole number from 0 to 65535',
    example: '8080',
  }),
  HOST: setting(z._default(text(255), '127.0.0.1'), {
    group: 'Server',
    meaning:
      'The address that the server listens on. Other machines reach it only where this is not a loopback address.',
    form: 'an address or name of this machine',
    example: '::1',
  }),
  DRAIN_SECONDS: setting(z.optional(wholeNumber(0, 60)), {
    group: 'Server',
    meaning:
      'How long a server that is told to end goes on taking calls while `/readyz` says `draining`: the time that a load balancer needs to notice (docs/operations/upgrading.md). A second signal ends the wait.',
    form: 'a whole number from 0 to 60',
    example: '10',
    otherwise: '`5`, and `0` in a test instance',
  }),
  METRICS_PORT: setting(z.optional(wholeNumber(1, 65_535)), {
    group: 'Server',
    meaning:
      'The port on `HOST` where `/metrics` answers Prometheus (docs/operations/monitoring.md). Keep it inside your network: it asks nobody who they are.',
    form: 'a whole number from 1 to 65535',
    example: '9464',
    otherwise: 'nothing is measured',
  }),
  TRUSTED_PROXIES: setting(z._default(networkList(), ''), {
    group: 'Server',
    meaning:
      'The proxies in front of the server. They alone are believed about who calls and over what (`X-Forwarded-For`, `X-Forwarded-Proto`, both must be sent): without it everyone behind a proxy on another machine counts as one sender.',
    form: networksForm,
    example: '10.0.0.0/8',
    otherwise: 'proxies on this machine',
  }),
  RUN_AS_ROOT: setting(z._default(z.enum(['no', 'yes']), 'no'), {
    group: 'Server',
    meaning:
      '`yes` lets a real instance run as root, as in a container that has no other user: a fault in the server is then one in everything that root may do there. The packaged PostgreSQL never runs as root.',
    form: 'yes or no',
    example: 'no',
  }),
  LOG_LEVEL: setting(
    z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
    {
      group: 'Server',
      meaning: 'The least severe messages that are logged, as JSON lines on the standard output.',
      form: 'one of fatal, error, warn, info, debug, trace, silent',
      example: 'info',
    },
  ),
};

const data = {
  DATA_DIR: setting(z._default(text(4_096), 'data'), {
    group: 'Data',
    meaning:
      'The folder of the database (unless `DATABASE_URL` names one), uploaded files, private files and `secrets.json`. Several servers of one instance share it.',
    form: 'the path of a folder',
    example: '/var/lib/shop',
  }),
  SECRETS_FILE: setting(z.optional(text(4_096)), {
    group: 'Data',
    meaning:
      'The file with the keys of the instance, where it is not in `DATA_DIR`: such as a mounted secret that several servers read. It is the `secrets.json` of a first start, whole; a start reads it and never writes it. Keep it readable by the server’s user alone.',
    form: 'the path of a JSON file',
    example: '/run/secrets/shop.json',
    otherwise: '`secrets.json` in `DATA_DIR`, made at the first start',
  }),
  DATABASE_URL: setting(z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))), {
    group: 'Data',
    meaning:
      'A PostgreSQL server of your own, version 15 or later, as the application signs in to it. A real instance is refused where this login owns the database or anything in it, is superuser, makes roles or bypasses row level security: then `MIGRATE_DATABASE_URL` names the other login.',
    form: 'an address that begins with postgres://',
    example: 'postgres://shop:password@db.example.org/shop',
    otherwise: 'the packaged PostgreSQL, in `DATA_DIR`',
    isSecret: true,
  }),
  MIGRATE_DATABASE_URL: setting(z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))), {
    group: 'Data',
    meaning:
      'The database of `DATABASE_URL` as the login that owns it and can create roles. A start uses it to bring the database to the shape of this version and to lend the roles of the application to the other login, and for nothing else. It may be left out where nothing is to be migrated.',
    form: 'an address that begins with postgres://',
    example: 'postgres://shop_owner:password@db.example.org/shop',
    otherwise: '`DATABASE_URL`, where its login may migrate',
    isSecret: true,
  }),
  UNSAFE_DATABASE: setting(z._default(z.enum(['no', 'yes']), 'no'), {
    group: 'Data',
    meaning:
      '`yes` starts a test instance on a database server with `fsync`, `full_page_writes` or `synchronous_commit` off: it may lose what it acknowledged.',
    form: 'yes or no',
    example: 'no',
  }),
  VAULT_KEYS: setting(z.optional(z.string()), {
    group: 'Data',
    meaning:
      'The keys of private files and bank account numbers, the newest first; `npm run vault` makes, counts and turns them.',
    form: 'keys of 32 bytes, each written `id:base64`, by commas',
    example: '2026b:4pTHm…,2026a:Nf0qe…',
    otherwise: 'a key derived from `secrets.json`',
    isSecret: true,
  }),
  BACKUP_KEY: setting(z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/))), {
    group: 'Data',
    meaning:
      'The key that backups are encrypted with; `npm run backup -- key` makes one. Without it no backup can be made or read: keep a copy away from the machine.',
    form: '32 bytes in base64',
    example: 'q3Vn…=',
    otherwise: 'none: `npm run backup` is refused',
    isSecret: true,
  }),
  IDENTITY_KEEP_DAYS: setting(z._default(wholeNumber(1, 3_650), 30), {
    group: 'Data',
    meaning: 'Days after the decision that documents of identity are kept.',
    form: daysForm(1, 3_650),
    example: '90',
  }),
  BUYER_KEEP_DAYS: setting(z._default(wholeNumber(30, 36_500), 3_653), {
    group: 'Data',
    meaning: 'Days after its last step that an order keeps the name and address of its buyer.',
    form: daysForm(30, 36_500),
    example: '3653',
  }),
  BREACHED_PASSWORDS_FILE: setting(z.optional(text(4_096)), {
    group: 'Data',
    meaning:
      'Leaked passwords that nobody may choose: SHA-1 hashes, one a line, sorted, with or without `:count`. It may be far larger than memory.',
    form: 'the path of a sorted text file of SHA-1 hashes',
    example: '/var/lib/shop/breached-sha1.txt',
    otherwise: 'the 51,808 commonest passwords are refused all the same',
  }),
};

const addresses = {
  BASE_URL: setting(origin(), {
    group: 'Addresses',
    meaning: 'Where people reach the instance.',
    form: originForm,
    example: 'https://shop.example.org',
    otherwise: '`APP_ORIGIN`, or `http://HOST:PORT`',
  }),
  APP_ORIGIN: setting(origin(), {
    group: 'Addresses',
    meaning: 'The origin of the merchant app, where it is not at `BASE_URL`.',
    form: originForm,
    example: 'https://app.example.org',
    otherwise: '`BASE_URL`',
  }),
  SHOP_ORIGIN: setting(origin(), {
    group: 'Addresses',
    meaning: 'The origin of the shops and their checkout.',
    form: originForm,
    example: 'https://shop.example.org',
    otherwise: '`BASE_URL`',
  }),
  CONSOLE_ORIGIN: setting(origin(), {
    group: 'Addresses',
    meaning: 'The origin of the console. Its calls answer there and nowhere else.',
    form: originForm,
    example: 'https://console.example.org',
    otherwise: '`BASE_URL`',
  }),
  FILES_ORIGIN: setting(origin(), {
    group: 'Addresses',
    meaning: 'The origin of uploaded pictures.',
    form: originForm,
    example: 'https://files.example.org',
    otherwise: '`BASE_URL`',
  }),
};

/** The environment as settings; unknown names are others’ and left alone. */
export const settingsShape = z.object({
  ...server,
  ...traces,
  ...data,
  ...storage,
  ...addresses,
  ...domains,
  ...signIn,
  ...translation,
  ...brand,
  ...reach,
  ...partners,
});

export type SettingName = keyof typeof settingsShape.shape;

/** A setting as it is shown: the default as it would be typed. */
export type Setting = About & { readonly name: string; readonly default: string | undefined };

/** The table, in its order. */
export const settingsTable: readonly Setting[] = Object.entries(settingsShape.shape).map(([name, schema]) => {
  const about = abouts.get(schema);
  if (about === undefined) throw new Error(`the setting ${name} has no words`);
  return { name, ...about, default: defaultOf(schema) };
});

function defaultOf(schema: z.ZodMiniType): string | undefined {
  const parsed = z.safeParse(schema, undefined);
  const value: unknown = parsed.success ? parsed.data : undefined;
  if (typeof value === 'number') return `${value}`;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A setting that is missing or not right, in words for whoever set it. Never shows a value: it may be a secret. */
export type SettingFault = { readonly setting: string; readonly says: string };

/** Why a start is refused: every setting at once. */
export class SettingsRefused extends Error {
  readonly faults: readonly SettingFault[];

  constructor(faults: readonly SettingFault[], head = 'These settings keep the server from starting:') {
    const lines = faults.map(({ setting: name, says }) => `  ${name}: ${says}`);
    super([head, ...lines].join('\n'));
    this.faults = faults;
  }
}
