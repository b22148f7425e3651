import { createContext, useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { QueryClient } from './query-client.ts';

const ClientContext = createContext<QueryClient | undefined>(undefined);

/** True below it while what was kept is being put back: nothing is asked for until then. */
export const IsRestoringProvider = createContext(false);

/** The cache of everything below it. It asks again when the tab is looked at again or there is a connection again. */
export function QueryClientProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => client.mount(), [client]);
  return <ClientContext value={client}>{children}</ClientContext>;
}

export function useQueryClient(): QueryClient {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('useQueryClient needs a QueryClientProvider above it');
  return client;
}
