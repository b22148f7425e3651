// The demo's card: a person pays on the page, the platform hears of it, and a second start still knows.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cardSignatureHeader } from '#features/checkout/server/providers/card/messages.ts';
import { makeCardProvider } from '#features/checkout/server/providers/card/provider.ts';
import { makeLog } from '#platform/log.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { startDemoCard } from './card-demo.ts';
import { incoming } from './incoming.ts';

const parts = { clock: systemClock, log: makeLog('silent') };

test('what was paid on the page is told, and known at the next start', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'demo-card-'));
  const received: { body: Buffer; signature: string }[] = [];
  const registry = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      received.push({ body: Buffer.concat(body), signature });
      response.end();
    });
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', () => done()));
  const address = registry.address();
  const webhookUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
  const demo = await startDemoCard({ webhookUrl, folder, port: 0 });
  const card = makeCardProvider(parts, demo.config);
  const expiresAt = new Date(Date.now() + 30 * 60_000);
  const paymentId = '9gx2k.01956d2e-0000-7000-8000-000000000001';
  const asked = { asset: 'JPY', units: 1500n } as const;
  const more = { payee: 'yuki', returnUrl: 'http://127.0.0.1/back', language: 'ja', email: '', expiresAt };
  const { ref, instructions } = await card.open({ paymentId, ...asked, ...more });
  if (instructions.kind !== 'redirect') throw new Error('there is no page');
  expect(await (await fetch(instructions.url)).text()).toContain('1500 JPY');
  const form = new URLSearchParams({ act: 'pay' });
  await fetch(instructions.url, { method: 'POST', body: form, redirect: 'manual' });
  await expect.poll(() => received.length, { timeout: 60_000 }).toBe(3);
  for (const { body, signature } of received)
    expect(card.read(incoming(body, { [cardSignatureHeader]: signature }))).toMatchObject({
      kind: 'check',
      paymentId,
    });
  await demo.stop();
  const again = await startDemoCard({ webhookUrl, folder, port: 0 });
  const known = await makeCardProvider(parts, again.config).fetch({ paymentId, ref, ...asked });
  expect(known?.units).toBe(1500n);
  await again.stop();
  registry.close();
  rmSync(folder, { recursive: true });
});
