// Certificates from any authority that speaks ACME (RFC 8555), by the challenge over HTTP. The library is loaded when the first
// one is ordered, and this file alone imports it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { X509Certificate } from 'node:crypto';
import { Agent } from 'node:https';
import { rootCertificates } from 'node:tls';
import type AcmeLibrary from 'acme-client';
import * as z from 'zod/mini';
import {
  CertificateRefused,
  type Certificate,
  type CertificateAuthority,
  type CertificateFault,
  type Ordering,
} from '#platform/ports/certificates.ts';

export type AcmeSettings = {
  readonly directory: string;
  /** Whom the authority writes to about the account. */
  readonly contact: string | undefined;
  /** The account at a customer's own, where the authority asks for one (external account binding). */
  readonly binding: { readonly kid: string; readonly key: string } | undefined;
  /** Certificates (PEM) of a private authority, besides those that everybody trusts. */
  readonly authorities: string | undefined;
};

/** How long to wait between two looks at what the authority is doing. */
export type AcmePace = { readonly minMs: number; readonly maxMs: number; readonly looks: number };
const usualPace: AcmePace = { minMs: 2_000, maxMs: 15_000, looks: 12 };
const requestMs = 30_000;

type Acme = typeof AcmeLibrary;

/** What the authority said last of an order that is under way. */
type Said = { problem: Problem | undefined };
type Problem = {
  readonly type: string;
  readonly detail: string;
  readonly againAt: Date | undefined;
  /** True where it is about the look at the host. */
  readonly isOfChallenge: boolean;
};

const orders = new AsyncLocalStorage<Said>();

export function openAcme(settings: AcmeSettings, pace: AcmePace = usualPace): CertificateAuthority {
  let loading: Promise<Acme> | undefined;
  const load = () => (loading ??= loadAcme(settings));
  return {
    directory: settings.directory,
    makeAccountKey: async () => (await (await load()).crypto.createPrivateEcdsaKey()).toString(),
    async order(asked) {
      const acme = await load();
      const said: Said = { problem: undefined };
      return orders.run(said, async () => {
        try {
          return await order({ acme, settings, pace }, asked);
        } catch (error) {
          if (said.problem === undefined) throw error;
          // Another database of the authority: the next try opens the account again.
          if (said.problem.type.endsWith(':accountDoesNotExist')) await asked.saveAccount(undefined);
          throw refusalOf(said.problem);
        }
      });
    },
  };
}

async function loadAcme({ authorities }: AcmeSettings): Promise<Acme> {
  const { default: acme } = await import('acme-client');
  const { defaults, interceptors } = acme.axios;
  defaults.timeout = requestMs;
  // The job comes again when the authority says; here nobody waits for hours.
  Object.assign(defaults, { acmeSettings: { ...settingsOf(defaults), retryMaxAttempts: 0 } });
  if (authorities !== undefined) defaults.httpsAgent = new Agent({ ca: [...rootCertificates, authorities] });
  interceptors.response.use((response) => {
    const said = orders.getStore();
    if (said !== undefined) said.problem = problemIn(response) ?? said.problem;
    return response;
  });
  return acme;
}

function settingsOf(defaults: object): object {
  const found: unknown = 'acmeSettings' in defaults ? defaults.acmeSettings : undefined;
  return typeof found === 'object' && found !== null ? found : {};
}

const problemShape = z.object({ type: z.string(), detail: z.optional(z.string()) });
const challengeShape = z.object({ type: z.string(), status: z.literal('invalid'), error: problemShape });

type Answered = { readonly status: number; readonly headers: unknown; readonly data: unknown };

/** A nonce that is too old is sent again by the library, and is no problem. */
const passing = 'urn:ietf:params:acme:error:badNonce';

function problemIn({ status, headers, data }: Answered): Problem | undefined {
  const challenge = z.safeParse(challengeShape, data);
  if (challenge.success) {
    const { type, detail = type } = challenge.data.error;
    return { type, detail, againAt: undefined, isOfChallenge: true };
  }
  if (status < 400) return undefined;
  const read = z.safeParse(problemShape, data);
  const type = read.success ? read.data.type : '';
  if (type === passing) return undefined;
  const detail = (read.success ? read.data.detail : undefined) ?? `HTTP ${status}`;
  return { type, detail, againAt: againAtOf(headers), isOfChallenge: false };
}

/** `Retry-After` in seconds or as a date. */
function againAtOf(headers: unknown): Date | undefined {
  const fields = new Map<string, unknown>(Object.entries(headers ?? {}));
  const value: unknown = fields.get('retry-after');
  if (typeof value !== 'string') return undefined;
  const atMs = /^\d+$/.test(value) ? Date.now() + Number(value) * 1_000 : Date.parse(value);
  return Number.isNaN(atMs) ? undefined : new Date(atMs);
}

function refusalOf({ type, detail, againAt, isOfChallenge }: Problem): CertificateRefused {
  const fault: CertificateFault = isOfChallenge
    ? 'unreachable'
    : type.endsWith(':rateLimited')
      ? 'limited'
      : 'refused';
  return new CertificateRefused(fault, detail, againAt);
}

type Parts = { readonly acme: Acme; readonly settings: AcmeSettings; readonly pace: AcmePace };

async function order({ acme, settings, pace }: Parts, asked: Ordering): Promise<Certificate> {
  const { host, account } = asked;
  const { directory, contact, binding } = settings;
  const client = new acme.Client({
    directoryUrl: directory,
    accountKey: account.key,
    ...(account.url === undefined ? {} : { accountUrl: account.url }),
    ...(binding === undefined ? {} : { externalAccountBinding: { kid: binding.kid, hmacKey: binding.key } }),
    backoffAttempts: pace.looks,
    backoffMin: pace.minMs,
    backoffMax: pace.maxMs,
  });
  if (account.url === undefined) {
    // The operator agreed to its terms by a setting, without which there is no authority.
    const contacts = contact === undefined ? {} : { contact: [`mailto:${contact}`] };
    await client.createAccount({ termsOfServiceAgreed: true, ...contacts });
    await asked.saveAccount(client.getAccountUrl());
  }
  const [key, csr] = await acme.crypto.createCsr(
    { altNames: [host] },
    await acme.crypto.createPrivateEcdsaKey(),
  );
  const chain = await client.auto({
    csr,
    // The authority looks from elsewhere: a look from here would say nothing.
    skipChallengeVerification: true,
    challengePriority: ['http-01'],
    challengeCreateFn: (_authorization, { token }, answer) => asked.putAnswer(token, answer),
    challengeRemoveFn: (_authorization, { token }) => asked.removeAnswer(token),
  });
  return certificateOf(host, chain, key.toString());
}

/** @throws Error where it is not for this host or not of this key. */
function certificateOf(host: string, chain: string, key: string): Certificate {
  const own = new X509Certificate(chain);
  if (own.checkHost(host) === undefined) throw new Error('the certificate is for another host');
  return { chain, key, startsAt: new Date(own.validFrom), endsAt: new Date(own.validTo) };
}
