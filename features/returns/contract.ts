// Returns and refunds (docs/product.md 2.3): asked by the buyer, answered in time, settled line by line.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput } from '#domain/wire/page.ts';
import { askedReasons, returnStates } from '#domain/states/return-case.ts';
import { amountText, currencyCode, id, quantity, signedAmountText, token, words } from '#domain/wire/wire.ts';
import { caseFacts, casePicture } from '#features/checkout/case.shapes.ts';
import { buyerOrder } from '#features/checkout/contract.ts';

export const linesBack = z
  .array(z.object({ id: z.string().check(z.maxLength(20)), qty: quantity }))
  .check(z.minLength(1), z.maxLength(limits.cartLinesMax));

export const requestReturn = endpoint({
  name: 'requestReturn',
  method: 'POST',
  path: '/pub/order/{token}/return',
  actor: 'anyone',
  summary: 'Ask to return lines or part of them. Refused with `window_ended_at` after the window.',
  once: true,
  input: z.object({
    token,
    reason: z.enum(askedReasons),
    text: z.optional(words(1000, 0)),
    lines: linesBack,
    /** Pictures that `uploadEvidence` has taken for this order. */
    evidence: z.optional(z.array(id).check(z.maxLength(limits.caseFilesMax))),
  }),
  output: z.object({ case_id: id, state: z.enum(returnStates), amount: amountText, order: buyerOrder }),
  refuses: ['invalidOperation'],
});

export const withdrawReturn = endpoint({
  name: 'withdrawReturn',
  method: 'POST',
  path: '/pub/order/{token}/return/withdraw',
  actor: 'anyone',
  summary: 'Take a return request back.',
  once: true,
  input: z.object({ token, case_id: id }),
  output: buyerOrder,
  refuses: ['invalidOperation'],
});

export const returnCase = z.object({
  /** Suppliers get one that routes itself: `<shop>.<uuid>`. */
  id: z.string(),
  order_id: id,
  order_no: z.string(),
  ...caseFacts,
  version: z.int(),
});

const casePage = z.object({
  list: z.array(returnCase),
  total: z.nullable(z.int()),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});

export const listCases = endpoint({
  name: 'listCases',
  method: 'POST',
  path: '/v1/case/list',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  scope: 'orders.read',
  summary: 'Return cases of the shop, those that wait for an answer first.',
  input: z.object({ order_id: z.optional(id), state: z.optional(z.enum(returnStates)), ...pageInput }),
  output: casePage,
  refuses: [],
});

export const caseCost = endpoint({
  name: 'caseCost',
  method: 'POST',
  path: '/v1/case/cost',
  actor: 'merchant',
  roles: ['orders', 'service'],
  reads: true,
  scope: 'orders.read',
  summary:
    'What an open case costs whom, to the cent, if its goods come back, or if an offer is taken: known before it is answered.',
  input: z.object({ case_id: id, offer: z.optional(amountText) }),
  output: z.object({
    case_id: id,
    currency: currencyCode,
    /** What the buyer gets: the four parts below. */
    refund: amountText,
    from_supplier: amountText,
    from_tax: amountText,
    from_commission: amountText,
    /** The shop's part, below zero where the refund leaves it more than before. */
    from_you: signedAmountText,
    yours_before: signedAmountText,
    yours_after: signedAmountText,
    /** Of the shop's part, what is advanced now and taken from later sales. */
    advanced: amountText,
    /** Of the shop's part, what the supplier keeps for restocking. */
    restocking: amountText,
    /** Who pays for the way back; the shop never does. */
    label_by: z.enum(['buyer', 'supplier']),
    /** The most that can be offered for keeping the goods; null where there is nothing to keep. */
    offer_max: z.nullable(amountText),
  }),
  refuses: ['invalidOperation'],
});

export const answerCase = endpoint({
  name: 'answerCase',
  method: 'POST',
  path: '/v1/case/answer',
  actor: 'merchant',
  roles: ['orders', 'service'],
  summary:
    'Approve a return, reject it with a reason (the buyer may escalate), or offer a part for keeping the goods. Silence approves.',
  once: true,
  input: z.object({
    case_id: id,
    approve: z.boolean(),
    text: z.optional(words(1000, 3)),
    /** With `approve: false`: a part of the money, and the goods stay. */
    offer: z.optional(amountText),
  }),
  output: returnCase,
  refuses: ['invalidOperation'],
});

export const supplierCases = endpoint({
  name: 'supplierCases',
  method: 'POST',
  path: '/sup/case/list',
  actor: 'supplier',
  reads: true,
  summary: 'Returns on their way to this supplier, to be inspected.',
  input: z.object({ state: z._default(z.enum(['open', 'all']), 'open'), ...pageInput }),
  output: casePage,
  refuses: [],
});

export const inspectReturn = endpoint({
  name: 'inspectReturn',
  method: 'POST',
  path: '/sup/case/inspect',
  actor: 'supplier',
  summary:
    'The goods came back: restock them or not. The buyer is refunded at once, or where something is to be taken off ' +
    'for damage, once the buyer or a reviewer has agreed.',
  once: true,
  input: z.object({
    case_id: z.string().check(z.maxLength(80)),
    restock: z._default(z.boolean(), true),
    note: z.optional(words(300, 0)),
    /** Damaged by the buyer: what to take off and why. A picture is needed (`uploadInspection`), else `no_picture`. */
    deduct: z.optional(amountText),
    deduct_text: z.optional(words(1000, 10)),
  }),
  output: z.object({
    case_id: z.string(),
    state: z.enum(returnStates),
    /** What goes back now; zero while a deduction waits for its agreement. */
    refunded: amountText,
    currency: currencyCode,
  }),
  refuses: ['invalidOperation'],
});

export const uploadInspection = endpoint({
  name: 'uploadInspection',
  method: 'POST',
  path: '/sup/case/picture',
  actor: 'supplier',
  summary: 'A picture of goods that came back.',
  input: z.object({ case_id: z.string().check(z.maxLength(80)) }),
  output: casePicture,
  once: 'optional',
  refuses: ['invalidOperation'],
  body: 'multipart',
  files: { picture: 'one' },
});

export const returnPlace = endpoint({
  name: 'returnPlace',
  method: 'POST',
  path: '/sup/return-place',
  actor: 'supplier',
  summary: 'Where goods come back to: read, or changed where an address is sent. It stands on return labels.',
  input: z.object({ address: z.optional(words(400, 5)) }),
  output: z.object({ address: z.nullable(z.string()) }),
  refuses: [],
});
