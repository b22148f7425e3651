import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { SourcingState } from '#domain/states/sourcing.ts';
import type { listSourcing, readSourcing } from '#features/sourcing/contract.ts';
import type { Tone } from '#ui/content/Badge.tsx';

export type Requests = OutputOf<typeof listSourcing>;
export type Request = OutputOf<typeof readSourcing>;

export const tones: Readonly<Record<SourcingState, Tone>> = {
  sent: 'plain',
  reviewing: 'info',
  found: 'good',
  not_found: 'warn',
};
