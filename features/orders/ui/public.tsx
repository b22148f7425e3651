// What other rooms' screens of the console may show of orders.
export { WhyForm } from '#features/orders/ui/WhyForm.tsx';
