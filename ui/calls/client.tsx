// The app's client and query cache, in reach of every block and screen.
import { IsRestoringProvider, QueryClientProvider } from '#ui/queries/QueryClientProvider.tsx';
import { QueryClient } from '#ui/queries/query-client.ts';
import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hourMs, limits } from '#domain/limits.ts';
import { Offline, Refusal } from './api.ts';
import type { Client } from './api.ts';
import type { Reading } from '#ui/offline/reading.ts';

const ClientContext = createContext<Client | undefined>(undefined);

const staleMs = 15_000;
const readTries = 2;

/** A cache for server data: fresh again on focus, a failed read is tried twice more only where nobody said no. */
export function makeQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        // What was read stays for as long as it may be shown without a connection.
        gcTime: limits.offlineReadingHours * hourMs,
        // However fresh: another tab or device may have changed it a moment ago.
        refetchOnWindowFocus: 'always',
        retry: (failures, error) => failures < readTries && isWorthAgain(error),
      },
    },
  });
}

type Props = {
  client: Client;
  queries: QueryClient;
  /** What was read last, put back before anything is asked. */
  reading?: Reading;
  children: ReactNode;
};

export function ClientProvider({ client, queries, reading, children }: Props) {
  return (
    <ClientContext value={client}>
      <QueryClientProvider client={queries}>
        {reading === undefined ? children : <Kept reading={reading}>{children}</Kept>}
      </QueryClientProvider>
    </ClientContext>
  );
}

function Kept({ reading, children }: { reading: Reading; children: ReactNode }) {
  const [isRestoring, setRestoring] = useState(reading.isWanted);
  useEffect(() => {
    if (!isRestoring) return reading.follow();
    let isOver = false;
    void reading.restore().finally(() => {
      if (!isOver) setRestoring(false);
    });
    return () => {
      isOver = true;
    };
  }, [reading, isRestoring]);
  return <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>;
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
