// The way to PayPal's REST API: a token that is cached until it expires, keys for repeats, and amounts as PayPal writes them.
import * as z from 'zod/mini';
import { formatUnits, isAsset, parseUnits, type Money } from '#domain/money/money.ts';
import { addMinutes } from '#domain/time.ts';
import type { Clock } from '#platform/ports/clock.ts';
import { requestJson, ProviderFault, readApiUrl, type RestRequest } from '../rest.ts';

export type PaypalConfig = {
  readonly environment: 'live' | 'sandbox';
  readonly clientId: string;
  readonly clientSecret: string;
  /** The id of the webhook as PayPal shows it: messages are verified for it. */
  readonly webhookId: string;
  /** The account that is paid: money for another one is no capture. Where real money moves it has to be named. */
  readonly merchantId?: string | undefined;
  /** True where the app may search transactions: then its account is compared with the books. */
  readonly searchesTransactions?: boolean | undefined;
  /** Another address than PayPal's own: a double of it. */
  readonly apiUrl?: string | undefined;
};

export type PaypalClient = {
  readonly url: URL;
  request<S extends z.ZodMiniType>(request: PaypalRequest, shape: S): Promise<z.output<S>>;
};

type PaypalRequest = Pick<RestRequest, 'method' | 'path' | 'body'> & {
  /** Under which a repeat has the same answer and no second effect. */
  readonly onceKey?: string;
};

const hosts = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' } as const;

const grant = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.int().check(z.minimum(1)),
});

/** A token is given up so many seconds before its end: a question that is on its way still finds it good. */
const marginSeconds = 60;

/** Without it, money for somebody else's account would pass as ours. */
export const paypalPayeeMissing =
  'paypal.merchantId must be given where paypal.environment is live: the account that is paid';

/** @throws Error where the configuration cannot be right: at the start, not at the first payment. */
export function makePaypalClient(clock: Clock, config: PaypalConfig): PaypalClient {
  const { clientId, clientSecret, webhookId, environment, apiUrl = hosts[environment] } = config;
  if (!/^[\w-]{16,200}$/.test(clientId)) throw new Error('paypal.clientId must be the id of an app');
  if (!/^[\w-]{16,200}$/.test(clientSecret))
    throw new Error('paypal.clientSecret must be the secret of that app');
  if (!/^[A-Za-z0-9]{8,50}$/.test(webhookId)) throw new Error('paypal.webhookId must be the id of a webhook');
  if (environment === 'live' && config.merchantId === undefined) throw new Error(paypalPayeeMissing);
  const url = readApiUrl('paypal', apiUrl);
  const tokens = cacheToken(clock, () => fetchToken(url, { clientId, clientSecret }));
  async function requestAs<S extends z.ZodMiniType>(
    token: string,
    { onceKey, ...request }: PaypalRequest,
    shape: S,
  ) {
    const headers: Record<string, string> = {
      authorization: `Bearer ${token}`,
      prefer: 'return=representation',
    };
    if (onceKey !== undefined) headers['paypal-request-id'] = onceKey;
    return requestJson(url, { ...request, headers }, shape);
  }
  return {
    url,
    async request(request, shape) {
      const token = await tokens.take();
      try {
        return await requestAs(token, request, shape);
      } catch (error) {
        // Given up before its time: a new one, once.
        if (!(error instanceof ProviderFault) || error.status !== 401) throw error;
        tokens.drop(token);
        return requestAs(await tokens.take(), request, shape);
      }
    },
  };
}

type Token = { readonly text: string; readonly until: Date };

/** One token for everybody, fetched once however many wait for it. */
function cacheToken(clock: Clock, fetch: () => Promise<z.infer<typeof grant>>) {
  let cached: Token | undefined;
  let waiting: Promise<string> | undefined;
  async function renew(): Promise<string> {
    const { access_token: text, expires_in: seconds } = await fetch();
    cached = { text, until: addMinutes(clock.now(), (seconds - marginSeconds) / 60) };
    return text;
  }
  return {
    async take(): Promise<string> {
      if (cached !== undefined && clock.now() < cached.until) return cached.text;
      waiting ??= renew().finally(() => {
        waiting = undefined;
      });
      return waiting;
    },
    drop(text: string): void {
      if (cached?.text === text) cached = undefined;
    },
  };
}

function fetchToken(url: URL, { clientId, clientSecret }: Pick<PaypalConfig, 'clientId' | 'clientSecret'>) {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const body = new URLSearchParams({ grant_type: 'client_credentials' });
  const headers = { authorization: `Basic ${basic}` };
  return requestJson(url, { method: 'POST', path: '/v1/oauth2/token', headers, body }, grant);
}

export const paypalId = z.string().check(z.regex(/^[A-Z0-9-]{1,64}$/));

/** An amount as it is written there: a decimal text with exactly the places of its currency. */
export const paypalAmount = z.object({ currency_code: z.string(), value: z.string() });
export type PaypalAmount = z.infer<typeof paypalAmount>;

export function amountOf({ asset, units }: Money): PaypalAmount {
  return { currency_code: asset, value: formatUnits(units, asset) };
}

/** Undefined for a currency that we do not have, and for a text that is no amount of it. */
export function readPaypalAmount({ currency_code: asset, value }: PaypalAmount): Money | undefined {
  if (!isAsset(asset)) return undefined;
  const units = parseUnits(value, asset);
  return units === undefined ? undefined : { asset, units };
}
