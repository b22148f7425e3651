// Deposits as people of the console see them: the list of what waits, and one deposit with everything that merchants,
// machines and other people have said of it.
import { writeHash } from '#domain/deposits/deposit.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { hasRight } from '#domain/rights.ts';
import { filesOf, presentFile } from '#features/files/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { depositFile, waitingDeposits } from '#features/deposits/review.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { ListContext } from '#platform/http/listing.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { readDisputed, type Disputed } from './chain/transfers.sql.ts';
import { readAlarm, readListed, type ListedDeposit } from './review-list.sql.ts';
import { inviterOf } from '#features/invitation/server/public.ts';
import { isSender } from './line.ts';
import { readCandidates, readLines, type LineRow } from './line.sql.ts';
import { readReceipts, type ReceiptRow } from './receipts.sql.ts';
import type { DepositParts } from './terms.ts';
import { presentShort } from './view.ts';
import * as sql from './deposit.sql.ts';
import { namesOf } from '#features/staff/server/public.ts';
import type { Verified } from '#features/payouts/server/public.ts';

type Listed = GivenOf<typeof waitingDeposits>['list'][number];
type File = GivenOf<typeof depositFile>;

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentDeposits(rows: readonly ListedDeposit[], { now }: ListContext): Listed[] {
  return rows.map((row) => listedOf(row, now));
}

function listedOf(row: ListedDeposit, now: Date): Listed {
  const short = presentShort(row, [], now);
  return {
    id: routedIdOf(row.shop_id, row.id),
    no: short.no,
    shop_id: shopCodeOf(row.shop_id),
    shop_name: row.shop_name,
    channel_id: row.channel,
    state: row.state,
    stage: row.stage,
    proposed_by: row.proposed_by,
    has_alarm: row.has_alarm,
    amount: short.amount,
    credited_amount: short.credited_amount,
    currency: row.currency,
    pay_amount: short.pay_amount,
    asset: row.asset,
    proofs: row.proofs,
    created_at: short.created_at,
    submitted_at: textOf(row.submitted_at),
    promise_at: short.promise_at,
    is_late: short.is_late,
  };
}

type Viewing = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly session: Session;
  readonly parts: DepositParts;
};

/** @throws Refused `recordNotFound` where there is no such deposit. */
export async function presentDepositFile(viewing: Viewing, routedId: string): Promise<File> {
  const { env, tx, now, session, parts } = viewing;
  const routed = readRoutedId(routedId);
  const row = routed && (await readListed(tx, routed.shopId, routed.id));
  if (row === undefined) throw refuse('recordNotFound', { reason: 'deposit' });
  const { shop_id: shopId, id } = row;
  const [shop, owner, arrived, disputed, proofs, events, alarm, inviter] = await Promise.all([
    shopOf(tx, shopId),
    parts.identityOf(tx, shopId),
    readReceipts(tx, { shopId, ids: [id] }),
    readDisputed(tx, { shopId, depositId: id }),
    sql.readProofs(tx, shopId, id),
    sql.readEvents(tx, { shopId, id }),
    readAlarm(tx, { shopId, id }),
    inviterOf(tx, shopId, row.person_id),
  ]);
  const files = await filesOf(tx, shopId, proofs);
  return {
    ...listedOf(row, now),
    shop: { level: shop.level, since: shop.created_at },
    identity: { is_verified: owner.isVerified, legal_name: owner.legalName ?? null },
    ...toldOf(row),
    proof_files: files.map((file) => {
      const { id: fileId, name, mime, url } = presentFile(env, file);
      return { id: fileId, name, mime, url };
    }),
    receipts: await receiptsOf(tx, row, { arrived, you: session.personId }),
    transfers: transfersOf(row, disputed),
    lines: await linesOf(tx, row, owner),
    alarm: alarm === undefined ? null : { shown: alarm.shown, derived: alarm.derived, at: alarm.at },
    steps: events.map(({ to_state: code, actor: by, at }) => ({ code, by, at: at.toISOString() })),
    needs_line: row.channel === 'bank' && !row.is_test,
    barred: !hasRight(session.roles, 'decideDeposits')
      ? 'role'
      : inviter === session.personId
        ? 'invited_by_you'
        : null,
    is_finance: session.roles.includes('finance'),
  };
}

/** What its merchant said, and where it was to be sent. */
function toldOf(row: sql.DepositRow) {
  const { place } = row;
  return {
    is_unasked: row.is_unasked,
    is_test: row.is_test,
    hash: row.hash === null ? null : writeHash(row.channel, row.hash),
    sender_name: row.sender_name,
    note: row.note,
    question: row.question,
    answer_until: row.state === 'needs_info' ? textOf(row.answer_until) : null,
    reason_code: row.reason_code,
    reason: row.reason,
    account_number: row.account_number,
    address: 'address' in place ? place.address : null,
    bank:
      'address' in place ? null : { bank_name: place.bankName, iban: place.iban, reference: place.reference },
    claim: row.claim_fact,
  };
}

type Arrived = { readonly arrived: readonly ReceiptRow[]; readonly you: string };

async function receiptsOf(tx: Tx, row: sql.DepositRow, { arrived, you }: Arrived): Promise<File['receipts']> {
  const lines = await readLines(
    tx,
    arrived.flatMap(({ line_id: line }) => line ?? []),
  );
  const names = await namesOf(
    tx,
    arrived.flatMap(({ proposed_by: first, return_by: back }) => [first, back]),
  );
  const personOf = (id: string) => ({ name: names.get(id) ?? '', is_you: id === you });
  return arrived.map((one) => {
    const line = lines.find(({ id }) => id === one.line_id);
    const isReturning = one.return_by !== null && one.state !== 'returned';
    return {
      id: one.id,
      state: one.state,
      reason: one.reason,
      hash: line === undefined ? writeHash(row.channel, one.hash) : line.entry_ref,
      amount: formatUnits(one.units, one.asset),
      asset: one.asset,
      credited_amount: formatUnits(one.credited_units, row.currency),
      unclear_amount: formatUnits(one.unclear_units, row.currency),
      first: one.proposed_by === null ? null : personOf(one.proposed_by),
      returning:
        isReturning && one.return_by !== null && one.return_at !== null
          ? { reference: one.reference, since: one.return_at.toISOString(), ...personOf(one.return_by) }
          : null,
      line: line === undefined ? null : lineOf(line),
      at: one.at.toISOString(),
    };
  });
}

function lineOf(line: LineRow) {
  return {
    id: line.id,
    booked_on: line.booked_on,
    value_on: line.valued_on,
    amount: formatUnits(line.units, line.currency),
    currency: line.currency,
    other_name: line.other_name,
    other_account: line.other_account,
    entry_ref: line.entry_ref,
    text: line.text,
  };
}

/** Open credits that may be it. */
async function linesOf(tx: Tx, row: sql.DepositRow, owner: Verified): Promise<File['lines']> {
  const { place, shop_id: shopId, asset: currency, pay_units: units } = row;
  if ('address' in place) return [];
  const name = owner.legalName ?? row.sender_name;
  const code = shopCodeOf(shopId);
  const asked = { currency, account: place.iban, units, name, code, limit: limits.depositLinesShownMax };
  const list = await readCandidates(tx, { shopId, id: row.id, ...asked });
  return list.map((line) => ({
    ...lineOf(line),
    why: line.reason,
    is_named: line.names_deposit === row.id,
    is_same_amount: line.units === units && line.currency === currency,
    is_same_sender: isSender(line.other_name, row.sender_name, owner),
    can_match: line.currency === currency,
  }));
}

function transfersOf(row: sql.DepositRow, disputed: readonly Disputed[]): File['transfers'] {
  const byKey = Map.groupBy(disputed, (one) => `${one.hash} ${one.log_index}`);
  return [...byKey.values()].flatMap((words) => {
    const [first] = words;
    if (first === undefined) return [];
    return {
      hash: writeHash(row.channel, first.hash),
      log_index: first.log_index,
      verdict: first.verdict,
      waits_since: first.waits_since.toISOString(),
      words: words.map((word) => ({
        source: word.source === 0 ? ('first' as const) : ('second' as const),
        is_there: word.is_there,
        amount: formatUnits(word.units, row.asset),
        asset: row.asset,
        to: word.address,
        from: word.sender,
        block: word.block.toString(),
        block_hash: word.block_hash,
        at: word.at.toISOString(),
      })),
    };
  });
}
