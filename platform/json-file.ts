// Files that an operator writes. What is wrong with one is said with its name, and never with what stands in it: it may hold keys.
import { readFileSync } from 'node:fs';

/** @throws Error that says which file cannot be read, or is not JSON. */
export function readJsonFile(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON: was it cut off?`);
  }
}

function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Error(`${file} cannot be read (${code})`);
  }
}
