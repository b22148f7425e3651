// The settings of a start, read once from the environment.
import path from 'node:path';
import * as z from 'zod/mini';

const shape = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 4000),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), 'data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(?:ql)?:\/\//))),
  BASE_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^/]+$/))),
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
  /** A JSON file with the ways to pay and their keys (README, Ways to pay). */
  PAYMENTS_FILE: z.optional(z.string()),
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
  /** Undefined where no file with ways to pay is named. */
  readonly paymentsFile: string | undefined;
  readonly isUnsafeAllowed: boolean;
  readonly logLevel: string;
};

/** @throws Error that names the variable where one is not right. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(shape, given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'is not right'}`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    baseUrl: env.BASE_URL ?? `http://${env.HOST}:${env.PORT}`,
    brand: {
      name: env.BRAND_NAME,
      color: env.BRAND_COLOR,
      logo: env.BRAND_LOGO === undefined ? undefined : path.resolve(env.BRAND_LOGO),
      legalName: env.LEGAL_NAME,
      country: env.LEGAL_COUNTRY,
    },
    mail: mailOf(env),
    paymentsFile: env.PAYMENTS_FILE === undefined ? undefined : path.resolve(env.PAYMENTS_FILE),
    isUnsafeAllowed: env.UNSAFE_DATABASE === 'yes',
    logLevel: env.LOG_LEVEL,
  };
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
