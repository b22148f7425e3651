// The way back in for who forgot the password.
import { ForgotScreen } from '#features/people/merchant/ForgotScreen.tsx';
import { ResetScreen } from '#features/people/merchant/ResetScreen.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Door } from './Door.tsx';

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
