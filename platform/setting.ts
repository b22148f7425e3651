// A row of the table of settings: what is said of one, and the shapes that several have.
import * as z from 'zod/mini';

export type About = {
  readonly group: string;
  /** What it does, for whoever runs an instance. */
  readonly meaning: string;
  /** What a value must be; a refusal says `NAME: must be …`. */
  readonly form: string;
  readonly example: string;
  /** What counts without it, where that follows from other settings. */
  readonly otherwise?: string;
  /** True for a secret: `NAME_FILE` may name a file that holds it, and it is never shown. */
  readonly isSecret?: boolean;
};

export const abouts = z.registry<About>();

/** A row of the table: the schema itself, known with what is said about it. */
export function setting<T extends z.ZodMiniType>(schema: T, about: About): T {
  abouts.add(schema, about);
  return schema;
}

export const text = (sizeMax: number) => z.string().check(z.minLength(1), z.maxLength(sizeMax));
export const origin = () => z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s]+$/)));
export const wholeNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));
/** Addresses, each with the bits of its network where it is one. */
export const networkList = () => z.string().check(z.regex(/^(?:[0-9a-fA-F.:]+(?:\/\d{1,3})?(?:,\s*|$))*$/));
export const mailAddress = () =>
  z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/)));

export const originForm = 'an origin: scheme, host and port, without a path';
export const networksForm = 'addresses and networks, by commas';
export const mailForm = 'an address, or `Name <address>`';
export const daysForm = (min: number, max: number) => `a whole number of days from ${min} to ${max}`;
