// The mailbox of test data: emails to buyers as they would arrive. There is none where real money moves.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limits } from '#domain/limits.ts';
import { findInMailbox, listMailbox, type MailboxEmail } from '#platform/db/mailbox.sql.ts';
import type { Environment } from '#platform/environment.ts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** An email may colour itself and show the pictures inside of it, and nothing else; its links leave the frame. */
const emailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

export function mailboxRoutes(app: FastifyInstance, env: Environment): void {
  if (!env.testData) return;
  const { direct } = env.db;
  const brand = env.brand.name;
  app.get<{ Querystring: { to?: string } }>('/mailbox', async ({ query }, reply) => {
    const to = (query.to ?? '').trim().toLowerCase().slice(0, 200);
    const list = await listMailbox(direct, { to: to === '' ? undefined : to, limit: limits.emailsShown });
    return sendPage(reply, pageOf({ brand, title: 'Mailbox', body: listOf(list, to) }));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const email = await findInMailbox(direct, { messageId: params.id });
    if (email === undefined) return reply.code(404).send();
    return sendPage(reply, pageOf({ brand, title: email.subject, body: wholeOf(email) }));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/letter', async ({ params }, reply) => {
    const email = await findInMailbox(direct, { messageId: params.id });
    if (email === undefined) return reply.code(404).send();
    const html = email.html.replace('<head>', '<head><base target="_top">');
    return sendPage(reply, html, emailPolicy);
  });
  app.get('/mailbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

function sendPage(reply: FastifyReply, html: string, policy = pagePolicy): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

type Listed = Pick<MailboxEmail, 'message_id' | 'to_email' | 'subject' | 'created_at'>;

function listOf(list: readonly Listed[], to: string): string {
  const rows = list.map(
    (email) =>
      `<li><a href="${pathOf(email)}"><strong>${escaped(email.subject)}</strong>` +
      `<span>${escaped(email.to_email)} · ${timeOf(email.created_at)}</span></a></li>`,
  );
  const none = to === '' ? 'No letters yet. Buy something in a shop.' : 'No letters to this address.';
  return [
    '<h1>Mailbox</h1>',
    '<p>Letters to buyers, which nobody outside gets.</p>',
    '<form method="get"><label for="to">Address</label>',
    `<span><input id="to" name="to" type="email" value="${escaped(to)}" autocomplete="off">`,
    '<button>Show</button></span></form>',
    list.length === 0 ? `<p>${none}</p>` : `<ul>${rows.join('')}</ul>`,
  ].join('\n');
}

function wholeOf(email: MailboxEmail): string {
  const source = `${pathOf(email)}/letter`;
  const headers = Object.entries(email.headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `<p><a href="/mailbox?to=${encodeURIComponent(email.to_email)}">All letters to ${escaped(email.to_email)}</a></p>`,
    `<h1>${escaped(email.subject)}</h1>`,
    `<p>To ${escaped(email.to_email)}, ${timeOf(email.created_at)}</p>`,
    `<iframe title="Letter" src="${source}" sandbox="allow-top-navigation-by-user-activation"></iframe>`,
    `<details><summary>As plain text</summary><pre>${escaped(email.plain)}</pre></details>`,
    `<details><summary>Headers</summary><pre>${escaped([`Message-ID: ${email.message_id}`, ...headers].join('\n'))}</pre></details>`,
  ].join('\n');
}

function pathOf({ message_id: id }: Pick<MailboxEmail, 'message_id'>): string {
  return `/mailbox/${encodeURIComponent(id)}`;
}

function timeOf(at: Date): string {
  const iso = at.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

type Page = { readonly brand: string; readonly title: string; readonly body: string };

function pageOf({ brand, title, body }: Page): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escaped(title)} · ${escaped(brand)}</title>`,
    '<link rel="stylesheet" href="/mailbox.css"></head><body>',
    '<aside aria-label="Notice">Test data: no real money moves here, and no letter leaves this house.</aside>',
    `<main>${body}</main></body></html>`,
  ].join('\n');
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const styles = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
aside { padding: 0.5rem 1rem; text-align: center; font-weight: 600; background: #fde68a; color: #422006; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.5rem 0; }
form { display: flex; flex-direction: column; gap: 0.25rem; margin: 1rem 0; }
form span { display: flex; gap: 0.5rem; }
input { flex: 1; min-width: 0; }
input, button { font: inherit; min-height: 44px; padding: 0 0.75rem; border-radius: 8px; border: 1px solid #767676; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid #8885; }
li a { display: flex; flex-direction: column; padding: 0.75rem 0; color: inherit; text-decoration: none; min-height: 44px; }
li a:hover strong { text-decoration: underline; }
li span { font-size: 0.875rem; }
p a { display: inline-flex; min-height: 44px; align-items: center; color: inherit; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }
pre { white-space: pre-wrap; font-size: 0.875rem; }
iframe { width: 100%; height: 40rem; border: 1px solid #8885; border-radius: 8px; background: Canvas; }
`;
