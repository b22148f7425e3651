// Return cases as programs read them in bulk.
import * as z from 'zod/mini';
import { changesInput, changesOf } from '#domain/wire/changes.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { returnCase } from './contract.ts';

export const listCaseChanges = endpoint({
  name: 'listCaseChanges',
  method: 'POST',
  path: '/v1/case/changes',
  actor: 'merchant',
  scope: 'orders.read',
  summary:
    'Return cases in the order of their steps, each as it is now. A case that takes a step while pages are read comes ' +
    'again; none is left out. Steps of the last 70 seconds come later.',
  input: z.object(changesInput),
  output: changesOf(returnCase),
  refuses: [],
});
