// Rows of the books, of payments, deposits and payouts, of what suppliers are owed, and of reconciliation.
import type { tables } from '../tables.ts';

export const moneyRows = {
  posting_rule:
    'A row of the closed posting matrix: kind, both kinds of account, actor, and the document that it needs. Only migrations change it.',
  book: 'The book of one shop: its currency, last number, last hash and the time of its last transfer.',
  account: "One account of a shop's book with the sums of its debits and credits.",
  account_past: 'What the accounts of orders that are over moved, which were empty and left: one row a kind.',
  transfer:
    'One debit, one credit, one positive amount: numbered without gaps, chained by hash, never changed.',
  transfer_evidence:
    'A row that transfers refer to as their document, once: it cannot be removed while they are there. Only the writer of the books adds to it.',
  book_sum:
    'How often and how much one kind of transfer moved in a book up to one of its numbers; never changed.',
  wallet_day:
    'How often and how much one kind of movement moved in a wallet on a day of UTC that is over; never changed.',
  wallet_statement:
    'A monthly statement of a shop: the entries of its book that it covers, and the balance after them. Numbered without gaps, never changed.',
  wallet_statement_sum: 'How often and how much one kind of transfer moved in the entries of a statement.',
  wallet_statement_tax: 'The tax in the entries of a statement, by country and rate.',
  hold: 'Money that is kept back from a shop: reason, amount and end.',

  payment: "A buyer's payment of one checkout: what is asked, captured and refunded.",
  payment_evidence: 'The proof of one capture, once by payment and event of the provider; never changed.',
  payment_reference:
    "Which evidence a provider's payment is: once in the instance. Only the function that enters evidence adds to it.",
  duplicate_capture:
    'Money that a provider took for a payment that had its money already: it goes back, under the id of its row.',
  payment_event:
    'One message of a payment provider, once by its id: what was read of it, and a digest of the rest.',
  stray_event: 'A message of a payment provider that fits nothing: kept, tried again, shown to operators.',
  refund: 'A refund of a payment: pending until the provider has paid it.',
  testpay_payment: "A payment in the test provider's own records; only in databases of test data.",
  testpay_refund: "A refund in the test provider's own records; only in databases of test data.",

  bank_account: 'What stands on a bank account by the statements that were released.',
  bank_balance: 'The opening and closing balance of a day that one statement file says.',
  bank_batch: 'A list of refunds that somebody took to the bank.',
  bank_day: "Which kind of file told of an account's day: two kinds would name the same money twice.",
  bank_decision: 'What two people decide about a line or a return: one proposes, another confirms.',
  bank_import: 'A statement file, once by its bytes; a second person or its balances release it.',
  bank_line: 'One line of a bank statement as the bank says it, and what became of it.',
  bank_reference: 'The reference that a buyer was asked to write, and how much has come under it.',
  bank_return: 'Money that goes back by bank: a refund, an overpayment, or what fits nobody.',
  chain_address:
    'The address of one payment on a chain, never used again; its counters bound what may go back.',
  chain_transfer: 'One final transfer to a payment address, counted once in the whole instance.',
  chain_return: 'Money that goes back on a chain: a refund, or what was too little, too much or too late.',
  chain_send: 'A signed transaction of a return, kept before anybody else has it.',
  chain_signer: "The number of the next transaction of a chain's refund signer.",

  payout_account: 'Where a merchant is paid: one of five places; the number is sealed.',
  payout_schedule: 'When a shop is paid out by itself: account, day of the week, least and most; one a shop.',
  withdrawal_rule: 'A row of the closed table of moves of a payout request. Only migrations change it.',
  withdrawal: "A merchant's request to be paid out: amount, account as it was, decisions and promise.",
  withdrawal_event: 'One step of a payout request: from, to, by whom, when; never changed.',
  payout: 'One sending of a payout request; more than one only where the daily limit cuts it in slices.',
  payout_shop: "A shop's last number of a payout request, and how far its book was read for paid orders.",
  payout_day: 'What was approved automatically for a shop on a day; never above the limit.',
  payout_source:
    'What an order brought into available money, what was taken back, and what was paid out of it.',
  withdrawal_order: 'The part of a payout request that one order pays.',
  payout_number: 'The only row: the last number of a payout file.',
  payout_batch: 'A file of payouts for the bank: one person makes it, another releases it.',
  payout_item: 'A payout in a file; in one live file at a time.',
  payout_mark: 'What two people say became of a payout that no statement told of.',
  payout_pause:
    'A stop of all new payouts: who or what asked for it, why, until when, and who made it longer or lifted it. A function opens it.',
  payout_refusal:
    'A refusal of a payout by a person, numbered for each account of a shop; a second one within 30 days names a restriction.',
  payout_chain: 'What the sender of a chain was asked for, once by its id.',
  payout_send: 'A signed transaction of a payout, kept before anybody else has it.',
  payout_signer: "The number of the next transaction of a chain's payout signer.",
  testpayout: "A sending in the test sender's own records; only in databases of test data.",

  deposit_rule: 'A row of the closed table of moves of a deposit. Only migrations change it.',
  deposit_shop: "A shop's last number of a deposit, and what of its receipts is below the smallest coin.",
  deposit: "A merchant's own money that is to come in, and what was credited for it.",
  deposit_event: 'One step of a deposit: from, to, by whom, when; never changed.',
  deposit_proof: 'A file that a merchant showed for a deposit.',
  deposit_receipt: 'Money that arrived for a deposit, or that one person says arrived and another confirms.',
  deposit_alarm: 'A phone that derived another deposit address than it was shown: evidence, never changed.',
  deposit_line: 'A bank line that is a deposit, once in the life of the line.',
  deposit_account: "The number that a shop's deposit addresses are derived from; never given to another.",
  deposit_account_last: 'The only row: the last such number.',
  deposit_address: "A shop's deposit address on a chain; its own for ever.",
  deposit_reading: 'How far one of the two nodes was read for an address.',
  deposit_transfer: 'A transfer that at least one node showed as final: booked once in the whole instance.',
  deposit_sight: 'What one node says of a transfer; kept when the node withdraws it.',
  deposit_node: 'The newest final block that a node has named.',
  testchain: "A transfer in the test chain's own records; only in databases of test data.",

  cost_change: 'An announced cost of goods; a higher one counts after seven days at the earliest.',
  feed_version:
    "The number of the last line that a supplier's file had for goods; an older one changes nothing.",
  supplier_contract: 'A version of the contract with a supplier; never changed once made.',
  supplier_account: 'Where a supplier is paid; a second person confirms it, and it counts a day later.',
  supplier_payment: 'A payment of what a supplier is owed: made, released and confirmed by different people.',
  supplier_claim:
    'A claim about one parcel, by its supplier or against it; never above what the parcel cost.',
  supplier_claim_file: 'A picture of a claim: one of six places.',

  recon_run:
    'One comparison of the books with banks, chains and providers: how many differences and silent places.',
  recon_fact: 'What stood at a place and in the books, written where it changed and once a day.',
  recon_item: 'A difference from when it was first seen until it is gone or two people have explained it.',
  recon_explanation: 'The explanation of a difference: one person writes it, another confirms.',
  recon_incident: 'The time during which differences keep new payouts from leaving.',
  recon_seal: 'Both sums of a place up to a moment before which every item was settled or explained.',
  recon_source: 'A source that is asked: since when, and when it last answered.',
  recon_line: "A line of a card provider's own account, once by its id.",
  recon_feed: "Up to when a provider's lines are complete.",
  reserve_report: 'What was there for what is owed in one currency, once a day; never changed.',
  reserve_attestation: 'What an auditor has signed: so much of a currency was there at a moment.',
  goodwill: "The platform's own money into the goodwill fund, or out of it to one shop, by two people.",
  goodwill_day: 'What one person gave, or one shop got, as goodwill on a day; never above the cap.',
} as const satisfies Partial<Record<keyof typeof tables, string>>;
