// What the page of the contract says to programs: statuses, limits, versions, and calls as they were recorded.
import { currentVersion } from '#domain/wire/api-version.ts';
import { hookLimits } from '#domain/limits/hooks.ts';
import { isSchema, schemaAt, type Schema } from '#platform/http/docs-fields.ts';
import { safe } from '#platform/http/docs-html.ts';

/** How callers with a key are answered, in a few sentences each. */
export const programRules = `<h3>Statuses</h3>
<p>To a key, what went well is HTTP 200 with <code>{code, msg, data}</code>. What was refused has its own HTTP status and
the type <code>application/problem+json</code> (RFC 9457): <code>code</code> and <code>reason</code> are for programs,
<code>detail</code> is for people, <code>fields</code> names every field that is wrong, <code>instance</code> is the id of
the request. Fields that a call does not know are refused.</p>
<h3>Limits</h3>
<p>${hookLimits.merchantKeyCallsPerMinute} calls a minute. <code>RateLimit: "key";r=119;t=42</code> says that 119 calls are
left and that there will be all of them in 42 seconds. One too many answers 429 with <code>Retry-After</code>, in seconds.</p>
<h3>What changed</h3>
<p>Calls that end in <code>/changes</code> give everything in the order in which it changed. Ask with <code>cursor</code>, the
<code>next</code> of the page before, now or later: what changes meanwhile comes again, and nothing is left out. Changes of
the last ${hookLimits.changesSettleMs / 1000} seconds come later, for a change that was begun earlier may still be stored.</p>
<h3>Versions</h3>
<p>A key goes on at the version at which it was made, today <code>${currentVersion}</code>. The header
<code>Stockless-Version</code> asks for another one for one call; every answer says which one it was made at. New fields,
new calls and new words in lists of words come without a new version: pass over what you do not know.</p>
<h3>Assistants</h3>
<p>A key with the scope <code>proposals.write</code> proposes changes; the merchant confirms or declines each in the app, and
nothing changes before that. An assistant that speaks the Model Context Protocol gets these calls as tools: run
<code>stockless-mcp</code> with <code>STOCKLESS_URL</code> (the address of this instance) and <code>STOCKLESS_KEY</code> (the
key) in its environment, and name it in the assistant's settings as a server over stdio. <code>npm run build -- mcp</code> of
the source writes the command. What the key can read is sent to whoever runs the assistant.</p>`;

/** A call as it was recorded; empty where it was not. */
export function exampleOf(operation: Schema): string {
  const asked = recorded(schemaAt(operation, 'requestBody', 'content', 'application/json'));
  const answered = recorded(schemaAt(operation, 'responses', '200', 'content', 'application/json'));
  if (answered === undefined) return '';
  return `<details><summary>Example</summary>
${asked === undefined ? '' : `<pre><code>${safe(asked)}</code></pre>`}
<pre><code>${safe(answered)}</code></pre></details>`;
}

function recorded(body: Schema): string | undefined {
  const { example } = body;
  return isSchema(example) ? JSON.stringify(example, null, 2) : undefined;
}
