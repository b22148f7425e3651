// The merchant's app without schemas. The server checks every answer against its contract before it writes it, and every
// ask when it reads it: a phone that did both once more would fetch a tenth more before its first screen. What the
// browser's own stores hold is checked by hand where it is read.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const shaped = /\/(?:features\/[\w-]+\/(?:[\w-]+\.)?(?:contract|shapes)|domain\/[\w/-]+)\.ts$/;
/** A file that the merchant brings, of whoever it may be, is checked on the phone. */
const checks = /\/domain\/ads\//;
const answers = /\/ui\/calls\/answer\.ts$/;
/** What a screen needs of a call; its shapes, its refusals and whose right it is are the server's. */
const needed: ReadonlySet<unknown> = new Set(['name', 'method', 'path', 'actor', 'once', 'body', 'files']);
/** Stands for `ui/calls/answer.ts`: the server's word is taken. */
const trusting = ['checkAnswer = () => undefined', 'isAnswer = () => true', 'isAsk = () => true']
  .map((line) => `export const ${line};\n`)
  .join('');

const noSchemas = fileURLToPath(import.meta.resolve('./no-schemas.ts'));

export function leanContracts(): Plugin {
  return {
    name: 'stockless-lean-contracts',
    enforce: 'pre',
    resolveId: (id, importer = '') => (id === 'zod/mini' && !checks.test(importer) ? noSchemas : undefined),
    onLog(_level, { code, message }) {
      // Parsing with a schema that is not there would fail on the phone: it fails here.
      if (code === 'IMPORT_IS_UNDEFINED') this.error(message);
    },
    transform(code, id) {
      if (answers.test(id)) return { code: trusting, map: null };
      if (!shaped.test(id) || checks.test(id) || !code.includes("'zod/mini'")) return undefined;
      return { code: dropShapes(code, this.parse(code, { lang: 'ts' }).body), map: null };
    },
  };
}

/** A part of the syntax tree: what it is and where it stands. */
type Part = { readonly type: string; readonly start: number; readonly end: number };
type Cut = { readonly start: number; readonly end: number; readonly text: string };

/** The file's text without the shapes of its calls; what is left of its schemas goes where nothing uses it. */
export function dropShapes(code: string, statements: readonly Part[]): string {
  const cuts = statements.flatMap(valuesOf).flatMap((value) => cutsOf(code, value));
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
}

/** What the constants of a statement are made of. */
function valuesOf(statement: Part): Part[] {
  const declaration = partAt(statement, 'declaration') ?? statement;
  return partsAt(declaration, 'declarations').flatMap((one) => partAt(one, 'init') ?? []);
}

function cutsOf(code: string, value: Part): Cut[] {
  const callee = partAt(value, 'callee');
  if (callee !== undefined && textOf(code, callee) === 'endpoint') {
    const fields = partsAt(value, 'arguments').flatMap((one) => partsAt(one, 'properties'));
    return fields
      .filter((field) => !isNeeded(code, field))
      .map(({ start, end }) => ({ start, end, text: '' }))
      .map(withoutComma(code));
  }
  if (!/\bz\s*\./.test(textOf(code, value)) || value.type.includes('Function')) return [];
  const { start, end } = value;
  // Called at once, and marked as one that does nothing else: it goes with the last file that names it.
  return [{ start, end, text: `/* @__PURE__ */ (() => (${textOf(code, value)}))()` }];
}

function isNeeded(code: string, field: Part): boolean {
  const key = partAt(field, 'key');
  return key === undefined || needed.has(textOf(code, key));
}

const withoutComma =
  (code: string) =>
  (cut: Cut): Cut =>
    code[cut.end] === ',' ? { ...cut, end: cut.end + 1 } : cut;

const textOf = (code: string, { start, end }: Part): string => code.slice(start, end);

function partAt(part: Part, name: string): Part | undefined {
  const value: unknown = Reflect.get(part, name);
  return isPart(value) ? value : undefined;
}

function partsAt(part: Part, name: string): Part[] {
  const value: unknown = Reflect.get(part, name);
  return Array.isArray(value) ? value.filter(isPart) : [];
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
