// The mailbox of test data: emails as they would arrive, in a list with a reading pane. There is none where real money moves.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limits } from '#domain/limits.ts';
import { escaped } from '#features/notifications/server/mail/blocks.ts';
import { accentOf, colors } from '#features/notifications/server/mail/colors.ts';
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
    const body = `${listOf(list, { to })}<div class="pane empty"><p>Choose an email to read it.</p></div>`;
    return sendPage(reply, pageOf({ brand, title: 'Mailbox', body, shows: 'list' }));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const email = await findInMailbox(direct, { messageId: params.id });
    if (email === undefined) return reply.code(404).send();
    const list = await listMailbox(direct, { to: undefined, limit: limits.emailsShown });
    const body = `${listOf(list, { to: '', chosen: email.message_id })}${wholeOf(email)}`;
    return sendPage(reply, pageOf({ brand, title: email.subject, body, shows: 'email' }));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id/page', async ({ params }, reply) => {
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

/** The list of a mail program. `chosen` is the email that is open beside it. */
function listOf(list: readonly Listed[], { to, chosen }: { to: string; chosen?: string }): string {
  const rows = list.map((email) => {
    const isOpen = email.message_id === chosen;
    return (
      `<li><a href="${pathOf(email)}"${isOpen ? ' aria-current="page"' : ''}>` +
      `<span class="face" aria-hidden="true">${escaped(email.to_email.slice(0, 1).toUpperCase())}</span>` +
      `<span class="row"><span class="to">${escaped(email.to_email)}</span>${timeOf(email.created_at)}` +
      `<span class="subject">${escaped(email.subject)}</span></span></a></li>`
    );
  });
  const none = to === '' ? 'No emails yet. Buy something in a shop.' : 'No emails to this address.';
  return [
    `<section class="list"><h1>Mailbox</h1>`,
    '<form method="get" action="/mailbox" role="search"><label for="to">Recipient</label>',
    `<span><input id="to" name="to" type="email" value="${escaped(to)}" autocomplete="off">`,
    '<button>Show</button></span></form>',
    list.length === 0 ? `<p class="none">${none}</p>` : `<ul>${rows.join('')}</ul>`,
    '</section>',
  ].join('\n');
}

function wholeOf(email: MailboxEmail): string {
  const source = `${pathOf(email)}/page`;
  const headers = Object.entries(email.headers).map(([name, value]) => `${name}: ${value}`);
  return [
    '<article class="pane">',
    `<a class="back" href="/mailbox?to=${encodeURIComponent(email.to_email)}">All emails to ${escaped(email.to_email)}</a>`,
    `<h2>${escaped(email.subject)}</h2>`,
    `<p class="meta">To ${escaped(email.to_email)} · ${timeOf(email.created_at)}</p>`,
    `<iframe title="Email" src="${source}" sandbox="allow-top-navigation-by-user-activation"></iframe>`,
    `<details><summary>As plain text</summary><pre>${escaped(email.plain)}</pre></details>`,
    `<details><summary>Headers</summary><pre>${escaped([`Message-ID: ${email.message_id}`, ...headers].join('\n'))}</pre></details>`,
    '</article>',
  ].join('\n');
}

function pathOf({ message_id: id }: Pick<MailboxEmail, 'message_id'>): string {
  return `/mailbox/${encodeURIComponent(id)}`;
}

function timeOf(at: Date): string {
  const iso = at.toISOString();
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(at);
  return `<time datetime="${iso}">${day}, ${iso.slice(11, 16)} UTC</time>`;
}

type Page = {
  readonly brand: string;
  readonly title: string;
  readonly body: string;
  /** What a narrow screen shows of the two. */
  readonly shows: 'list' | 'email';
};

function pageOf({ brand, title, body, shows }: Page): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${escaped(title)} · ${escaped(brand)}</title>`,
    '<link rel="stylesheet" href="/mailbox.css"></head><body>',
    '<aside aria-label="Notice">Test data: no real money moves, and these emails reach nobody.</aside>',
    `<main class="${shows}">${body}</main></body></html>`,
  ].join('\n');
}

/** The tokens of the pages (ui/tokens.css), as far as this page needs them. */
const themeOf = (scheme: 'light' | 'dark') =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color[scheme]};`)
    .join(' ');

const styles = `:root { color-scheme: light dark; font: 15px/20px system-ui, sans-serif; ${themeOf('light')} --accent: ${accentOf().light}; --on-accent: ${accentOf().onLight}; }
@media (prefers-color-scheme: dark) { :root { ${themeOf('dark')} --accent: ${accentOf().dark}; --on-accent: ${accentOf().onDark}; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--ground); }
aside { padding: 6px 16px; font-size: 13px; line-height: 18px; color: var(--muted); border-bottom: 1px solid var(--line); }
main { overflow-wrap: anywhere; }
h1 { font-size: 22px; line-height: 28px; font-weight: 600; margin: 0; padding: 16px 16px 8px; }
h2 { font-size: 22px; line-height: 28px; font-weight: 600; margin: 0 0 4px; }
form { display: block; padding: 0 16px 12px; }
label, .meta, .row time { font-size: 13px; line-height: 18px; color: var(--muted); }
form span { display: flex; gap: 8px; margin-top: 4px; }
input { flex: 1; min-width: 0; color: inherit; background: var(--surface); border: 1px solid var(--muted); }
input, button { font: inherit; min-height: 44px; padding: 0 12px; border-radius: 10px; }
button { border: 0; font-weight: 500; background: var(--sunken); color: var(--ink); }
ul { list-style: none; margin: 0; padding: 0; }
li a { display: flex; gap: 12px; align-items: center; min-height: 64px; padding: 10px 16px; color: inherit;
  text-decoration: none; border-top: 1px solid var(--line); }
li a:hover, li a[aria-current] { background: var(--sunken); }
.face { flex: none; width: 36px; height: 36px; border-radius: 18px; text-align: center; line-height: 36px;
  font-weight: 600; background: var(--accent); color: var(--on-accent); }
.row { flex: 1; min-width: 0; display: grid; grid-template-columns: 1fr auto; column-gap: 8px; }
.to, .subject { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to { font-weight: 500; }
.subject { grid-column: 1 / -1; color: var(--muted); }
.none, .pane { padding: 16px; }
.meta { margin: 0 0 12px; }
.back, summary { min-height: 44px; display: flex; align-items: center; color: inherit; cursor: pointer; }
pre { white-space: pre-wrap; font-size: 13px; line-height: 18px; }
iframe { display: block; width: 100%; height: 44rem; border: 0; background: var(--ground); }
.empty { color: var(--muted); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
@media (max-width: 899px) { main.email .list, main.list .pane { display: none; } }
@media (min-width: 900px) {
  html, body { height: 100%; }
  body { display: flex; flex-direction: column; }
  main { flex: 1; min-height: 0; display: grid; grid-template-columns: 380px 1fr; }
  .list { overflow-y: auto; border-right: 1px solid var(--line); background: var(--surface); }
  .pane { overflow-y: auto; padding: 24px 32px; }
  .back { display: none; }
  .empty { display: grid; place-items: center; }
}
`;
