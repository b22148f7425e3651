// Text that may be an id, in statements.
/** A document that is no id has no order; it must not take the page with it. */
export function uuidOf(text: string): string {
  return `(case when ${text} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text}::uuid end)`;
}
