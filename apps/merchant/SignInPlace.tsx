import { useLocation } from '#ui/routing/hooks.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { SignInScreen } from '#features/people/merchant/SignInScreen.tsx';
import { Door } from './Door.tsx';
import { useEnter } from './useEnter.ts';

/** The door into the app: whoever is inside does not need it. */
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
