// Cases before those who decide over them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { choicesFilter, datesFilter, flagFilter, listEndpoint, textFilter } from '#domain/wire/listing.ts';
import { returnReasons, returnStates } from '#domain/states/return-case.ts';
import { amountText, currencyCode, signedAmountText, timestamp, words } from '#domain/wire/wire.ts';
import { returnCase } from './contract.ts';

const caseRow = z.object({
  /** Routes itself: `<shop>.<uuid>`. */
  id: z.string(),
  order_no: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  amount: amountText,
  currency: currencyCode,
  created_at: timestamp,
  due_at: z.nullable(timestamp),
  /** True where one reviewer has said no: another one has to look. */
  needs_second: z.boolean(),
});

export const caseQueue = listEndpoint({
  name: 'caseQueue',
  path: '/op/case/list',
  right: 'cases',
  summary:
    'Cases of all shops, the oldest first. Those in the state `escalated` wait for a reviewer; undecided, they are granted.',
  filters: {
    state: choicesFilter(returnStates),
    reason: choicesFilter(returnReasons),
    shop: textFilter(16),
    needs_second: flagFilter(),
    opened: datesFilter(),
  },
  sorts: ['opened'],
  direction: 'asc',
  row: caseRow,
  columns: [
    { head: 'Case', of: ({ id }) => id },
    { head: 'Order', of: ({ order_no: number }) => number },
    { head: 'Shop', of: ({ shop }) => shop.id },
    { head: 'State', of: ({ state }) => state },
    { head: 'Reason', of: ({ reason }) => reason },
    { head: 'Amount', of: ({ amount }) => amount },
    { head: 'Currency', of: ({ currency }) => currency },
    { head: 'Opened', of: ({ created_at: at }) => at },
    { head: 'Decide by', of: ({ due_at: at }) => at },
  ],
});

export const decideCase = endpoint({
  name: 'decideCase',
  method: 'POST',
  path: '/op/case/decide',
  actor: 'operator',
  right: 'cases',
  fresh: true,
  summary:
    'Grant a case, or refuse it with a text. A refusal counts once a second reviewer has refused it too; for goods ' +
    'that were inspected, refusing leaves the deduction as the supplier made it.',
  once: true,
  input: z.object({
    case_id: z.string().check(z.maxLength(80)),
    grant: z.boolean(),
    text: words(limits.statementUnitsMax, limits.statementUnitsMin),
  }),
  output: z.object({
    case_id: z.string(),
    state: z.enum(returnStates),
    /** True where this was the first no of two. */
    waits_for_second: z.boolean(),
  }),
  refuses: ['invalidOperation'],
});

/** Who bears what of one way to decide. */
const outcome = z.object({
  currency: currencyCode,
  /** What the buyer gets: the four parts below. */
  refund: amountText,
  from_supplier: amountText,
  from_tax: amountText,
  from_commission: amountText,
  from_shop: signedAmountText,
  shop_before: signedAmountText,
  shop_after: signedAmountText,
  /** Of the shop's part, what the platform advances and takes from later sales. */
  advanced: amountText,
});

export const reviewCase = endpoint({
  name: 'reviewCase',
  method: 'GET',
  path: '/op/case/detail',
  actor: 'operator',
  right: 'cases',
  fresh: true,
  views: true,
  summary:
    'One case with what both sides said and showed, and what each decision would cost whom, to the cent. The look is ' +
    'written down and the merchant sees it.',
  input: z.object({ case_id: z.string().check(z.maxLength(80)) }),
  output: z.object({
    one: returnCase,
    shop: z.object({ id: z.string(), name: z.string() }),
    can_decide: z.boolean(),
    /** What the first of two said no with; null while nobody has. */
    first_no: z.nullable(z.object({ text: z.string(), is_yours: z.boolean() })),
    /** Null once the case is over. */
    if_granted: z.nullable(outcome),
    if_refused: z.nullable(outcome),
  }),
  refuses: [],
});
