// Rows of orders and their lines, locked, read, and marked by a return or a wish to cancel.
export {
  changeAllowances,
  findOrders,
  lockOrders,
  noteCancelAsked,
  readLines,
  returnUnits,
  type LineRow,
  type OrderRow,
} from '../orders.sql.ts';
