// Putting one of a list over its neighbour.

/** The list with `id` where `over` stood, which takes the place beside it. Others keep their order. */
export function movedIn(ids: readonly string[], id: string, over: string): string[] {
  const [from, to] = [ids.indexOf(id), ids.indexOf(over)];
  if (from < 0 || to < 0) return [...ids];
  const rest = ids.filter((one) => one !== id);
  rest.splice(to, 0, id);
  return rest;
}
