// What is there for what is owed, as one document of the record: every place with how it is known, by currency and never
// netted. A surplus of one currency covers nothing of another.
import * as z from 'zod/mini';
import { oneForOne } from '#domain/money/fx.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { amountText, currencyCode, signedAmountText } from '#domain/wire/wire.ts';

/**
 * - proved_on_chain: two nodes of different operators gave the same balance of public addresses; anybody can ask a third.
 * - attested_by: an auditor has signed that the money was there.
 * - claimed: our own word, with the files or answers that it rests on.
 */
export const reserveLabels = ['proved_on_chain', 'attested_by', 'claimed'] as const;
export type ReserveLabel = (typeof reserveLabels)[number];

const moment = z.iso.datetime({ precision: 3 });
const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const place = z.object({
  /** Such as `chain:tron`, `card`, `bank:3000`, `books:psp:test`. */
  place: z.string(),
  currency: currencyCode,
  label: z.enum(['proved_on_chain', 'claimed']),
  amount: signedAmountText,
  /** When the place was read. */
  at: moment,
  /** Only of a chain. */
  chain: z.optional(
    z.object({
      network: z.string(),
      contract: z.string(),
      /** The block that each of the two nodes was asked at; null for one that did not answer. */
      blocks: z.array(z.nullable(z.string())),
      /** What each of them said; where they differ the lesser one counts, and as claimed. */
      answers: z.array(z.nullable(z.string())),
      addresses: z.array(z.string()),
      /** Merchants' own addresses below the published key, counted but not listed. */
      derived: z.int(),
    }),
  ),
});

const attestation = z.object({
  /** The auditor's name and key, as C2SP writes both. */
  by: z.string(),
  seal: z.int(),
  currency: currencyCode,
  amount: amountText,
  at: moment,
  /** The signed note itself. */
  note: z.string(),
});

const currencyRow = z.object({
  currency: currencyCode,
  owed: amountText,
  held: signedAmountText,
  /** What of `held` is known how. */
  proved_on_chain: signedAmountText,
  attested_by: signedAmountText,
  claimed: signedAmountText,
  /** Held for each 10,000 owed, rounded down; 10,000 where nothing is owed. */
  cover_bps: z.int(),
});

export const reserveShape = z.object({
  v: z.literal(1),
  at: moment,
  seal: z.object({
    no: z.int(),
    at: moment,
    currency: currencyCode,
    merchants: amountText,
    buyers: amountText,
    suppliers: amountText,
  }),
  /** What the books owe at the moment of this document: the seal, and what was booked since. */
  owed_now: amountText,
  currencies: z.array(currencyRow),
  places: z.array(place),
  attestations: z.array(attestation),
  /** Files of bank statements that `claimed` rests on. */
  statements: z.array(z.object({ sha256: hex64, from: z.nullable(z.string()), to: z.nullable(z.string()) })),
});
export type ReserveDocument = z.output<typeof reserveShape>;
export type ReserveRow = z.output<typeof currencyRow>;

/** Money at one place, with the accounts of the books that say the same money. */
export type ReservePlace = {
  readonly place: string;
  readonly currency: Asset;
  readonly label: 'proved_on_chain' | 'claimed';
  readonly units: bigint;
  readonly at: Date;
  readonly accounts: readonly string[];
  readonly chain?: z.output<typeof place>['chain'];
};

/** An account of the books that stands for money elsewhere: `psp:card`, `treasury:tron`; in the books' currency. */
export type BookAsset = {
  readonly account: string;
  readonly units: bigint;
  /** The money that really lies there, such as USDT of an account that is kept in dollars. */
  readonly currency: Asset;
};

export type ReserveInput = {
  readonly at: Date;
  readonly seal: {
    readonly no: number;
    readonly at: Date;
    readonly currency: Asset;
    readonly merchants: bigint;
    readonly buyers: bigint;
    readonly suppliers: bigint;
  };
  /** In the currency of the seal, at the moment of `assets`. */
  readonly owed: bigint;
  readonly assets: readonly BookAsset[];
  readonly places: readonly ReservePlace[];
  readonly attestations: readonly z.output<typeof attestation>[];
  readonly statements: ReserveDocument['statements'];
};

/**
 * What came in another currency than the books' is owed in that one, one for one as the terms promise: what is owed of
 * each is compared with what lies there in the same currency. An account of the books that no place answers for counts as
 * claimed, by our books alone.
 */
export function reserveDocument(input: ReserveInput): ReserveDocument {
  const { seal } = input;
  const answered = new Set(input.places.flatMap(({ accounts }) => accounts));
  const byBooks = input.assets
    .filter(({ account, units }) => !answered.has(account) && units !== 0n)
    .map((one) => placeOfBooks(one, input));
  const places = [...input.places, ...byBooks];
  const owed = owedByCurrency(input);
  const currencies = [...new Set([...owed.keys(), ...places.map(({ currency }) => currency)])];
  return {
    v: 1,
    at: input.at.toISOString(),
    seal: {
      no: seal.no,
      at: seal.at.toISOString(),
      currency: seal.currency,
      merchants: formatUnits(seal.merchants, seal.currency),
      buyers: formatUnits(seal.buyers, seal.currency),
      suppliers: formatUnits(seal.suppliers, seal.currency),
    },
    owed_now: formatUnits(input.owed, seal.currency),
    currencies: currencies
      .toSorted()
      .map((currency) =>
        rowOf({ currency, owed: owed.get(currency) ?? 0n, places, attestations: input.attestations }),
      ),
    places: places.map(({ units, at, accounts: _accounts, chain, ...one }) => ({
      ...one,
      amount: formatUnits(units, one.currency),
      at: at.toISOString(),
      ...(chain === undefined ? {} : { chain }),
    })),
    attestations: [...input.attestations],
    statements: input.statements,
  };
}

/** What was paid out in a currency beyond what came in by it was bought with the books' own: it is taken off that. */
function placeOfBooks(
  { account, units, currency: own }: BookAsset,
  { at, seal }: ReserveInput,
): ReservePlace {
  const currency = units < 0n ? seal.currency : own;
  const held = inCurrency(units, seal.currency, currency);
  return { place: `books:${account}`, currency, label: 'claimed', units: held, at, accounts: [account] };
}

function inCurrency(units: bigint, from: Asset, to: Asset): bigint {
  return from === to ? units : oneForOne({ asset: from, units }, to).units;
}

/** All that is owed, of which each other currency owes what the books hold in it. */
function owedByCurrency({ seal, owed: whole, assets }: ReserveInput): Map<Asset, bigint> {
  const others = new Map<Asset, bigint>();
  for (const { currency, units } of assets) {
    if (currency !== seal.currency) others.set(currency, (others.get(currency) ?? 0n) + units);
  }
  let rest = whole;
  const owed = new Map<Asset, bigint>();
  for (const [currency, units] of others) {
    // More was paid out in it than came in: nothing is owed in it, and all of it in the books' own.
    const part = units < 0n ? 0n : units > rest ? rest : units;
    rest -= part;
    if (part > 0n) owed.set(currency, inCurrency(part, seal.currency, currency));
  }
  return owed.set(seal.currency, rest);
}

type RowInput = {
  readonly currency: Asset;
  readonly owed: bigint;
  readonly places: readonly ReservePlace[];
  readonly attestations: ReserveInput['attestations'];
};

function rowOf({ currency, owed, places, attestations }: RowInput): ReserveRow {
  const sumOf = (label: ReservePlace['label']) =>
    places
      .filter((one) => one.currency === currency && one.label === label)
      .reduce((sum, { units }) => sum + units, 0n);
  const proved = sumOf('proved_on_chain');
  const unproved = sumOf('claimed');
  const seen = attestedUnits(currency, attestations);
  // An auditor's word is about money that we claim: it never makes more of it.
  const attested = unproved <= 0n ? 0n : seen < unproved ? seen : unproved;
  const held = proved + unproved;
  return {
    currency,
    owed: formatUnits(owed, currency),
    held: formatUnits(held, currency),
    proved_on_chain: formatUnits(proved, currency),
    attested_by: formatUnits(attested, currency),
    claimed: formatUnits(unproved - attested, currency),
    cover_bps: coverBps(owed, held),
  };
}

/** The newest word of each auditor; of several the least counts. */
function attestedUnits(currency: Asset, attestations: ReserveInput['attestations']): bigint {
  const newest = new Map<string, { readonly at: string; readonly units: bigint }>();
  for (const one of attestations) {
    if (one.currency !== currency) continue;
    const before = newest.get(one.by);
    if (before === undefined || before.at < one.at) {
      newest.set(one.by, { at: one.at, units: unitsOfText(one.amount) });
    }
  }
  const all = [...newest.values()].map(({ units }) => units);
  return all.length === 0 ? 0n : all.reduce((least, units) => (units < least ? units : least));
}

/** An amount of the wire has exactly the digits of its currency. */
const unitsOfText = (amount: string): bigint => BigInt(amount.replace('.', ''));

function coverBps(owed: bigint, held: bigint): number {
  if (owed <= 0n) return 10_000;
  if (held <= 0n) return 0;
  const bps = (held * 10_000n) / owed;
  return Number(bps > 1_000_000n ? 1_000_000n : bps);
}
