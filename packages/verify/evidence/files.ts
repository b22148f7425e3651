// What is in an evidence file, by name.
import { Failure } from '../check/failure.ts';
import { isFields, parseJson } from '../check/shape.ts';

export type BundleFiles = ReadonlyMap<string, Buffer>;

/** Files below a folder, in the order of their names. */
export function namesIn(files: BundleFiles, folder: string): string[] {
  return [...files.keys()].filter((name) => name.startsWith(`${folder}/`)).toSorted();
}

export function textIn(files: BundleFiles, name: string): string {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Failure('evidence', `${name} is missing in the evidence file.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Failure('evidence', `${name} in the evidence file is not UTF-8.`);
  }
}

export function jsonIn(files: BundleFiles, name: string): unknown {
  return parseJson(textIn(files, name), `${name} in the evidence file`);
}

/** Answers of the call as they came, in a list, or one of them alone. */
export function pagesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isFields(value) && Array.isArray(value['pages']) ? value['pages'] : [value];
}
