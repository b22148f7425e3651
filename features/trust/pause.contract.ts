// Whether payouts to shops are paused: for anybody.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { pauseReasons } from '#domain/states/withdrawal.ts';
import { timestamp } from '#domain/wire/wire.ts';

const open = z.object({
  reason: z.enum(pauseReasons),
  since: timestamp,
  /** When it ends by itself: 72 hours after it began, or as long again where two people made it longer. */
  until: timestamp,
  extended: z.boolean(),
});

export const trustPauses = endpoint({
  name: 'trustPauses',
  method: 'GET',
  path: '/v1/trust/pauses',
  actor: 'anyone',
  summary: 'Whether new payouts to shops are paused, why, since when and until when; and earlier pauses.',
  input: z.object({}),
  output: z.object({
    /** Null while payouts are sent. */
    open: z.nullable(open),
    /** The newest first; `ended` is when two people lifted it, or when its time was over. */
    earlier: z.array(z.object({ reason: z.enum(pauseReasons), since: timestamp, ended: timestamp })),
  }),
  refuses: [],
});
