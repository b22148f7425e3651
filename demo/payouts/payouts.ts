// Withdrawals of the demonstration world, one in each state that there is: asked for by a merchant, decided by
// reviewers, taken to the bank by people of finance, and answered by the test sender.
import { dayMs, hourMs, minuteMs } from '#domain/limits.ts';
import { localDay, startOfDay } from '#domain/time.ts';
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { listNotices, readNotices } from '#features/notifications/contract.ts';
import {
  addPayoutAccount,
  listPayoutAccounts,
  removePayoutAccount,
} from '#features/payouts/accounts.contract.ts';
import {
  cancelWithdrawal,
  decideWithdrawal,
  listWithdrawals,
  requestWithdrawal,
} from '#features/payouts/contract.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { markPayouts, takeToBank, waitForFile } from './bank.ts';
import type { Errand } from '#demo/demo-errands.ts';
import { turnFactorOff, turnFactorOn } from './factor.ts';
import { demoIdentities } from '#demo/demo-identities.ts';
import { pin } from '#demo/demo-reach.ts';
import { consolePerson, merchant, shopCodeOf, withCode, type Stage } from '#demo/demo-stage.ts';
import { demoPassword, demoShops } from '#demo/demo-world.ts';

/** The one shop whose merchant is verified. */
const shop = 'table';

/** Accounts by their note. The banks are none, and nobody has the keys of the addresses. */
const accounts = {
  'First account': { type: 'bank', bank_name: 'Fennmoor Savings Bank', iban: 'DE49000000000000000930' },
  'Shop account': {
    type: 'bank',
    bank_name: 'Bank of Birkenweg',
    iban: 'DE09000000000000004172',
    is_default: true,
  },
  Savings: { type: 'bank', bank_name: 'Moorland Direct', iban: 'DE29000000000000002648' },
  Wallet: { type: 'TRX/USDT', wallet_address: 'TALpuZwHyghBcYign254yfiKvt2zRemuds' },
  Exchange: { type: 'ETC/USDT', wallet_address: '0xBbd5c1533A62d4e27f989e4fAD98dc858FC8fb88' },
} as const satisfies Record<
  string,
  Omit<RequestOf<typeof addPayoutAccount>, 'account_name' | 'pay_password'>
>;
type AccountNote = keyof typeof accounts;

type Withdrawal = { readonly amount: string; readonly to: AccountNote; readonly note?: string };

const withdrawals = {
  usdt: { amount: '40.00', to: 'Wallet' },
  returned: { amount: '120.00', to: 'First account' },
  paid: { amount: '150.00', to: 'Shop account', note: 'Materials for the photographs' },
  cancelled: { amount: '75.00', to: 'Shop account' },
  onItsWay: { amount: '60.00', to: 'Shop account', note: 'Rent of the studio' },
  refused: { amount: '280.00', to: 'Exchange' },
  rejected: { amount: '230.00', to: 'Savings' },
  inReview: { amount: '225.00', to: 'Shop account', note: 'Samples for the summer' },
  approved: { amount: '45.00', to: 'Shop account' },
} as const satisfies Record<string, Withdrawal>;
type Key = keyof typeof withdrawals;

const notYours =
  'Your bank tells us that this account is in another name than yours. Please add one that is in your own ' +
  'name, then ask again: the money is back in your balance.';

/** In any order. What is over the level's day limit waits for a reviewer, so three are asked for on one day of the shop. */
export function planPayouts(now: Date): Errand[] {
  const ago = (ms: number, run: Errand['run']): Errand => ({ at: new Date(now.getTime() - ms), run });
  const hours = (count: number, run: Errand['run']) => ago(count * hourMs, run);
  const days = (count: number, run: Errand['run']) => ago(count * dayMs, run);
  const busy = busyMoment(now);
  const before = (minutes: number, run: Errand['run']): Errand => ({
    at: new Date(busy.getTime() - minutes * minuteMs),
    run,
  });
  return [
    days(46, secure),
    days(43, send('usdt')),
    days(40.2, send('returned')),
    days(40.1, send('paid')),
    days(40, (stage) => takeToBank(stage, 'first')),
    days(39, arrive('paid', 'returned')),
    days(37.5, comeBack('returned')),
    days(37, removeFirstAccount),
    days(30, cancel('cancelled')),
    days(5, add('Savings')),
    days(4.9, add('Exchange')),
    hours(32, send('onItsWay')),
    hours(29, (stage) => takeToBank(stage, 'onItsWay')),
    before(80, refuseBySender('refused')),
    before(50, send('rejected')),
    before(25, reject('rejected')),
    before(0, send('inReview')),
    hours(5, send('approved')),
    hours(4.5, leave),
  ];
}

/** Some sixteen hours ago, and so that the hour and a half before it are of the same day of the shop. */
export function busyMoment(now: Date): Date {
  const { tz } = demoShops[shop];
  const at = new Date(now.getTime() - 16 * hourMs);
  const first = startOfDay(localDay(at, tz), tz).getTime() + 90 * minuteMs;
  return new Date(Math.max(at.getTime(), first));
}

/** What a merchant sets up before money can leave. */
async function secure(stage: Stage): Promise<void> {
  const token = await merchant(stage, shop);
  await stage.app.ask(updatePayPassword, { password: demoPassword, new: pin, confirm: pin }, { token });
  for (const note of ['First account', 'Shop account', 'Wallet'] as const) await addAccount(stage, note);
  await turnFactorOn(stage, shop);
}

/** From here on the password alone signs in, for whoever looks at the demonstration. What was told until now is read. */
async function leave(stage: Stage): Promise<void> {
  await turnFactorOff(stage, shop);
  const token = await merchant(stage, shop);
  const { list } = await stage.app.ask(listNotices, { page_size: 1 }, { token });
  await stage.app.ask(readNotices, { all: true, up_to_id: list[0]?.id ?? '' }, { token });
}

async function addAccount(stage: Stage, note: AccountNote): Promise<void> {
  const { ask } = stage.app;
  const token = await merchant(stage, shop);
  if ((await accountIdOf(stage, note)) !== undefined) return;
  const name = demoIdentities[shop].full_name ?? '';
  const account = { ...accounts[note], account_name: name, wallet_note: note, pay_password: pin };
  if (stage.factors[shop] === undefined) await ask(addPayoutAccount, account, { token });
  else await withCode(stage, shop, (code) => ask(addPayoutAccount, { ...account, code }, { token }));
}

async function accountIdOf(stage: Stage, note: AccountNote): Promise<string | undefined> {
  const known = stage.accounts.get(note);
  if (known !== undefined) return known;
  const token = await merchant(stage, shop);
  const { list } = await stage.app.ask(listPayoutAccounts, {}, { token });
  for (const { id, wallet_note: named } of list) stage.accounts.set(named, id);
  return stage.accounts.get(note);
}

function add(note: AccountNote): Errand['run'] {
  return (stage) => addAccount(stage, note);
}

/** The account that money came back from is closed. */
async function removeFirstAccount(stage: Stage): Promise<void> {
  const token = await merchant(stage, shop);
  const { list } = await stage.app.ask(listPayoutAccounts, {}, { token });
  const closed = list.find(({ wallet_note: note }) => note === 'First account');
  if (closed === undefined) return;
  await stage.app.ask(removePayoutAccount, { id: closed.id, pay_password: pin }, { token });
}

type Asked = { readonly id: string; readonly routedId: string; readonly leavesAt: string | null };

/** Asks for a withdrawal, once: no two of them are of the same amount. */
async function request(stage: Stage, key: Key): Promise<Asked> {
  const { ask } = stage.app;
  const token = await merchant(stage, shop);
  const { amount, to, note }: Withdrawal = withdrawals[key];
  const { list } = await ask(listWithdrawals, { page_size: pageSizeMax }, { token });
  const known = list.find((one) => one.amount === amount);
  const asked = {
    amount,
    account_id: known === undefined ? ((await accountIdOf(stage, to)) ?? '') : '',
    pay_password: pin,
    note: note ?? '',
  };
  const made = known ?? (await ask(requestWithdrawal, asked, { token, onceKey: `seed-withdrawal-${key}` }));
  const routedId = `${await shopCodeOf(stage, shop)}.${made.id}`;
  return { id: made.id, routedId, leavesAt: made.cancellable_until };
}

/** Within the day limit it is approved at once; what goes to a bank then waits for people. */
function send(key: Key): Errand['run'] {
  return async (stage) => {
    const { routedId, leavesAt } = await request(stage, key);
    const isBank = accounts[withdrawals[key].to].type === 'bank';
    if (isBank && leavesAt !== null) await waitForFile(stage, routedId, new Date(leavesAt));
  };
}

function cancel(key: Key): Errand['run'] {
  return async (stage) => {
    const { id } = await request(stage, key);
    const token = await merchant(stage, shop);
    const onceKey = `seed-withdrawal-${key}-cancel`;
    await stage.app.ask(cancelWithdrawal, { id }, { token, onceKey });
  };
}

/** What the bank's statements say of a file: it arrived, and of one payout, days later, that it came back. */
function arrive(...keys: readonly Key[]): Errand['run'] {
  return async (stage) => {
    const made = [];
    for (const key of keys) made.push(await request(stage, key));
    const lines = made.map(({ routedId: id }, place) => ({ id, reference: `TB 00079${place + 4}` }));
    await markPayouts(stage, 'paid', lines);
  };
}

function comeBack(key: Key): Errand['run'] {
  return async (stage) => {
    const { routedId: id } = await request(stage, key);
    await markPayouts(stage, 'returned', [{ id, reference: 'TB 000801' }]);
  };
}

/** Tries of a payout and the waits between them. */
const refusedMs = 15 * minuteMs;

/** The network refuses it as often as it is tried. */
function refuseBySender(key: Key): Errand['run'] {
  return async (stage) => {
    const sender = stage.app.doubles?.payouts;
    sender?.plan('refuse');
    await request(stage, key);
    await stage.pass(new Date(stage.clock.now().getTime() + refusedMs));
    sender?.plan('normal');
  };
}

function reject(key: Key): Errand['run'] {
  return async (stage) => {
    const { routedId: id } = await request(stage, key);
    const token = await consolePerson(stage, 'rowan');
    const asked = { id, verdict: 'reject', reason_code: 'account_not_yours', reason: notYours } as const;
    await stage.app.ask(decideWithdrawal, asked, { token, onceKey: `seed-withdrawal-${key}-reject` });
  };
}
