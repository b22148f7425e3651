// As much of MIME (RFC 2045) as a report of a mail server needs: header fields and the parts of a multipart. Whatever is
// malformed is read as having nothing; nothing is thrown, and every step is bounded.

export type MimePart = {
  /** Names in lower case; the first of several fields of a name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Such as `multipart/report`; `text/plain` where none is said. */
  readonly type: string;
  readonly body: string;
};

const fieldsMax = 200;

/** Reads a message or a part of one, given as bytes in Latin-1. */
export function readPart(text: string): MimePart {
  const end = /\r?\n\r?\n/.exec(text);
  const head = end === null ? text : text.slice(0, end.index);
  const body = end === null ? '' : text.slice(end.index + end[0].length);
  const fields = readFields(head);
  const type = (fields.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';
  return { fields, type, body };
}

/** Reads header fields, also those of a delivery status: a line that begins with a space goes on with the one before. */
export function readFields(head: string): Map<string, string> {
  const fields = new Map<string, string>();
  let last: string | undefined;
  for (const line of head.split(/\r?\n/)) {
    if (/^[ \t]/.test(line)) {
      if (last !== undefined) fields.set(last, `${fields.get(last) ?? ''} ${line.trim()}`.slice(0, 2_000));
      continue;
    }
    last = undefined;
    const colon = line.indexOf(':');
    if (colon < 1 || fields.size >= fieldsMax) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (fields.has(name)) continue;
    fields.set(name, line.slice(colon + 1).trim());
    last = name;
  }
  return fields;
}

/** A parameter of a field, such as `boundary` of a content type. */
export function readParameter(field: string | undefined, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(
    field ?? '',
  );
  return found?.[1] ?? found?.[2];
}

const partsMax = 20;
const depthMax = 3;

/**
 * The parts of a message that are no multipart themselves, at most 20. A message inside of it is one part and is not gone
 * into: what somebody forwarded says nothing about this one.
 */
export function listParts(part: MimePart, depth = 0): MimePart[] {
  if (!part.type.startsWith('multipart/')) return [part];
  const boundary = readParameter(part.fields.get('content-type'), 'boundary');
  if (boundary === undefined || depth === depthMax) return [];
  return splitAt(part.body, boundary)
    .flatMap((piece) => listParts(readPart(piece), depth + 1))
    .slice(0, partsMax);
}

/** What stands between the lines of a boundary; the last part may lack its end. */
function splitAt(body: string, boundary: string): string[] {
  const pieces: string[][] = [];
  for (const line of body.split('\n')) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}--`) break;
    if (mark === `--${boundary}`) {
      if (pieces.length === partsMax) break;
      pieces.push([]);
    } else pieces.at(-1)?.push(line);
  }
  return pieces.map((lines) => lines.join('\n'));
}

/** The text of a part, decoded as its transfer encoding says. */
export function textOf({ fields, body }: MimePart): string {
  const encoding = fields.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1');
  if (encoding !== 'quoted-printable') return body;
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
