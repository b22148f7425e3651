// What people of the console see of the bank: files, lines that wait with what they may mean, and what goes back.
import { likeness } from '#domain/deposits/bank-reference.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage, type PageRequest } from '#domain/wire/page.ts';
import { maskNumber } from '#domain/payouts/payout.ts';
import type { BankReturnState } from '#domain/states/bank.ts';
import { addDays, addHours } from '#domain/time.ts';
import type { listBankOpen, listBankReturns, listBankStatements } from '#features/bank/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { readOfReturns } from './decision.sql.ts';
import type { BankContext } from './apply.ts';
import * as references from './reference.sql.ts';
import { headOf } from './release.ts';
import { listWaiting } from './release.sql.ts';
import * as returns from './return.sql.ts';
import { listImports, listOpen, type OpenRow } from './view.sql.ts';

const windowOf = ({ page, page_size: size }: PageRequest) => ({ limit: size + 1, offset: (page - 1) * size });

export async function presentStatements(
  tx: Tx,
  { accounts }: BankContext,
  ask: PageRequest,
  { operatorId }: Pick<Viewer, 'operatorId'>,
): Promise<GivenOf<typeof listBankStatements>> {
  const rows = await listImports(tx, windowOf(ask));
  const list = rows.map(({ total: _total, made_by: by, from_day: from, to_day: to, ...row }) => ({
    ...row,
    accounts: row.accounts.map((account) => maskNumber(account, false)),
    from,
    to,
    by,
    at: row.at.toISOString(),
  }));
  return {
    accounts: accounts.map(({ account, currency, bank }) => ({ account, currency, bank })),
    ...toPage(list, ask, rows[0]?.total ?? 0),
    to_release: (await listWaiting(tx, { limit: limits.bankReleasesShown })).map((file) =>
      headOf(file, operatorId),
    ),
  };
}

type Viewer = { readonly operatorId: string; readonly now: Date };
type Open = GivenOf<typeof listBankOpen>;
type Suggestion = Open['list'][number]['suggestions'][number];

export async function presentOpen(tx: Tx, ask: PageRequest, viewer: Viewer): Promise<Open> {
  const rows = await listOpen(tx, { over: addHours(viewer.now, -limits.bankGraceHours), ...windowOf(ask) });
  const guesses = await guessesFor(tx, rows, viewer.now);
  const list = rows.map((row) => ({
    id: row.id,
    booked_on: row.booked_on,
    value_on: row.valued_on,
    account: maskNumber(row.account, false),
    direction: row.direction,
    amount: formatUnits(row.units, row.currency),
    currency: row.currency,
    other_name: row.other_name,
    other_account: row.other_account,
    other_bic: row.other_bic,
    entry_ref: row.entry_ref,
    text: row.text,
    why: row.why,
    reference: row.reference,
    missing:
      row.wanted_units === null || row.received_units === null
        ? null
        : formatUnits(row.wanted_units - row.received_units, row.currency),
    suggestions: row.direction === 'credit' && row.state === 'open' ? guesses(row) : [],
    proposal: proposalOf(row, viewer),
  }));
  return toPage(list, ask, rows[0]?.total ?? 0);
}

function proposalOf(row: OpenRow, { operatorId }: Viewer): Open['list'][number]['proposal'] {
  const { decision_id: id, act, made_at: at } = row;
  if (id === null || at === null || !isAct(act)) return null;
  return {
    id,
    act,
    target: row.target,
    to_name: row.to_name ?? '',
    to_account: row.to_account ?? '',
    to_bic: row.to_bic ?? '',
    note: row.note ?? '',
    by: row.maker_name,
    is_yours: row.maker === operatorId,
    at,
  };
}

const acts = ['match', 'return', 'other', 'settle', 'place'] as const;

function isAct(text: string | null): text is (typeof acts)[number] {
  return acts.some((act) => act === text);
}

/** Letters of a reference that must be in their places for a line to look like it: two slips of a finger. */
const likenessMin = 6;
/** A payment that nobody has paid in so many days is hardly the one that is meant. */
const guessDays = 30;

/** What each line may have meant: a reference with a slip in it, the same amount, the name of a buyer. */
async function guessesFor(
  tx: Tx,
  rows: readonly OpenRow[],
  now: Date,
): Promise<(row: OpenRow) => Suggestion[]> {
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const since = addDays(now, -guessDays);
  const waiting =
    rows.length === 0
      ? []
      : await references.listCandidates(tx, { currencies, since, limit: limits.bankCandidatesMax });
  const places = waiting.flatMap(({ payment_id: id }) => readRoutedId(id) ?? []);
  const names = await references.readBuyerNames(tx, places);
  const nameOf = new Map(names.map(({ shop_id: shop, id, name }) => [`${shop}.${id}`, name]));
  const buyerOf = (paymentId: string) => {
    const routed = readRoutedId(paymentId);
    return routed === undefined ? '' : (nameOf.get(`${routed.shopId}.${routed.id}`) ?? '');
  };
  return (row) =>
    waiting
      .filter(({ currency }) => currency === row.currency)
      .map((one) => ({ one, why: reasonsOf(row, one, buyerOf(one.payment_id)) }))
      .filter(({ why }) => why.length > 0)
      .toSorted((left, right) => weightOf(right.why) - weightOf(left.why))
      .slice(0, limits.bankSuggestionsMax)
      .map(({ one, why }) => ({
        reference: one.reference,
        amount: formatUnits(one.units, one.currency),
        missing: formatUnits(one.units - one.received_units, one.currency),
        currency: one.currency,
        buyer: buyerOf(one.payment_id),
        until: one.expires_at.toISOString(),
        why,
      }));
}

type Reason = Suggestion['why'][number];

function reasonsOf(row: OpenRow, one: references.ReferenceRow, buyer: string): Reason[] {
  const why: Reason[] = [];
  if (likeness(one.reference, row.text) >= likenessMin) why.push('reference');
  if (one.units - one.received_units === row.units) why.push('amount');
  if (isLikeName(row.other_name, buyer)) why.push('name');
  return why;
}

const weights: Readonly<Record<Reason, number>> = { reference: 4, amount: 2, name: 1 };

function weightOf(why: readonly Reason[]): number {
  return why.reduce((sum, reason) => sum + weights[reason], 0);
}

/** Two names with a word of three letters or more in common, whatever their order, capitals and accents. */
export function isLikeName(left: string, right: string): boolean {
  const wordsOf = (name: string) =>
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= (/[^\p{ASCII}]/u.test(word) ? 2 : 3));
  const words = new Set(wordsOf(left));
  return wordsOf(right).some((word) => words.has(word));
}

export async function presentReturns(
  tx: Tx,
  ask: PageRequest & { readonly state: BankReturnState },
  { operatorId }: Viewer,
): Promise<GivenOf<typeof listBankReturns>> {
  const rows = await returns.listReturns(tx, { state: ask.state, ...windowOf(ask) });
  const proposals = new Map(
    (await readOfReturns(tx, { ids: rows.map(({ id }) => id) })).map((row) => [row.return_id, row]),
  );
  const counts = await returns.countReturns(tx);
  const of = (state: BankReturnState) => counts.find((row) => row.state === state);
  const list = rows.map((row) => {
    const proposed = proposals.get(row.id);
    return {
      id: row.id,
      code: row.code,
      kind: row.kind,
      state: row.state,
      amount: formatUnits(row.units, row.currency),
      currency: row.currency,
      to_name: row.to_name,
      to_account: row.to_account,
      to_bic: row.to_bic,
      named_by: row.named_by,
      reference: row.reference,
      batch_id: row.batch_id,
      created_at: row.created_at.toISOString(),
      exported_at: row.exported_at?.toISOString() ?? null,
      paid_at: row.paid_at?.toISOString() ?? null,
      proposal:
        proposed === undefined
          ? null
          : {
              id: proposed.id,
              act: proposed.act,
              target: proposed.target,
              to_name: proposed.to_name,
              to_account: proposed.to_account,
              to_bic: proposed.to_bic,
              note: proposed.note,
              by: proposed.maker_name,
              is_yours: proposed.maker === operatorId,
              at: proposed.made_at.toISOString(),
            },
    };
  });
  return {
    counts: {
      waiting: of('waiting')?.n ?? 0,
      unnamed: of('waiting')?.unnamed ?? 0,
      exported: of('exported')?.n ?? 0,
    },
    ...toPage(list, ask, rows[0]?.total ?? 0),
  };
}
