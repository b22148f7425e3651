-- room: service
-- why:  one person published "pay to unlock your wallet" to every merchant; a text that speaks of payment is written by
--       one person and published by another.
-- lock: nullable columns and a check that holds for every row there is.

-- Who wrote what is published: the last who saved the draft, or who published the version that is said again.
alter table content_version add column writer uuid;
alter table content_version add column is_payment boolean not null default false;
alter table content_version add constraint content_version_two_people
  check (not is_payment or (writer is not null and writer <> person_id));
