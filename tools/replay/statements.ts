// What the server says of the run: its own statements, over HTTP, and nothing that the replayer remembers.
import { statements, trialBalance } from '#features/ledger/contract.ts';
import { wallet } from '#features/wallet/contract.ts';
import type { ShopFigures } from './figures.ts';
import type { Person } from './acts/people.ts';
import type { Run } from './run.ts';
import { readReturnedUnits } from './acts/take-back.ts';

/** What must be empty once nothing is pending, in pence. */
export type Rests = {
  readonly escrow: bigint;
  readonly pending: bigint;
  readonly held: bigint;
  readonly receivable: bigint;
  readonly tax: bigint;
};

export type ShopFound = {
  readonly figures: ShopFigures;
  readonly rests: Rests;
  readonly wallet: WalletFound;
};

/** The wallet as its owner sees it, in pence. */
export type WalletFound = {
  readonly balance: bigint;
  readonly available: bigint;
  readonly pending: bigint;
  readonly held: bigint;
  readonly withdrawing: bigint;
  readonly inEscrow: bigint;
};

export type Found = {
  readonly shops: Readonly<Record<string, ShopFound>>;
  readonly ledger: {
    readonly sum: bigint;
    readonly accounts: number;
    readonly transfers: number;
    readonly problems: readonly string[];
  };
  /** Units that came back, and units that the product refused after the window. */
  readonly returns: { readonly matched_units: number; readonly outside_window_units: number };
};

/** Pence of an amount of the wire, which has exactly two decimals. */
export function penceOfAmount(text: string): bigint {
  const parts = /^(-?)(\d+)\.(\d{2})$/.exec(text);
  if (parts === null) throw new Error(`${text} is no amount in pounds`);
  const [, sign, whole = '', pence = ''] = parts;
  const units = BigInt(whole + pence);
  return sign === '-' ? -units : units;
}

/** Reads the statement of every shop of the run, its wallet, and the books as a whole with all their hashes. */
export async function readStatements(run: Run): Promise<Found> {
  const { operator, shops } = run.app;
  const { list } = await operator.ask(statements, {});
  const byHandle = new Map(list.map((row) => [row.handle, row]));
  const found: Record<string, ShopFound> = {};
  for (const { country, handle, merchant } of shops.values()) {
    const row = byHandle.get(handle);
    if (row === undefined) throw new Error(`the statements do not show the shop ${handle}`);
    found[country] = {
      figures: {
        orders: row.orders,
        units: row.units,
        captured: penceOfAmount(row.captured),
        supplier_cost: penceOfAmount(row.supplier_cost),
        refunded: penceOfAmount(row.refunded),
        fee: penceOfAmount(row.fee),
        settled: penceOfAmount(row.settled),
      },
      rests: {
        escrow: penceOfAmount(row.escrow),
        pending: penceOfAmount(row.pending),
        held: penceOfAmount(row.held),
        receivable: penceOfAmount(row.receivable),
        tax: penceOfAmount(row.tax),
      },
      wallet: await readWallet(merchant),
    };
  }
  const books = await operator.ask(trialBalance, { verify: true });
  return {
    shops: found,
    ledger: {
      sum: penceOfAmount(books.sum),
      accounts: books.accounts,
      transfers: books.transfers,
      problems: books.problems.map(({ shop, what }) => `${shop}: ${what}`),
    },
    returns: {
      matched_units: await readReturnedUnits(run),
      outside_window_units: run.refusedUnits.outsideWindow,
    },
  };
}

async function readWallet(owner: Person): Promise<WalletFound> {
  const seen = await owner.ask(wallet, {});
  return {
    balance: penceOfAmount(seen.balance),
    available: penceOfAmount(seen.available),
    pending: penceOfAmount(seen.pending),
    held: penceOfAmount(seen.held),
    withdrawing: penceOfAmount(seen.withdrawing),
    inEscrow: penceOfAmount(seen.in_escrow),
  };
}
