// The test chains and the test bank: what is sent there arrives within seconds, block by block. They live in this
// process but keep to the other side of the port. Only for test data: their addresses lead nowhere.
import { createHash, createHmac } from 'node:crypto';
import { checksummed, tronAddressOf } from '#domain/payouts/payout.ts';
import { placeKeyOf, type DepositPlace, type DepositSource } from '#platform/ports/deposits.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './test-chain.sql.ts';

export type TestChain = DepositSource & {
  /** While it is down, nothing that was sent is seen. */
  plan(manner: 'normal' | 'down'): void;
};

type Parts = Pick<Environment, 'db' | 'clock' | 'random'> & { readonly secret: string };

/** A block a second, so that whoever looks at the demonstration need not wait for minutes. */
const blockMs = 1_000;
const blocksMax = 1_000;

export function makeTestChain({ db, clock, random, secret }: Parts): TestChain {
  let manner: 'normal' | 'down' = 'normal';
  return {
    isTest: () => true,
    own: () => undefined,
    plan(next) {
      manner = next;
    },
    placeOf: ({ channel, depositId, no }) => {
      if (channel === 'bank') return testBank(no);
      const key = createHmac('sha256', secret).update(`deposit-place\0${channel}\0${depositId}`).digest();
      const account = key.subarray(0, 20);
      return {
        address: channel === 'tron' ? tronAddressOf(account) : checksummed(`0x${account.toString('hex')}`),
      };
    },
    async look(channel, place) {
      if (manner === 'down') throw new Error('the test chain is down');
      const now = clock.now().getTime();
      const sent = await sql.listAt(db.direct, { channel, place: placeKeyOf(place) });
      return sent.map(({ hash, asset, units, sent_at: at }) => ({
        hash,
        part: 0,
        asset,
        units,
        confirmations: Math.min(blocksMax, Math.max(0, Math.floor((now - at.getTime()) / blockMs))),
      }));
    },
    async send(channel, place, { asset, units }) {
      const hash = createHash('sha256').update(random.token()).digest('hex');
      await sql.insertSending(db.direct, {
        hash,
        channel,
        place: placeKeyOf(place),
        asset,
        units,
        at: clock.now(),
      });
      return hash;
    },
  };
}

/** No bank has this code, and the account's check digits are right: it looks as a real one would. */
function testBank(reference: string): DepositPlace {
  return {
    holder: 'TEST DATA – no real account',
    iban: 'GB05TEST00000000000000',
    bic: 'TESTGB00',
    bankName: 'Test Bank',
    reference,
  };
}
