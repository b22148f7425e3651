// Rows of orders and their lines, locked, read, and marked by a return or a wish to cancel.
export {
  changeAllowances,
  findOrders,
  listMailed,
  lockOrders,
  noteCancelAsked,
  readLines,
  returnUnits,
  type LineRow,
  type OrderRow,
} from '../orders.sql.ts';
