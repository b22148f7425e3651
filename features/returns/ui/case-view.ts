import type * as z from 'zod/mini';
import type { returnCase } from '#features/returns/contract.ts';
import type { Tone } from '#ui/content/Badge.tsx';

export type Case = z.output<typeof returnCase>;

export const caseTones: Record<Case['state'], Tone> = {
  requested: 'warn',
  approved: 'info',
  countered: 'info',
  awaiting_return: 'info',
  in_return: 'info',
  inspected: 'warn',
  refunding: 'info',
  failed: 'warn',
  refunded: 'good',
  rejected: 'bad',
  escalated: 'warn',
  decided: 'plain',
  withdrawn: 'plain',
};

/** States that end without anybody on a day that is worth saying. */
export const endsByItself: readonly Case['state'][] = [
  'awaiting_return',
  'in_return',
  'inspected',
  'rejected',
  'escalated',
];
