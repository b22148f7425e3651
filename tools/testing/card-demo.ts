// Paying by card in the demo world: the double of the provider inside this process, on a page that says what it is.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { CardConfig } from '#features/checkout/server/providers/card/provider.ts';
import { startCardDouble } from './card-double/double.ts';

export type DemoCardOptions = {
  /** The platform's own address for messages of the card provider. */
  readonly webhookUrl: string;
  /** Where its payments are kept, so that they outlive a start: the data folder. */
  readonly folder: string;
  /** The same at every start, so that a page that is open in a browser stays. */
  readonly port: number;
};

export type DemoCard = { readonly config: CardConfig; stop(): Promise<void> };

/** Only for databases of test data: nobody is charged here. Listens on loopback only. */
export async function startDemoCard({ webhookUrl, folder, port }: DemoCardOptions): Promise<DemoCard> {
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  mkdirSync(folder, { recursive: true });
  const storePath = path.join(folder, 'demo-card.json');
  const double = await startCardDouble({ secret, secretKey, port, storePath, webhook: webhookUrl });
  return { config: { secretKey, webhookSecrets: [secret], apiUrl: double.url }, stop: () => double.stop() };
}
