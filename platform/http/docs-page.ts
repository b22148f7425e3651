// The contract as a page for people: `/docs`, drawn once from the OpenAPI document, without scripts.
import { commonRefusals } from '#domain/wire/endpoint.ts';
import { isRefusalKey } from '#domain/wire/errors.ts';
import { errors } from '#locales/en/errors.ts';
import {
  fieldOf,
  fieldsOf,
  isSchema,
  listAt,
  schemaAt,
  textAt,
  type Field,
  type Schema,
} from './docs-fields.ts';
import { exampleOf } from './api/docs-programs.ts';
import { hooksSection, scopeOf } from './docs-hooks.ts';
import { fieldTable, safe, table } from './docs-html.ts';

type Operation = { readonly method: string; readonly path: string; readonly facts: Schema };

const actors: Readonly<Record<string, string>> = {
  anyone: 'Anyone: no token is needed.',
  merchant:
    'A merchant: the token of a sign-in, in the header Authorization. Calls that name a scope are for its programs too: with a key of the app (Settings, Developers) as Authorization: Bearer shop_live_…, 120 calls a minute.',
  operator: 'A person of the console.',
  supplier:
    'A person of the console who acts for a supplier. Calls below /sup/api/ are for its programs too: with a key of the console (Dispatch, API keys) as Authorization: Bearer sup_live_…, 120 calls a minute.',
  hook: 'Another system: its message is signed.',
};

/** The page; `document` is what `/openapi.json` gives. */
export function docsPage(document: Schema, brand: string): string {
  const groups = groupsOf(document);
  const title = `${brand} API`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<a class="skip" href="#main">To the calls</a>
<header>
<h1>${safe(title)}</h1>
<p>${safe(textAt(schemaAt(document, 'info'), 'description'))}
The same as a file: <a href="/openapi.json">openapi.json</a>.</p>
${contents(groups)}
</header>
<main id="main">
${[...groups].map(([actor, operations]) => group(actor, operations)).join('\n')}
${hooksSection(document)}
${commonSection()}
${catalogue(document)}
</main>
</body>
</html>
`;
}

/** Calls by their actor, in the order of `actors`. */
function groupsOf(document: Schema): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>(Object.keys(actors).map((actor) => [actor, []]));
  for (const [path, methods] of Object.entries(schemaAt(document, 'paths'))) {
    if (!isSchema(methods)) continue;
    for (const [method, facts] of Object.entries(methods)) {
      if (!isSchema(facts)) continue;
      const [tag] = listAt(facts, 'tags');
      const actor = typeof tag === 'string' ? tag : 'anyone';
      groups.set(actor, [...(groups.get(actor) ?? []), { method: method.toUpperCase(), path, facts }]);
    }
  }
  return new Map([...groups].filter(([, operations]) => operations.length > 0));
}

function contents(groups: ReadonlyMap<string, Operation[]>): string {
  const parts = [...groups].map(([actor, operations]) => {
    const links = operations.map(
      ({ path, facts }) => `<li><a href="#${safe(textAt(facts, 'operationId'))}">${safe(path)}</a></li>`,
    );
    return `<details><summary>${safe(actor)} <small>${operations.length}</small></summary>
<ul>${links.join('')}</ul></details>`;
  });
  return `<nav aria-label="Calls">${parts.join('\n')}
<p><a href="#programs">Programs of merchants: keys and webhooks</a> · <a href="#common">Refusals of every call</a> · <a href="#errors">All codes</a></p></nav>`;
}

function group(actor: string, operations: readonly Operation[]): string {
  return `<section aria-labelledby="actor-${safe(actor)}">
<h2 id="actor-${safe(actor)}">${safe(actor)}</h2>
<p>${safe(actors[actor] ?? '')}</p>
${operations.map(operation).join('\n')}
</section>`;
}

function operation({ method, path, facts }: Operation): string {
  const name = textAt(facts, 'operationId');
  const content = schemaAt(facts, 'requestBody', 'content');
  const [type] = Object.keys(content);
  const isFields = type === 'application/json' || type === 'multipart/form-data';
  const body = isFields ? schemaAt(content, type, 'schema') : {};
  const isFile = textAt(body, 'format') === 'binary' || (type !== undefined && !isFields);
  const asked = [
    ...listAt(facts, 'parameters').filter(isSchema).map(parameter),
    ...(isFile ? [] : fieldsOf(body)),
  ];
  const answer = listAt(
    schemaAt(facts, 'responses', '200', 'content', 'application/json', 'schema'),
    'oneOf',
  )[0];
  const file = isFile
    ? `<p>The body is the file or message itself, as <code>${safe(type ?? '')}</code>.</p>`
    : '';
  return `<article id="${safe(name)}">
<h3><span class="method">${safe(method)}</span> <code>${safe(path)}</code></h3>
<p>${safe(textAt(facts, 'summary'))} <small>${safe(name)}</small></p>
${scopeOf(facts) === undefined ? '' : `<p>With a key of the scope <code>${safe(scopeOf(facts) ?? '')}</code> too.</p>`}
${file}${fieldTable('What is asked', asked)}
${fieldTable('What is answered, in data', fieldsOf(schemaAt(answer, 'properties', 'data')))}
${exampleOf(facts)}
${ownRefusals(facts)}
</article>`;
}

function parameter(facts: Schema): Field {
  const field = fieldOf(textAt(facts, 'name'), schemaAt(facts, 'schema'), facts['required'] === true);
  return { ...field, notes: [`in the ${textAt(facts, 'in')}`, ...field.notes] };
}

function isCommon(key: string): boolean {
  return commonRefusals.some((one) => one === key);
}

function ownRefusals(facts: Schema): string {
  const own = listAt(facts, 'x-refusals')
    .filter(isSchema)
    .filter((one) => !isCommon(textAt(one, 'key')));
  const common = '<a href="#common">those of every call</a>';
  if (own.length === 0) return `<p class="none">It refuses with ${common} only.</p>`;
  const rows = own.map((one) => codeRow(textAt(one, 'code'), textAt(one, 'key'), textAt(one, 'meaning')));
  return `${table('What it refuses', ['Code', 'Name', 'Meaning'], rows)}<p>Besides ${common}.</p>`;
}

function codeRow(code: string, key: string, meaning: string, anchor = ''): string {
  return `<tr${anchor}><th scope="row">${safe(code)}</th><td><code>${safe(key)}</code></td><td>${safe(meaning)}</td></tr>`;
}

function commonSection(): string {
  const names = commonRefusals.map((key) => `<li><code>${safe(key)}</code> ${safe(errors[key])}</li>`);
  return `<section id="common"><h2>Refusals of every call</h2><ul>${names.join('\n')}</ul></section>`;
}

function catalogue(document: Schema): string {
  const rows = listAt(document, 'x-errors')
    .filter(isSchema)
    .map((one) => {
      const key = textAt(one, 'key');
      // Problems name this place as their type.
      const anchor = ` id="error-${safe(key)}"`;
      return codeRow(textAt(one, 'code'), key, isRefusalKey(key) ? errors[key] : '', anchor);
    });
  const lead =
    '<p>200 is success. A refusal has <code>data.reason</code>, a machine word, and <code>data.request_id</code>. To a key it is a problem, with the same code and reason.</p>';
  return `<section id="errors"><h2>All codes</h2>${lead}
${table('Every code', ['Code', 'Name', 'Meaning'], rows)}</section>`;
}

/** `/docs.css`: follows the reader's choice of light or dark. */
export const docsStyles = `:root {
  color-scheme: light dark;
  --ground: #fbfaf8; --card: #fff; --ink: #1c1a17; --muted: #5d574e; --line: #ddd7cc; --accent: #0b5f4c;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #151412; --card: #1f1d1a; --ink: #f2efe9; --muted: #b6aea1; --line: #3a362f; --accent: #6fd0b4; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
}
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { position: static; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 3rem; text-transform: capitalize; }
h3 { margin-top: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
small, .none, td { color: var(--muted); }
code { font: .92em ui-monospace, monospace; }
nav details { border-top: 1px solid var(--line); }
nav summary { min-height: 2.75rem; align-content: center; cursor: pointer; font-weight: 600; }
nav ul { margin: 0 0 1rem; padding-left: 1.25rem; columns: 20rem; }
nav li { padding: .2rem 0; overflow-wrap: anywhere; break-inside: avoid; }
article { margin: 1rem 0; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
.method { color: var(--accent); }
.wide { overflow-x: auto; margin: .75rem 0; }
pre { overflow-x: auto; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
td:last-child { overflow-wrap: anywhere; min-width: 12rem; }
thead th { color: var(--muted); font-weight: 500; }
`;
