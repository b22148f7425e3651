// The doors into and out of the app: whoever is inside does not need them.
import * as z from 'zod/mini';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { InviteScreen } from '#features/invitation/merchant/InviteScreen.tsx';
import { SignInScreen } from '#features/people/merchant/SignInScreen.tsx';
import { useSession } from '#ui/session-context.ts';
import { Door } from './Door.tsx';

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
