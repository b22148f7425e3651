// Holds the clauses against the platform: is the call there, has it the field, is the file there, is there a test?
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { commonRefusals, type Endpoint } from '#domain/wire/endpoint.ts';
import { root } from '../programs.ts';
import { callClauses, screenOf } from './calls.ts';
import type { Clause } from './clauses.ts';
import { codeClauses } from './codes.ts';
import { entityClauses } from './entities.ts';
import { roleClauses, routeClauses } from './routes.ts';
import { ruleClauses } from './rules.ts';

export const clauses: readonly Clause[] = [
  ...roleClauses,
  ...routeClauses,
  ...entityClauses,
  ...ruleClauses,
  ...callClauses,
  ...codeClauses,
].toSorted((left, right) => left.section.localeCompare(right.section));

export type Row = {
  readonly section: string;
  readonly says: string;
  readonly call: string;
  readonly place: string;
  readonly tests: readonly string[];
};

export type Resolved = { readonly rows: readonly Row[]; readonly problems: readonly string[] };

/** A name of a clause that stands in a test file. */
type Name = { readonly file: string; readonly name: string };
type App = { readonly calls: ReadonlyMap<string, Endpoint>; readonly names: readonly Name[] };

/** Every clause with what keeps it, and what is missing. */
export async function resolveAll(): Promise<Resolved> {
  const app: App = { calls: await readCalls(), names: readTests().flatMap(namesIn) };
  const found = clauses.map((clause) => resolveOne(app, clause));
  const unknown = findUnknown(app.names);
  return {
    rows: found.map(({ row }) => row),
    problems: [...found.flatMap(({ problems }) => problems), ...unknown],
  };
}

/** A name that no clause has: one that was misspelt, or whose clause is gone. */
export function findUnknown(names: readonly Name[]): string[] {
  return names
    .filter(({ name }) => !clauses.some((clause) => isNamed(clause, name)))
    .map(({ file, name }) => `${file}: no clause '${name}' in tools/spec-map`);
}

/** Whether a test that says this name keeps the clause: its whole words, those before a colon, or its section. */
export function isNamed({ section, says }: Pick<Clause, 'section' | 'says'>, name: string): boolean {
  const id = `${section.split(' ')[0] ?? ''} ${says}`;
  return name === section || name === id || id.startsWith(`${name}:`);
}

/** The names that a test file gives to `keeps`. */
export function namesIn({ file, text }: { file: string; text: string }): Name[] {
  return [...text.matchAll(/\bkeeps\(((?:\s*'[^']*',?)+)\s*\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'([^']+)'/g)].map(([, name = '']) => ({ file, name })),
  );
}

function resolveOne(app: App, clause: Clause): { row: Row; problems: string[] } {
  const { section, says, call = '', field } = clause;
  const place = clause.place ?? screenOf(call) ?? '';
  const endpoint = app.calls.get(call);
  const tests = testsOf(app, clause);
  const problems: string[] = [];
  const miss = (what: string) => problems.push(`${section}, ${says}: ${what}`);
  if (call !== '' && endpoint === undefined) miss(`no call ${call}`);
  if (endpoint !== undefined && field !== undefined && !hasField(endpoint, field))
    miss(`${call} has no ${field}`);
  if (place !== '' && !existsSync(path.join(root, place))) miss(`no file ${place}`);
  if (tests.length === 0) miss(`no test names it with keeps('${section.split(' ')[0] ?? ''} ${says}')`);
  const calls = endpoint === undefined ? callsOf(app, clause) : [call, ...fieldOf(field)].join(', ');
  if (calls === '') miss('no call');
  if (place === '') miss('no screen or rule');
  return { row: { section, says, call: calls, place, tests }, problems };
}

/** A field is named beside its call; `ask:` is what the call is given. */
function fieldOf(field: string | undefined): string[] {
  return field === undefined ? [] : [field.replace('ask:', 'asks ')];
}

/** Whose calls keep what is not one call's; empty where nobody knows. */
function callsOf({ calls }: App, { calls: said, refusal }: Clause): string {
  if (refusal === undefined) return said ?? '';
  if (commonRefusals.some((one) => one === refusal)) return 'every call';
  const [first, ...others] = [...calls.values()]
    .filter(({ refuses }) => refuses.includes(refusal))
    .toSorted((left, right) => rankOf(left) - rankOf(right) || (left.path < right.path ? -1 : 1));
  if (first === undefined) return said ?? '';
  // What is answered after all has no reason why it is not.
  if (said !== undefined) return '';
  return `${first.method} ${first.path}${others.length === 0 ? '' : ' and others'}`;
}

/** Calls of merchants first: the specification is theirs. */
const rankOf = ({ actor }: Endpoint) => (actor === 'merchant' || actor === 'anyone' ? 0 : 1);

function testsOf({ names }: App, clause: Clause): string[] {
  return [...new Set(names.filter(({ name }) => isNamed(clause, name)).map(({ file }) => file))];
}

/** Every call of every contract by its method and path. */
async function readCalls(): Promise<Map<string, Endpoint>> {
  const calls = new Map<string, Endpoint>();
  for (const file of filesBelow('features').filter((name) => /(?:^|[./])contract\.ts$/.test(name))) {
    const module: unknown = await import(pathToFileURL(path.join(root, file)).href);
    if (typeof module !== 'object' || module === null) continue;
    for (const value of Object.values(module)) {
      if (isEndpoint(value)) calls.set(`${value.method} ${value.path}`, value);
    }
  }
  return calls;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'refuses' in value;
}

/** The tests of the platform by their text. */
function readTests(): { file: string; text: string }[] {
  return ['domain', 'features', 'platform', 'apps', 'ui', 'promises', 'journeys', 'tools', 'db', 'locales']
    .flatMap(filesBelow)
    .filter((file) => /\.(?:test|promise|journey)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`)
    .toSorted();
}

type Schema = { [name: string]: unknown };

/** Walks the JSON schema of what goes in or comes out; any branch of a union may have the field. */
function hasField(endpoint: Endpoint, field: string): boolean {
  const isAsked = field.startsWith('ask:');
  const shape = isAsked ? endpoint.input : endpoint.output;
  const schema = schemaOf(
    z.toJSONSchema(shape, { io: isAsked ? 'input' : 'output', unrepresentable: 'any' }),
  );
  return isThere(schema, field.replace('ask:', '').split('.'));
}

function isThere(schema: Schema, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => listOf(schema[key]));
  if (branches.some((branch) => isThere(branch, [name, ...rest]))) return true;
  const next = name === '[]' ? schema['items'] : schemaOf(schema['properties'])[name];
  return next !== undefined && isThere(schemaOf(next), rest);
}

function listOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.map(schemaOf) : [];
}

function schemaOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
