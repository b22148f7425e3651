// The buyer's side of a case: pictures, offers, the way back, objections.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { askedReasons, returnStates } from '#domain/states/return-case.ts';
import { id, token, words } from '#domain/wire/wire.ts';
import { buyerCase, casePicture, returnLabels, returnPreview } from '#features/checkout/case.shapes.ts';
import { linesBack } from './contract.ts';

export const readBuyerCase = endpoint({
  name: 'readBuyerCase',
  method: 'GET',
  path: '/pub/order/{token}/case/{case_id}',
  actor: 'anyone',
  summary: 'A case of an order with all of its steps, and what its buyer may do now.',
  input: z.object({ token, case_id: id }),
  output: buyerCase,
  refuses: [],
});

export const uploadEvidence = endpoint({
  name: 'uploadEvidence',
  method: 'POST',
  path: '/pub/order/{token}/evidence',
  actor: 'anyone',
  summary:
    'A picture of what is wrong, for the next request of this order or the one that is open: six at most.',
  input: z.object({ token }),
  output: casePicture,
  once: 'optional',
  refuses: ['invalidOperation'],
  body: 'multipart',
  files: { picture: 'one' },
});

export const listEvidence = endpoint({
  name: 'listEvidence',
  method: 'GET',
  path: '/pub/order/{token}/evidence',
  actor: 'anyone',
  summary: 'Pictures that were sent and belong to no request yet.',
  input: z.object({ token }),
  output: z.object({ list: z.array(casePicture), left: z.int() }),
  refuses: [],
});

export const previewReturn = endpoint({
  name: 'previewReturn',
  method: 'POST',
  path: '/pub/order/{token}/return/preview',
  actor: 'anyone',
  summary:
    'What a return would give back, of which parts, and who pays for the way back. Nothing is asked for by it.',
  input: z.object({ token, reason: z.enum([...askedReasons, 'withdrawal']), lines: linesBack }),
  output: returnPreview,
  refuses: ['invalidOperation'],
});

const acted = z.object({ case_id: id, state: z.enum(returnStates) });

export const answerOffer = endpoint({
  name: 'answerOffer',
  method: 'POST',
  path: '/pub/order/{token}/case/offer',
  actor: 'anyone',
  summary: 'Take what the shop offers and keep the goods, or do not: then the return is granted.',
  once: true,
  input: z.object({ token, case_id: id, take: z.boolean() }),
  output: acted,
  refuses: ['invalidOperation'],
});

export const escalateCase = endpoint({
  name: 'escalateCase',
  method: 'POST',
  path: '/pub/order/{token}/case/escalate',
  actor: 'anyone',
  summary: 'Bring a rejection before a reviewer, in your own words, within seven days.',
  once: true,
  input: z.object({ token, case_id: id, text: words(1000, 3) }),
  output: acted,
  refuses: ['invalidOperation'],
});

export const answerDeduction = endpoint({
  name: 'answerDeduction',
  method: 'POST',
  path: '/pub/order/{token}/case/deduction',
  actor: 'anyone',
  summary: 'Agree to what an inspection takes off, or object: then a reviewer looks at it.',
  once: true,
  input: z.object({ token, case_id: id, accept: z.boolean(), text: z.optional(words(1000, 3)) }),
  output: acted,
  refuses: ['invalidOperation'],
});

export const sendReturn = endpoint({
  name: 'sendReturn',
  method: 'POST',
  path: '/pub/order/{token}/case/sent',
  actor: 'anyone',
  summary: 'Say that the goods were handed over, with the carrier and number where there are any.',
  once: true,
  input: z.object({
    token,
    case_id: id,
    n: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
    carrier: z.optional(z.string().check(z.maxLength(30))),
    tracking: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{6,40}$/))),
  }),
  output: acted,
  refuses: ['invalidOperation'],
});

export const returnLabel = endpoint({
  name: 'returnLabel',
  method: 'GET',
  path: '/pub/order/{token}/case/{case_id}/label',
  actor: 'anyone',
  summary: 'The labels of a return: one for each supplier that goods go back to.',
  input: z.object({ token, case_id: id }),
  output: returnLabels,
  refuses: ['invalidOperation'],
});

export const reportMissing = endpoint({
  name: 'reportMissing',
  method: 'POST',
  path: '/pub/order/{token}/not-received',
  actor: 'anyone',
  summary:
    'It did not arrive: after a carrier’s "delivered", or so many days after the promised date. Refused before with `from`.',
  once: true,
  input: z.object({ token, text: z.optional(words(1000, 0)) }),
  output: acted,
  refuses: ['invalidOperation'],
});
