// Orders as programs read them in bulk.
import * as z from 'zod/mini';
import { changesInput, changesOf } from '#domain/wire/changes.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { order } from './order.shapes.ts';

export const listOrderChanges = endpoint({
  name: 'listOrderChanges',
  method: 'POST',
  path: '/v1/order/changes',
  actor: 'merchant',
  scope: 'orders.read',
  summary:
    'Orders in the order in which they changed, each as it is now. An order that changes while pages are read comes ' +
    'again; none is left out. Changes of the last 70 seconds come later.',
  input: z.object(changesInput),
  output: changesOf(order),
  refuses: [],
});
