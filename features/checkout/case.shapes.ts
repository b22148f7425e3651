// A case, its labels and a withdrawal as pages show them; the room of returns answers with these shapes.
import * as z from 'zod/mini';
import { actorKinds } from '#domain/actors.ts';
import { returnFaults, returnMachine, returnReasons, returnStates } from '#domain/states/return-case.ts';
import { amountText, can, currencyCode, id, step, timestamp } from '#domain/wire/wire.ts';

/** A picture of a case, at an address that ends. */
export const casePicture = z.object({ id, url: z.string(), by: z.enum(['buyer', 'supplier']) });

/** A parcel that brings goods back, with what its carrier reported. */
export const returnParcel = z.object({
  n: z.int(),
  reference: z.string(),
  carrier: z.nullable(z.string()),
  tracking: z.nullable(z.string()),
  steps: z.array(step),
});

/** One step of a case. */
export const caseEvent = z.object({
  move: z.enum(returnMachine.names),
  to: z.enum(returnStates),
  actor: z.enum(actorKinds),
  at: timestamp,
});

/** What a case is about, whoever looks at it. */
export const caseFacts = {
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  fault: z.enum(returnFaults),
  text: z.nullable(z.string()),
  amount: amountText,
  currency: currencyCode,
  lines: z.array(z.object({ id: z.string(), code: z.string(), title: z.string(), qty: z.int() })),
  answer_by: z.nullable(timestamp),
  inspect_by: z.nullable(timestamp),
  /** When the state ends by itself. */
  due_at: z.nullable(timestamp),
  created_at: timestamp,
  needs_return: z.boolean(),
  label_by: z.enum(['buyer', 'supplier']),
  answer_text: z.nullable(z.string()),
  /** What the merchant offers where the goods stay. */
  offer: z.nullable(z.object({ amount: amountText, text: z.nullable(z.string()), taken: z.boolean() })),
  /** What the inspection takes off, and why. */
  deduction: z.nullable(z.object({ amount: amountText, text: z.string() })),
  /** What the supplier wrote on looking at the goods, where nothing is taken off. */
  inspection_note: z.nullable(z.string()),
  /** The buyer's words to the reviewer, and the reviewer's to both. */
  plea: z.nullable(z.string()),
  decision: z.nullable(
    z.object({ kind: z.enum(['granted', 'refused', 'unanswered']), text: z.nullable(z.string()) }),
  ),
  /** What the buyer got in the end. */
  settled: z.nullable(amountText),
  pictures: z.array(casePicture),
  parcels: z.array(returnParcel),
  events: z.array(caseEvent),
};

/** A case as its buyer sees it. */
export const buyerCase = z.object({
  id,
  order_no: z.string(),
  ...caseFacts,
  can: z.array(can),
});

/** What a return would give back, of which parts. */
export const returnPreview = z.object({
  currency: currencyCode,
  goods: amountText,
  tax: amountText,
  shipping: amountText,
  refund: amountText,
  label_by: z.enum(['buyer', 'supplier']),
  needs_answer: z.boolean(),
});

/** The labels of a return, one for each supplier that goods go back to. */
export const returnLabels = z.object({
  order_no: z.string(),
  shop: z.object({ handle: z.string(), name: z.string() }),
  from: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  hand_over_by: z.nullable(timestamp),
  labels: z.array(
    z.object({
      n: z.int(),
      reference: z.string(),
      carrier: z.nullable(z.object({ code: z.string(), name: z.string() })),
      /** `buyer`: the carrier is paid when the parcel is handed over. */
      paid_by: z.enum(['buyer', 'supplier']),
      to: z.object({ name: z.string(), address: z.nullable(z.string()), country: z.string() }),
      lines: z.array(z.object({ code: z.string(), title: z.string(), qty: z.int() })),
    }),
  ),
});

export const withdrawalOutcomes = ['waiting', 'cancel_asked', 'cancelled', 'case', 'nothing_left'] as const;

/** The declaration as it was made, and what came of it. */
export const withdrawalReceipt = z.object({
  id,
  order_no: z.string(),
  shop: z.object({ handle: z.string(), name: z.string(), legal_name: z.string() }),
  name: z.string(),
  email: z.string(),
  lines: z.array(z.object({ id: z.string(), code: z.string(), title: z.string(), qty: z.int() })),
  declared_at: timestamp,
  /** SHA-256 over what the declaration says, in hexadecimal. */
  digest: z.string(),
  outcome: z.enum(withdrawalOutcomes),
  case_id: z.nullable(id),
});
