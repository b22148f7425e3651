// The door into the app: whoever is inside does not need it.
import * as z from 'zod/mini';
import { useLocation, useSearchParams } from 'react-router';
import { ForgotScreen } from '#features/people/merchant/ForgotScreen.tsx';
import { ResetScreen } from '#features/people/merchant/ResetScreen.tsx';
import { SignInScreen } from '#features/people/merchant/SignInScreen.tsx';
import { Door } from './Door.tsx';
import { useEnter } from './useEnter.ts';

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

export function ForgotPlace() {
  return (
    <Door>
      <ForgotScreen />
    </Door>
  );
}

export function ResetPlace() {
  const [query] = useSearchParams();
  return (
    <Door>
      <ResetScreen token={query.get('token') ?? ''} />
    </Door>
  );
}
