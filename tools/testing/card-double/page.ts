// The double's payment page: plain, in English, and clearly no place for a real card.
import type { Session } from './book.ts';
import { goodCard, testCards } from './paying.ts';

const style = `
:root{color-scheme:light dark;--ink:#171717;--soft:#57534e;--paper:#fafaf9;--card:#fff;--line:#a8a29e;--act:#1d4ed8;--on:#fff;--warn:#fef3c7;--warnink:#713f12}
@media (prefers-color-scheme:dark){:root{--ink:#f5f5f4;--soft:#d6d3d1;--paper:#171717;--card:#262626;--line:#78716c;--act:#93c5fd;--on:#111827;--warn:#422006;--warnink:#fde68a}}
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
.test{margin:0;padding:.75rem 1rem;text-align:center;background:var(--warn);color:var(--warnink);font-weight:600}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{margin:0;font-size:1.25rem}
.sum{margin:.25rem 0 1.5rem;font-size:2rem;font-weight:700;overflow-wrap:anywhere}
form{display:grid;gap:1rem;margin:0 0 1rem}label{display:grid;gap:.25rem;font-weight:600}
input{min-height:3rem;padding:0 .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:.5rem;width:100%}
button{min-height:3rem;font:inherit;font-weight:600;border-radius:.5rem;border:1px solid var(--act);background:var(--act);color:var(--on);cursor:pointer}
button.quiet{background:transparent;color:var(--act)}a{color:var(--act);display:inline-flex;align-items:center;min-height:2.75rem}
.bad{padding:.75rem 1rem;border:1px solid currentColor;border-radius:.5rem;font-weight:600}
details{margin-top:.5rem;border-top:1px solid var(--line);padding-top:.5rem;color:var(--soft)}summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer}summary::before{content:"▸";width:1.25rem}details[open] summary::before{content:"▾"}
ul{padding-left:1.25rem}code{white-space:nowrap}
`;

const says: Readonly<Record<string, string>> = {
  paid: 'is paid',
  asks: 'asks your bank first',
  disputed: 'is paid, and then asked back by the bank',
};

export type Face = 'pay' | 'declined' | 'asks' | 'over';

/** The page of a payment. Everything works without scripts. */
export function pageOf(session: Session, face: Face): string {
  const inside = face === 'over' ? over(session) : face === 'asks' ? asks() : form(session, face);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Test card page</title><style>${style}</style></head><body>
<header class="test">Test page. No money moves here. Do not enter a real card.</header>
<main><h1>Pay ${escape(session.name)}</h1><p class="sum">${escape(sumOf(session))}</p>${inside}</main></body></html>`;
}

function form(session: Session, face: Face): string {
  const declined =
    face === 'declined'
      ? '<p class="bad" role="alert">The card was declined. Try another test card.</p>'
      : '';
  const cards = Object.entries(testCards)
    .map(([number, act]) => `<li><code>${spaced(number)}</code> ${says[act] ?? `is declined: ${act}`}</li>`)
    .join('');
  const back =
    session.cancelUrl === null ? '' : `<a href="${escape(session.cancelUrl)}">Back without paying</a>`;
  return `${declined}<form method="post"><label>Test card number
<input name="number" inputmode="numeric" autocomplete="off" required pattern="[0-9 ]{12,23}" value="${spaced(goodCard)}"></label>
<button name="act" value="pay">Pay ${escape(sumOf(session))}</button>
<button class="quiet" name="act" value="decline">Let the card be declined</button></form>${back}
<details><summary>Test cards</summary><ul>${cards}</ul></details>`;
}

function asks(): string {
  return `<p>Your bank asks whether this is you.</p><form method="post">
<button name="act" value="approve">Yes, it is me</button>
<button class="quiet" name="act" value="refuse">No</button></form>`;
}

function over({ status, successUrl, cancelUrl }: Session): string {
  const [text, url] =
    status === 'complete'
      ? ['This is paid already.', successUrl]
      : ['This page is over.', cancelUrl ?? successUrl];
  return `<p>${text}</p><a href="${escape(url)}">Back to the shop</a>`;
}

function sumOf({ amount, currency }: Session): string {
  const digits = ['jpy', 'krw', 'vnd'].includes(currency) ? 0 : 2;
  const text =
    digits === 0 ? String(amount) : `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  return `${text} ${currency.toUpperCase()}`;
}

function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (webhook) => `&#${webhook.charCodeAt(0)};`);
}
