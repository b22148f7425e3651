-- room: audit
-- why:  looks at buyers were written down but not counted: one person could read every buyer in an hour. Documents of
--       identity have had a budget a day; buyers get one by the same table, which another person may raise for the day.
-- lock: a table of one row a person, under a new key: a server of the version before refuses looks at documents until
--       it is restarted. New values of a check, read again over the rows of a year.

alter table identity_look_day
  -- `identity`: documents; `buyer`: who the buyer of an order is.
  add column kind      text not null default 'identity' check (kind in ('identity', 'buyer')),
  add column allowed   int  not null default 50,
  -- Looks since `pace_from`, within ten minutes of it; and when there were more of them than a person's work makes.
  add column pace_from timestamptz,
  add column pace_used int not null default 0 check (pace_used >= 0),
  add column fast_at   timestamptz,
  add column raised_by uuid,
  add column raised_why text;
alter table identity_look_day
  alter column kind drop default,
  alter column allowed drop default,
  drop constraint identity_look_day_pkey,
  drop constraint identity_look_day_used_check,
  add constraint look_day_pkey primary key (kind, viewer_id),
  -- A raise of the day may come before the first look.
  add constraint look_day_budget check (used between 0 and allowed),
  add constraint look_day_allowed check (allowed between 1 and
    case when kind = 'identity' then 50 when raised_by is null then 100 else 300 end),
  add constraint look_day_raised check ((raised_by is null) = (raised_why is null)
    and raised_by is distinct from viewer_id and length(raised_why) between 10 and 300);
create index look_day_fast on identity_look_day (fast_at) where fast_at is not null;

grant update (allowed, pace_from, pace_used, fast_at, raised_by, raised_why) on identity_look_day to stockless_app;

alter table security_event drop constraint security_event_kind_check;
alter table security_event add constraint security_event_kind_check check (kind in ('sign_in', 'sign_out', 'password',
  'factor', 'session', 'recovery', 'role', 'key', 'export', 'personal_data', 'refused'));
