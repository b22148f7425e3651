// The part of the page for merchants' programs: which key opens which call, what is sent, and how to know that it is ours.
import { hookLimits } from '#domain/limits/hooks.ts';
import { fieldsOf, isSchema, listAt, schemaAt, textAt, type Schema } from './docs-fields.ts';
import { programRules } from './api/docs-programs.ts';
import { fieldTable, safe, table } from './docs-html.ts';

/** Verifies a message, as it stands on the page: a test runs it against what is sent. */
export const verifySample = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** body: the bytes as they came, before any JSON is read. header: Stockless-Signature. */
export function isGenuine(body, header, secret, now = Date.now()) {
  const parts = header.split(',').map((part) => part.split('='));
  const stamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (Math.abs(now / 1000 - Number(stamp)) > 300) return false;
  const right = createHmac('sha256', secret).update(stamp + '.').update(body).digest();
  return parts.some(([name, value]) => {
    const given = Buffer.from(name === 'v1' ? value : '', 'hex');
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
`;

/** The scope of a key that opens this call; undefined where none does. */
export function scopeOf(operation: Schema): string | undefined {
  for (const way of listAt(operation, 'security')) {
    if (!isSchema(way)) continue;
    const [scope] = listAt(way, 'key');
    if (typeof scope === 'string') return scope;
  }
  return undefined;
}

/** Keys and messages; empty where nothing is sent. */
export function hooksSection(document: Schema): string {
  const messages = Object.entries(schemaAt(document, 'webhooks'));
  if (messages.length === 0) return '';
  return `<section id="programs" aria-labelledby="programs-title">
<h2 id="programs-title">Programs of merchants</h2>
<p>A merchant makes up to ${hookLimits.merchantKeysMax} keys under Settings, Developers. A key is shown once, is sent as
<code>Authorization: Bearer shop_live_…</code>, and opens the calls of its scopes alone. No key moves money out, changes
payout accounts or touches the sign-in. A call without the scope answers HTTP 403 with the reason <code>scope</code>.</p>
${programRules}
${table('Which scope opens which call', ['Scope', 'Calls'], scopeRows(document))}
<h3>Messages (webhooks)</h3>
<p>Up to ${hookLimits.hooksMax} addresses a shop, https only, in public networks only; redirects are not followed. Answer
with any 2xx within ${hookLimits.hookAnswerMs / 1000} seconds and do the work afterwards: nothing else of your answer is
read. Any other answer, or none, is asked again after 10 seconds, a minute, five minutes and so on for about a day. Then the message counts as failed and the merchant is told; it
can be sent again from the app for ${hookLimits.hookKeepDays} days. An address that took nothing for three days is switched off.</p>
<p>Messages come at least once: keep the <code>id</code> of those you have seen, and throw the second one away. Those
about one order, return, withdrawal or other thing come in the order in which they happened.</p>
<h3>Is it ours?</h3>
<p>The header <code>Stockless-Signature: t=…,v1=…</code> has the time of sending in seconds and the HMAC-SHA256, in
hex, of the time, a dot and the body, with the secret of the address. For a day after a change of the secret there are
two <code>v1</code>, one for each secret. Refuse what is older than five minutes.</p>
<pre><code>${safe(verifySample)}</code></pre>
${messages.map(([type, one]) => message(type, schemaAt(one, 'post'))).join('\n')}
</section>`;
}

function scopeRows(document: Schema): string[] {
  const calls = new Map<string, string[]>();
  for (const methods of Object.values(schemaAt(document, 'paths'))) {
    if (!isSchema(methods)) continue;
    for (const operation of Object.values(methods)) {
      if (!isSchema(operation) || !listAt(operation, 'tags').includes('merchant')) continue;
      const scope = scopeOf(operation);
      const name = textAt(operation, 'operationId');
      if (scope !== undefined) calls.set(scope, [...(calls.get(scope) ?? []), name]);
    }
  }
  return [...calls].map(([scope, names]) => {
    const links = names.map((name) => `<a href="#${safe(name)}">${safe(name)}</a>`);
    return `<tr><th scope="row"><code>${safe(scope)}</code></th><td>${links.join(', ')}</td></tr>`;
  });
}

function message(type: string, facts: Schema): string {
  const body = schemaAt(facts, 'requestBody', 'content', 'application/json', 'schema');
  return `<article id="message-${safe(type)}">
<h3><code>${safe(type)}</code></h3>
<p>${safe(textAt(facts, 'summary'))}</p>
${fieldTable('What is sent', fieldsOf(body))}
</article>`;
}
