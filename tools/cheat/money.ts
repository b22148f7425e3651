// Money held, paid out or given back, and restrictions, that nobody asked for or wrote down.
import { randomUUID } from 'node:crypto';
import type { Written } from './books.ts';
import { readRows, writeBook } from './books.ts';
import { ask, pastRules, type Owner } from './owner.ts';

const dayMs = 86_400_000;

/** A row that takes money from a shop, at the end of its book. */
async function addRow(owner: Owner, shopId: bigint, row: Omit<Written, 'seq' | 'at'>): Promise<void> {
  const rows = await readRows(owner, shopId);
  const at = owner.env.clock.now();
  await writeBook(owner, shopId, [...rows, { ...row, seq: BigInt(rows.length + 1), at }]);
}

async function availableOf(owner: Owner, shopId: bigint): Promise<bigint> {
  const [row] = await ask<{ units: string }>(
    owner,
    `select (credits - debits)::text as units from account where shop_id = $1 and kind = 'shop_available' and subject = ''`,
    [shopId],
  );
  const units = BigInt(row?.units ?? '0');
  if (units < 2n) throw new Error('this shop has nothing available');
  return units;
}

/** Holds half of what is available, with a row and a reason, and tells the record nothing. */
export async function holdSecretly(owner: Owner, shopId: bigint): Promise<string> {
  const units = (await availableOf(owner, shopId)) / 2n;
  const id = randomUUID();
  const now = owner.env.clock.now();
  await addRow(owner, shopId, {
    kind: 'hold_placed',
    debit_kind: 'shop_available',
    debit_subject: '',
    credit_kind: 'shop_held',
    credit_subject: id,
    units,
    actor: 'reviewer',
    document: id,
    once_key: `${id}:placed`,
    document_key: `restriction:${id}`,
  });
  await pastRules(owner, () =>
    ask(
      owner,
      `insert into hold (shop_id, id, kind, reason_code, reason, document, units, state, from_at, until_at)
       values ($1, $2::uuid, 'restriction', 'H08', 'Your account is looked at; please wait for our answer.', $2::uuid::text, $3, 'open', $4, $5)`,
      [shopId, id, units, now, new Date(now.getTime() + 10 * dayMs)],
    ),
  );
  return `${units} are held, and nothing says so`;
}

/** A payout that no device of the shop has signed. */
export async function spend(owner: Owner, shopId: bigint): Promise<string> {
  const units = (await availableOf(owner, shopId)) / 2n;
  const id = randomUUID();
  await addRow(owner, shopId, {
    kind: 'withdraw',
    debit_kind: 'shop_available',
    debit_subject: '',
    credit_kind: 'withdrawing',
    credit_subject: id,
    units,
    actor: 'merchant',
    document: id,
    once_key: `${id}:asked`,
    document_key: `withdrawal:${id}`,
  });
  return `${units} are on their way to somebody`;
}

/** Money given back for a case that is not there. */
export async function returnWithoutCase(owner: Owner, shopId: bigint): Promise<string> {
  const units = (await availableOf(owner, shopId)) / 2n;
  const id = randomUUID();
  const order = randomUUID();
  await addRow(owner, shopId, {
    kind: 'return_available',
    debit_kind: 'shop_available',
    debit_subject: '',
    credit_kind: 'refund_payable',
    credit_subject: order,
    units,
    actor: 'timer',
    document: order,
    once_key: `${id}:r-a`,
    document_key: `return_case:${id}`,
  });
  return `${units} are taken for a return that nobody asked for`;
}

/** A restriction that says it was placed two days ago. */
export async function backdate(owner: Owner, shopId: bigint): Promise<string> {
  const at = new Date(owner.env.clock.now().getTime() - 2 * dayMs);
  await ask(
    owner,
    "select act_append($1, $2, 'change', 'restriction.placed', 'house', null, $3, 'For what was found two days ago.', null, null, '')",
    [shopId, at, randomUUID()],
  );
  return `a restriction of ${at.toISOString()}`;
}

/** Payouts rest, and nobody is told since when or why. */
export async function pauseSecretly(owner: Owner): Promise<string> {
  const since = new Date(owner.env.clock.now().getTime() - 3_600_000);
  await pastRules(owner, () =>
    ask(
      owner,
      `insert into payout_pause (id, incident, reason, detail, since, until_at)
       values ($1, $2, 'maintenance', '', $3, $4)`,
      [randomUUID(), `quiet ${since.getTime()}`, since, new Date(since.getTime() + 3 * dayMs)],
    ),
  );
  return `payouts rest since ${since.toISOString()}`;
}

/** The last rows of a book are gone, with the sale that they were of. */
export async function deny(owner: Owner, shopId: bigint): Promise<string> {
  const rows = await readRows(owner, shopId);
  const last = rows.at(-1);
  if (last === undefined) throw new Error('this book is empty');
  const left = rows.filter(({ document }) => document !== last.document);
  await writeBook(owner, shopId, left);
  return `${rows.length - left.length} rows of ${last.document} never were`;
}
