// The desk of everybody in the console: what waits, the views of lists one keeps, and files made of lists.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { listQuery } from '#domain/wire/listing.ts';
import { queueNames } from '#domain/queues.ts';
import { id, timestamp, words } from '#domain/wire/wire.ts';

const listName = z.string().check(z.regex(/^[a-zA-Z]{1,60}$/));
const viewName = words(limits.viewNameUnitsMax);

const view = z.object({
  id,
  list: z.string(),
  name: z.string(),
  query: listQuery,
  /** Everyone who may see the list has it. */
  is_shared: z.boolean(),
  is_mine: z.boolean(),
  /** The list opens with it, for this person. */
  is_default: z.boolean(),
});

export const savedViews = endpoint({
  name: 'savedViews',
  method: 'GET',
  path: '/op/views',
  actor: 'operator',
  right: 'console',
  summary: 'The kept views of a list: one’s own and those that are shared.',
  input: z.object({ list: listName }),
  output: z.object({ list: z.array(view) }),
  refuses: [],
});

export const saveView = endpoint({
  name: 'saveView',
  method: 'POST',
  path: '/op/views/save',
  actor: 'operator',
  right: 'console',
  summary: 'Keep what is asked of a list under a name. One’s own view of this name is replaced.',
  input: z.object({ list: listName, name: viewName, query: listQuery, is_shared: z.boolean() }),
  output: view,
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const changeView = endpoint({
  name: 'changeView',
  method: 'POST',
  path: '/op/views/change',
  actor: 'operator',
  right: 'console',
  summary: 'Rename one’s own view, or share it.',
  input: z.object({ id, name: viewName, is_shared: z.boolean() }),
  output: z.object({ id }),
  refuses: ['invalidOperation'],
});

export const deleteView = endpoint({
  name: 'deleteView',
  method: 'POST',
  path: '/op/views/delete',
  actor: 'operator',
  right: 'console',
  summary: 'Delete one’s own view.',
  input: z.object({ id }),
  output: z.object({ id }),
  refuses: [],
});

export const chooseView = endpoint({
  name: 'chooseView',
  method: 'POST',
  path: '/op/views/default',
  actor: 'operator',
  right: 'console',
  summary: 'The view that a list opens with, for oneself; none with null.',
  input: z.object({ list: listName, id: z.nullable(id) }),
  output: z.object({ id: z.nullable(id) }),
  refuses: [],
});

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const;

const listFile = z.object({
  id,
  list: z.string(),
  state: z.enum(exportStates),
  /** Rows so far, and of how many; counted up to a bound, so it may be more. */
  rows: z.int(),
  rows_expected: z.int(),
  file_name: z.string(),
  /** The file comes in so many parts; put one after the other they have this SHA-256. */
  parts: z.int(),
  sha256: z.nullable(z.string()),
  created_at: timestamp,
  expires_at: timestamp,
});

export const startExport = endpoint({
  name: 'startExport',
  security: 'export',
  method: 'POST',
  path: '/op/exports/start',
  actor: 'operator',
  right: 'console',
  summary: 'Have a CSV file made of exactly what is asked of a list.',
  input: z.object({ list: listName, query: listQuery }),
  output: listFile,
  once: 'optional',
  refuses: ['invalidOperation'],
});

export const exportState = endpoint({
  name: 'exportState',
  method: 'GET',
  path: '/op/exports/{id}',
  actor: 'operator',
  right: 'console',
  summary: 'How far one’s own file is.',
  input: z.object({ id }),
  output: listFile,
  refuses: [],
});

export const readExport = endpoint({
  name: 'readExport',
  security: 'export',
  method: 'POST',
  path: '/op/exports/read',
  actor: 'operator',
  right: 'console',
  reads: true,
  summary: 'A part of one’s own finished file. The first part of a file with personal data is written down.',
  input: z.object({ id, part: z.int().check(z.minimum(0), z.maximum(1000)) }),
  output: z.object({ csv: z.string() }),
  refuses: ['invalidOperation'],
});

const queue = z.object({
  name: z.enum(queueNames),
  count: z.int(),
  count_is_floor: z.boolean(),
  oldest_at: z.nullable(timestamp),
  /** When the oldest one must have been dealt with, where we promised a time. */
  due_at: z.nullable(timestamp),
  is_late: z.boolean(),
  /** Where it is dealt with, below `/console`; null where that place is not built or not this person’s. */
  to: z.nullable(z.string()),
});

export const today = endpoint({
  name: 'today',
  method: 'GET',
  path: '/op/today',
  actor: 'operator',
  right: 'console',
  summary: 'What waits for the person: queues with their age and promise, and whether the books balance.',
  input: z.object({}),
  output: z.object({
    queues: z.array(queue),
    /** The books as they were last summed; null for those who may not see them. */
    books: z.nullable(z.object({ is_balanced: z.boolean(), difference_count: z.int(), at: timestamp })),
    at: timestamp,
  }),
  refuses: [],
});
