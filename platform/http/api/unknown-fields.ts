// Fields that a contract does not name: a program that misspells one is told so, where the apps' are passed over.
import * as z from 'zod/mini';

/** The paths of fields that this schema would drop from the value, such as `items.0.prize`. */
export function findUnknownFields(schema: unknown, value: unknown, path: readonly string[] = []): string[] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodMiniArray) {
    if (!Array.isArray(value)) return [];
    const { element } = inner._zod.def;
    return value.flatMap((one: unknown, index) => findUnknownFields(element, one, [...path, String(index)]));
  }
  if (!(inner instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null) return [];
  const { shape, catchall } = inner._zod.def;
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    if (Object.hasOwn(shape, name)) return findUnknownFields(shape[name], one, [...path, name]);
    return catchall === undefined ? [[...path, name].join('.')] : [];
  });
}

/** The schema inside of "may be left out", "may be null" and "has a default". */
function unwrap(schema: unknown): unknown {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    return unwrap(schema._zod.def.innerType);
  return schema;
}
