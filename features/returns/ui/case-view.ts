import type * as z from 'zod/mini';
import type { returnCase } from '#features/returns/contract.ts';

export type Case = z.output<typeof returnCase>;
