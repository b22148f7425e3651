// The world: everything the house does not own, made in apps/server/compose.ts and faked in tests.
import type { Logger } from 'pino';
import type { Policy } from '#domain/policy.ts';
import type { Database } from './db/database.ts';
import type { Carriers } from './ports/carriers.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Mail } from './ports/mail.ts';
import type { PaymentProvider } from './ports/payments.ts';
import type { Random } from './ports/random.ts';

export type Brand = {
  readonly name: string;
  /** Who operates this instance; shown before sign-up. */
  readonly legalName: string;
  readonly country: string;
};

export type World = {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly policy: Policy;
  /** The provider of new payments. Others stay for refunds of theirs. */
  readonly provider: PaymentProvider;
  readonly carriers: Carriers;
  readonly mail: Mail;
  readonly files: Files;
  readonly log: Logger;
  /** 256-bit key of this instance: order links, tickets. */
  readonly secret: string;
  readonly brand: Brand;
  /** Where people reach it, without a slash at the end. */
  readonly baseUrl: string;
  /** True in a database of test data: a banner says so everywhere. */
  readonly testData: boolean;
};
