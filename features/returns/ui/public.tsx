// What other features' screens may show of returns.
export { OrderCases } from '#features/returns/ui/OrderCases.tsx';
