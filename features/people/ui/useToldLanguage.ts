import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { Language } from '#domain/text/language.ts';
import { me } from '#features/people/contract.ts';
import { useClient } from '#ui/calls/client.tsx';
import { useSession } from '#ui/calls/session-context.ts';

type Answer = {
  readonly data: OutputOf<typeof me> | undefined;
  /** False for what the phone has kept of an earlier visit: it may be older than a choice made since. */
  readonly isFetchedAfterMount: boolean;
  /** In milliseconds: the next answer counts though it says the same as the one before. */
  readonly dataUpdatedAt: number;
};

/**
 * Keeps browser and server in one language. A choice made here, perhaps before signing in or without a connection,
 * is told to the server as soon as it answers; until then the language that the server knows does not undo it.
 */
export function useToldLanguage({ data, isFetchedAfterMount, dataUpdatedAt }: Answer): void {
  const session = useSession();
  const client = useClient();
  const queries = useQueryClient();

  const tell = useEffectEvent(async (choice: Language) => {
    // Too much to fetch for what most never do.
    const { perInfo } = await import('#features/people/info.contract.ts');
    await client.call(perInfo, { patch: { lang: choice } });
    // An answer from before the change would switch the screen back for a moment.
    await queries.cancelQueries({ queryKey: [me.name] });
    session.toldLanguage(choice);
    await queries.invalidateQueries({ queryKey: [me.name] });
  });

  const answer = isFetchedAfterMount ? data : undefined;
  const agree = useEffectEvent(() => {
    if (answer === undefined) return;
    const choice = session.untoldLanguage();
    if (choice === undefined) session.saveLanguage(answer.lang);
    else if (choice === answer.lang) session.toldLanguage(choice);
    // What fails is told again after the next answer: the choice is kept until then.
    else tell(choice).catch(() => undefined);
  });

  const onLanguage = useEffectEvent(() => {
    if (session.untoldLanguage() !== undefined) agree();
    // A refusal named it. It stands until the account is asked again: an answer that is on its way was asked before.
    else if (data !== undefined) void queries.cancelQueries({ queryKey: [me.name] });
  });

  useEffect(() => agree(), [answer, dataUpdatedAt]);
  useEffect(() => session.onLanguage(() => onLanguage()), [session]);
}
