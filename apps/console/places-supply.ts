// Places about suppliers: for the people of the platform, and for suppliers themselves.
import { Boxes, Factory, FileWarning, HandCoins, PackageSearch, ScanLine, Truck, Undo2 } from 'lucide-react';

/** Suppliers as the platform keeps them. */
export const supplierPlaces = [
  {
    path: 'sourcing',
    right: 'catalogue',
    nav: { group: 'goods', name: 'sourcing', icon: PackageSearch },
    load: async () => (await import('#features/sourcing/console/QueueScreen.tsx')).QueueScreen,
  },
  {
    path: 'suppliers',
    right: 'suppliers',
    nav: { group: 'goods', name: 'board', icon: Factory },
    load: async () => (await import('#features/supply/console/BoardScreen.tsx')).BoardScreen,
  },
  {
    path: 'suppliers/:id',
    right: 'suppliers',
    load: async () => (await import('#features/supply/console/SupplierScreen.tsx')).SupplierScreen,
  },
  {
    path: 'supplier-claims',
    right: 'suppliers',
    nav: { group: 'goods', name: 'house_claims', icon: FileWarning },
    load: async () =>
      (await import('#features/supply/console/PlatformClaimsScreen.tsx')).PlatformClaimsScreen,
  },
  {
    path: 'supplier-claims/:id',
    right: 'suppliers',
    load: async () => (await import('#features/supply/console/ClaimScreen.tsx')).ClaimScreen,
  },
] as const;

/** The work of a supplier's people. */
export const ownSupplyPlaces = [
  {
    path: 'dispatch',
    right: 'supplier',
    nav: { group: 'goods', name: 'dispatch', icon: Truck },
    load: async () => (await import('#features/shipping/console/DispatchScreen.tsx')).DispatchScreen,
  },
  {
    path: 'scan',
    right: 'supplier',
    nav: { group: 'goods', name: 'scan', icon: ScanLine },
    load: async () => (await import('#features/shipping/console/ScanScreen.tsx')).ScanScreen,
  },
  {
    path: 'dispatch/tracking',
    right: 'supplier',
    load: async () => (await import('#features/shipping/console/TrackingScreen.tsx')).TrackingScreen,
  },
  {
    path: 'dispatch/keys',
    right: 'supplier',
    load: async () => (await import('#features/shipping/console/KeysScreen.tsx')).KeysScreen,
  },
  {
    path: 'returns',
    right: 'supplier',
    nav: { group: 'goods', name: 'returns', icon: Undo2 },
    load: async () => (await import('#features/returns/console/ReturnsScreen.tsx')).ReturnsScreen,
  },
  {
    path: 'stock',
    right: 'supplier',
    nav: { group: 'goods', name: 'stock', icon: Boxes },
    load: async () => (await import('#features/supply/console/StockScreen.tsx')).StockScreen,
  },
  {
    path: 'stock/file',
    right: 'supplier',
    load: async () => (await import('#features/supply/console/StockFileScreen.tsx')).StockFileScreen,
  },
  {
    path: 'claims',
    right: 'supplier',
    nav: { group: 'goods', name: 'claims', icon: FileWarning },
    load: async () => (await import('#features/supply/console/ClaimsScreen.tsx')).ClaimsScreen,
  },
  {
    path: 'payables',
    right: 'supplier',
    nav: { group: 'goods', name: 'payables', icon: HandCoins },
    load: async () => (await import('#features/supply/console/PayablesScreen.tsx')).PayablesScreen,
  },
] as const;
