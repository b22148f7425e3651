/** A JSON Schema as a type of TypeScript: what a program's compiler is to know of a field. */
import { isSchema, listAt, schemaAt, type Schema } from '#platform/http/docs-fields.ts';

/** A name that needs no quotes. */
const plainName = /^[A-Za-z_$][\w$]*$/;

/**
 * The type of a value that fits the schema.
 *
 * @throws Error where the schema says something that this file does not know: it is not passed over.
 */
export function typeOfSchema(schema: Schema): string {
  if ('$ref' in schema) throw new Error('the schema of a call refers to another one');
  if ('const' in schema) return JSON.stringify(schema['const']);
  const words = listAt(schema, 'enum');
  if (words.length > 0) return union(words.map((word) => JSON.stringify(word)));
  const choices = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')].filter(isSchema);
  if (choices.length > 0) return union(choices.map(typeOfSchema));
  const parts = listAt(schema, 'allOf').filter(isSchema);
  if (parts.length > 0 && !('type' in schema))
    return parts.map((part) => bracketed(typeOfSchema(part))).join(' & ');
  const { type } = schema;
  if (Array.isArray(type)) return union(type.map((one) => typeOfKind(one, schema)));
  return type === undefined ? 'unknown' : typeOfKind(type, schema);
}

function typeOfKind(kind: unknown, schema: Schema): string {
  switch (kind) {
    case 'string':
    case 'boolean':
    case 'null':
      return kind;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return typeOfArray(schema);
    case 'object':
      return typeOfObject(schema);
    default:
      throw new Error(`the type ${String(kind)} of a schema has no type of TypeScript`);
  }
}

function typeOfArray(schema: Schema): string {
  const places = listAt(schema, 'prefixItems').filter(isSchema);
  if (places.length > 0) return `readonly [${places.map(typeOfSchema).join(', ')}]`;
  return `readonly ${bracketed(typeOfSchema(schemaAt(schema, 'items')))}[]`;
}

function typeOfObject(schema: Schema): string {
  const required = listAt(schema, 'required');
  const fields = Object.entries(schemaAt(schema, 'properties')).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    const inner = isSchema(value) ? typeOfSchema(value) : 'unknown';
    return `readonly ${plainName.test(name) ? name : JSON.stringify(name)}${mark}: ${inner}`;
  });
  const others = schema['additionalProperties'];
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  if (isSchema(others)) return `{ readonly [name: string]: ${typeOfSchema(others)} }`;
  return '{}';
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function bracketed(type: string): string {
  return type.includes(' | ') || type.includes(' & ') ? `(${type})` : type;
}
