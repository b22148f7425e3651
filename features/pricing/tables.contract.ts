// The tables behind prices as they are in use, for people of the console.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { timestamp } from '#domain/wire/wire.ts';

export const tableKinds = ['shipping', 'taxes', 'rates'] as const;

export const tableVersions = endpoint({
  name: 'tableVersions',
  method: 'POST',
  path: '/op/tables/list',
  actor: 'operator',
  right: 'settings',
  reads: true,
  summary:
    'Versions of price lists, tax tables and exchange rates, the newest two hundred: for whom, when and by whom.',
  input: z.object({ kind: z.enum(tableKinds) }),
  output: z.object({
    list: z.array(
      z.object({
        /** A supplier’s name, a country, or a pair of currencies. */
        key: z.string(),
        version: z.nullable(z.int()),
        value: z.nullable(z.string()),
        source: z.string(),
        imported_at: timestamp,
        imported_by: z.nullable(z.string()),
      }),
    ),
  }),
  refuses: [],
});
