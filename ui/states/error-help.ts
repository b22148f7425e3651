// Where an app has more to say about a refusal than its one sentence: an app gives the block, `ErrorBox` shows it.
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Refusal } from '#ui/calls/api.ts';

/** What to show with a refusal; null for those it knows nothing about. */
export type ErrorHelp = (refusal: Refusal) => ReactNode;

const ErrorHelpContext = createContext<ErrorHelp | undefined>(undefined);

export const ErrorHelpProvider = ErrorHelpContext;

export function useErrorHelp(): ErrorHelp | undefined {
  return useContext(ErrorHelpContext);
}
