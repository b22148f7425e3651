-- room: platform
-- why:  a tracking number that was once a parcel's must never become another's: what a carrier said of the first would
--       count for the second. No code lets a claim go but `person_erase`, which runs with the owner's rights.
-- lock: none that anybody waits for.

revoke delete on claim from stockless_app;
