// What stands in a value that nobody has checked yet: an answer of whoever stands between us and the server, a store of the browser.

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Its fields; none where it has no fields. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? { ...value } : {};
}
