// The ways to pay of an instance: what its configuration names, besides the test provider where the data is test data.
import * as z from 'zod/mini';
import { keysOf } from '#domain/keys.ts';
import { scales } from '#domain/money/money.ts';
import { makeBankProvider } from '#features/checkout/server/providers/bank/provider.ts';
import { recordCapture } from '#features/checkout/server/capture.ts';
import { catchUpMessages } from '#features/checkout/server/inbox.ts';
import { makeMollieProvider } from '#features/checkout/server/providers/mollie/provider.ts';
import { makePaypalProvider } from '#features/checkout/server/providers/paypal/provider.ts';
import { makeUsdtEthereum } from '#features/checkout/server/providers/usdt/ethereum.ts';
import { makeUsdtTron } from '#features/checkout/server/providers/usdt/tron.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { readJsonFile } from '#platform/json-file.ts';
import type { PaymentProvider } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import type { PaymentParts } from './compose.ts';
import { chainPayouts } from './payouts.ts';

/** Buyers' countries for which a way to pay is switched on; all where nothing is said. */
const countries = z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))));
const asset = z.enum(keysOf(scales));

const shape = z.strictObject({
  card: z.optional(
    z.strictObject({
      secretKey: z.string(),
      webhookSecrets: z.array(z.string()),
      apiUrl: z.optional(z.string()),
      account: z.optional(z.string()),
      countries,
    }),
  ),
  paypal: z.optional(
    z.strictObject({
      environment: z.enum(['live', 'sandbox']),
      clientId: z.string(),
      clientSecret: z.string(),
      webhookId: z.string(),
      searchesTransactions: z.optional(z.boolean()),
      merchantId: z.optional(z.string().check(z.regex(/^[A-Z0-9]{5,30}$/))),
      apiUrl: z.optional(z.string()),
      countries,
    }),
  ),
  mollie: z.optional(
    z.strictObject({
      apiKey: z.string(),
      apiUrl: z.optional(z.string()),
      /** The ways to pay that its page shows: those that pay at once. */
      methods: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9]{2,30}$/))).check(z.minLength(1))),
      countries,
    }),
  ),
  usdt: z._default(
    z.array(
      z.strictObject({
        network: z.enum(['tron', 'ethereum']),
        rpcUrl: z.string(),
        witnessUrl: z.optional(z.string()),
        apiKey: z.optional(z.string()),
        xpub: z.string(),
        contract: z.string(),
        confirmations: z._default(z.int(), 0),
        chainId: z.optional(z.int()),
        signerKey: z.optional(z.string()),
        countries,
      }),
    ),
    [],
  ),
  /** Chains that merchants' own deposits come by; their key is another one than that of buyers' payments. */
  deposits: z._default(
    z.array(
      z.strictObject({
        network: z.enum(['tron', 'ethereum']),
        sources: z.array(z.strictObject({ url: z.string(), apiKey: z.optional(z.string()) })),
        xpub: z.string(),
        contract: z.string(),
        confirmations: z._default(z.int(), 0),
        chainId: z.optional(z.int()),
        aloneMajor: z.optional(z.int().check(z.nonnegative())),
        /** Our own addresses where the reserves of this chain lie: published, and read by both sources every day. */
        reserve: z._default(z.array(z.string()), []),
      }),
    ),
    [],
  ),
  /** Chains that merchants are paid by, each with a signer of its own. */
  payouts: z._default(z.array(chainPayouts), []),
  bank: z.optional(
    z.strictObject({
      accounts: z.array(
        z.strictObject({
          currency: asset,
          holder: z.string(),
          bank: z.string(),
          account: z.string(),
          bic: z._default(z.string(), ''),
        }),
      ),
      countries,
    }),
  ),
});

export type PaymentConfig = z.output<typeof shape>;

export const noPayments: PaymentConfig = { usdt: [], deposits: [], payouts: [] };

/**
 * Reads which ways to pay an instance has: a JSON file that only its user should be able to read, for it holds keys.
 *
 * @returns the file, or everything that is wrong with it, field by field, without showing what stands there.
 */
export function readPaymentConfig(file: string): PaymentConfig | readonly string[] {
  let value: unknown;
  try {
    value = readJsonFile(file);
  } catch (error) {
    return [String(error instanceof Error ? error.message : error)];
  }
  const parsed = shape.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  // One key for both would give a buyer's money to a merchant whose number happens to be a payment's.
  const { usdt, deposits } = parsed.data;
  const paid = new Set(usdt.map(({ xpub }) => xpub));
  const shared = deposits.some(({ xpub }) => paid.has(xpub));
  return shared ? ['deposits need a key of their own, not that of usdt'] : parsed.data;
}

export type OpenPayments = (parts: PaymentParts) => PaymentProvider[];

/**
 * Loads what the configured ways to pay need: an instance that takes no cards holds nothing of the card provider's library,
 * which is large. What is given opens the providers, each for the countries that it was switched on for.
 */
export async function loadPayments(config: PaymentConfig): Promise<OpenPayments> {
  if (config.card === undefined) return (parts) => openOthers(parts, config);
  const { card } = config;
  const { makeCardProvider } = await import('#features/checkout/server/providers/card/provider.ts');
  return (parts) => [within(makeCardProvider(parts, card), card.countries), ...openOthers(parts, config)];
}

function openOthers(parts: PaymentParts, { paypal, mollie, usdt, bank }: PaymentConfig): PaymentProvider[] {
  const made: PaymentProvider[] = [];
  if (paypal !== undefined) made.push(within(makePaypalProvider(parts, paypal), paypal.countries));
  if (mollie !== undefined) made.push(within(makeMollieProvider(parts, mollie), mollie.countries));
  for (const { countries: allowed, ...config } of usdt) {
    const make = config.network === 'tron' ? makeUsdtTron : makeUsdtEthereum;
    made.push(within(make(parts, config), allowed));
  }
  if (bank !== undefined) made.push(within(makeBankProvider(parts, bank), bank.countries));
  return made;
}

/** New payments only for buyers in these countries; refunds go on wherever a buyer is. */
function within(provider: PaymentProvider, allowed: readonly string[] | undefined): PaymentProvider {
  if (allowed === undefined) return provider;
  return { ...provider, takes: (payment) => allowed.includes(payment.country) && provider.takes(payment) };
}

/**
 * Connects the providers to the platform and holds their configuration against the world, before anybody is served.
 *
 * @throws Error where a provider must not start: a wrong chain, a wrong token.
 */
export async function startPayments(env: Environment): Promise<void> {
  for (const provider of env.payments) {
    provider.connect?.(async (capture) => {
      await recordCapture(env, { provider, capture });
    });
    await provider.start?.();
  }
}

/** Asks every provider that can be asked whether it is there. False where one was not; one that is away stops no other. */
export async function reachPayments(env: Environment): Promise<boolean> {
  const done = await acrossShops('payments', () =>
    Promise.allSettled(env.payments.map(async (provider) => provider.reach?.())),
  );
  const away = done.filter((one) => one.status === 'rejected');
  for (const { reason } of away) env.log.warn({ reason: String(reason) }, 'a payment provider is away');
  return away.length === 0;
}

/** What nobody tells of: new blocks, and messages whose work was cut off. One that is silent stops no other. */
export async function workPayments(env: Environment): Promise<void> {
  const done = await acrossShops('payments', () => {
    const looks = env.payments.map((provider) => provider.look?.());
    return Promise.allSettled([catchUpMessages(env), ...looks]);
  });
  for (const one of done) {
    if (one.status === 'rejected') env.log.warn({ reason: String(one.reason) }, 'a payment provider waits');
  }
}
