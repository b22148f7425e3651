// Form-encoded requests as the provider reads them: `a[b][0]=c`, every name known, every value of its kind.
import * as z from 'zod/mini';

/** An answer that says no, as the provider writes it. */
export class ApiFault extends Error {
  readonly status: number;
  readonly fault: Record<string, string>;
  /** True where the request was never begun: nothing is kept under its idempotency key. */
  readonly isUnbegun: boolean;
  constructor(status: number, fault: Record<string, string>, isUnbegun = false) {
    super(fault['message'] ?? 'fault');
    this.status = status;
    this.fault = fault;
    this.isUnbegun = isUnbegun;
  }
}

type Tree = { [name: string]: string | Tree };

/** @throws ApiFault where a name is not written as the provider reads it. */
export function readForm(text: string): unknown {
  const top: Tree = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    if (path === undefined) throw wrong(`Invalid parameter name: ${name}`, { param: name });
    put(top, path, value);
  }
  return arraysOf(top);
}

function pathOf(name: string): string[] | undefined {
  const found = /^([a-z_][\w]*)((?:\[[\w]*\])*)$/i.exec(name);
  if (found === null || name.includes('__proto__')) return undefined;
  return [found[1] ?? '', ...[...(found[2] ?? '').matchAll(/\[([\w]*)\]/g)].map((match) => match[1] ?? '')];
}

function put(top: Tree, path: readonly string[], value: string): void {
  let at = top;
  path.forEach((step, index) => {
    const name = step === '' ? String(Object.keys(at).length) : step;
    if (index === path.length - 1) {
      at[name] = value;
      return;
    }
    const below = at[name];
    const next: Tree = typeof below === 'object' ? below : {};
    at[name] = next;
    at = next;
  });
}

function arraysOf(node: string | Tree): unknown {
  if (typeof node === 'string') return node;
  const names = Object.keys(node);
  const isList = names.length > 0 && names.every((name, index) => name === String(index));
  if (isList) return names.map((name) => arraysOf(node[name] ?? ''));
  return Object.fromEntries(names.map((name) => [name, arraysOf(node[name] ?? '')]));
}

/** Reads a request's parameters. @throws ApiFault that names the parameter, as the provider does. */
export function readParams<S extends z.ZodMiniType>(shape: S, value: unknown): z.output<S> {
  const read = z.safeParse(shape, value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...path, issue.keys[0] ?? '']);
    throw wrong(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(path);
  if (isMissing(value, path))
    throw wrong(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (issue?.message === 'integer')
    throw wrong(`Invalid integer: ${param}`, { code: 'parameter_invalid_integer', param });
  throw wrong(`Invalid ${param}: ${issue?.message ?? 'not right'}`, { param });
}

function isMissing(value: unknown, path: readonly string[]): boolean {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return true;
    at = Object.entries(at).find(([name]) => name === step)?.[1];
  }
  return at === undefined;
}

function nameOf([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((step) => `[${step}]`).join('');
}

/** A request that was not begun because something in it is wrong. */
export function wrong(message: string, more: Record<string, string> = {}): ApiFault {
  return new ApiFault(400, { type: 'invalid_request_error', message, ...more }, true);
}

export const integer = z.pipe(
  z.string().check(z.regex(/^-?\d{1,15}$/, 'integer')),
  z.transform((text: string) => Number(text)),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
/** At most 50 keys of 40 letters, with values of 500. */
export const metadata = z
  .record(z.string().check(z.minLength(1), z.maxLength(40)), z.string().check(z.maxLength(500)))
  .check(z.refine((all) => Object.keys(all).length <= 50));
