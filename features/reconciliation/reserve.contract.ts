// What an auditor says of the reserves: a note that they have signed with a key that this instance names.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { amountText, currencyCode, timestamp } from '#domain/wire/wire.ts';

export const attestReserve = endpoint({
  name: 'attestReserve',
  method: 'POST',
  path: '/v1/trust/attest',
  actor: 'anyone',
  summary:
    'An auditor’s signed note on what was there: `stockless.reserve/v1`, the name of the record, the number of a seal, a ' +
    'currency, an amount and a moment, a line each. It becomes part of the next document of the reserves.',
  input: z.object({ note: z.string().check(z.minLength(1), z.maxLength(4_000)) }),
  output: z.object({
    auditor: z.string(),
    seal: z.int(),
    currency: currencyCode,
    amount: amountText,
    at: timestamp,
  }),
  refuses: [],
});
