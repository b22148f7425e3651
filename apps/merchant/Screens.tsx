import { lazy, useEffect } from 'react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { OrdersScreen } from '#features/orders/merchant/OrdersScreen.tsx';
import { ShopCenterScreen } from '#features/statistics/merchant/ShopCenterScreen.tsx';
import { Offline } from '#ui/api.ts';
import { FirstPlace, InvitePlace, NoticePlace, SignInPlace } from './places.tsx';
import { Shell } from './Shell.tsx';

// The day begins on the store or the orders; the other screens are fetched when they are first opened, or before
// that once there is time, so that a lost connection later does not keep anyone from opening them.
const loaders = {
  showcase: async () => (await import('#features/showcase/merchant/ShowcaseScreen.tsx')).ShowcaseScreen,
  warehouse: async () => (await import('#features/showcase/merchant/WarehouseScreen.tsx')).WarehouseScreen,
  order: async () => (await import('./OrderPlace.tsx')).OrderPlace,
  logistics: async () => (await import('#features/orders/merchant/LogisticsScreen.tsx')).LogisticsScreen,
  wallet: async () => (await import('#features/wallet/merchant/WalletScreen.tsx')).WalletScreen,
  flow: async () => (await import('#features/wallet/merchant/FlowScreen.tsx')).FlowScreen,
  shop: async () => (await import('#features/shop/merchant/ShopScreen.tsx')).ShopScreen,
};
const fetchAheadMs = 1_500;

const ShowcaseScreen = lazyScreen(loaders.showcase);
const WarehouseScreen = lazyScreen(loaders.warehouse);
const OrderPlace = lazyScreen(loaders.order);
const LogisticsScreen = lazyScreen(loaders.logistics);
const WalletScreen = lazyScreen(loaders.wallet);
const FlowScreen = lazyScreen(loaders.flow);
const ShopScreen = lazyScreen(loaders.shop);

/** Every address of the app. What is not here is answered by the notice page. */
export function Screens() {
  useScreensAhead();
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

/** A screen that could not be fetched fails like any call without a connection. */
function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new Offline(false, { cause });
    }
  });
}

function useScreensAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // What fails here is fetched again when it is opened.
      for (const load of Object.values(loaders)) load().catch(() => undefined);
    }, fetchAheadMs);
    return () => clearTimeout(timer);
  }, []);
}
