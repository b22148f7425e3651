-- room: notifications
-- why:  what was told in the app reaches a person who does not look: on their devices and by mail, as they chose.
-- lock: new tables only.

-- How a shop's person is reached beside the app. Without a row, by nothing.
create table notice_reach (
  shop_id       bigint      not null primary key,
  person_id     uuid        not null,
  -- What a screen that anyone can see may say: what happened, or only that something did.
  shows_details boolean     not null default false,
  digest        text        not null default 'off' check (digest in ('off', 'daily', 'weekly')),
  digest_hour   smallint    not null default 8 check (digest_hour between 0 and 23),
  -- The address that was confirmed; it counts for as long as it is the person's own.
  mail_address  text        check (length(mail_address) between 3 and 254),
  mail_at       timestamptz,
  -- A code that is asked for: it follows from the house's secret and the mark, and is kept nowhere.
  code_mark     uuid,
  code_address  text        check (length(code_address) between 3 and 254),
  code_until    timestamptz,
  code_tries    smallint    not null default 0 check (code_tries between 0 and 5),
  -- Whether there is a device or an address: only then are the shop's facts looked for without being asked.
  is_open       boolean     not null default false,
  -- What happened before nobody is called for.
  opened_at     timestamptz,
  check ((mail_address is null) = (mail_at is null)),
  check ((code_mark is null) = (code_address is null) and (code_mark is null) = (code_until is null)),
  check (not is_open or opened_at is not null)
);
create index notice_reach_open on notice_reach (shop_id) where is_open;
grant select, insert on notice_reach to stockless_app;
grant update (person_id, shows_details, digest, digest_hour, mail_address, mail_at, code_mark, code_address,
  code_until, code_tries, is_open, opened_at) on notice_reach to stockless_app;

-- A browser that lets itself be called. While it lives it has one of ten places of its person.
create table push_device (
  shop_id       bigint      not null,
  id            uuid        not null,
  person_id     uuid        not null,
  slot          smallint    check (slot between 1 and 10),
  endpoint      text        not null check (length(endpoint) between 10 and 1000),
  endpoint_hash bytea       not null check (length(endpoint_hash) = 32),
  -- What is sent to it is encrypted to this key (RFC 8291): its push service cannot read it.
  p256dh        bytea       not null check (length(p256dh) = 65),
  auth          bytea       not null check (length(auth) = 16),
  name          text        not null default '' check (length(name) <= 80),
  -- The sign-in that let it in: where that one was ended, nothing is sent any more.
  session_hash  bytea       not null check (length(session_hash) = 32),
  created_at    timestamptz not null,
  last_at       timestamptz,
  failing_since timestamptz,
  ended_at      timestamptz,
  ended_why     text        check (ended_why in ('person', 'moved', 'gone', 'refused', 'signed_out')),
  primary key (shop_id, id),
  unique (shop_id, person_id, slot),
  check ((slot is null) = (ended_at is not null)),
  check ((ended_at is null) = (ended_why is null))
);
grant select, insert on push_device to stockless_app;
grant update (slot, p256dh, auth, name, session_hash, last_at, failing_since, ended_at, ended_why)
  on push_device to stockless_app;

-- A browser is one person's at a time, whichever shop's: the last who let it in.
create table push_endpoint (
  endpoint_hash bytea  not null primary key check (length(endpoint_hash) = 32),
  shop_id       bigint not null,
  device_id     uuid   not null
);
grant select, insert, delete on push_endpoint to stockless_app;
grant update (shop_id, device_id) on push_endpoint to stockless_app;

-- What is to be sent, written with the notice itself: sent at least once, under names that make a repeat harmless.
create table notice_delivery (
  shop_id    bigint      not null,
  id         uuid        not null,
  -- Names it once in the shop: 'n:<number>:push:<device>', 'n:<number>:email', 'digest:<day>', 'code:<mark>', 'test:<id>'.
  once_key   text        not null check (length(once_key) between 3 and 200),
  what       text        not null check (what in ('notice', 'digest', 'code', 'test')),
  n          bigint,
  way        text        not null check (way in ('push', 'email')),
  device_id  uuid,
  is_urgent  boolean     not null,
  state      text        not null default 'waiting'
             check (state in ('waiting', 'sent', 'unneeded', 'late', 'given_up')),
  created_at timestamptz not null,
  -- When it may be sent next; while it is under way, when another process may.
  next_at    timestamptz not null,
  tries      int         not null default 0 check (tries >= 0),
  -- Mails that went out together: a repeat is the same letter, under the same name.
  together   uuid,
  ended_at   timestamptz,
  -- What the other side said last; none of its own words.
  failure    text        not null default '' check (length(failure) <= 300),
  primary key (shop_id, id),
  unique (shop_id, once_key),
  check ((what = 'notice') = (n is not null)),
  check ((way = 'push') = (device_id is not null)),
  check ((state = 'waiting') = (ended_at is null)),
  check (state <> 'given_up' or failure <> '')
);
create index notice_delivery_due on notice_delivery (shop_id, next_at) where state = 'waiting';
create index notice_delivery_of on notice_delivery (shop_id, n) where n is not null;
grant select, insert on notice_delivery to stockless_app;
grant update (state, next_at, tries, together, ended_at, failure) on notice_delivery to stockless_app;

-- part: keys
alter table notice_delivery add constraint notice_delivery_notice foreign key (shop_id, n) references notice;
alter table notice_delivery add constraint notice_delivery_device foreign key (shop_id, device_id)
  references push_device;
