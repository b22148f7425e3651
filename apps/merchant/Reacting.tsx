import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from '#ui/routing/hooks.ts';
import type { Refusal } from '#ui/calls/api.ts';
import type { Session } from '#ui/calls/session.ts';
import type { Reactions } from './reactions.ts';
import { useOtherTabs } from './useOtherTabs.ts';

type Props = { reactions: Reactions; session: Session; children: ReactNode };

/** What tells of restrictions, and is old where one stood in the way. Names as in the contracts (see kept.ts). */
const ofRestrictions = ['me', 'wallet'];

/** Goes where a refusal sends the merchant: to the code entry, the notice page or sign-in. */
export function Reacting({ reactions, session, children }: Props) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const location = useLocation();
  useOtherTabs();

  const react = useEffectEvent((refusal: Refusal) => {
    if (refusal.shown['restriction'] !== undefined) {
      for (const name of ofRestrictions) void queries.invalidateQueries({ queryKey: [name] });
    }
    switch (refusal.reaction) {
      case 'goToInvite': {
        const language = refusal.shown['lang'];
        if (typeof language === 'string') session.saveLanguage(language);
        // Already there: the form says what is wrong with the code, and keeps what was typed.
        if (location.pathname !== '/invite') navigate(`/invite${location.search}`);
        return;
      }
      case 'dropToken':
        // Another tab has signed out, and this one is at the sign-in already.
        if (session.token() === undefined && location.pathname === '/login') return;
        session.dropToken();
        navigate('/404', { replace: true, state: noticeOf(refusal) });
        return;
      case 'goToNotice': {
        // A closed account is given a session that may read why and object.
        const { token } = refusal.shown;
        if (typeof token === 'string') {
          session.keepToken(token);
          queries.clear();
        }
        navigate('/404', { replace: true, state: noticeOf(refusal) });
        return;
      }
      case 'signIn':
        if (location.pathname === '/login') return;
        navigate('/login', {
          replace: true,
          state: { from: location.pathname + location.search, expired: true },
        });
        return;
      case 'say':
    }
  });

  useEffect(() => reactions.listen((refusal) => react(refusal)), [reactions]);
  return children;
}

function noticeOf(refusal: Refusal) {
  return { code: refusal.code, message: refusal.message, restriction: refusal.shown['restriction'] };
}
