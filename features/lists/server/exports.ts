// Files of lists: asked for by a person, made by a timer in steps of the list's own cursor, kept for a day.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { csvMark, csvRows } from '#domain/text/csv.ts';
import type { Endpoint, InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { defaultLanguage, isLanguage } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { listQuery } from '#domain/wire/listing.ts';
import { hasRight } from '#domain/rights.ts';
import { addHours } from '#domain/time.ts';
import type { exportState, readExport, startExport } from '#features/lists/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { RegisteredList } from '#platform/http/listing.ts';
import type { Act, Registry } from '#platform/http/pipeline.ts';
import type { TimerKinds, TimerWork } from '#platform/jobs/runner.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Session } from '#platform/session.ts';
import * as sql from './exports.sql.ts';

export const exportTimer = 'desk.export';
const removeTimer = 'desk.export-remove';
/** The platform's own timers stand with no shop. */
const platformShop = 0n;

type Own<E extends Endpoint> = Pick<Act<E>, 'tx' | 'env' | 'now' | 'call' | 'audit'> & {
  readonly input: InputOf<E>;
  readonly session: Session;
};

/** @throws Refused `insufficientPermissions` where the person may not see that list any more. */
function listOf(registry: Registry, { roles }: Session, name: string): RegisteredList {
  const list = registry.lists.get(name);
  if (list === undefined) throw refuse('recordNotFound', { field: 'list' });
  const { right } = list.endpoint;
  if (right === undefined || !hasRight(roles, right)) {
    throw refuse('insufficientPermissions', { reason: 'role', needs: right ?? '' });
  }
  return list;
}

export async function startFile(registry: Registry, act: Own<typeof startExport>) {
  const { tx, env, now, session, input, call, audit } = act;
  const { list: name, query } = input;
  const list = listOf(registry, session, name);
  list.check(query);
  const rows = await list.count(tx, query);
  const id = env.random.id(now);
  const expiresAt = addHours(now, limits.exportHours);
  const row = await sql.insertExport(tx, session.personId, {
    id,
    list: name,
    query,
    language: call.language,
    rowsExpected: rows,
    fileName: `${name}-${now.toISOString().slice(0, 16).replaceAll(/[T:]/g, '-')}.csv`,
    at: now,
    expiresAt,
  });
  if (row === undefined) {
    throw refuse('invalidOperation', { reason: 'too_many_exports', limit: limits.exportsAtOnceMax });
  }
  await setTimers(tx, platformShop, [
    { subject: id, kind: exportTimer, dueAt: now },
    { subject: id, kind: removeTimer, dueAt: expiresAt },
  ]);
  audit({ subject: name, after: { export: id, query, rows } });
  return presentFile(row);
}

export async function readState({ tx, session, input, now }: Own<typeof exportState>) {
  return presentFile(await ownFile(tx, session, { id: input.id, now }));
}

/** A part of a finished file. Whoever lost the right in the meantime gets nothing. */
export async function readPart(registry: Registry, act: Own<typeof readExport>) {
  const { tx, env, session, input, now, audit } = act;
  const { id, part } = input;
  const row = await ownFile(tx, session, { id, now });
  const list = listOf(registry, session, row.list);
  if (row.state !== 'done') throw refuse('invalidOperation', { reason: 'not_ready' });
  if (part >= row.parts) throw refuse('recordNotFound', { field: 'part' });
  if (list.endpoint.views === true && part === 0) {
    audit({ subject: row.list, why: 'file', after: { export: id, rows: row.rows, sha256: row.sha256 } });
  }
  return { csv: (await env.vault.read(partName(id, part))).toString() };
}

async function ownFile(tx: Tx, { personId }: Session, asked: { id: string; now: Date }) {
  const row = await sql.findExport(tx, { personId, ...asked });
  if (row === undefined) throw refuse('recordNotFound');
  return row;
}

const partName = (id: string, part: number): string => `export-${id}-${part}`;

/** The jobs that make files step by step and remove them after their day. */
export function exportJobs(lists: Registry['lists']): TimerKinds {
  return {
    [exportTimer]: { run: (work) => makeSteps(lists, work) },
    [removeTimer]: { run: removeFiles },
  };
}

async function makeSteps(lists: Registry['lists'], work: TimerWork): Promise<void> {
  for (const { subject } of work.due) {
    const row = await sql.lockExport(work.tx, { id: subject });
    if (row !== undefined) await makeStep(lists, work, row);
  }
}

async function makeStep(lists: Registry['lists'], work: TimerWork, row: sql.ExportRow): Promise<void> {
  const { tx, env } = work;
  const now = env.clock.now();
  const list = lists.get(row.list);
  const query = z.safeParse(listQuery, row.query);
  // A list that is gone since, or an old question: nothing half-made is given out.
  if (list === undefined || !query.success) return sql.endExport(tx, row.id, { sha256: null, now });
  const { id, parts } = row;
  const limit = Math.min(limits.exportRowsPerBatch, limits.exportRowsMax - row.rows);
  const language = isLanguage(row.language) ? row.language : defaultLanguage;
  const after =
    row.after_value === null || row.after_id === null
      ? undefined
      : { value: row.after_value, id: row.after_id };
  const batch = await list.part({ env, tx, now, language }, { query: query.data, after, limit });
  const head = parts === 0 ? csvMark + csvRows([list.heads]) : '';
  await env.vault.write(partName(id, parts), Buffer.from(head + csvRows(batch.cells)));
  const rows = row.rows + batch.cells.length;
  await sql.advanceExport(tx, { id, rows, parts: parts + 1, after: batch.after });
  const isOver = batch.after === undefined || rows >= limits.exportRowsMax;
  if (!isOver) return setTimers(tx, platformShop, [{ subject: id, kind: exportTimer, dueAt: now }]);
  const hash = createHash('sha256');
  for (let part = 0; part <= parts; part += 1) hash.update(await env.vault.read(partName(id, part)));
  return sql.endExport(tx, id, { sha256: hash.digest('hex'), now });
}

async function removeFiles({ tx, env, due }: TimerWork): Promise<void> {
  for (const { subject } of due) {
    const parts = await sql.removeExport(tx, subject, env.clock.now());
    for (let part = 0; part < parts; part += 1) await env.vault.remove(partName(subject, part));
  }
}

function presentFile(row: sql.ExportRow): GivenOf<typeof exportState> {
  return {
    id: row.id,
    list: row.list,
    state: row.state,
    rows: row.rows,
    rows_expected: Math.min(row.rows_expected, limits.exportRowsMax),
    file_name: row.file_name,
    parts: row.parts,
    sha256: row.sha256,
    created_at: row.created_at,
    expires_at: row.expires_at,
  };
}
