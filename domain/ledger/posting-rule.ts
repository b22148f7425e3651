// A row of the closed posting matrix.
import type { ActorKind } from '#domain/actors.ts';
import type { AccountKind } from './accounts.ts';

export type PostingRule = {
  readonly debit: AccountKind;
  readonly credit: AccountKind;
  readonly by: readonly ActorKind[];
  readonly why: string;
};
