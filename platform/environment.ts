// The world: everything the platform does not own, made in apps/server/compose.ts and faked in tests.
import type { Logger } from 'pino';
import type { Policy } from '#domain/policy.ts';
import type { Database } from './db/database.ts';
import type { BreachedPasswords } from './ports/breached-passwords.ts';
import type { Carriers } from './ports/carriers.ts';
import type { Clock } from './ports/clock.ts';
import type { DepositSource } from './ports/deposits.ts';
import type { Files } from './ports/files.ts';
import type { Mail } from './ports/mail.ts';
import type { OwnDomains } from './ports/own-domains.ts';
import type { Payments } from './ports/payments.ts';
import type { PayoutSender } from './ports/payouts.ts';
import type { Random } from './ports/random.ts';
import type { Push } from './push/push.ts';
import type { LiveSettings } from './ports/settings.ts';
import type { ReceiptKeys } from './ports/receipt-keys.ts';
import type { RecordKeys } from './ports/record-keys.ts';
import type { SingleSignOn } from './ports/single-sign-on.ts';
import type { Witnesses } from './ports/witnesses.ts';
import type { Translator } from './ports/translator.ts';
import type { Vault } from './ports/vault.ts';

export type Brand = {
  readonly name: string;
  /** Its colour, as `#rrggbb`; the platform's own where there is none. */
  readonly color?: string | undefined;
  /** The file of its logo: .svg, .png or .webp. */
  readonly logo?: string | undefined;
  /** Who operates this instance; shown before sign-up. */
  readonly legalName: string;
  readonly country: string;
  /** On invoices of its fees: its postal address, its tax number, and the tax that the fees contain. */
  readonly address?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly feeTaxBps?: number | undefined;
  /** A logo that was uploaded in the console (SHA-256, hexadecimal): it stands for the file. */
  readonly logoHash?: string | undefined;
  /** Where people find help besides here. */
  readonly support?: string | undefined;
};

export type Environment = {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly policy: Policy;
  /** The ways to pay, as buyers see them. One that is left out here could not give its money back. */
  readonly payments: Payments;
  /** Who pays merchants out. */
  readonly payouts: PayoutSender;
  /** Who receives merchants' own money. */
  readonly deposits: DepositSource;
  readonly carriers: Carriers;
  readonly mail: Mail;
  /** Calls people's devices. */
  readonly push: Push;
  readonly files: Files;
  /** Files that nobody but their owner sees: encrypted, outside of what is served. */
  readonly vault: Vault;
  /** By what people of the console may sign in besides their password; undefined where there is nothing. */
  readonly singleSignOn?: SingleSignOn | undefined;
  readonly log: Logger;
  /** 256-bit key of this instance: order links, tickets. */
  readonly secret: string;
  /** Leaked passwords that nobody may choose, where the operator brought a list. */
  readonly breachedPasswords?: BreachedPasswords | undefined;
  /** Who translates a message when its reader asks for it; undefined where nothing may be sent anywhere. */
  readonly translator?: Translator | undefined;
  /** What receipts are signed and proved with. */
  readonly receiptKeys: ReceiptKeys;
  /** What heads of the log and slips are signed with. */
  readonly recordKeys: RecordKeys;
  /** Who signs heads of the record besides us. */
  readonly witnesses: Witnesses;
  readonly brand: Brand;
  /** What the console changes while the platform runs; `brand` follows it. */
  readonly settings: LiveSettings;
  /** What shops need for domains of their own; undefined where the instance offers none. */
  readonly domains?: OwnDomains | undefined;
  /** Where people reach it, without a slash at the end. */
  readonly baseUrl: string;
  /** Where the console is reached: what is made for its people (passkeys, links to join) belongs there. */
  readonly consoleUrl: string;
  /** True in a database of test data: a banner says so everywhere. */
  readonly testData: boolean;
};
