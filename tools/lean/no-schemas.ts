// Stands for `zod/mini` in the build of the merchant's app: schemas that say nothing, and no way to parse with them.

type Nothing = { readonly check: () => Nothing };

const nothing: Nothing = { check: () => nothing };
const schema = (): Nothing => nothing;

export {
  schema as array,
  schema as boolean,
  schema as discriminatedUnion,
  schema as email,
  schema as enum,
  schema as extend,
  schema as int,
  schema as length,
  schema as literal,
  schema as maximum,
  schema as maxLength,
  schema as minimum,
  schema as minLength,
  schema as null,
  schema as nullable,
  schema as number,
  schema as object,
  schema as omit,
  schema as optional,
  schema as overwrite,
  schema as partial,
  schema as partialRecord,
  schema as record,
  schema as regex,
  schema as strictObject,
  schema as string,
  schema as toLowerCase,
  schema as toUpperCase,
  schema as trim,
  schema as tuple,
  schema as union,
  schema as unknown,
  schema as uuid,
  schema as _default,
};
export const coerce = { number: schema };
export const iso = { date: schema, datetime: schema };
