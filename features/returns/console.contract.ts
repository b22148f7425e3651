// Cases before those who decide over them.
import * as z from 'zod/mini';
import { endpoint } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { pageInput, pageOf } from '#domain/page.ts';
import { returnStates } from '#domain/states/return-case.ts';
import { amountText, words } from '#domain/wire.ts';
import { returnCase } from './contract.ts';

export const listEscalated = endpoint({
  name: 'listEscalated',
  method: 'POST',
  path: '/op/case/list',
  actor: 'operator',
  right: 'cases',
  reads: true,
  summary: 'Cases that a buyer brought before a reviewer, the oldest first; undecided, they are granted.',
  input: z.object({ ...pageInput }),
  output: pageOf(
    z.extend(returnCase, {
      /** True where one reviewer has said no: another one has to look. */
      needs_second: z.boolean(),
      /** True where the one who asks was the first. */
      looked: z.boolean(),
      deduct_max: amountText,
    }),
  ),
  refuses: [],
});

export const decideCase = endpoint({
  name: 'decideCase',
  method: 'POST',
  path: '/op/case/decide',
  actor: 'operator',
  right: 'cases',
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
