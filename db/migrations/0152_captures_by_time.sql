-- room: orders
-- why:  Today shows what was captured by day, over all shops and providers; captures were found by the time of one
--       provider alone. The sums are in the index: what is captured never changes, so the table itself is not read.
-- lock: captures wait while one index is built.

create index payment_evidence_at on payment_evidence (recorded_at) include (units);
