-- room: returns
-- why:  a shop's credit looked through all returns that the shop ever had for those of half a year that lower it.
-- lock: writers of returns wait while one index is built.

create index case_by_shop on return_case (shop_id, ended_at) where fault = 'merchant' and state = 'refunded';
