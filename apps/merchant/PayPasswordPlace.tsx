import { PayPasswordScreen } from '#features/people/merchant/PayPasswordScreen.tsx';
import { wallet } from '#features/wallet/contract.ts';

/** The transaction password; the wallet says whether there is one. */
export function PayPasswordPlace() {
  return <PayPasswordScreen beside={[wallet]} />;
}
