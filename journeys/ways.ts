// Ways to pay for an instance of the journeys: doubles of providers with pages of their own, a chain in memory, and a bank
// on paper.
import { HDKey } from '@scure/bip32';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import { readSigner } from '#platform/chains/config.ts';
import { startCardDouble } from '#tools/testing/card-double/double.ts';
import { startMollieDouble } from '#tools/testing/mollie-double/double.ts';
import { startPaypalDouble } from '#tools/testing/paypal-double/double.ts';
import { makeTronChain, solidDepth } from '#tools/testing/chain/tron-chain.ts';
import { openTronNode } from '#tools/testing/chain/tron-node.ts';
import type { PaymentConfig } from '#apps/server/payments.ts';
import type { Clock } from '#platform/ports/clock.ts';

const blockMs = 3_000;
/** The account that takes payments; its private half is nowhere but in this line. */
const { publicExtendedKey: xpub } = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'");
const contract = tronAddressOf(Buffer.alloc(20, 0xa6));
const token = tronAccountOf(contract);
/** The account of merchants' deposits: another one than that of buyers' payments. */
const { publicExtendedKey: depositsXpub } = HDKey.fromMasterSeed(new Uint8Array(32).fill(9)).derive(
  "m/44'/60'/0'",
);
/** Pays refunds; holds nothing but the tokens of this chain in memory. */
const signerKey = '5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a';

/** Where a buyer of the journeys wants USDT back. */
export const buyerWallet = tronAddressOf(Buffer.alloc(20, 0x77));
/** The account that buyers pay into. */
export const bankAccount = '000123456789';

export type OwnWays = Awaited<ReturnType<typeof openWays>>;

/** Opens all of them on one clock. Close them after the platform. */
export async function openWays(clock: Clock, appUrl: string) {
  const secret = 'whsec_of_the_journeys_that_is_long_enough';
  const card = await startCardDouble({ secret, clock, webhook: `${appUrl}/api/hook/payment/card` });
  const mollie = await startMollieDouble({ clock });
  const paypal = await startPaypalDouble({ clock, webhookUrl: `${appUrl}/api/hook/payment/paypal` });
  const { clientId, clientSecret, webhookId, merchantId } = paypal;
  const chain = makeTronChain(clock.now());
  const node = await openTronNode(chain);
  const secondNode = await openTronNode(chain);
  const usdt = { network: 'tron', rpcUrl: node.url, xpub, contract, confirmations: 0, signerKey } as const;
  chain.endow(token, tronAccountOf(readSigner(usdt)?.address ?? ''), 10n ** 12n);
  const holder = 'Stockless Test Ltd';
  const account = { currency: 'USD', holder, bank: 'First Bank', account: bankAccount, bic: '' } as const;
  const config: PaymentConfig = {
    card: { secretKey: card.secretKey, webhookSecrets: [secret], apiUrl: card.url },
    paypal: {
      environment: 'sandbox',
      clientId,
      clientSecret,
      webhookId,
      merchantId,
      apiUrl: paypal.url,
    },
    mollie: { apiKey: mollie.apiKey, apiUrl: mollie.url },
    deposits: [
      {
        network: 'tron',
        sources: [{ url: node.url }, { url: secondNode.url }],
        xpub: depositsXpub,
        contract,
        confirmations: 0,
        reserve: [],
      },
    ],
    payouts: [],
    usdt: [usdt],
    bank: { accounts: [account] },
  };

  /** The chain goes on as time does. */
  function catchUp(): void {
    const behind = Math.floor((clock.now().getTime() - chain.timeOf(chain.head())) / blockMs);
    if (behind > 0) chain.mine(behind);
  }

  return {
    config,
    catchUp,
    /** Somebody sends tokens; they are final at once, or stand in the newest block. */
    send(address: string, units: bigint, isFinal: boolean): void {
      catchUp();
      chain.pay({ contract: token, to: [tronAccountOf(address)], units });
      if (isFinal) chain.mine(solidDepth);
    },
    /** What came back to the buyer's wallet. */
    returned: () => chain.balance(token, tronAccountOf(buyerWallet)),
    /** Payments that the card provider has taken money for. */
    captures: () => Object.values(card.book.intents).filter(({ status }) => status === 'succeeded').length,
    async close() {
      await card.stop();
      await mollie.stop();
      await paypal.stop();
      await node.close();
      await secondNode.close();
    },
  };
}
