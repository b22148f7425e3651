// What other features' screens may show of the shop.
export { ShareShop } from '#features/shop/ui/ShareShop.tsx';
