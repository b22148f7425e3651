import type { QueryClient } from '#ui/queries/query-client.ts';
import { useQuery } from '#ui/queries/useQuery.ts';
import type { RefusalKey } from '#domain/wire/errors.ts';
import { operatorMe, supplierMe, type ConsolePerson } from '#features/staff/contract.ts';
import { makeClient, Refusal } from '#ui/calls/api.ts';
import { useClient } from '#ui/calls/client.tsx';

export type Person = ConsolePerson;

/** What a token of the other side is told when it asks for this side. */
const otherSide: readonly (RefusalKey | undefined)[] = [
  'insufficientPermissions',
  'unauthorized',
  'illegalRequest',
  'recordNotFound',
];

const freshMs = 300_000;
/** Under which the person of the page is kept. */
export const personKey = [operatorMe.name, supplierMe.name];

/** The person whose page is open; undefined before they are known. */
export function personIn(queries: QueryClient): Person | undefined {
  return queries.getQueryData<Person>(personKey);
}

/** Who is signed in. A token does not say whether an operator or a supplier holds it, so both doors are tried. */
export function usePerson() {
  const client = useClient();
  return useQuery<Person>({
    queryKey: personKey,
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      // A no of the first door is expected, so it must not sign anybody out.
      const quiet = makeClient({ ...client.caller, onRefusal: undefined });
      try {
        return await quiet.call(operatorMe, {}, { signal });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (otherSide.includes(error.key)) return await client.call(supplierMe, {}, { signal });
        client.caller.onRefusal?.(error);
        throw error;
      }
    },
  });
}
