// Pieces of the page of the contract.
import type { Field } from './docs-fields.ts';

export function safe(text: string): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

export function fieldTable(caption: string, fields: readonly Field[]): string {
  if (fields.length === 0) return `<p class="none">${safe(caption)}: nothing.</p>`;
  const rows = fields.map(
    ({ path, type, isRequired, notes }) =>
      `<tr><th scope="row"><code>${safe(path === '' ? 'the whole' : path)}</code></th><td>${safe(type)}</td>` +
      `<td>${isRequired ? 'always' : 'may be left out'}</td><td>${safe(notes.join('; '))}</td></tr>`,
  );
  return table(caption, ['Field', 'Type', 'There', 'Notes'], rows);
}

export function table(caption: string, heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((one) => `<th scope="col">${safe(one)}</th>`).join('');
  return `<div class="wide" role="region" aria-label="${safe(caption)}" tabindex="0"><table>
<caption>${safe(caption)}</caption><thead><tr>${head}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}
