// The page of a double on which a buyer pays or turns back: it says that it is no real one.
export type PageFacts = { readonly title: string; readonly payee: string; readonly amount: string };

/** @param choices What a buyer can do there, by the value that is sent. An empty list: the page is over. */
export function pageOf(
  { title, payee, amount }: PageFacts,
  choices: Readonly<Record<string, string>>,
): string {
  const buttons = Object.entries(choices)
    .map(([value, label]) => `<button name="act" value="${escape(value)}">${escape(label)}</button>`)
    .join('\n');
  const body = buttons === '' ? '<p>This page is over.</p>' : `<form method="post">${buttons}</form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:3rem auto;padding:0 1rem}
button{font:inherit;display:block;width:100%;min-height:48px;margin:.75rem 0}</style></head>
<body><main><h1>${escape(title)}</h1><p>${escape(payee)}</p><p><strong>${escape(amount)}</strong></p>
<p>This is a double for tests. No money moves.</p>${body}</main></body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
