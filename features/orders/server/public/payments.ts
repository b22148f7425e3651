// Payments as checkout opens and captures them, and what went back of them.
export {
  findAsked,
  findCaptured,
  findEvidence,
  findPaid,
  insertEvidence,
  insertPayment,
  readRefunds,
  savePage,
  setPaidPage,
  setRefundPlace,
  takeReference,
  type Asked,
} from '../payments.sql.ts';
