-- room: payouts
-- why:  payouts could be kept from all shops without an end by a pause of which only those read who asked for one, and
--       payouts to one account could be refused again and again by a short text. A pause ends after 72 hours, or twice that
--       where two people say so. A second refusal within 30 days needs a restriction, which has an end and an appeal.
-- lock: payout_pause is small; a column without a default and a check of new rows on withdrawal.

-- A pause that is open gets its end from now on; a row is written by the function below alone.
alter table payout_pause
  add column until_at       timestamptz,
  add column extend_by      uuid,
  add column extend_why     text check (length(extend_why) between 10 and 500),
  add column extended_by    uuid,
  add column extended_at    timestamptz,
  add column extended_until timestamptz;
update payout_pause set until_at = since + interval '72 hours';
alter table payout_pause
  alter column until_at set not null,
  add column ends_at timestamptz not null generated always as (coalesce(extended_until, until_at)) stored,
  add constraint payout_pause_term check (until_at > since and extract(epoch from until_at - since) <= 72 * 3600),
  add constraint payout_pause_extension check (
    (extend_by is null) = (extend_why is null)
    and (extended_by is null) = (extended_at is null) and (extended_by is null) = (extended_until is null)
    and (extended_by is null or coalesce(extended_by <> extend_by, false)
      and extended_until > until_at and extract(epoch from extended_until - until_at) <= 72 * 3600));
drop index payout_pause_open;
revoke insert on payout_pause from stockless_app;
grant update (extend_by, extend_why, extended_by, extended_at, extended_until) on payout_pause to stockless_app;

-- Pauses new payouts for 72 hours: `new`; `open` where this incident has paused them already. `again` where its time is
-- over: an incident pauses once, and a person may not begin anew within 72 hours of a pause of people that ran out. Both
-- are made longer by two people instead. One that two people lifted may be made again.
create function payout_pause_open(p_id uuid, p_incident text, p_reason text, p_detail text, p_since timestamptz, p_by uuid)
returns text
language plpgsql security definer
set search_path = public, pg_temp as $$
begin
  lock table payout_pause in share row exclusive mode;
  if exists (select from payout_pause p where p.incident = p_incident and p.lifted_at is null and p.ends_at > p_since) then
    return 'open';
  end if;
  if exists (select from payout_pause p where p.lifted_at is null and p.ends_at <= p_since and (
    p_by is null and p.incident = p_incident
    or p_by is not null and p.by is not null and p.ends_at > p_since - interval '72 hours'))
  then
    return 'again';
  end if;
  insert into payout_pause (id, incident, reason, detail, since, by, until_at)
  values (p_id, p_incident, p_reason, p_detail, p_since, p_by, p_since + interval '72 hours');
  return 'new';
end
$$;
revoke all on function payout_pause_open from public;
grant execute on function payout_pause_open to stockless_app;

-- Refusals of payouts, numbered without gaps for each account of a shop.
create table payout_refusal (
  shop_id           bigint      not null,
  account_id        uuid        not null,
  n                 int         not null check (n > 0),
  withdrawal_id     uuid        not null,
  at                timestamptz not null,
  -- The refusal before this one; none for the first.
  before_n          int generated always as (nullif(n - 1, 0)) stored,
  before_at         timestamptz,
  -- The restriction that stood at this moment.
  restriction_id    uuid,
  restriction_from  timestamptz,
  restriction_until timestamptz,
  primary key (shop_id, account_id, n),
  constraint payout_refusal_once unique (shop_id, withdrawal_id),
  constraint payout_refusal_at unique (shop_id, account_id, n, at),
  constraint payout_refusal_of unique (shop_id, account_id, n, withdrawal_id, at),
  constraint payout_refusal_order check ((n = 1) = (before_at is null) and coalesce(at >= before_at, true)),
  constraint payout_refusal_restriction_whole check (
    num_nonnulls(restriction_id, restriction_from, restriction_until) in (0, 3)),
  constraint payout_refusal_needs_restriction check (n = 1 or extract(epoch from at - before_at) > 30 * 86400
    or coalesce(at >= restriction_from and at < restriction_until, false))
);
grant select, insert on payout_refusal to stockless_app;
alter table withdrawal add column refusal_n int;
grant update (refusal_n) on withdrawal to stockless_app;
-- Those that were refused before have no number.
alter table withdrawal add constraint withdrawal_refusal check (
  state <> 'rejected' or refusal_n is not null and ended_at is not null) not valid;

-- part: keys
alter table payout_refusal
  add constraint payout_refusal_withdrawal foreign key (shop_id, withdrawal_id) references withdrawal (shop_id, id),
  add constraint payout_refusal_before foreign key (shop_id, account_id, before_n, before_at)
    references payout_refusal (shop_id, account_id, n, at),
  add constraint payout_refusal_restriction foreign key (shop_id, restriction_id, restriction_from, restriction_until)
    references restriction (shop_id, id, from_at, until_at);
alter table withdrawal add constraint withdrawal_refusal_of foreign key (shop_id, account_id, refusal_n, id, ended_at)
  references payout_refusal (shop_id, account_id, n, withdrawal_id, at);
