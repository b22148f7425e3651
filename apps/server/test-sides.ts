// The other sides of the wire in databases of test data: they speak through the same doors as from outside.
import type { FastifyInstance } from 'fastify';
import { apiBase } from '#domain/wire/endpoint.ts';
import * as checkoutContract from '#features/checkout/contract.ts';
import type { TestProvider } from '#features/checkout/server/providers/test/provider.ts';
import { makeTestCarrier, type TestCarrier } from '#features/shipping/server/test-carrier.ts';
import { listReturning } from '#features/returns/server/public.ts';
import type { TestPayouts } from '#features/payouts/server/test-payouts.ts';
import { payoutMessage } from '#features/payouts/contract.ts';
import { instanceMadeAt } from '#platform/db/instance.sql.ts';
import { signatureHeader } from '#platform/ports/signature.ts';
import type { Environment } from '#platform/environment.ts';

type TestSides = { readonly provider: TestProvider; readonly payouts: TestPayouts };

export function connectTestSides(app: FastifyInstance, { provider, payouts }: TestSides): void {
  const webhook = apiBase + checkoutContract.paymentWebhook.path.replace('{provider}', provider.name);
  provider.deliverTo((body, signature) => inject(app, { url: webhook, body, signature }));
  const payoutHook = apiBase + payoutMessage.path.replace('{sender}', payouts.name);
  payouts.connect((body, signature) => inject(app, { url: payoutHook, body, signature }));
}

export function openTestCarrier(env: Environment, app: FastifyInstance, carrier: string): TestCarrier {
  const { direct } = env.db;
  return makeTestCarrier(env, {
    carrier,
    since: () => instanceMadeAt(direct),
    returning: () => listReturning(direct, carrier),
    send: (url, body, signature) => inject(app, { url, body, signature }),
  });
}

/** A message of the other side goes through the same route as from outside, signature and all. */
async function inject(
  app: FastifyInstance,
  { url, body, signature }: { url: string; body: Buffer; signature: string },
): Promise<boolean> {
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
  const sent = app.inject({ method: 'POST', url, payload: body, headers });
  // A server that ends takes no message: like a real sender's, it comes again.
  const answer = await sent.catch(() => undefined);
  return answer !== undefined && answer.statusCode === 200 && answer.body.startsWith('{"code":200,');
}
