/** Turns what PostgreSQL says of its expressions into lines that a person reads. */

const widthMax = 110;

/** Lower case but for quoted words, lists of words as `in (…)`, without the casts that PostgreSQL adds to each word. */
export function shapeSql(text: string): string {
  const calm = text
    .replaceAll(/'(?:[^']|'')*'|"[^"]*"|[^'"]+/g, (part) => (/^['"]/.test(part) ? part : part.toLowerCase()))
    .replaceAll(/('(?:[^']|'')*')::text(?!\[)/g, '$1')
    .replaceAll(/= any \(array\[((?:'(?:[^']|'')*'|-?\d+)(?:, (?:'(?:[^']|'')*'|-?\d+))*)\]\)/g, 'in ($1)')
    .replaceAll(
      /<> all \(array\[((?:'(?:[^']|'')*'|-?\d+)(?:, (?:'(?:[^']|'')*'|-?\d+))*)\]\)/g,
      'not in ($1)',
    )
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(/ using btree \(/g, ' (')
    .replaceAll('( case when', '(case when');
  return calm.replaceAll(/\s+/g, ' ').trim();
}

/** Breaks a line between words, never inside of quotes; what follows is indented by two more. */
export function wrapSql(line: string, indent: string): string[] {
  const pieces = line.match(/(?:'(?:[^']|'')*'|[^\s'])+/g) ?? [];
  return fill(pieces, indent, `${indent}  `);
}

/** A sentence as lines of comment. */
export function wrapComment(text: string): string[] {
  return fill(text.split(/\s+/), '-- ', '-- ');
}

function fill(pieces: string[], first: string, next: string): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const piece of pieces) {
    if (!isEmpty && line.length + 1 + piece.length > widthMax) {
      lines.push(line);
      line = next;
      isEmpty = true;
    }
    line += isEmpty ? piece : ` ${piece}`;
    isEmpty = false;
  }
  return isEmpty ? lines : [...lines, line];
}
