// The door into the app: whoever is inside does not need it.
import { useLocation, useSearchParams } from '#ui/routing/hooks.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { ForgotScreen } from '#features/people/merchant/ForgotScreen.tsx';
import { ResetScreen } from '#features/people/merchant/ResetScreen.tsx';
import { SignInScreen } from '#features/people/merchant/SignInScreen.tsx';
import { Door } from './Door.tsx';
import { useEnter } from './useEnter.ts';

export function SignInPlace() {
  const location = useLocation();
  const { from, expired } = fieldsOf(location.state);
  const enter = useEnter();
  return (
    <Door>
      <SignInScreen
        hasExpired={expired === true}
        onDone={(token) => enter(token, typeof from === 'string' ? from : '/')}
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
