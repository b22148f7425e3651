// The orders of a filter as a file for a spreadsheet.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { orderFilter } from './order.shapes.ts';

export const exportOrders = endpoint({
  name: 'exportOrders',
  security: 'export',
  method: 'POST',
  path: '/v1/export/orders',
  actor: 'merchant',
  summary:
    'Exactly the orders that the list gives under this filter, one a row, as CSV in the language of the call.',
  input: z.object(orderFilter),
  output: z.object({ file_name: z.string(), rows: z.int(), csv: z.string() }),
  // Too many rows: `reason` is `too_many_rows`, with `rows` and `limit`.
  refuses: ['invalidOperation'],
});
