// Every setting of a start: its name, what it may be, its default, and what it means. `docs/settings.md` is written from
// this table (`node tools/run.mjs tools/settings.ts`), and `env.ts` reads the environment by it.
import * as z from 'zod/mini';

export type About = {
  readonly group: string;
  /** What it does, for whoever runs an instance. */
  readonly meaning: string;
  /** What a value must be; a refusal says `NAME: must be …`. */
  readonly form: string;
  readonly example: string;
  /** What counts without it, where that follows from other settings. */
  readonly otherwise?: string;
  /** True for a secret: `NAME_FILE` may name a file that holds it, and it is never shown. */
  readonly isSecret?: boolean;
};

const abouts = z.registry<About>();

/** A row of the table: the schema itself, known with what is said about it. */
function setting<T extends z.ZodMiniType>(schema: T, about: About): T {
  abouts.add(schema, about);
  return schema;
}

const text = (sizeMax: number) => z.string().check(z.minLength(1), z.maxLength(sizeMax));
const origin = () => z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)));
const wholeNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));
/** Addresses, each with the bits of its network where it is one. */
const networkList = () => z.string().check(z.regex(/^(?:[0-9a-fA-F.:]+(?:\/\d{1,3})?(?:,\s*|$))*$/));
const mailAddress = () =>
  z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)));

const originForm = 'an origin: scheme, host and port, without a path';
const networksForm = 'addresses and networks, by commas';
const mailForm = 'an address, or `Name <address>`';
const daysForm = (min: number, max: number) => `a whole number of days from ${min} to ${max}`;

const server = {
  PORT: setting(z._default(wholeNumber(0, 65_535), 4000), {
    group: 'Server',
    meaning:
      'The port that the server listens on. A test instance also takes the next one for its card double.',
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
  TRUSTED_PROXIES: setting(z._default(networkList(), ''), {
    group: 'Server',
    meaning:
      'The proxies in front of the server. They alone are believed about who calls and over what (`X-Forwarded-For`, `X-Forwarded-Proto`, both must be sent): without it everyone behind a proxy on another machine counts as one sender.',
    form: networksForm,
    example: '10.0.0.0/8',
    otherwise: 'proxies on this machine',
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
  DATABASE_URL: setting(z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))), {
    group: 'Data',
    meaning: 'A PostgreSQL server of your own, version 15 or later. Its user must be able to create roles.',
    form: 'an address that begins with postgres://',
    example: 'postgres://shop:password@db.example.org/shop',
    otherwise: 'the packaged PostgreSQL, in `DATA_DIR`',
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

const brand = {
  BRAND_NAME: setting(z._default(text(40), 'Stockless'), {
    group: 'Brand and operator',
    meaning: 'The name of the platform, shown everywhere. Owners can change it in the console.',
    form: 'a text of 1 to 40 characters',
    example: 'Corner Market',
  }),
  BRAND_COLOR: setting(z.optional(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/))), {
    group: 'Brand and operator',
    meaning: 'The colour of buttons and links; it is made readable in light and dark.',
    form: 'a colour written #rrggbb',
    example: '#0b6e4f',
    otherwise: 'the green of the kit',
  }),
  BRAND_LOGO: setting(z.optional(z.string()), {
    group: 'Brand and operator',
    meaning: 'The file of the logo.',
    form: 'the path of a .svg, .png or .webp file',
    example: '/etc/shop/logo.svg',
  }),
  LEGAL_NAME: setting(z._default(text(120), 'Stockless Demo Ltd'), {
    group: 'Brand and operator',
    meaning: 'The legal name of whoever runs this instance; it is shown before people sign up.',
    form: 'a text of 1 to 120 characters',
    example: 'Corner Market Ltd',
  }),
  LEGAL_COUNTRY: setting(z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'GB'), {
    group: 'Brand and operator',
    meaning: 'The country of whoever runs this instance.',
    form: 'two capital letters (ISO 3166-1)',
    example: 'IE',
  }),
};

const reach = {
  SMTP_URL: setting(z.optional(z.string().check(z.regex(/^smtps?:\/\/[^\s/]+\/?$/))), {
    group: 'Mail and push',
    meaning: 'The mail server. A test instance without it keeps its emails in `/mailbox`.',
    form: 'an address that begins with smtps:// or smtp://',
    example: 'smtps://user:password@mail.example.org:465',
    isSecret: true,
  }),
  MAIL_FROM: setting(mailAddress(), {
    group: 'Mail and push',
    meaning: 'Who emails are from. It goes with `SMTP_URL`.',
    form: mailForm,
    example: 'Corner Market <orders@example.org>',
  }),
  MAIL_REPLY_TO: setting(mailAddress(), {
    group: 'Mail and push',
    meaning: 'Where answers to emails go.',
    form: mailForm,
    example: 'help@example.org',
    otherwise: '`MAIL_FROM`',
  }),
  WEB_PUSH_PUBLIC_KEY: setting(z.optional(z.string().check(z.regex(/^[\w-]{87}$/))), {
    group: 'Mail and push',
    meaning: 'The public half of the key pair that devices know this instance by (VAPID).',
    form: '65 bytes in base64url, 87 characters',
    example: 'BNbxG…',
    otherwise: 'a pair made at the first start, in `secrets.json`',
  }),
  WEB_PUSH_PRIVATE_KEY: setting(z.optional(z.string().check(z.regex(/^[\w-]{43}$/))), {
    group: 'Mail and push',
    meaning: 'The private half of that pair.',
    form: '32 bytes in base64url, 43 characters',
    example: 'l0Gm…',
    otherwise: 'as above',
    isSecret: true,
  }),
  WEB_PUSH_SUBJECT: setting(
    z.optional(z.string().check(z.maxLength(200), z.regex(/^(?:mailto:|https:\/\/)\S+$/))),
    {
      group: 'Mail and push',
      meaning: 'Where push services find who sends.',
      form: 'an address that begins with mailto: or https://',
      example: 'mailto:help@example.org',
      otherwise: 'the address of `MAIL_FROM`, or `BASE_URL`',
    },
  ),
};

const partners = {
  PAYMENTS_FILE: setting(z.optional(text(4_096)), {
    group: 'Money and parcels',
    meaning:
      'A JSON file with the ways to pay, deposits and payouts, and their keys (README, Ways to pay). Keep it readable by the server’s user alone.',
    form: 'the path of a JSON file',
    example: '/etc/shop/payments.json',
    otherwise: 'a test instance has doubles; nothing is charged',
  }),
  CARRIERS_FILE: setting(z.optional(text(4_096)), {
    group: 'Money and parcels',
    meaning: 'A JSON file with the carriers and their secrets (`platform/ports/carrier-config.ts`).',
    form: 'the path of a JSON file',
    example: '/etc/shop/carriers.json',
    otherwise: 'a test instance has the carrier `test-post`',
  }),
  AD_DATA_CENTRES: setting(z._default(networkList(), ''), {
    group: 'Promotion',
    meaning: 'Networks of data centres: their clicks on sponsored goods never count.',
    form: networksForm,
    example: '203.0.113.0/24,2001:db8::/32',
  }),
  AD_STAFF_NETWORKS: setting(z._default(networkList(), ''), {
    group: 'Promotion',
    meaning: 'Networks of your own people: their clicks on sponsored goods never count.',
    form: networksForm,
    example: '198.51.100.7',
  }),
};

/** The environment as settings; unknown names are others’ and left alone. */
export const settingsShape = z.object({ ...server, ...data, ...addresses, ...brand, ...reach, ...partners });

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
