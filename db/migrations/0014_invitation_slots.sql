-- room: invitation
-- why:  merchants invite too: two a day and ten open at once, each a row that is there once.
-- lock: a column without a default on a small table; the rest is new tables.

-- The shop that invites; an operator's invitation has none.
alter table invitation add column inviter_shop_id bigint;
create index invitation_inviter on invitation (inviter_shop_id, created_at desc) where inviter_shop_id is not null;

-- One row is one invitation of one of the shop's days: a third has no row to take.
create table invitation_slot (
  shop_id       bigint not null,
  day           date   not null,
  slot          int    not null check (slot between 1 and 2),
  invitation_id uuid   not null,
  primary key (shop_id, day, slot)
);

-- One row is a place for an open invitation; it is free again after `until`.
create table invitation_seat (
  shop_id       bigint      not null,
  seat          int         not null check (seat between 1 and 10),
  invitation_id uuid        not null,
  until         timestamptz not null,
  primary key (shop_id, seat)
);

grant select, insert on invitation_slot, invitation_seat to stockless_app;
grant update (invitation_id, until) on invitation_seat to stockless_app;

-- part: keys
alter table invitation_slot add constraint invitation_slot_shop foreign key (shop_id) references shop;
alter table invitation_seat add constraint invitation_seat_shop foreign key (shop_id) references shop;
