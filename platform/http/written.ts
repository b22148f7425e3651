// What an act gives, written as its contract says: it gives moments as `Date`, the wire has text.
import * as z from 'zod/mini';
import { timestamp } from '#domain/wire/wire.ts';

/**
 * Lets a schema take a `Date` where it stands for text. The schema itself is the one that browsers read answers with, so
 * theirs carries none of this; `z.encode` of a codec would, and costs a fifth more for a list of 200 orders.
 */
function takeDates({ _zod: type }: z.ZodMiniType<string, string | Date>): void {
  const run = type.run.bind(type);
  type.run = (payload, context) => {
    if (!(payload.value instanceof Date)) return run(payload, context);
    // A `Date` has one spelling, which is the one of the contract: there is nothing left to check.
    payload.value = payload.value.toISOString();
    return payload;
  };
}

takeDates(timestamp);

/** Checks what is given against its contract, which drops what it does not name, and writes it. */
export function write<O extends z.ZodMiniType>(schema: O, given: unknown): z.output<O> {
  return z.parse(schema, given);
}
