// A movement of the wallet as a row of a file for a spreadsheet.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { zoneOffsetMs } from '#domain/time.ts';
import type { flowTypes } from '#features/wallet/contract.ts';
import type { serverWords } from '#locales/server.ts';
import { partOf } from './kinds.ts';

type Words = ReturnType<typeof serverWords>['statements'];

type Movement = {
  readonly no: string;
  readonly at: string;
  readonly type: (typeof flowTypes)[number];
  /** The number of its order; empty where it has none. */
  readonly order: string;
  /** From the first to the second. */
  readonly accounts: readonly [AccountKind, AccountKind];
  readonly direction: 'in' | 'out' | 'inside';
  readonly amount: string;
  readonly balance: string;
  readonly currency: string;
};

export function movementHeads({ words }: Words): string[] {
  const { entry, date, kind, order, part, moneyIn, moneyOut, balance, currency } = words;
  return [entry, date, kind, order, part, moneyIn, moneyOut, balance, currency];
}

/** A move between parts of the wallet is neither in nor out: it names both parts. */
export function movementCells(words: Words, one: Movement): string[] {
  const parts = one.accounts.map(partOf).flatMap((part) => (part === undefined ? [] : [words.parts[part]]));
  return [
    one.no,
    one.at,
    words.types[one.type],
    one.order,
    parts.join(' → '),
    one.direction === 'in' ? one.amount : '',
    one.direction === 'out' ? one.amount : '',
    one.balance,
    one.currency,
  ];
}

/** `2026-03-02 22:09` in a zone: the form that spreadsheets of every language read as a moment. */
export function localMoment(at: Date, tz: string): string {
  const local = new Date(at.getTime() + zoneOffsetMs(at, tz));
  return local.toISOString().slice(0, 16).replace('T', ' ');
}
