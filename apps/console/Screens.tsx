import { Navigate, Route, Routes } from 'react-router';
import { BankOpenScreen } from '#features/checkout/console/BankOpenScreen.tsx';
import { BankReturnsScreen } from '#features/checkout/console/BankReturnsScreen.tsx';
import { BankStatementsScreen } from '#features/checkout/console/BankStatementsScreen.tsx';
import { CatalogueScreen } from '#features/goods/console/CatalogueScreen.tsx';
import { ImportScreen } from '#features/goods/console/ImportScreen.tsx';
import { SuppliersScreen } from '#features/goods/console/SuppliersScreen.tsx';
import { TypesScreen } from '#features/goods/console/TypesScreen.tsx';
import { InvitationsScreen } from '#features/invitation/console/InvitationsScreen.tsx';
import { LedgerScreen } from '#features/ledger/console/LedgerScreen.tsx';
import type { Person } from '#features/operators/console/usePerson.ts';
import { DispatchScreen } from '#features/orders/console/DispatchScreen.tsx';
import { ReturnsScreen } from '#features/returns/console/ReturnsScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { homeOf } from './navigation.ts';

/** The screens of a role; the other role's addresses do not exist for it. */
export function Screens({ person }: { person: Person }) {
  const home = homeOf(person.role);
  return (
    <Routes>
      <Route index element={<Navigate to={home} replace />} />
      {person.role === 'supplier' ? (
        <>
          <Route
            path="dispatch"
            element={<DispatchScreen hasTestData={person.test_data} personId={person.id} />}
          />
          <Route path="returns" element={<ReturnsScreen />} />
        </>
      ) : (
        <>
          <Route path="goods" element={<CatalogueScreen />} />
          <Route path="goods/import" element={<ImportScreen />} />
          <Route path="goods/types" element={<TypesScreen />} />
          <Route path="goods/suppliers" element={<SuppliersScreen />} />
          <Route path="invitations" element={<InvitationsScreen />} />
          {person.role === 'catalogue' ? null : (
            <>
              <Route path="bank" element={<BankOpenScreen />} />
              <Route path="bank/statements" element={<BankStatementsScreen />} />
              <Route path="bank/returns" element={<BankReturnsScreen />} />
            </>
          )}
          <Route path="ledger" element={<LedgerScreen />} />
        </>
      )}
      <Route path="*" element={<NotFoundScreen home={home} />} />
    </Routes>
  );
}
