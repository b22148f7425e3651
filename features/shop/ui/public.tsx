// What other features' screens may show of the shop.
export { ShareShop, ShareShopIcon } from '#features/shop/ui/ShareShop.tsx';
