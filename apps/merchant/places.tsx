// Addresses that lead somewhere else: the first page, and the doors into and out of the app.
import * as z from 'zod/mini';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { InviteScreen } from '#features/invitation/merchant/InviteScreen.tsx';
import { NoticeScreen, notice } from '#features/people/merchant/NoticeScreen.tsx';
import { SignInScreen } from '#features/people/merchant/SignInScreen.tsx';
import { useMe } from '#features/people/ui/public.tsx';
import { useSession } from '#ui/session-context.ts';
import { Door } from './Door.tsx';

/** Where the server says the day begins: with what is owed, else with the store. */
export function FirstPlace() {
  const { data } = useMe();
  if (data === undefined) return null;
  const isInside = /^\/(?!\/)./.test(data.home_route);
  return <Navigate to={isInside ? data.home_route : '/shopCenter'} replace />;
}

const fromState = z.object({ from: z.optional(z.string()), expired: z.optional(z.boolean()) });

export function SignInPlace() {
  const location = useLocation();
  const state = fromState.safeParse(location.state);
  const enter = useEnter();
  const from = state.success ? (state.data.from ?? '/') : '/';
  return (
    <Door>
      <SignInScreen
        hasExpired={state.success && state.data.expired === true}
        onDone={(token) => enter(token, from)}
      />
    </Door>
  );
}

export function InvitePlace() {
  const [query] = useSearchParams();
  const enter = useEnter();
  return (
    <Door>
      <InviteScreen
        code={query.get('code') ?? query.get('invite') ?? ''}
        onDone={(token) => enter(token, '/')}
      />
    </Door>
  );
}

export function NoticePlace() {
  const location = useLocation();
  const session = useSession();
  const shown = notice.safeParse(location.state);
  return (
    <Door>
      <NoticeScreen
        notice={shown.success ? shown.data : undefined}
        isSignedIn={session.token() !== undefined}
      />
    </Door>
  );
}

/** Keeps the token and goes in; what was asked for somebody else is forgotten. */
function useEnter(): (token: string, to: string) => void {
  const session = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (token, to) => {
    session.keepToken(token);
    queries.clear();
    void navigate(to, { replace: true });
  };
}
