// An order as lists read it.
export { countOwed, findOrderRow } from '../list.sql.ts';
