import { useLocation, useNavigate, useSearchParams } from '#ui/routing/hooks.ts';

/**
 * A sheet that stands in the address, such as `?goods=ID`: it can be linked to, and going back closes it.
 */
export function useSheet(name: string) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state: unknown = location.state;
  const wasOpenedHere =
    typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === name;

  function addressWith(id: string | undefined): string {
    const next = new URLSearchParams(query);
    if (id === undefined) next.delete(name);
    else next.set(name, id);
    const text = next.toString();
    return `${location.pathname}${text === '' ? '' : `?${text}`}`;
  }

  return {
    id: query.get(name) ?? undefined,
    open: (id: string) => navigate(addressWith(id), { state: { sheet: name } }),
    /** Shows another one in the same sheet: going back still closes it. */
    change: (id: string) => navigate(addressWith(id), { replace: true, state }),
    close: () => (wasOpenedHere ? navigate(-1) : navigate(addressWith(undefined), { replace: true })),
  };
}
