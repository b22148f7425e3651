// Ways to pay for the demo world: the double of a card provider inside this process, and a bank that is none.
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Ways } from '#apps/server/main.ts';
import { cardProviderName } from '#features/checkout/server/providers/card/provider.ts';
import { paymentWebhook } from '#features/checkout/contract.ts';
import { doublePortOf } from '#apps/server/ports.ts';
import { hostInUrl, type Env } from '#platform/env.ts';
import { startDemoCard } from './testing/card-demo.ts';

/** Nobody is charged by these. Listens on loopback only, one port above the platform. */
export async function openDemoWays(env: Env): Promise<Ways> {
  const hook = apiBase + paymentWebhook.path.replace('{provider}', cardProviderName);
  const webhookUrl = `http://${hostInUrl(env.host)}:${env.port}${hook}`;
  const card = await startDemoCard({ webhookUrl, folder: env.dataDir, port: doublePortOf(env) });
  const holder = env.brand.legalName;
  const account = (currency: 'USD' | 'EUR' | 'GBP' | 'JPY', number: string) => ({
    currency,
    holder,
    bank: 'Test Bank',
    account: number,
    bic: '',
  });
  const accounts = [
    account('USD', '000123456789'),
    account('EUR', 'DE89370400440532013000'),
    account('GBP', '31926819'),
    account('JPY', '1234567'),
  ];
  const { webhookSecrets, ...facts } = card.config;
  const config = {
    card: { ...facts, webhookSecrets: [...webhookSecrets] },
    usdt: [],
    deposits: [],
    payouts: [],
    bank: { accounts },
  };
  return { config, stop: () => card.stop() };
}
