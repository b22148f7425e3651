-- room: platform
-- why:  mail to an address that does not exist, or whose owner reports it as spam, makes every other email arrive less
--       often. Reports of mail servers are kept by message, and an address that they rule out is sent nothing.
-- lock: two new tables.

-- The address is an HMAC: who reads this table learns no address. Its domain is kept, as for undelivered emails.
create table mail_suppression (
  address    bytea       primary key check (octet_length(address) = 16),
  domain     text        not null check (length(domain) <= 253),
  reason     text        not null check (reason in ('hard_bounce', 'soft_bounces', 'complaint')),
  says       text        not null check (length(says) <= 300),
  created_at timestamptz not null
);
create index mail_suppression_newest on mail_suppression (created_at desc, encode(address, 'hex') desc);

-- One report of one message, so that a report that comes twice counts once; is_over once its address was lifted.
create table mail_bounce (
  address    bytea       not null check (octet_length(address) = 16),
  message    bytea       not null check (octet_length(message) = 3),
  kind       text        not null check (kind in ('hard', 'soft', 'complaint')),
  created_at timestamptz not null,
  is_over    boolean     not null default false,
  primary key (address, message, kind)
);
create index mail_bounce_old on mail_bounce (created_at);

grant select, insert, delete on mail_suppression to stockless_app;
grant select, insert, update (is_over), delete on mail_bounce to stockless_app;
