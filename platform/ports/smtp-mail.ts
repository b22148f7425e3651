// Mail through somebody's mail server (SMTP), as the configuration names it.
import { createTransport } from 'nodemailer';
import { limits } from '#domain/limits.ts';
import { MailRefused, oneLine, type Email, type Mail } from './mail.ts';

export type SmtpConfig = {
  /** `smtps://user:password@host:465`, or `smtp://…` which takes TLS where the server offers it. */
  readonly url: string;
  /** `Name <address>`, or an address. */
  readonly from: string;
  readonly replyTo?: string | undefined;
};

/**
 * Opens the pool of connections; none is made before the first email. `close` ends them.
 *
 * @param sender The name that emails come from, where owners have set another one; the address stays.
 */
export function smtpMail(
  { url, from, replyTo }: SmtpConfig,
  sender: () => string | undefined = () => undefined,
): Mail & { close(): void } {
  const server = new URL(url);
  const isLocal = server.hostname === '127.0.0.1' || server.hostname === 'localhost';
  const transport = createTransport({
    host: server.hostname,
    port: Number(server.port || (server.protocol === 'smtps:' ? 465 : 587)),
    secure: server.protocol === 'smtps:',
    // A password never crosses a network in the clear; a server on this machine may do without.
    requireTLS: server.protocol === 'smtp:' && !isLocal,
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
  });
  return {
    async send(email) {
      try {
        await transport.sendMail(messageOf(email, { from: fromAs(from, sender()), replyTo }));
      } catch (error) {
        const code = finalCodeOf(error);
        throw code === undefined ? error : new MailRefused(reasonOf(error), code);
      }
    },
    close: () => transport.close(),
  };
}

type From = string | { readonly name: string; readonly address: string };

/** The same address under another name. As an object: a name is never read as an address. */
function fromAs(from: string, name: string | undefined): From {
  if (name === undefined) return from;
  return { name: oneLine(name), address: /<([^<>]+)>/.exec(from)?.[1] ?? from };
}

function messageOf(email: Email, sender: { from: From; replyTo: string | undefined }) {
  const { messageId, to, subject, text, html, headers, pictures = [] } = email;
  const { from, replyTo } = sender;
  return {
    messageId,
    from,
    ...(replyTo === undefined ? {} : { replyTo }),
    // As an object: an address is never read as a list of several.
    to: { name: '', address: oneLine(to) },
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

/** A permanent answer to this email (RFC 5321, 5yz); wrong credentials are the platform's fault and may be mended. */
function finalCodeOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  const { responseCode: code } = error;
  const isSignIn = 'code' in error && error.code === 'EAUTH';
  return typeof code === 'number' && code >= 500 && code < 600 && !isSignIn ? code : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
