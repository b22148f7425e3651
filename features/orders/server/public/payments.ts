// Payments as checkout opens and captures them, and what went back of them.
export {
  findAsked,
  findEvidence,
  findPaid,
  insertEvidence,
  insertPayment,
  readRefunds,
  savePage,
  setRefundPlace,
  takeReference,
  type Asked,
} from '../payments.sql.ts';
