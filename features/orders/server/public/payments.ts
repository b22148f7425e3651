// Payments as checkout opens and captures them, and what went back of them.
export {
  findAsked,
  findEvidence,
  findPaid,
  insertEvidence,
  insertPayment,
  readRefunds,
  saveOpened,
  setRefundPlace,
  type Asked,
} from '../payments.sql.ts';
