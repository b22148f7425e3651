// Checks of trust that a document on record answers.
import type { DocName } from '#domain/proof/entry.ts';
import { markIn } from '#domain/text/marks.ts';
import { Failure } from '../check/failure.ts';
import { fieldsOf, isFields, listOf, textOf } from '../check/shape.ts';
import { Missing, type Context } from './context.ts';

type Fields = Readonly<Record<string, unknown>>;

function documentOf({ docs }: Context, name: DocName): Fields {
  const current = docs.current.get(name);
  if (current === undefined) throw new Missing(`The record has no document "${name}".`);
  return fieldsOf(current.value, `The document "${name}"`);
}

/** What is a merchant's, wherever in the wallet it lies. */
const walletAccounts = /^(?:shop_|withdrawing$|ad_budget$)/;
const gates = /unlock|unfreez|activat|verif|level|penalt|upgrade/;

/** Whatever could be charged for being paid would have to be a kind of posting. */
export function checkPostings(context: Context): string {
  const postings = listOf(documentOf(context, 'rules')['postings'], 'postings of the rules');
  for (const posting of postings) {
    const { kind, debit } = fieldsOf(posting, 'A posting of the rules');
    const name = textOf(kind, 'A kind of posting');
    const isWallet = walletAccounts.test(textOf(debit, `The debit of ${name}`));
    if (gates.test(name) || (isWallet && /tax|\bfine/.test(name) && name !== 'return_tax')) {
      throw new Failure(
        'served',
        `The rules have a posting "${name}" that takes money of a merchant to be paid.`,
      );
    }
  }
  if (postings.length === 0) throw new Failure('served', 'The rules have no postings.');
  return `${postings.length} kinds of posting, none of them a gate to a merchant's own money.`;
}

const caps = ['depositCapMajor', 'depositFirstDays', 'depositUnverifiedMajor'] as const;

export function checkLimits(context: Context): string {
  const limits = fieldsOf(documentOf(context, 'rules')['limits'], 'limits of the rules');
  const told = caps.map((name) => {
    const value = limits[name];
    if (typeof value === 'number' && value > 0) return `${name} ${value}`;
    throw new Failure('served', `The limits on record have no ${name}: deposits are not capped.`);
  });
  return `${told.join(', ')}.`;
}

export function checkFees(context: Context): string {
  const fees = documentOf(context, 'fees');
  const payouts = listOf(fees['payouts'], 'payouts of the fees').map((payout) => {
    const { type, fee } = fieldsOf(payout, 'A payout of the fees');
    if (typeof fee === 'string' && /^\d+(?:\.\d+)?$/.test(fee)) return `${String(type)} ${fee}`;
    throw new Failure('served', `The fees do not say what a payout by ${String(type)} costs.`);
  });
  const { fee, needed } = fieldsOf(fees['deposits'], 'deposits of the fees');
  if (needed !== false || Number(fee) !== 0) {
    throw new Failure('served', 'The fees say that a deposit is needed, or costs something.');
  }
  return `${payouts.join(', ')} at most; a deposit is never needed and costs nothing.`;
}

export function checkBrand(context: Context): string {
  const entity = documentOf(context, 'entity');
  const names = ['brand', 'legal_name'].map((name) => textOf(entity[name], `${name} of the entity`));
  const terms = context.docs.current.get('terms')?.value;
  if (isFields(terms) && typeof terms['legal_name'] === 'string') names.push(terms['legal_name']);
  for (const name of names) {
    if (markIn(name) === undefined) continue;
    throw new Failure('served', `The name "${name}" borrows the mark of a third party.`);
  }
  return `${names.join(', ')}: none is a mark that we know.`;
}
