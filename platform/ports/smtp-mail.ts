// Mail through somebody's mail server (SMTP), as the configuration names it.
import { createTransport } from 'nodemailer';
import { limits } from '#domain/limits.ts';
import { faultOfAnswer, type AddressFault } from '#platform/mail/delivery-status.ts';
import type { DkimKey, MailReturns } from '#platform/mail/mail-settings.ts';
import { trace } from '#platform/tracing/trace.ts';
import { MailRefused, oneLine, type Email, type Mail } from './mail.ts';

export type SmtpConfig = {
  /** `smtps://user:password@host:465`, or `smtp://…` which takes TLS where the server offers it. */
  readonly url: string;
  /** `Name <address>`, or an address. */
  readonly from: string;
  readonly replyTo?: string | undefined;
  /** What each message is signed with. */
  readonly dkim?: DkimKey | undefined;
  /** How bounces come back. */
  readonly returns?: MailReturns | undefined;
};

export type SmtpMail = Mail & {
  /** Hands an email over and gives what the mail server answered. @throws As `send` does. */
  sendForAnswer(email: Email): Promise<string>;
  close(): void;
};

/**
 * Opens the pool of connections; none is made before the first email. `close` ends them.
 *
 * @param sender The name that emails come from, where owners have set another one; the address stays.
 */
export function smtpMail(
  { url, from, replyTo, dkim, returns }: SmtpConfig,
  sender: () => string | undefined = () => undefined,
): SmtpMail {
  const server = new URL(url);
  const isLocal = server.hostname === '127.0.0.1' || server.hostname === 'localhost';
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port || (server.protocol === 'smtps:' ? 465 : 587)),
    secure: server.protocol === 'smtps:',
    // A password never crosses a network in the clear; a server on this machine may do without.
    requireTLS: server.protocol === 'smtp:' && !isLocal,
    // Debian's Postfix offers TLS with a certificate that it signed itself. On this machine nobody stands in between.
    ...(isLocal ? { tls: { rejectUnauthorized: false } } : {}),
    ...(server.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) } }),
    pool: true,
    maxConnections: limits.emailsAtOnce,
    connectionTimeout: limits.mailTimeoutMs,
    greetingTimeout: limits.mailTimeoutMs,
    socketTimeout: limits.mailTimeoutMs,
    // Nothing of an email is ever read from a file or fetched from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim === undefined ? {} : { dkim: dkimOptionsOf(dkim) }),
  });
  async function sendForAnswer(email: Email): Promise<string> {
    try {
      const message = messageOf(email, { from: fromAs(from, sender()), replyTo });
      const { response } = await trace('email', 'send email', () => transport.sendMail(message));
      return response;
    } catch (error) {
      const code = finalCodeOf(error);
      throw code === undefined ? error : new MailRefused(reasonOf(error), code, addressFaultOf(error));
    }
  }
  return {
    ...(returns === undefined ? {} : { returns }),
    async send(email) {
      await sendForAnswer(email);
    },
    sendForAnswer,
    close: () => transport.close(),
  };
}

/** Both fields of a one-click unsubscription must be signed, or mail programs do not offer it (RFC 8058). */
const signedFields =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

function dkimOptionsOf({ domain, selector, privateKey }: DkimKey) {
  return { domainName: domain, keySelector: selector, privateKey, headerFieldNames: signedFields };
}

type From = string | { readonly name: string; readonly address: string };

/** The same address under another name. As an object: a name is never read as an address. */
function fromAs(from: string, name: string | undefined): From {
  if (name === undefined) return from;
  return { name: oneLine(name), address: /<([^<>]+)>/.exec(from)?.[1] ?? from };
}

function messageOf(email: Email, sender: { from: From; replyTo: string | undefined }) {
  const { messageId, to, subject, text, html, headers, pictures = [], returnPath } = email;
  const { from, replyTo } = sender;
  return {
    messageId,
    from,
    ...(replyTo === undefined ? {} : { replyTo }),
    // As an object: an address is never read as a list of several.
    to: { name: '', address: oneLine(to) },
    // A list of recipients could be read from anything but a plain address: then the message keeps the usual sender.
    ...(returnPath === undefined || !plainAddress.test(to) ? {} : { envelope: { from: returnPath, to } }),
    subject: oneLine(subject),
    text,
    html,
    attachments: pictures.map(({ cid, type, bytes }, index) => ({
      cid,
      contentType: type,
      contentDisposition: 'inline' as const,
      filename: `${index + 1}.jpg`,
      content: bytes,
    })),
    headers: { ...headers },
  };
}

const plainAddress = /^[^\s@<>,;:()"\\[\]]+@[^\s@<>,;:()"\\[\]]+$/;

/** A permanent answer to this email (RFC 5321, 5yz); wrong credentials are the platform's fault and may be mended. */
function finalCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  const { responseCode: code } = error;
  const isSignIn = 'code' in error && error.code === 'EAUTH';
  return typeof code === 'number' && code >= 500 && code < 600 && !isSignIn ? code : undefined;
}

/** What a permanent answer to RCPT says of the address; an answer to another command is not about it. */
function addressFaultOf(error: unknown): AddressFault | undefined {
  if (typeof error !== 'object' || error === null || !('response' in error)) return undefined;
  const { response } = error;
  const isRecipient = 'command' in error && error.command === 'RCPT TO';
  return isRecipient && typeof response === 'string' ? faultOfAnswer(response) : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
