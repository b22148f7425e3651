// What an adapter of a chain is given in tests: a database of its own, a clock that stands, and payments to open.
import { randomUUID } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { addMinutes } from '#domain/time.ts';
import type { UsdtParts, UsdtProvider } from '#features/checkout/server/providers/usdt/provider.ts';
import { openDatabase, statement } from '#platform/db/database.ts';
import { makeLog } from '#platform/log.ts';
import { virtualClock } from '#platform/ports/clock.ts';
import type { PaymentRef } from '#platform/ports/payments.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { openTestDatabase } from '#platform/testing/database.ts';

/** The account that tests take payments with. Nobody keeps its private half but this line. */
export const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(7)).derive("m/44'/60'/0'");
export const xpub = account.publicExtendedKey;

/** 25.00 USDT, what every payment of these tests asks for. */
export const asked = 25_000_000n;

const transfers = statement<{ units: bigint; block: bigint; hash: string }>(
  'test-chain-transfers',
  `select units, block, encode(hash, 'hex') as hash from chain_transfer where address = $1 order by block, log_index`,
);
const sends = statement<{ n: number }>(
  'test-chain-sends',
  'select count(*)::int as n from chain_send where return_id = $1',
);
const backs = statement<{ kind: string; state: string; units: bigint }>(
  'test-chain-returns',
  'select kind, state, units from chain_return where address = $1 order by created_at, units',
);

const mentioned = statement<{ n: number }>(
  'test-chain-mentions',
  `select count(*)::int as n from (
     select t::text as line from chain_send t union all select t::text from chain_return t
     union all select t::text from chain_signer t union all select t::text from chain_address t) lines
   where line ilike '%' || $1 || '%'`,
);

export type ChainApp = Awaited<ReturnType<typeof openChainApp>>;

/** Opens it on a fresh copy of the template. Close it in `afterAll`. */
export async function openChainApp() {
  const database = await openTestDatabase();
  const log = makeLog('fatal');
  const db = openDatabase(database, () => undefined);
  const clock = virtualClock(new Date());
  const parts: UsdtParts = { db, clock, random: systemRandom, log, freshMs: 0, answerMs: 2_000 };
  return {
    parts,
    db,
    clock,
    advance: (minutes: number) => clock.set(addMinutes(clock.now(), minutes)),
    /** Opens a payment of 25.00 that waits for an hour. */
    async open(provider: UsdtProvider): Promise<PaymentRef & { address: string }> {
      const paymentId = `9gx2k.${randomUUID()}`;
      const opened = await provider.open({
        paymentId,
        asset: 'USDT',
        units: asked,
        payee: 'shop',
        returnUrl: 'http://127.0.0.1/',
        language: 'en',
        email: 'a@b.example',
        expiresAt: addMinutes(clock.now(), 60),
      });
      return { paymentId, ref: opened.ref, asset: 'USDT', units: asked, address: opened.ref };
    },
    written: (address: string) => db.direct.rows(transfers, [address]),
    returns: (address: string) => db.direct.rows(backs, [address]),
    signed: async (returnId: string) => (await db.direct.row(sends, [returnId]))?.n ?? 0,
    /** Rows of the chain's tables in which a text stands. */
    mentions: async (text: string) => (await db.direct.row(mentioned, [text]))?.n ?? 0,
    async close(): Promise<void> {
      await db.close();
      await database.drop();
    },
  };
}

/** A refund as the room of orders asks for it. */
export function refundOf(payment: PaymentRef, to: string, units = asked) {
  const refundId = randomUUID();
  return { refundId, payment, providerPayment: 'ab:0', asset: 'USDT', units, to } as const;
}
