// Withdrawals as programs read them in bulk.
import * as z from 'zod/mini';
import { changesInput, changesOf } from '#domain/wire/changes.ts';
import { endpoint } from '#domain/wire/endpoint.ts';
import { withdrawalShort } from './contract.ts';

export const listWithdrawalChanges = endpoint({
  name: 'listWithdrawalChanges',
  method: 'POST',
  path: '/v1/user/withdraw/changes',
  actor: 'merchant',
  scope: 'wallet.read',
  summary:
    'Withdrawals in the order of their steps, each as it is now. One that takes a step while pages are read comes again; ' +
    'none is left out. Steps of the last 70 seconds come later.',
  input: z.object(changesInput),
  output: changesOf(withdrawalShort),
  refuses: [],
});
