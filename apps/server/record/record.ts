// What an instance puts on record by itself: its documents and its reserves.
import type { DepositChainConfig } from '#features/deposits/server/chain/sources.ts';
import { makeChainReserves, type ReserveConfig } from '#features/deposits/server/public.ts';
import { documentJobs, documentsTimer } from '#features/proof/server/documents.ts';
import type { DocumentSource } from '#features/proof/server/public.ts';
import { reserveJobs, reserveTimer } from '#features/reconciliation/server/public.ts';
import type { TimerKinds } from '#platform/jobs/runner.ts';
import type { Environment } from '#platform/environment.ts';
import type { Input } from '../call-app.ts';
import type { ChainPayouts } from '../payouts.ts';
import { documentSources } from './documents.ts';
import type { ServedPages } from './manifest.ts';

/** Timers of the platform itself. */
export const recordTimers = [documentsTimer, reserveTimer];

export type RecordOptions = {
  readonly deposits?: readonly (DepositChainConfig & Partial<ReserveConfig>)[] | undefined;
  readonly chainPayouts?: readonly ChainPayouts[] | undefined;
  /** Keys of auditors whose word about the reserves is believed. */
  readonly auditorKeys?: readonly string[] | undefined;
};

export type PublicRecord = {
  readonly documents: readonly DocumentSource[];
  readonly auditors: readonly string[];
  readonly jobs: TimerKinds;
  /** Pages that browsers are given, filled by whoever serves them. */
  readonly pages: ServedPages;
};

export function openPublicRecord(
  env: Pick<Environment, 'log'>,
  { deposits = [], chainPayouts = [], auditorKeys: auditors = [] }: RecordOptions,
  ask: Input,
): PublicRecord {
  const chains = makeChainReserves(
    deposits.map((one) => ({ ...one, reserve: addressesOf(one, chainPayouts) })),
    env.log,
  );
  const pages: ServedPages = new Map();
  const documents = documentSources({ ask, pages, reserves: chains.addresses, auditors });
  return { documents, auditors, pages, jobs: { ...documentJobs(documents), ...reserveJobs(chains) } };
}

/** Where the reserves lie: the addresses that are named, and the account that payouts leave from. */
function addressesOf(
  { network, reserve = [] }: DepositChainConfig & Partial<ReserveConfig>,
  payouts: readonly ChainPayouts[],
): readonly string[] {
  const signers = payouts.filter((one) => one.network === network).map((one) => one.signerAddress);
  return [...new Set([...reserve, ...signers])];
}
