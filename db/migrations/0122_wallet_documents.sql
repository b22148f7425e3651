-- room: wallet
-- why:  the wallet shows one line a document, with its movements inside. Those are found by the document among the
--       few transfers that touch the wallet, not among all clicks of a campaign; holds are found by what they are of.
-- lock: share on transfer and hold while the indexes are built.

create index transfer_wallet_document on transfer (shop_id, document, seq)
  where debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
     or credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable');
create index hold_document on hold (shop_id, document);
