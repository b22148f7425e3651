// The one frame of all mails: who writes, one heading, what there is to say, one button, and why it was sent. It loads
// nothing: pictures are parts of the mail itself.
import type { Language } from '#domain/text/language.ts';
import { oneLine, type Email, type MailPicture } from '#platform/ports/mail.ts';
import type { Environment } from '#platform/environment.ts';
import { sayIn } from '#locales/say.ts';
import {
  addressBlock,
  amountOf,
  button,
  escaped,
  factsTable,
  font,
  itemsTable,
  linesTable,
  linkLine,
  paragraph,
  pictureBlock,
  sumTable,
  type Fact,
  type Link,
  type MailLine,
  type MailSum,
} from './blocks.ts';
import { accentOf, colors, partColors, type Accent } from './colors.ts';

/** A sentence that ends with an address: whole in the text, its words as a link where there is HTML. */
export type Sentence = Link & { readonly plain: string };

export type MailContent = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The sum that the mail is about, in large figures. */
  readonly amount?: string | undefined;
  readonly facts?: readonly Fact[];
  readonly items?: readonly (Link & { readonly body: string })[];
  readonly lines?: readonly MailLine[];
  readonly more?: string | undefined;
  readonly sum?: MailSum | undefined;
  readonly address?: { readonly name: string; readonly lines: readonly string[] } | undefined;
  /** A picture of the mail by its Content-ID, and what it is for those who do not see it. */
  readonly picture?: { readonly cid: string; readonly says: string } | undefined;
  readonly action?: Sentence | undefined;
  readonly links?: readonly Sentence[];
  /** Who sends it and why, and how to end it. */
  readonly footer: readonly (string | Sentence)[];
};

export type MailSender = {
  readonly name: string;
  /** A shop's own face; a mail of the platform, or of what nobody has paid yet, has its name alone. */
  readonly face?: { readonly accent: Accent; readonly logo: string | undefined } | undefined;
};

type MailTo = {
  readonly env: Pick<Environment, 'baseUrl' | 'brand'>;
  readonly language: Language;
  readonly address: string;
  /** Names the mail: a repeat has the same one. */
  readonly id: string;
  /** One click of a mail program ends mails like this one (RFC 8058). */
  readonly stop?: string | undefined;
};

/** A mail in the platform's frame, as text and as HTML. */
export function frameMail(
  { env, language, address, id, stop }: MailTo,
  {
    content,
    sender,
    pictures = [],
  }: {
    readonly content: MailContent;
    readonly sender: MailSender;
    readonly pictures?: readonly MailPicture[];
  },
): Email {
  const whole = { ...content, footer: [...content.footer, operatorOf(env.brand)] };
  return {
    messageId: `<${id}@${new URL(env.baseUrl).hostname}>`,
    to: oneLine(address),
    subject: oneLine(content.subject),
    text: textOf(whole),
    html: htmlOf(whole, sender, language),
    pictures,
    headers: {
      'Content-Language': language,
      // Nobody's absence note answers a machine.
      'Auto-Submitted': 'auto-generated',
      ...(stop === undefined
        ? {}
        : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

function operatorOf({ name, legalName }: Environment['brand']): string {
  return legalName === '' || legalName === name ? name : `${name} · ${legalName}`;
}

/** @param words A message that ends with `{url}`. */
export function sentenceOf(
  language: Language,
  words: string,
  { url, ...values }: { readonly url: string } & Record<string, string | number>,
): Sentence {
  const text = sayIn(language, words, { ...values, url: '' }).replace(/[\s:：]+$/u, '');
  return { text, url, plain: sayIn(language, words, { ...values, url }) };
}

function textOf(content: MailContent): string {
  const { greeting, paragraphs, facts = [], items = [], lines = [], more, sum, address, action } = content;
  const { amount = '', links = [], footer } = content;
  const blocks = [
    greeting,
    // Most sentences say it; where the subject alone does, the text says it too.
    paragraphs.some((text) => text.includes(amount)) ? '' : amount,
    ...paragraphs,
    facts.map(textOfFact).join('\n'),
    ...items.map(({ text, body, url }) => [text, body, url].filter((line) => line !== '').join('\n')),
    [...lines.map(textOfLine), more ?? ''].filter((line) => line !== '').join('\n'),
    sum === undefined ? '' : [...sum.parts, sum.total].map(textOfFact).join('\n'),
    address === undefined ? '' : [`${address.name}:`, ...address.lines].join('\n'),
    action?.plain ?? '',
    ...links.map(({ plain }) => plain),
    ['-- ', ...footer.map((line) => (typeof line === 'string' ? line : line.plain))].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const textOfFact = ({ name, value }: Fact): string => `${name}: ${value}`;

function textOfLine({ title, qty, amount }: MailLine): string {
  return `${qty} × ${title}${amount === undefined ? '' : `  ${amount}`}`;
}

function htmlOf(content: MailContent, sender: MailSender, language: Language): string {
  const accent = sender.face?.accent ?? accentOf();
  const { ground, surface, line, ink } = colors;
  const card = `width:100%;max-width:600px;background-color:${surface.light};border:1px solid ${line.light};border-radius:14px`;
  const title = `margin:0 0 12px;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:${ink.light}`;
  const subject = escaped(oneLine(content.subject));
  return [
    `<!doctype html><html lang="${language}" dir="ltr"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${subject}</title><style>${stylesOf(accent)}</style></head>`,
    `<body class="ground" style="margin:0;padding:0;background-color:${ground.light}">`,
    // Programs on the web keep the body alone: the language stands on it a second time.
    `<div class="ground" lang="${language}" dir="ltr" style="background-color:${ground.light};${font}">`,
    previewOf(content),
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>`,
    '<td align="center" style="padding:24px 12px">',
    `<table class="surface line" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="${card}">`,
    `<tr><td class="inside" style="padding:24px 28px 22px;text-align:start">`,
    headOf(sender),
    `<h1 class="ink" style="${title}">${unbroken(subject)}</h1>`,
    ...bodyOf(content, accent),
    '</td></tr></table>',
    footOf(content.footer),
    '</td></tr></table></div></body></html>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The number of an order stays in one piece, and can still be copied. */
function unbroken(html: string): string {
  return html.replace(/[0-9A-Z]{6,}-\d+/g, (number) => `<span style="white-space:nowrap">${number}</span>`);
}

/** What a list of mails shows beside the subject. */
function previewOf({ paragraphs }: MailContent): string {
  const [first = ''] = paragraphs;
  const hidden = 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;opacity:0';
  return `<div aria-hidden="true" style="${hidden}">${escaped(first)}</div>`;
}

function headOf({ name, face }: MailSender): string {
  const { ink } = colors;
  const called =
    `<td class="ink" style="padding:0;vertical-align:middle;font-size:15px;line-height:20px;font-weight:600;` +
    `overflow-wrap:anywhere;color:${ink.light}">${escaped(name)}</td>`;
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>` +
    `${face === undefined ? '' : faceOf(name, face)}${called}</tr></table>`
  );
}

function faceOf(name: string, { accent, logo }: NonNullable<MailSender['face']>): string {
  if (logo !== undefined) {
    const style = 'display:block;width:40px;height:40px;border-radius:8px';
    return (
      `<td width="52" style="width:52px;padding:0 12px 0 0"><img src="cid:${escaped(logo)}" width="40" height="40" ` +
      `alt="" style="${style}"></td>`
    );
  }
  const [letter = '·'] = Array.from(name.trim().toUpperCase());
  return (
    `<td class="accent on-accent" width="40" height="40" align="center" bgcolor="${accent.light}" aria-hidden="true" ` +
    `style="width:40px;height:40px;border-radius:8px;text-align:center;vertical-align:middle;font-size:18px;` +
    `line-height:40px;font-weight:600;background-color:${accent.light};color:${accent.onLight}">${escaped(letter)}</td>` +
    `<td width="12" style="width:12px;font-size:0">&nbsp;</td>`
  );
}

function bodyOf(content: MailContent, accent: Accent): string[] {
  const { greeting, paragraphs, amount, facts = [], items = [], lines = [], more, sum } = content;
  const { address, action, picture, links = [] } = content;
  return [
    amount === undefined || amount === '' ? '' : amountOf(amount),
    ...[greeting, ...paragraphs].filter((text) => text !== '').map(paragraph),
    factsTable(facts),
    picture === undefined ? '' : pictureBlock(picture),
    itemsTable(items),
    action === undefined ? '' : button(action, accent),
    ...links.map(linkLine),
    linesTable(lines, more),
    sum === undefined ? '' : sumTable(sum),
    address === undefined ? '' : addressBlock(address),
  ];
}

function footOf(footer: MailContent['footer']): string {
  const style = `font-size:12px;line-height:18px;color:${colors.muted.light}`;
  const lines = footer.map((line) => {
    const text =
      typeof line === 'string'
        ? escaped(line)
        : `<a class="muted" href="${escaped(line.url)}" style="text-decoration:underline;${style}">${escaped(line.text)}</a>`;
    return `<p class="muted" style="margin:0 0 6px;${style}">${text}</p>`;
  });
  return (
    `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">` +
    `<tr><td class="inside" style="padding:18px 28px 0;text-align:start;overflow-wrap:anywhere">${lines.join('')}</td></tr></table>`
  );
}

/** What only a style sheet can say: dark mode, and narrow screens. */
function stylesOf({ dark, onDark }: Accent): string {
  const { ground, surface, sunken, ink, muted, line } = colors;
  const rules = [
    `.ground{background-color:${ground.dark}!important}`,
    `.surface{background-color:${surface.dark}!important}`,
    `.sunken{background-color:${sunken.dark}!important}`,
    `.ink{color:${ink.dark}!important}`,
    `.muted{color:${muted.dark}!important}`,
    `.line{border-color:${line.dark}!important}`,
    `.accent{background-color:${dark}!important}`,
    `.on-accent{color:${onDark}!important}`,
    ...partColors.dark.map((color, index) => `.part-${index}{background-color:${color}!important}`),
  ];
  return (
    `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}` +
    '@media (max-width:480px){.inside{padding-left:18px!important;padding-right:18px!important}}'
  );
}
