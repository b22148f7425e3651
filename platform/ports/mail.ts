// Mail goes out through a port: a mail server, the mailbox of test data, or memory in tests.
import type { SuppressionReason } from '#domain/notifications/suppression.ts';
import type { AddressFault } from '#platform/mail/delivery-status.ts';
import type { MailReturns } from '#platform/mail/mail-settings.ts';

/** A picture that travels inside of a mail, so that opening one asks nobody for anything. */
export type MailPicture = {
  /** Its Content-ID without brackets; the HTML names it as `cid:…`. */
  readonly cid: string;
  readonly type: 'image/jpeg';
  readonly bytes: Buffer;
};

export type Email = {
  /** The same for every try of one email, so that a second delivery is recognised: `<id@host>`. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same words for programs that show HTML: no scripts, nothing loaded from elsewhere. */
  readonly html: string;
  /** The pictures that the HTML shows, and no others. */
  readonly pictures?: readonly MailPicture[];
  /** Of our own making only: never a value that somebody typed. */
  readonly headers: Readonly<Record<string, string>>;
  /** When its recipient last said that the address is theirs: a bounce from before keeps this email from nobody. */
  readonly askedAt?: Date | undefined;
  /** The envelope sender; that of the configuration where it is left out. */
  readonly returnPath?: string;
};

/** Hands an email over. @throws MailRefused where the address will never take it, anything else where it may later. */
export type Mail = {
  send(email: Email): Promise<void>;
  /** How bounces come back; undefined where nobody hands them over. */
  readonly returns?: MailReturns;
  /** How many emails this process has kept back since it began because their address is suppressed, by the reason. */
  readonly countSuppressed?: () => Readonly<Record<SuppressionReason, number>>;
};

/** The mail server says that this email can never be delivered: trying again would change nothing. */
export class MailRefused extends Error {
  /** The number that it answered with, where it did. */
  readonly responseCode: number | undefined;
  /** Where the refusal is about the address and not about the message or its sender. */
  readonly addressFault: AddressFault | undefined;

  constructor(reason: string, responseCode?: number, addressFault?: AddressFault) {
    super(reason);
    this.responseCode = responseCode;
    this.addressFault = addressFault;
  }
}

const keptMax = 100;

/** Mail for tests and for instances without a mail server: the last 100 emails can be read back. */
export function memoryMail(): Mail & { readonly sent: readonly Email[] } {
  const sent: Email[] = [];
  return {
    sent,
    async send(email) {
      sent.push(email);
      if (sent.length > keptMax) sent.shift();
    },
  };
}

/** Where no mail server is configured: emails wait for one, and are given up after a day like any others. */
export const noMail: Mail = {
  async send() {
    throw new Error('no mail server is configured (SMTP_URL)');
  },
};

/**
 * Text that may stand in one header line: no line breaks, no control characters, so that nobody who writes a name can
 * write a header.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 400);
}
