// The app's client and query cache, in reach of every block and screen.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Offline, Refusal } from './api.ts';
import type { Client } from './api.ts';

const ClientContext = createContext<Client | undefined>(undefined);

const staleMs = 15_000;
const readTries = 2;

/** A cache for server data: fresh again on focus, a failed read is tried twice more only where nobody said no. */
export function makeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < readTries && isWorthAgain(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

export function ClientProvider({
  client,
  queries,
  children,
}: {
  client: Client;
  queries: QueryClient;
  children: ReactNode;
}) {
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ClientContext>
  );
}

export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error('useClient needs a ClientProvider above it');
  return client;
}

function isWorthAgain(error: Error): boolean {
  if (error instanceof Refusal) return error.isUncertain;
  return error instanceof Offline && !error.isTimeout && navigator.onLine;
}
