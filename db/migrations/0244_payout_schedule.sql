-- room: payouts
-- why:  whoever lives from a shop asks to be paid out every week anew. A merchant may sign once that this is done for them:
--       to one account, on one day of the week, at most so much. The database lets a withdrawal of such a schedule in
--       without a signature of its own where the schedule's mandate covers it, and once a week.
-- lock: short exclusive locks of mandate and withdrawal, and one new table; safe while serving.

alter table mandate drop constraint mandate_kind_check;
alter table mandate add constraint mandate_kind_check
  check (kind in ('withdrawal', 'payout_account', 'campaign', 'pay_password', 'refund', 'payout_schedule'));

-- A withdrawal of a schedule: under whose mandate, and for which day.
alter table mandate add column under_id uuid, add column run_on date;
alter table mandate add constraint mandate_under check ((under_id is null) = (run_on is null)
  and (under_id is null or (kind = 'withdrawal' and device_id is null)));
alter table mandate add constraint mandate_under_mandate
  foreign key (shop_id, under_id) references mandate (shop_id, id);
create unique index mandate_under_once on mandate (shop_id, under_id, run_on) where under_id is not null;

-- When a shop is paid out by itself; one a shop.
create table payout_schedule (
  shop_id         bigint      not null,
  -- The mandate that the merchant gave for it.
  id              uuid        not null,
  account_id      uuid        not null,
  person_id       uuid        not null,
  -- Monday is 1, as in ISO 8601.
  weekday         int         not null check (weekday between 1 and 7),
  -- Less than this waits for another week.
  least_units     bigint      not null check (least_units > 0),
  -- More than this is never paid out at once.
  most_units      bigint      not null check (most_units >= least_units),
  next_at         timestamptz not null,
  created_at      timestamptz not null,
  last_at         timestamptz,
  -- Why nothing was paid out then, where nothing was.
  last_reason     text        check (length(last_reason) <= 40),
  last_withdrawal uuid,
  primary key (shop_id),
  constraint payout_schedule_shop foreign key (shop_id) references shop,
  -- The account of a person who is erased takes the schedule with it.
  constraint payout_schedule_account foreign key (shop_id, account_id) references payout_account (shop_id, id)
    on delete cascade,
  constraint payout_schedule_mandate foreign key (shop_id, id, most_units) references mandate (shop_id, id, units),
  constraint payout_schedule_withdrawal foreign key (shop_id, last_withdrawal) references withdrawal (shop_id, id),
  check (last_reason is null or last_withdrawal is null),
  check ((last_at is null) = (last_reason is null and last_withdrawal is null))
);
grant select, insert, update, delete on payout_schedule to stockless_app;

-- That a withdrawal was requested by the schedule.
alter table withdrawal add column is_scheduled boolean not null default false;

-- Enters the mandate of a withdrawal that a schedule asks for. Answers `entered`; `off` where the shop has no such
-- schedule; `unsigned` where a device of the shop signs by now and the schedule was never signed; `too_much`; `too_soon`
-- where it ran in the six days before.
create function mandate_enter_scheduled(p_shop bigint, p_id uuid, p_schedule uuid, p_units bigint, p_run_on date)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_now timestamptz;
  v_given mandate;
begin
  perform mandate_turn(p_shop);
  v_now := date_trunc('milliseconds', clock_timestamp());
  select m.* into v_given from payout_schedule s
    join mandate m on m.shop_id = s.shop_id and m.id = s.id and m.kind = 'payout_schedule'
    where s.shop_id = p_shop and s.id = p_schedule;
  if not found then return 'off'; end if;
  if v_given.device_id is null and exists (select from merchant_device d where d.shop_id = p_shop
    and merchant_device_signs(d, v_now)) then
    return 'unsigned';
  end if;
  if p_units > v_given.units then return 'too_much'; end if;
  if exists (select from mandate m where m.shop_id = p_shop and m.under_id = p_schedule and m.run_on > p_run_on - 6) then
    return 'too_soon';
  end if;
  update mandate_head set mandates = mandates + 1 where shop_id = p_shop;
  insert into mandate (shop_id, id, n, kind, subject, units, under_id, run_on, at)
  select p_shop, p_id, h.mandates, 'withdrawal', p_id, p_units, p_schedule, p_run_on, v_now
  from mandate_head h where h.shop_id = p_shop;
  return 'entered';
end
$$;
revoke all on function mandate_enter_scheduled from public;
grant execute on function mandate_enter_scheduled to stockless_app;
