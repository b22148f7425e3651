// Ways to pay for the demo world: the double of a card provider inside this process, and a bank that is none.
import { apiBase } from '#domain/wire/endpoint.ts';
import type { Ways } from '#apps/server/main.ts';
import { demoAccounts } from '#demo/payouts/bank.ts';
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
  const { webhookSecrets, ...facts } = card.config;
  const config = {
    card: { ...facts, webhookSecrets: [...webhookSecrets] },
    usdt: [],
    deposits: [],
    payouts: [],
    bank: { accounts: demoAccounts(env.brand.legalName) },
  };
  return { config, stop: () => card.stop() };
}
