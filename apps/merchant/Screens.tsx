import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { OrdersScreen } from '#features/orders/merchant/OrdersScreen.tsx';
import { ShopCenterScreen } from '#features/statistics/merchant/ShopCenterScreen.tsx';
import { FirstPlace, InvitePlace, NoticePlace, SignInPlace } from './places.tsx';
import { Shell } from './Shell.tsx';

// The day begins on the store or the orders; the other screens are fetched when they are first opened.
const ShowcaseScreen = lazy(async () => {
  const { ShowcaseScreen: screen } = await import('#features/showcase/merchant/ShowcaseScreen.tsx');
  return { default: screen };
});
const WarehouseScreen = lazy(async () => {
  const { WarehouseScreen: screen } = await import('#features/showcase/merchant/WarehouseScreen.tsx');
  return { default: screen };
});
const OrderPlace = lazy(async () => {
  const { OrderPlace: screen } = await import('./OrderPlace.tsx');
  return { default: screen };
});
const LogisticsScreen = lazy(async () => {
  const { LogisticsScreen: screen } = await import('#features/orders/merchant/LogisticsScreen.tsx');
  return { default: screen };
});
const WalletScreen = lazy(async () => {
  const { WalletScreen: screen } = await import('#features/wallet/merchant/WalletScreen.tsx');
  return { default: screen };
});
const FlowScreen = lazy(async () => {
  const { FlowScreen: screen } = await import('#features/wallet/merchant/FlowScreen.tsx');
  return { default: screen };
});
const ShopScreen = lazy(async () => {
  const { ShopScreen: screen } = await import('#features/shop/merchant/ShopScreen.tsx');
  return { default: screen };
});

/** Every address of the app. What is not here is answered by the notice page. */
export function Screens() {
  return (
    <Routes>
      <Route path="/invite" element={<InvitePlace />} />
      <Route path="/login" element={<SignInPlace />} />
      <Route element={<Shell />}>
        <Route index element={<FirstPlace />} />
        <Route path="/shopCenter" element={<ShopCenterScreen />} />
        <Route path="/goodsList" element={<ShowcaseScreen />} />
        <Route path="/goodsList/warehouse" element={<WarehouseScreen />} />
        <Route path="/orderList" element={<OrdersScreen />} />
        <Route path="/orderList/:id" element={<OrderPlace />} />
        <Route path="/orderList/:id/logistics" element={<LogisticsScreen />} />
        <Route path="/wallet" element={<WalletScreen />} />
        <Route path="/wallet/flow" element={<FlowScreen />} />
        <Route path="/shop" element={<ShopScreen />} />
      </Route>
      <Route path="*" element={<NoticePlace />} />
    </Routes>
  );
}
