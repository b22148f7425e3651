// A hash that was told is held against the chain before anybody reads it: what it did stands beside it, for the merchant
// and for people. It never makes a credit: only a transfer to the merchant's own address does.
import { chainLimits } from '#domain/payments/chain.ts';
import { addMinutes } from '#domain/time.ts';
import { limits } from '#domain/limits.ts';
import { faultOf } from '#platform/chains/wire.ts';
import type { Environment } from '#platform/environment.ts';
import { kinds } from './book.ts';
import * as sql from './claims.sql.ts';
import type { DepositChain } from './sources.ts';

export async function workClaims(
  env: Environment,
  chain: DepositChain,
  all: readonly DepositChain[],
): Promise<void> {
  const { db, clock, log } = env;
  const { network } = chain.config;
  const before = addMinutes(clock.now(), -limits.depositWatchMinutes);
  for (const row of await sql.listDueClaims(db.direct, {
    channel: kinds[network],
    before,
    limit: chainLimits.addressesPerLook,
  })) {
    try {
      await sql.saveClaimFact(db.direct, { ...row, fact: await factOf(chain, all, row), now: clock.now() });
    } catch (error) {
      // A node that is away says nothing about anybody: it is asked again.
      log.debug({ network, reason: faultOf(error).message }, 'a transaction that was told is not looked up');
      return;
    }
  }
}

/** Not on this network: perhaps on the other one, which is the mistake that is made most. */
async function factOf(
  chain: DepositChain,
  all: readonly DepositChain[],
  { hash, address }: sql.ClaimRow,
): Promise<sql.ClaimFact> {
  const fact = await chain.sources[0].lookUp(hash, address);
  if (fact !== 'unknown') return fact;
  for (const other of all) {
    if (other === chain) continue;
    // The address is none there: whether the chain knows the transaction at all is what is asked.
    const elsewhere = await other.sources[0].lookUp(hash, other.config.contract).catch(() => 'unknown');
    if (elsewhere !== 'unknown') return 'wrong_network';
  }
  return 'unknown';
}
