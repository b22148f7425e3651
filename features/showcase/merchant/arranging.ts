// Moving one thing of a list, and how the server is told where it came to stand.

export function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from];
  const rest = list.filter((_one, at) => at !== from);
  return moved === undefined ? rest : [...rest.slice(0, to), moved, ...rest.slice(to)];
}

export type Aim = { readonly to: 'top' } | { readonly below: string };

/** Where the thing at this place of the new order stands; undefined where there is no such place. */
export function aimOf(order: readonly { readonly id: string }[], at: number): Aim | undefined {
  if (at < 0 || at >= order.length) return undefined;
  const before = order[at - 1];
  return before === undefined ? { to: 'top' } : { below: before.id };
}
