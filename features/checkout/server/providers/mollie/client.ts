// The way to Mollie's Payments API: its key, its address, and the shapes that several of its answers share.
import * as z from 'zod/mini';
import { isAsset, parseUnits, formatUnits, type Asset, type Money } from '#domain/money/money.ts';
import { requestJson, readApiUrl, type RestRequest } from '../rest.ts';

export type MollieConfig = {
  /** `live_…` or `test_…`. */
  readonly apiKey: string;
  /** Another address than Mollie's own: a double of it. */
  readonly apiUrl?: string | undefined;
  /** The ways to pay that its page shows; all that are switched on at Mollie where nothing is said. */
  readonly methods?: readonly string[] | undefined;
};

export type MollieClient = {
  /** True where real money moves. */
  readonly isLive: boolean;
  readonly url: URL;
  request<S extends z.ZodMiniType>(request: MollieRequest, shape: S): Promise<z.output<S>>;
};

type MollieRequest = Pick<RestRequest, 'method' | 'path' | 'body'> & {
  /** Under which a repeat within an hour has the same answer and no second effect. */
  readonly onceKey?: string;
};

/** @throws Error where the configuration cannot be right: at the start, not at the first payment. */
export function makeMollieClient({ apiKey, apiUrl = 'https://api.mollie.com' }: MollieConfig): MollieClient {
  const [, mode] = /^(live|test)_\w{20,100}$/.exec(apiKey) ?? [];
  if (mode === undefined) throw new Error('mollie.apiKey must be a key of a profile: live_… or test_…');
  const url = readApiUrl('mollie', apiUrl);
  return {
    isLive: mode === 'live',
    url,
    request: ({ onceKey, ...request }, shape) => {
      const headers: Record<string, string> = { authorization: `Bearer ${apiKey}` };
      if (onceKey !== undefined) headers['idempotency-key'] = onceKey;
      return requestJson(url, { ...request, headers }, shape);
    },
  };
}

export const mollieId = z.string().check(z.regex(/^[a-z]{2,8}_\w{3,64}$/));

/** An amount as it is written there: a decimal text with exactly the places of its currency. */
export const mollieAmount = z.object({ currency: z.string(), value: z.string() });
export type MollieAmount = z.infer<typeof mollieAmount>;

export function amountOf({ asset, units }: Money): MollieAmount {
  return { currency: asset, value: formatUnits(units, asset) };
}

/** Undefined for a currency that we do not have, and for a text that is no amount of it. */
export function readMollieAmount({ currency, value }: MollieAmount): Money | undefined {
  if (!isAsset(currency)) return undefined;
  const asset: Asset = currency;
  const units = parseUnits(value, asset);
  return units === undefined ? undefined : { asset, units };
}

export const mollieMoment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/));

const link = z.optional(z.nullable(z.object({ href: z.string() })));

/** One page of a list, and where the next one is. */
export function pageShape<N extends string, S extends z.ZodMiniType>(name: N, item: S) {
  return z.object({
    _embedded: z.record(z.literal(name), z.array(item)),
    _links: z.object({ next: link }),
  });
}
