// An email as it is sent: plain text, and the same words as simple HTML that loads nothing and needs no style.
import { languageOf, type Language } from '#domain/text/language.ts';
import { isRefusable, type EmailKind } from '#domain/notifications/emails.ts';
import { isPersonName } from '#domain/identity/person-name.ts';
import { letterWords } from '#locales/letters.ts';
import { sayIn } from '#locales/say.ts';
import { oneLine, type Email } from '#platform/ports/mail.ts';
import type { Environment } from '#platform/environment.ts';
import { factsOf, linksOf, valuesOf, type Fact, type Place } from './email-facts.ts';
import type { EmailRow } from './emails.sql.ts';
import { escaped, style } from '#features/notifications/server/mail-html.ts';

/** Puts an email into the words of its buyer. The same row always gives the same email. */
export function emailOf(
  row: EmailRow,
  shopId: bigint,
  env: Pick<Environment, 'baseUrl' | 'secret' | 'brand'>,
): Email {
  const language = languageOf(row.lang) ?? 'en';
  const place: Place = { shopId, language, baseUrl: env.baseUrl, secret: env.secret };
  const parts = partsOf(row, place);
  const { subject, links } = parts;
  const canStop = isRefusable(row.kind);
  return {
    messageId: `<${row.id}@${new URL(env.baseUrl).hostname}>`,
    to: oneLine(row.to_email),
    subject,
    text: textOf(parts, env.brand.name),
    html: htmlOf(parts, env.brand.name, language),
    headers: {
      'Content-Language': language,
      // Nobody's absence note answers a machine.
      'Auto-Submitted': 'auto-generated',
      ...(canStop
        ? { 'List-Unsubscribe': `<${links.stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  };
}

type Parts = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly Fact[];
  readonly action: string;
  readonly links: ReturnType<typeof linksOf>;
  /** Sentences with an address, as text; the address apart. */
  readonly receipt: string | undefined;
  readonly address: string;
  readonly open: string;
  readonly small: readonly string[];
};

function partsOf(row: EmailRow, place: Place): Parts {
  const { language } = place;
  const words = letterWords(language);
  const kind = words.kinds[row.kind];
  const values = valuesOf(row, place);
  const links = linksOf(row, place);
  const say = (text: string, more = {}) => sayIn(language, text, { ...values, ...more });
  const { action } = kind;
  return {
    subject: oneLine(say(kind.subject)),
    greeting: isGreeted(row) ? say(words.greeting) : words.greetingPlain,
    paragraphs: say(kind.body)
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    facts: factsOf(row, words, place),
    action,
    links,
    receipt: row.kind === 'order_paid' ? say(words.receipt, { url: links.receipt }) : undefined,
    address: say(words.address, { url: links.action }),
    open: say(words.open, { action, url: links.action }),
    small: [
      say(words.why),
      ...(row.kind === 'payment_expired' ? [] : [words.secret]),
      ...(isRefusable(row.kind) ? [say(words.stop, { url: links.stop })] : []),
    ],
  };
}

/** Before anybody has paid, an e-mail can be made to go to anyone: nothing that its sender typed is in it. */
const unpaidKinds: readonly EmailKind[] = ['payment_open', 'payment_expired', 'payment_returned'];

function isGreeted({ kind, buyer_name: name }: EmailRow): boolean {
  return !unpaidKinds.includes(kind) && isPersonName(name);
}

function textOf(parts: Parts, brand: string): string {
  const { greeting, paragraphs, facts, open, receipt, small } = parts;
  const list = facts.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const blocks = [greeting, ...paragraphs, list, open, receipt ?? '', ['-- ', ...small, brand].join('\n')];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function htmlOf(parts: Parts, brand: string, language: Language): string {
  const { subject, greeting, paragraphs, facts, action, links, receipt, address, small } = parts;
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="${style.name}">${escaped(name)}</th>` +
      `<td style="${style.value}">${escaped(value)}</td></tr>`,
  );
  const quiet = [address, ...small, brand];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    `<body style="${style.body}"><main style="${style.main}">`,
    `<h1 style="${style.title}">${escaped(subject)}</h1>`,
    ...[greeting, ...paragraphs].map((text) => `<p>${escaped(text)}</p>`),
    rows.length === 0 ? '' : `<table>${rows.join('')}</table>`,
    `<p><a href="${escaped(links.action)}" style="${style.button}">${escaped(action)}</a></p>`,
    receipt === undefined ? '' : `<p>${linked(receipt, links)}</p>`,
    '<hr>',
    ...quiet.map((text) => `<p style="${style.small}">${linked(text, links)}</p>`),
    '</main></body></html>',
  ].join('\n');
}

/** Addresses of our own making can be clicked, and no others. */
function linked(text: string, links: Parts['links']): string {
  const own = Object.values(links).find((url) => text.endsWith(url));
  if (own === undefined) return escaped(text);
  const url = escaped(own);
  return `${escaped(text.slice(0, -own.length))}<a href="${url}">${url}</a>`;
}
