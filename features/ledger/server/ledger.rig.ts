// Books for tests: legal movements of money that anything random can be made of.
import fc from 'fast-check';
import { account, accountKinds, isDebitNormal, type Account } from '#domain/ledger/accounts.ts';
import { keysOf } from '#domain/keys.ts';
import { postingKinds, ruleOf, type Transfer } from '#domain/ledger/postings.ts';
import { waiveEvidence } from '#platform/testing/book.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { openBook, post } from './public.ts';

export type Ledger = TestPipeline & {
  /** The number of a shop that has an empty book. */
  book(): Promise<bigint>;
  /** Needs no document: what must hold of the books themselves. */
  post(shopId: bigint, transfers: readonly Transfer[], at?: Date): Promise<void>;
};

export async function openLedger(): Promise<Ledger> {
  const pipeline = await openTestPipeline();
  await waiveEvidence(pipeline.database);
  let last = 0n;
  return {
    ...pipeline,
    async book() {
      last += 1n;
      const shopId = last;
      await pipeline.db.transaction((tx) => openBook(tx, shopId, 'USD'));
      return shopId;
    },
    post: (shopId, transfers, at = pipeline.clock.now()) =>
      pipeline.db.transaction((tx) => post(tx, shopId, at, transfers)),
  };
}

/** Balances of a book as they must be, on their own side. */
export class Balances {
  readonly #units = new Map<string, bigint>();

  of({ kind, subject }: Account): bigint {
    return this.#units.get(`${kind}:${subject}`) ?? 0n;
  }

  add({ kind, subject }: Account, units: bigint): bigint {
    const balance = this.of({ kind, subject }) + units;
    this.#units.set(`${kind}:${subject}`, balance);
    return balance;
  }

  /** The most that may go from one account to the other; undefined where nothing limits it. */
  most({ debit, credit }: Pick<Transfer, 'debit' | 'credit'>): bigint | undefined {
    const limits = [
      ...(isDebitNormal(debit.kind) ? [] : [this.of(debit)]),
      ...(credit.kind === 'shop_receivable' ? [this.of(credit)] : []),
    ];
    return limits.reduce<bigint | undefined>(
      (least, one) => (least === undefined || one < least ? one : least),
      undefined,
    );
  }

  /** Moves money and gives both balances after it. */
  move({ debit, credit, units }: Transfer): { debitAfter: bigint; creditAfter: bigint } {
    return {
      debitAfter: this.add(debit, isDebitNormal(debit.kind) ? units : -units),
      creditAfter: this.add(credit, isDebitNormal(credit.kind) ? -units : units),
    };
  }
}

const subjects = {
  provider: ['test'],
  order: ['0199aaaa-0000-7000-8000-000000000001', '0199aaaa-0000-7000-8000-000000000002'],
  supplier: ['0199bbbb-0000-7000-8000-000000000001', '0199bbbb-0000-7000-8000-000000000002'],
  jurisdiction: ['GB', 'DE'],
  hold: ['0199cccc-0000-7000-8000-000000000001', '0199cccc-0000-7000-8000-000000000002'],
  withdrawal: ['0199dddd-0000-7000-8000-000000000001', '0199dddd-0000-7000-8000-000000000002'],
  deposit: ['0199eeee-0000-7000-8000-000000000001', '0199eeee-0000-7000-8000-000000000002'],
  channel: ['tron', 'bank'],
  book: ['0', '77'],
  campaign: ['0199ffff-0000-7000-8000-000000000001', '0199ffff-0000-7000-8000-000000000002'],
  none: [''],
} as const;

function accountOf(kind: Account['kind'], pick: number): Account {
  const choices = subjects[accountKinds[kind].subject];
  return account(kind, choices[pick % choices.length]);
}

const wish = fc.record({
  kind: fc.constantFrom(...keysOf(postingKinds)),
  debit: fc.nat(1),
  credit: fc.nat(1),
  actor: fc.nat(6),
  /** How much of what may be moved. */
  percent: fc.integer({ min: 1, max: 100 }),
  document: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll('\0', '|')),
});

type Wish = typeof wish extends fc.Arbitrary<infer One> ? One : never;

function legalOf(wishes: readonly Wish[]): Transfer[] {
  const balances = new Balances();
  return wishes.flatMap((one, index): Transfer[] => {
    const rule = ruleOf(one.kind);
    const ends = { debit: accountOf(rule.debit, one.debit), credit: accountOf(rule.credit, one.credit) };
    const units = ((balances.most(ends) ?? 1_000_000n) * BigInt(one.percent)) / 100n;
    const actor = rule.by[one.actor % rule.by.length];
    if (units === 0n || actor === undefined) return [];
    const { kind, document } = one;
    const transfer = { kind, ...ends, units, actor, document, onceKey: `${index}:${document}` };
    balances.move(transfer);
    return [transfer];
  });
}

/** A sale that filled the wallet: without one, few random wishes reach it. */
const sale = (['capture', 'accept_shop', 'release', 'reserve'] as const).map((kind) => ({
  kind,
  debit: 0,
  credit: 0,
  actor: 0,
  document: 'a sale',
  percent: kind === 'capture' ? 100 : 50,
}));

/** Legal transfers in their order. Half of the books begin with a sale. */
const legalBy = (one: fc.Arbitrary<Wish>) =>
  fc
    .tuple(
      fc.boolean(),
      fc.array(
        fc.oneof(
          { weight: 4, arbitrary: one },
          { weight: 1, arbitrary: one.map((wished) => ({ ...wished, kind: 'capture' as const })) },
        ),
        { minLength: 1, maxLength: 80 },
      ),
    )
    .map(([isSold, wishes]) => legalOf(isSold ? [...sale, ...wishes] : wishes))
    .filter((transfers) => transfers.length > 0);

/** Between all accounts of the chart. */
export const legalTransfers = legalBy(wish);

/** Between suppliers and the platform, in the platform's own book: no shop's statement has it. */
const ofPlatform: readonly Transfer['kind'][] = ['supplier_paid', 'claim_granted', 'claim_taken'];

/** What a shop's book may hold. */
export const shopTransfers = legalBy(wish.filter(({ kind }) => !ofPlatform.includes(kind)));

/** A transfer of the matrix by the first who may cause it. */
export function transferBy(kind: Transfer['kind'], units: bigint, onceKey: string, subject = ''): Transfer {
  const rule = ruleOf(kind);
  const [actor] = rule.by;
  if (actor === undefined) throw new Error(`nobody may cause ${kind}`);
  const ends = { debit: account(rule.debit, subject), credit: account(rule.credit, subject) };
  return { kind, ...ends, units, actor, document: 'a-document', onceKey };
}

/** Puts money into every account of a book, all under one subject. */
export function fundAll(): Transfer[] {
  const steps: [Transfer['kind'], bigint][] = [
    ['capture', 1_000_000n],
    ['capture_late', 10_000n],
    ['confirm_cost', 300_000n],
    ['ship_cost', 200_000n],
    ['ship_tax', 50_000n],
    ['accept_commission', 50_000n],
    ['accept_shop', 400_000n],
    ['release', 200_000n],
    ['reserve', 50_000n],
    ['return_advance', 20_000n],
    ['deposit', 30_000n],
    ['deposit_unclear', 20_000n],
    ['withdraw', 40_000n],
    ['withdraw_fee', 10_000n],
    ['goodwill_fund', 10_000n],
    ['supplier_paid', 20_000n],
    ['claim_granted', 10_000n],
    ['claim_taken', 10_000n],
    ['goodwill_promo', 10_000n],
    ['ad_pay', 20_000n],
    ['ad_click', 10_000n],
  ];
  return steps.map(([kind, units]) => transferBy(kind, units, `fund:${kind}`));
}
