-- The schema as the migrations leave it: read this before the migrations.
-- Written by `npm run schema` from db/migrations, db/tables.ts and db/rows; `npm run check` fails when it is old.
-- Never run: a database is made by the migrations alone.
--
-- Tables stand by room, from the ground up (tools/house/rooms.ts). Above each: what one row is, its room, and who may do
-- what with it. A function that is named there runs with the owner's rights and may write what no role may.
-- Every table of shops has row level security by the policies own_shop (shop_id is that of the transaction) and all_shops
-- (for stockless_across); see platform/db/fence.ts and docs/decisions/0095.

-- ==== roles ===========================================================================================

create role stockless_across login;
grant stockless_app to stockless_across;

create role stockless_app login;
-- Its rights stand at each table. It only reads account, account_past, act_pending, act_total, ad_lane,
-- ad_log, ad_past, audit_entry, audit_head, book, book_sum, case_rule, deposit_rule, goods_sold_day,
-- hold_reason, insight_cursor, limit_rule, link_day, log_entry, log_hash, log_head, mandate, mandate_head,
-- merchant_device, migration, operator, order_archive, order_part, order_rule, order_sum, payment_evidence,
-- payment_reference, posting_rule, price_history, purge_place, shop_claim, shop_day, team_act, team_seat,
-- transfer, transfer_evidence, visit_day, visit_fact_day, visit_late_sum, visit_sum, wallet_day,
-- wallet_statement, wallet_statement_sum, wallet_statement_tax, withdrawal_rule. It has no right on:
-- grant_key.

create role stockless_checkout login;
grant stockless_app to stockless_checkout;
-- Besides: duplicate_capture: insert; order_line: insert; shop_order: insert; function
-- payment_evidence_enter; function payment_reference_enter.

create role stockless_people login;
-- It may: operator: select, insert; operator_safety: insert; function operator_disable_by_command; function
-- operator_record_command; function operator_reset_by_command.

-- ==== platform ========================================================================================

-- A value that is unique over all shops (`user:anna`, `handle:green-shop`) and the shop it leads to.
-- Room platform; a directory, spread by its first key column.
-- stockless_app: select, insert, update (ref).
-- Written by function person_erase.
create table claim (
  key        text not null,
  shop_id    bigint not null,
  ref        text not null default '',
  created_at timestamptz not null,
  primary key (key)
);
create index claim_shop on claim (shop_id);

-- A fact that concerns a merchant, written in the transaction that makes it true, never changed.
-- Room platform; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function notice_forget_old, person_erase.
create table event (
  shop_id  bigint not null,
  id       uuid not null,
  code     text not null,
  once_key text not null,
  facts    jsonb not null default '{}'::jsonb,
  at       timestamptz not null,
  primary key (shop_id, id),
  constraint event_shop_id_once_key_key unique (shop_id, once_key),
  constraint event_once_key_check check (length(once_key) >= 3 and length(once_key) <= 200)
);
create index event_new on event (shop_id, at desc, id desc);

-- The only row: with it one function of the database signs what another one may believe.
-- Room platform; the same for all shops.
-- Written by migrations alone.
create table grant_key (
  n   smallint not null,
  key bytea not null,
  primary key (n),
  constraint grant_key_n_check check (n = 1),
  constraint grant_key_key_check check (length(key) = 32)
);

-- A key under which a call was made, and its answer as text, given again byte for byte. Shop 0: calls without
-- a shop.
-- Room platform; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (answer, status).
-- Written by function idempotency_forget, idempotency_free_claim, idempotency_shorten, idempotency_take_over,
-- person_erase.
create table idempotency (
  shop_id    bigint not null,
  scope      text not null,
  key        text not null,
  body_hash  bytea not null,
  status     smallint,
  answer     text,
  created_at timestamptz not null,
  is_kept    boolean not null default true,
  primary key (shop_id, scope, key)
);
create index idempotency_long on idempotency (created_at) where is_kept and answer <> '';
create index idempotency_passing on idempotency (created_at) where not is_kept;

-- The only row: whether this database holds test data or real data, for ever.
-- Room platform; the same for all shops.
-- stockless_app: select, insert.
create table instance (
  only_row   boolean not null default true,
  test_data  boolean not null,
  created_at timestamptz not null,
  primary key (only_row),
  constraint instance_kind unique (test_data),
  constraint instance_only_row_check check (only_row)
);

-- The fingerprint of one key of the instance; a start with another key of that name is refused.
-- Room platform; the same for all shops.
-- stockless_app: select, insert.
create table instance_key (
  name        text not null,
  fingerprint bytea not null,
  test_data   boolean not null,
  first_at    timestamptz not null,
  primary key (name),
  constraint instance_key_test_data_fkey foreign key (test_data) references instance(test_data),
  constraint instance_key_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint instance_key_fingerprint_check check (length(fingerprint) = 32)
);

-- An email to a buyer, written with its fact and sent afterwards; what could not be delivered is kept.
-- Room platform; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (ended_at, failure, state, tried_at, tries).
-- Written by function buyer_erase, order_archive_some.
create table letter (
  shop_id     bigint not null,
  id          uuid not null,
  kind        text not null,
  checkout_id uuid not null,
  to_email    text,
  facts       jsonb not null default '{}'::jsonb,
  once_key    text not null,
  created_at  timestamptz not null,
  state       text not null default 'waiting',
  tries       integer not null default 0,
  tried_at    timestamptz,
  ended_at    timestamptz,
  failure     text not null default '',
  primary key (shop_id, id),
  constraint letter_shop_id_once_key_key unique (shop_id, once_key),
  constraint letter_check check ((state = 'waiting') = (ended_at is null)),
  constraint letter_check1 check (state <> 'given_up' or failure <> ''),
  constraint letter_kind_check check (kind ~ '^[a-z_]{3,40}$'),
  constraint letter_state_check check (state in ('waiting', 'sent', 'unwanted', 'given_up')),
  constraint letter_failure_check check (length(failure) <= 300),
  constraint letter_once_key_check check (length(once_key) >= 3 and length(once_key) <= 200)
);
create index letter_checkout on letter (shop_id, checkout_id);
create index letter_given_up on letter (ended_at desc) where state = 'given_up';

-- An address (its digest) that wants no email of a shop beyond its orders' own.
-- Room platform; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table letter_stop (
  shop_id    bigint not null,
  address    bytea not null,
  created_at timestamptz not null,
  primary key (shop_id, address),
  constraint letter_stop_address_check check (octet_length(address) = 32)
);

-- One report of a mail server about one message to an address (its keyed digest).
-- Room platform; a directory, spread by its first key column.
-- stockless_app: select, insert, update (is_over), delete.
create table mail_bounce (
  address    bytea not null,
  message    bytea not null,
  kind       text not null,
  created_at timestamptz not null,
  is_over    boolean not null default false,
  primary key (address, message, kind),
  constraint mail_bounce_kind_check check (kind in ('hard', 'soft', 'complaint')),
  constraint mail_bounce_address_check check (octet_length(address) = 16),
  constraint mail_bounce_message_check check (octet_length(message) = 3)
);
create index mail_bounce_old on mail_bounce (created_at);

-- An address (its keyed digest) that is sent no email, and why.
-- Room platform; a directory, spread by its first key column.
-- stockless_app: select, insert, delete.
create table mail_suppression (
  address    bytea not null,
  domain     text not null,
  reason     text not null,
  says       text not null,
  created_at timestamptz not null,
  primary key (address),
  constraint mail_suppression_says_check check (length(says) <= 300),
  constraint mail_suppression_domain_check check (length(domain) <= 253),
  constraint mail_suppression_reason_check check (reason in ('hard_bounce', 'soft_bounces', 'complaint')),
  constraint mail_suppression_address_check check (octet_length(address) = 16)
);
create index mail_suppression_newest on mail_suppression (created_at desc, encode(address, 'hex') desc);

-- An email that a mail server would have been given; only in databases of test data.
-- Room platform; the platform's own.
-- stockless_app: select, insert, delete.
create table mailbox_letter (
  message_id text not null,
  to_email   text not null,
  subject    text not null,
  plain      text not null,
  html       text not null,
  headers    jsonb not null,
  created_at timestamptz not null,
  primary key (message_id)
);
create index mailbox_newest on mailbox_letter (created_at desc, message_id);

-- A migration that was applied, with the SHA-256 of its file, the release that applied it, and what older
-- releases cannot do any more; written by the migration runner.
-- Room platform; the platform's own.
-- stockless_app: select.
-- Written by migrations alone.
create table migration (
  name       text not null,
  sha256     text not null,
  applied_at timestamptz not null,
  release    text,
  breaks     text,
  primary key (name)
);

-- How far one walk over old rows has come.
-- Room platform; the platform's own.
-- stockless_app: select.
-- Written by function notice_forget_old, order_archive_old, order_close_old, session_forget, visit_forget.
create table purge_place (
  walk    text not null,
  shop_id bigint not null default 0,
  at      timestamptz not null default '-infinity'::timestamptz,
  primary key (walk)
);

-- Tries of one caller in one fixed window (sign-ins, codes); lost after a crash, which is harmless.
-- Room platform; a directory, spread by its first key column.
-- stockless_app: select, insert, update, delete.
create unlogged table rate (
  key       text not null,
  window_at timestamptz not null,
  used      integer not null,
  primary key (key, window_at)
);

-- Work that is due at a time; deleted by the transaction that does it.
-- Room platform; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update, delete.
create table timer (
  shop_id   bigint not null,
  subject   uuid not null,
  kind      text not null,
  due_at    timestamptz not null,
  tries     integer not null default 0,
  lane      smallint not null generated always as ( case when shop_id = 0 then 64 else hashint8(shop_id) & 63
    end) stored,
  fault     text,
  due_since timestamptz,
  again_at  timestamptz,
  primary key (shop_id, subject, kind),
  constraint timer_fault_check check (length(fault) >= 1 and length(fault) <= 300)
);
create index timer_due on timer (due_at);
create index timer_failing on timer (tries) where tries > 0;
create index timer_lane_due on timer (lane, due_at);

-- A sixty-fourth of the shops, or the platform itself: the node that works its timers, until when.
-- Room platform; the platform's own.
-- stockless_app: select, update (holder, until).
create table timer_lane (
  lane   smallint not null,
  holder uuid,
  until  timestamptz,
  primary key (lane),
  constraint timer_lane_check check ((holder is null) = (until is null)),
  constraint timer_lane_lane_check check (lane >= 0 and lane <= 64)
);

-- A node that works timers, until when unless it renews it.
-- Room platform; the platform's own.
-- stockless_app: select, insert, update (until), delete.
create table timer_node (
  node  uuid not null,
  until timestamptz not null,
  primary key (node)
);

-- ==== files ===========================================================================================

-- An uploaded file: its bytes lie beside the database, private ones encrypted.
-- Room files; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (erased_at).
-- Written by function person_erase.
create table file (
  shop_id    bigint not null,
  id         uuid not null,
  kind       text not null,
  folder     text,
  name       text not null,
  mime       text not null,
  bytes      integer not null,
  width      integer,
  height     integer,
  widths     integer[] not null,
  sha256     bytea not null,
  made_by    uuid not null,
  created_at timestamptz not null,
  erased_at  timestamptz,
  primary key (shop_id, id),
  constraint file_shop foreign key (shop_id) references shop(shop_id),
  constraint file_check check ((width is null) = (height is null)),
  constraint file_video check ((kind = 'video') = (mime in ('video/mp4', 'video/webm'))),
  constraint file_check1 check ((folder is null) = (kind in ('proof', 'case', 'chat', 'identity',
    'qualification'))),
  constraint file_kind_check check (kind in ('avatar', 'logo', 'banner', 'goods', 'comment', 'proof', 'case',
    'chat', 'identity', 'qualification', 'video')),
  constraint file_name_check check (length(name) <= 120),
  constraint file_bytes_check check (bytes > 0),
  constraint file_width_check check (width > 0),
  constraint file_folder_check check (folder ~ '^[0-9a-f]{32}$'),
  constraint file_height_check check (height > 0),
  constraint file_sha256_check check (length(sha256) = 32)
);
create index file_videos on file (created_at) where kind = 'video' and erased_at is null;

-- The bytes and files that a shop uploaded on a day (UTC), counted with the file's own transaction.
-- Room files; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (day, used).
create table file_quota (
  shop_id bigint not null,
  day     date not null,
  used    integer not null,
  primary key (shop_id),
  constraint file_quota_shop foreign key (shop_id) references shop(shop_id),
  constraint file_quota_used_check check (used >= 1 and used <= 200)
);

-- ==== lists ===========================================================================================

-- A CSV file of a filtered list that a person of the console has made, in parts.
-- Room lists; the platform's own.
-- stockless_app: select, insert, update, delete.
create table list_export (
  id            uuid not null,
  person_id     uuid not null,
  slot          integer not null,
  list          text not null,
  query         jsonb not null,
  language      text not null,
  state         text not null,
  after_value   text,
  after_id      text,
  rows          integer not null default 0,
  rows_expected integer not null,
  parts         integer not null default 0,
  sha256        text,
  file_name     text not null,
  created_at    timestamptz not null,
  ended_at      timestamptz,
  expires_at    timestamptz not null,
  primary key (id),
  constraint list_export_check check ((state in ('done', 'failed')) = (ended_at is not null)),
  constraint list_export_check1 check ((state = 'done') = (sha256 is not null)),
  constraint list_export_check2 check ((after_value is null) = (after_id is null)),
  constraint list_export_rows_check check (rows >= 0 and rows <= 100000),
  constraint list_export_slot_check check (slot >= 1 and slot <= 3),
  constraint list_export_state_check check (state in ('waiting', 'running', 'done', 'failed')),
  constraint list_export_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
);
create unique index list_export_slot on list_export (person_id, slot) where ended_at is null;

-- A saved view of a list of the console: filters, order, name.
-- Room lists; the platform's own.
-- stockless_app: select, insert, update, delete.
create table saved_view (
  id         uuid not null,
  person_id  uuid not null,
  slot       integer not null,
  list       text not null,
  name       text not null,
  query      jsonb not null,
  is_shared  boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id),
  constraint saved_view_person_id_slot_key unique (person_id, slot),
  constraint saved_view_person_id_list_name_key unique (person_id, list, name),
  constraint saved_view_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint saved_view_slot_check check (slot >= 1 and slot <= 50)
);
create index saved_view_shared on saved_view (list) where is_shared;

-- The view that a person of the console sees a list with first.
-- Room lists; the platform's own.
-- stockless_app: select, insert, update, delete.
create table view_default (
  person_id uuid not null,
  list      text not null,
  view_id   uuid not null,
  primary key (person_id, list),
  constraint view_default_view_id_fkey foreign key (view_id) references saved_view(id) on delete cascade
);
create index view_default_view on view_default (view_id);

-- ==== audit ===========================================================================================

-- One act: what was done about a shop or seen of it, by whom and why; numbered without gaps, never changed.
-- Room audit; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function act_append.
create table audit_entry (
  shop_id    bigint not null,
  seq        bigint not null,
  at         timestamptz not null,
  kind       text not null,
  act        text not null,
  actor      text not null,
  person_id  uuid,
  subject    text not null default '',
  why        text not null default '',
  before     jsonb,
  after      jsonb,
  request_id text not null default '',
  prev_hash  bytea,
  hash       bytea,
  salt       bytea not null,
  primary key (shop_id, seq),
  constraint audit_entry_salt check (length(salt) = 32),
  constraint audit_entry_check check ((person_id is null) = (actor = 'house')),
  constraint audit_entry_seq_check check (seq > 0),
  constraint audit_entry_why_check check (length(why) <= 2000),
  constraint audit_entry_hash_check check (length(hash) = 32),
  constraint audit_entry_kind_check check (kind in ('change', 'view')),
  constraint audit_entry_actor_check check (actor in ('merchant', 'operator', 'supplier', 'house')),
  constraint audit_entry_subject_check check (length(subject) <= 200),
  constraint audit_entry_prev_hash_check check (length(prev_hash) = 32)
);
create index audit_entry_act on audit_entry (lower(act), at desc);
create index audit_entry_at on audit_entry (at desc, shop_id, seq);
create index audit_entry_person on audit_entry (person_id, at desc);
create index audit_entry_subject on audit_entry (subject, at desc) where subject <> '';
create index audit_entry_views on audit_entry (shop_id, seq desc) where kind = 'view';

-- The last number of one shop's acts; shop 0 is the platform itself.
-- Room audit; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function act_append.
create table audit_head (
  shop_id bigint not null,
  seq     bigint not null,
  primary key (shop_id),
  constraint audit_head_seq_check check (seq > 0)
);

-- The looks of one viewer on one day (UTC) at one kind of personal data, and how many are allowed.
-- Room audit; the same for all shops.
-- stockless_app: select, insert, update (allowed, day, fast_at, pace_from, pace_used, raised_by, raised_why,
-- used).
create table identity_look_day (
  viewer_id  uuid not null,
  day        date not null,
  used       integer not null,
  kind       text not null,
  allowed    integer not null,
  pace_from  timestamptz,
  pace_used  integer not null default 0,
  fast_at    timestamptz,
  raised_by  uuid,
  raised_why text,
  primary key (kind, viewer_id),
  constraint look_day_budget check (used >= 0 and used <= allowed),
  constraint look_day_raised check ((raised_by is null) = (raised_why is null) and raised_by is distinct from
    viewer_id and length(raised_why) >= 10 and length(raised_why) <= 300),
  constraint look_day_allowed check (allowed >= 1 and allowed <= case when kind = 'identity' then 50 when
    raised_by is null then 100 else 300 end),
  constraint identity_look_day_kind_check check (kind in ('identity', 'buyer')),
  constraint identity_look_day_pace_used_check check (pace_used >= 0)
);
create index look_day_fast on identity_look_day (fast_at) where fast_at is not null;

-- A sign-in, a refused right or a change of what keeps an account safe; kept for a limited time.
-- Room audit; the same for all shops.
-- stockless_app: select, insert.
-- Written by function operator_record_command, person_erase, security_event_forget.
create table security_event (
  id         uuid not null,
  at         timestamptz not null,
  kind       text not null,
  code       integer not null,
  act        text not null,
  actor      text not null,
  person_id  uuid,
  shop_id    bigint,
  username   text,
  sender     text not null,
  request_id text not null,
  primary key (id),
  constraint security_event_act_check check (length(act) >= 1 and length(act) <= 60),
  constraint security_event_code_check check (code >= 200 and code <= 599),
  constraint security_event_kind_check check (kind in ('sign_in', 'sign_out', 'password', 'factor', 'session',
    'recovery', 'role', 'key', 'export', 'personal_data', 'refused')),
  constraint security_event_actor_check check (actor in ('anyone', 'merchant', 'operator', 'supplier',
    'hook')),
  constraint security_event_sender_check check (length(sender) <= 64),
  constraint security_event_username_check check (length(username) <= 64),
  constraint security_event_request_id_check check (length(request_id) <= 80)
);
create index security_event_at on security_event (at, id);
create index security_event_kind on security_event (kind, at, id);
create index security_event_person on security_event (person_id, at) where person_id is not null;
create index security_event_username on security_event (username) where username is not null;

-- ==== ledger ==========================================================================================

-- One account of a shop's book with the sums of its debits and credits.
-- Room ledger; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function account_leave_some, ledger_post.
create table account (
  shop_id bigint not null,
  kind    text not null,
  subject text not null default '',
  debits  bigint not null default 0,
  credits bigint not null default 0,
  primary key (shop_id, kind, subject),
  constraint account_check check (ledger_account_is_right(kind, debits, credits))
);
create index account_supplier on account (subject) where kind in ('supplier_payable', 'supplier_settled');

-- What the accounts of orders that are over moved, which were empty and left: one row a kind.
-- Room ledger; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function account_leave_some.
create table account_past (
  shop_id  bigint not null,
  kind     text not null,
  accounts bigint not null,
  debits   bigint not null,
  credits  bigint not null,
  primary key (shop_id, kind),
  constraint account_past_book foreign key (shop_id) references book(shop_id),
  constraint account_past_check check (debits = credits and debits >= 0),
  constraint account_past_kind_check check (kind in ('escrow', 'supplier_hold')),
  constraint account_past_accounts_check check (accounts > 0)
);

-- The book of one shop: its currency, last number, last hash and the time of its last transfer.
-- Room ledger; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function ledger_open, ledger_post.
create table book (
  shop_id   bigint not null,
  currency  text not null,
  last_seq  bigint not null default 0,
  head_hash bytea not null,
  last_at   timestamptz not null default '-infinity'::timestamptz,
  v2_from   bigint not null default 1,
  primary key (shop_id),
  constraint book_head_hash_check check (length(head_hash) = 32)
);
create index book_minute on book (((shop_id % 1440::bigint)::integer));

-- How often and how much one kind of transfer moved in a book up to one of its numbers; never changed.
-- Room ledger; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function book_sum_save.
create table book_sum (
  shop_id     bigint not null,
  up_to       bigint not null,
  kind        text not null,
  debit_kind  text not null,
  credit_kind text not null,
  movements   integer not null,
  units       bigint not null,
  primary key (shop_id, up_to, kind, debit_kind, credit_kind),
  constraint book_sum_book foreign key (shop_id) references book(shop_id),
  constraint book_sum_units_check check (units > 0),
  constraint book_sum_up_to_check check (up_to > 0),
  constraint book_sum_movements_check check (movements > 0)
);

-- Money that is kept back from a shop: reason, amount and end.
-- Room ledger; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (ended_at, state).
create table hold (
  shop_id        bigint not null,
  id             uuid not null,
  kind           text not null,
  reason_code    text not null,
  reason         text not null,
  document       text not null,
  units          bigint not null,
  state          text not null,
  from_at        timestamptz not null,
  until_at       timestamptz not null,
  ended_at       timestamptz,
  restriction_id uuid generated always as ( case when kind = 'restriction' then id else null::uuid end) stored,
  primary key (shop_id, id),
  constraint hold_book foreign key (shop_id) references book(shop_id),
  constraint hold_restriction foreign key (shop_id, restriction_id, from_at, until_at) references
    restriction(shop_id, id, from_at, until_at),
  constraint hold_term check (kind = 'case' and extract(epoch from until_at - from_at) <= (120 *
    86400)::numeric or kind = 'reserve' and extract(epoch from until_at - from_at) <= (90 * 86400)::numeric or
    kind = 'restriction'),
  constraint hold_check check (until_at > from_at),
  constraint hold_check1 check ((state = 'ended') = (ended_at is not null)),
  constraint hold_kind_check check (kind in ('case', 'reserve', 'restriction')),
  constraint hold_state_check check (state in ('open', 'ended')),
  constraint hold_units_check check (units > 0),
  constraint hold_reason_check check (length(reason) >= 40 and length(reason) <= 2000)
);
create index hold_document on hold (shop_id, document);
create index hold_open on hold (shop_id) where state = 'open';

-- A row of the closed posting matrix: kind, both kinds of account, actor, and the document that it needs.
-- Only migrations change it.
-- Room ledger; the same for all shops.
-- stockless_app: select.
-- Written by migrations alone.
create table posting_rule (
  kind        text not null,
  debit_kind  text not null,
  credit_kind text not null,
  actor       text not null,
  evidence    text,
  primary key (kind, debit_kind, credit_kind, actor),
  constraint posting_rule_evidence_check check (evidence in ('payment', 'late_payment', 'order', 'parcel',
    'refund', 'paid_refund', 'hold', 'return_case', 'deposit', 'withdrawal', 'payout', 'restriction',
    'supplier_payment', 'claim', 'goodwill', 'campaign', 'click', 'promoted_order', 'shop_refund'))
);

-- One debit, one credit, one positive amount: numbered without gaps, chained by hash, never changed.
-- Room ledger; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function ledger_post.
create table transfer (
  shop_id        bigint not null,
  seq            bigint not null,
  kind           text not null,
  debit_kind     text not null,
  debit_subject  text not null,
  credit_kind    text not null,
  credit_subject text not null,
  units          bigint not null,
  actor          text not null,
  document       text not null,
  once_key       text not null,
  at             timestamptz not null,
  debit_after    bigint not null,
  credit_after   bigint not null,
  hash           bytea not null,
  document_key   text,
  primary key (shop_id, seq),
  constraint transfer_shop_id_once_key_key unique (shop_id, once_key),
  constraint transfer_book foreign key (shop_id) references book(shop_id),
  constraint transfer_rule foreign key (kind, debit_kind, credit_kind, actor) references posting_rule(kind,
    debit_kind, credit_kind, actor),
  constraint transfer_evidence_of foreign key (shop_id, document_key) references transfer_evidence(shop_id,
    key) not valid,
  constraint transfer_check check (ledger_transfer_is_right(seq, hash, kind, debit_kind, debit_after,
    credit_kind, credit_after, document, once_key, document_key)) not valid,
  constraint transfer_units_check check (units > 0 and units <= '1000000000000000'::bigint)
);
create index transfer_document on transfer (shop_id, document);
create index transfer_from_supplier on transfer (debit_subject, at) where debit_kind in ('supplier_payable',
  'supplier_settled');
create index transfer_to_supplier on transfer (credit_subject, at) where credit_kind = 'supplier_payable';
create index transfer_wallet on transfer (shop_id, seq desc) where (debit_kind in ('shop_available',
  'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')) or (credit_kind in ('shop_available',
  'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'));
create index transfer_wallet_at on transfer (shop_id, at) include (kind, units) where (debit_kind in
  ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')) or (credit_kind in
  ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'));
create index transfer_wallet_document on transfer (shop_id, document, seq) where (debit_kind in
  ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')) or (credit_kind in
  ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'));

-- A row that transfers refer to as their document, once: it cannot be removed while they are there. Only the
-- writer of the books adds to it.
-- Room ledger; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function ledger_post.
create table transfer_evidence (
  shop_id            bigint not null,
  key                text not null,
  restriction_id     uuid generated always as (transfer_evidence_id(key, 'restriction')) stored,
  hold_id            uuid generated always as (transfer_evidence_id(key, 'hold')) stored,
  case_id            uuid generated always as (transfer_evidence_id(key, 'return_case')) stored,
  deposit_receipt_id uuid generated always as (transfer_evidence_id(key, 'deposit_receipt')) stored,
  withdrawal_id      uuid generated always as (transfer_evidence_id(key, 'withdrawal')) stored,
  campaign_id        uuid generated always as (transfer_evidence_id(key, 'campaign')) stored,
  order_id           uuid generated always as (transfer_evidence_id(key, 'shop_order')) stored,
  promoted_order_id  uuid generated always as (transfer_evidence_id(key, 'promoted_order')) stored,
  shop_refund_id     uuid generated always as (transfer_evidence_id(key, 'shop_refund')) stored,
  primary key (shop_id, key),
  constraint transfer_evidence_book foreign key (shop_id) references book(shop_id),
  constraint transfer_evidence_case foreign key (shop_id, case_id) references return_case(shop_id, id),
  constraint transfer_evidence_hold foreign key (shop_id, hold_id) references hold(shop_id, id),
  constraint transfer_evidence_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint transfer_evidence_receipt foreign key (shop_id, deposit_receipt_id) references
    deposit_receipt(shop_id, id),
  constraint transfer_evidence_campaign foreign key (shop_id, campaign_id) references campaign(shop_id, id),
  constraint transfer_evidence_promoted foreign key (shop_id, promoted_order_id) references
    promoted_order(shop_id, order_id),
  constraint transfer_evidence_withdrawal foreign key (shop_id, withdrawal_id) references withdrawal(shop_id,
    id),
  constraint transfer_evidence_restriction foreign key (shop_id, restriction_id) references
    restriction(shop_id, id),
  constraint transfer_evidence_shop_refund foreign key (shop_id, shop_refund_id) references
    shop_refund(shop_id, id),
  constraint transfer_evidence_one check (num_nonnulls(restriction_id, hold_id, case_id, deposit_receipt_id,
    withdrawal_id, campaign_id, order_id, promoted_order_id, shop_refund_id) = 1)
);

-- ==== people ==========================================================================================

-- A code on paper that replaces a forgotten sign-in password once; only a keyed hash is kept.
-- Room people; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (used_at), delete.
-- Written by function person_erase, team_erase, team_remove.
create table account_code (
  shop_id   bigint not null,
  person_id uuid not null,
  code_hash bytea not null,
  made_at   timestamptz not null,
  used_at   timestamptz,
  primary key (shop_id, person_id, code_hash),
  constraint account_code_check check (used_at >= made_at),
  constraint account_code_code_hash_check check (length(code_hash) = 32)
);

-- The person of a shop: sign-in, address, language, choices of notices.
-- Room people; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert (avatar_file_id, created_at, email, id, invitation_id, lang, nickname,
-- notify, password_hash, phone, shop_id, tz, username), update (avatar_file_id, email, email_changed_at,
-- lang, nickname, notify, password_hash, phone, tz).
-- Written by function merchant_set_identity, person_erase, team_erase, team_join, team_remove, team_set_role.
create table merchant (
  shop_id          bigint not null,
  id               uuid not null,
  username         text not null,
  password_hash    text not null,
  invitation_id    uuid not null,
  identity_status  text not null default 'unverified',
  lang             text not null,
  created_at       timestamptz not null,
  nickname         text,
  email            text,
  phone            text,
  tz               text,
  avatar_file_id   uuid,
  notify           jsonb not null default '{}'::jsonb,
  email_changed_at timestamptz,
  role             text not null default 'owner',
  removed_at       timestamptz,
  primary key (shop_id, id),
  constraint merchant_shop foreign key (shop_id) references shop(shop_id),
  constraint merchant_tz_check check (length(tz) >= 1 and length(tz) <= 64),
  constraint merchant_role_check check (role in ('owner', 'orders', 'products', 'service')),
  constraint merchant_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint merchant_owner_stays check (role <> 'owner' or removed_at is null),
  constraint merchant_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  constraint merchant_nickname_check check (length(nickname) >= 1 and length(nickname) <= 40),
  constraint merchant_username_check check (length(username) >= 3 and length(username) <= 64),
  constraint merchant_member_identity check (role = 'owner' or identity_status = 'unverified'),
  constraint merchant_identity_status_check check (identity_status in ('unverified', 'applying', 'verified',
    'rejected'))
);
create unique index merchant_owner on merchant (shop_id) where role = 'owner';

-- Transaction password and second factor of a merchant, and until when payouts rest after a change.
-- Room people; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert (factor_box, factor_new_box, factor_new_until, factor_on_at, factor_step,
-- person_id, shop_id, withdraw_paused_until), update (factor_box, factor_new_box, factor_new_until,
-- factor_on_at, factor_step, withdraw_paused_until).
-- Written by function merchant_set_pay_password, person_erase, team_erase, team_remove.
create table merchant_safety (
  shop_id               bigint not null,
  person_id             uuid not null,
  pay_hash              text,
  pay_change_mark       bytea,
  withdraw_paused_until timestamptz,
  factor_box            bytea,
  factor_on_at          timestamptz,
  factor_step           bigint not null default 0,
  factor_new_box        bytea,
  factor_new_until      timestamptz,
  pay_mandate_id        uuid,
  primary key (shop_id, person_id),
  constraint merchant_safety_mandate foreign key (shop_id, pay_mandate_id) references mandate(shop_id, id),
  constraint merchant_safety_check check ((factor_box is null) = (factor_on_at is null)),
  constraint merchant_safety_check1 check ((factor_new_box is null) = (factor_new_until is null))
);

-- Tries at one secret of a merchant in the running window; the last allowed one locks it.
-- Room people; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (locked_at, locked_until, since, tries).
create table merchant_try (
  shop_id      bigint not null,
  person_id    uuid not null,
  secret       text not null,
  tries        smallint not null,
  since        timestamptz not null,
  locked_at    timestamptz,
  locked_until timestamptz,
  primary key (shop_id, person_id, secret),
  constraint merchant_try_tries_check check (tries >= 0 and tries <= 5),
  constraint merchant_try_secret_check check (secret in ('pay', 'factor', 'password'))
);

-- A code on paper that replaces the second factor once; only its hash is kept.
-- Room people; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (used_at), delete.
-- Written by function person_erase, team_erase, team_remove.
create table recovery_code (
  shop_id   bigint not null,
  person_id uuid not null,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (shop_id, person_id, code_hash),
  constraint recovery_code_code_hash_check check (length(code_hash) = 32)
);

-- A signed-in device of a merchant or a person of the console, keyed by the token's SHA-256.
-- Room people; the platform's own.
-- stockless_app: select, update (factor_at, revoked_at, seen_at).
-- Written by function member_session_open, operator_end_access, person_erase, session_forget, session_open.
create table session (
  token_hash  bytea not null,
  actor       text not null,
  person_id   uuid not null,
  shop_id     bigint,
  supplier_id uuid,
  role        text not null,
  device      text not null default '',
  created_at  timestamptz not null,
  seen_at     timestamptz not null,
  ends_at     timestamptz not null,
  revoked_at  timestamptz,
  place       text not null default '',
  factor_at   timestamptz,
  primary key (token_hash),
  constraint session_check check ((actor = 'merchant') = (shop_id is not null)),
  constraint session_check1 check ((actor = 'supplier') = (supplier_id is not null)),
  constraint session_actor_check check (actor in ('merchant', 'operator', 'supplier')),
  constraint session_place_check check (length(place) <= 64),
  constraint session_token_hash_check check (length(token_hash) = 32)
);
create index session_ends on session (ends_at);
create index session_person on session (person_id, created_at);

-- A way from the owner of one shop to that of another, where one person has proved to be both.
-- Room people; the platform's own.
-- stockless_app: select, delete.
-- Written by function shop_link_add.
create table shop_link (
  person_id     uuid not null,
  slot          smallint not null,
  shop_id       bigint not null,
  other_id      uuid not null,
  other_shop_id bigint not null,
  linked_at     timestamptz not null,
  primary key (person_id, slot),
  constraint shop_link_person_id_other_id_key unique (person_id, other_id),
  constraint shop_link_other check (person_id <> other_id and shop_id <> other_shop_id),
  constraint shop_link_slot_check check (slot >= 1 and slot <= 5)
);
create index shop_link_back on shop_link (other_id);
create index shop_link_shop on shop_link (shop_id);

-- ==== staff ===========================================================================================

-- A person of the console, or of one supplier, with their roles.
-- Room staff; the platform's own.
-- stockless_app: select.
-- stockless_people: select, insert.
-- Written by function operator_disable_by_command, operator_enter, operator_lessen,
-- operator_reset_by_command, operator_set_password, role_change_decide.
create table operator (
  id            uuid not null,
  username      text not null,
  password_hash text not null,
  name          text not null,
  supplier_id   uuid,
  created_at    timestamptz not null,
  disabled_at   timestamptz,
  roles         text[] not null,
  command_at    timestamptz,
  primary key (id),
  constraint operator_username_key unique (username),
  constraint operator_roles check (cardinality(roles) <= 8 and roles <@ array['owner', 'reviewer', 'finance',
    'catalogue', 'service', 'risk', 'content', 'auditor', 'supplier']),
  constraint operator_supplier check ((supplier_id is not null) = ('supplier' = any (roles)) and (supplier_id
    is null or cardinality(roles) = 1)),
  constraint operator_username_check check (username = lower(username))
);

-- The newest one-time link by which an invited person chooses a password.
-- Room staff; the platform's own.
-- stockless_app: select, insert, update (link_hash, made_by, until, used_at).
-- Written by function operator_reset_by_command.
create table operator_link (
  person_id uuid not null,
  link_hash bytea not null,
  made_by   uuid not null,
  until     timestamptz not null,
  used_at   timestamptz,
  primary key (person_id),
  constraint operator_link_link_hash_key unique (link_hash),
  constraint operator_link_made_by_fkey foreign key (made_by) references operator(id),
  constraint operator_link_person_id_fkey foreign key (person_id) references operator(id),
  constraint operator_link_link_hash_check check (length(link_hash) = 32)
);

-- A passkey of a person of the console: one of five places.
-- Room staff; the platform's own.
-- stockless_app: select, insert, update (counter, used_at), delete.
-- Written by function operator_reset_by_command, role_change_decide.
create table operator_passkey (
  person_id  uuid not null,
  credential text not null,
  name       text not null,
  public_key bytea not null,
  counter    bigint not null,
  transports text[] not null default '{}'::text[],
  slot       smallint not null,
  created_at timestamptz not null,
  used_at    timestamptz,
  primary key (credential),
  constraint operator_passkey_person_id_slot_key unique (person_id, slot),
  constraint operator_passkey_person_id_fkey foreign key (person_id) references operator(id),
  constraint operator_passkey_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint operator_passkey_slot_check check (slot >= 1 and slot <= 5),
  constraint operator_passkey_counter_check check (counter >= 0),
  constraint operator_passkey_credential_check check (length(credential) >= 1 and length(credential) <= 1400)
);

-- A code that replaces the second factor of a person of the console once; its hash.
-- Room staff; the platform's own.
-- stockless_app: select, insert, update (used_at), delete.
-- Written by function operator_reset_by_command, role_change_decide.
create table operator_recovery_code (
  person_id uuid not null,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (person_id, code_hash),
  constraint operator_recovery_code_person_id_fkey foreign key (person_id) references operator(id),
  constraint operator_recovery_code_code_hash_check check (length(code_hash) = 32)
);

-- The second factor of a person of the console, and the challenge that is open.
-- Room staff; the platform's own.
-- stockless_app: select, insert, update (challenge, challenge_until, factor_box, factor_new_box,
-- factor_new_until, factor_on_at, factor_step).
-- stockless_people: insert.
-- Written by function operator_reset_by_command, role_change_decide.
create table operator_safety (
  person_id        uuid not null,
  factor_box       bytea,
  factor_on_at     timestamptz,
  factor_step      bigint not null default 0,
  factor_new_box   bytea,
  factor_new_until timestamptz,
  challenge        text,
  challenge_until  timestamptz,
  primary key (person_id),
  constraint operator_safety_person_id_fkey foreign key (person_id) references operator(id),
  constraint operator_safety_check check ((factor_box is null) = (factor_on_at is null)),
  constraint operator_safety_check1 check ((factor_new_box is null) = (factor_new_until is null)),
  constraint operator_safety_check2 check ((challenge is null) = (challenge_until is null))
);

-- The account of an identity provider by which a person of the console may sign in.
-- Room staff; the platform's own.
-- stockless_app: select, insert, update (used_at), delete.
-- Written by function operator_subject_void.
create table operator_subject (
  issuer       text not null,
  subject      text not null,
  person_id    uuid not null,
  email        text not null,
  connected_at timestamptz not null,
  used_at      timestamptz,
  primary key (issuer, subject),
  constraint operator_subject_issuer_person_id_key unique (issuer, person_id),
  constraint operator_subject_person_id_fkey foreign key (person_id) references operator(id),
  constraint operator_subject_email_check check (length(email) <= 254),
  constraint operator_subject_issuer_check check (length(issuer) >= 1 and length(issuer) <= 500),
  constraint operator_subject_subject_check check (length(subject) >= 1 and length(subject) <= 255)
);

-- A right password that still waits for the second factor; opens nothing alone.
-- Room staff; the platform's own.
-- stockless_app: select, insert, update (used_at), delete.
-- Written by function operator_end_access.
create table operator_ticket (
  ticket_hash bytea not null,
  person_id   uuid not null,
  device      text not null default '',
  until       timestamptz not null,
  used_at     timestamptz,
  primary key (ticket_hash),
  constraint operator_ticket_person_id_fkey foreign key (person_id) references operator(id),
  constraint operator_ticket_device_check check (length(device) <= 120),
  constraint operator_ticket_ticket_hash_check check (length(ticket_hash) = 32)
);
create index operator_ticket_until on operator_ticket (until);

-- A proposed change of roles or access: another owner decides it; for an owner, 72 hours without objection
-- also do.
-- Room staff; the platform's own.
-- stockless_app: select, insert (id, kind, person_id, proposed_at, proposed_by, roles, until, why).
-- Written by function owner_changes_lapse, role_change_decide, role_change_lapse.
create table role_change (
  id          uuid not null,
  person_id   uuid not null,
  kind        text not null,
  roles       text[] not null default '{}'::text[],
  why         text not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  until       timestamptz not null,
  state       text not null default 'proposed',
  decided_by  uuid,
  decided_at  timestamptz,
  primary key (id),
  constraint role_change_person_id_fkey foreign key (person_id) references operator(id),
  constraint role_change_decided_by_fkey foreign key (decided_by) references operator(id),
  constraint role_change_proposed_by_fkey foreign key (proposed_by) references operator(id),
  constraint role_change_check check (until > proposed_at and until <= (proposed_at + '7 days'::interval)),
  constraint role_change_check1 check ((kind = 'grant') = (cardinality(roles) > 0)),
  constraint role_change_check2 check ((state = 'proposed') = (decided_at is null)),
  constraint role_change_why_check check (length(why) >= 10 and length(why) <= 300),
  constraint role_change_kind_check check (kind in ('grant', 'enable', 'reset_factor', 'remove_owner',
    'disable_owner')),
  constraint role_change_two_people check (state <> 'confirmed' or decided_by is not null and decided_by <>
    person_id and decided_at < until and (decided_by <> proposed_by or (kind in ('remove_owner',
    'disable_owner')) and decided_at >= (proposed_at + '72:00:00'::interval))),
  constraint role_change_beneficiary check (proposed_by <> person_id),
  constraint role_change_roles_check check (roles <@ array['owner', 'reviewer', 'finance', 'catalogue',
    'service', 'risk', 'content', 'auditor']),
  constraint role_change_state_check check (state in ('proposed', 'confirmed', 'declined', 'lapsed'))
);
create index role_change_new on role_change (proposed_at desc);
create unique index role_change_open on role_change (person_id, kind) where state = 'proposed';

-- ==== devices =========================================================================================

-- What a merchant asked for, as their device signed it; without one where the shop had none.
-- Room devices; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function mandate_enter, mandate_enter_scheduled.
create table mandate (
  shop_id            bigint not null,
  id                 uuid not null,
  n                  bigint not null,
  kind               text not null,
  subject            uuid not null,
  units              bigint not null,
  device_id          uuid,
  body               text,
  nonce              text,
  signature          bytea,
  authenticator_data bytea,
  client_data        bytea,
  at                 timestamptz not null,
  under_id           uuid,
  run_on             date,
  primary key (shop_id, id),
  constraint mandate_shop_id_n_key unique (shop_id, n),
  constraint mandate_shop_id_nonce_key unique (shop_id, nonce),
  constraint mandate_shop_id_id_units_key unique (shop_id, id, units),
  constraint mandate_shop_id_id_subject_key unique (shop_id, id, subject),
  constraint mandate_under_mandate foreign key (shop_id, under_id) references mandate(shop_id, id),
  constraint mandate_shop_id_device_id_fkey foreign key (shop_id, device_id) references
    merchant_device(shop_id, id),
  constraint mandate_check check ((device_id is null) = (body is null) and (body is null) = (signature is
    null) and (body is null) = (nonce is null)),
  constraint mandate_under check ((under_id is null) = (run_on is null) and (under_id is null or kind =
    'withdrawal' and device_id is null)),
  constraint mandate_check1 check ((authenticator_data is null) = (client_data is null) and (body is not null
    or client_data is null)),
  constraint mandate_n_check check (n > 0),
  constraint mandate_body_check check (octet_length(body) >= 2 and octet_length(body) <= 1024),
  constraint mandate_kind_check check (kind in ('withdrawal', 'payout_account', 'campaign', 'pay_password',
    'refund', 'payout_schedule')),
  constraint mandate_nonce_check check (nonce ~ '^[0-9a-f]{32}$'),
  constraint mandate_units_check check (units >= 0),
  constraint mandate_signature_check check (octet_length(signature) >= 8 and octet_length(signature) <= 800),
  constraint mandate_client_data_check check (octet_length(client_data) >= 2 and octet_length(client_data) <=
    4096),
  constraint mandate_authenticator_data_check check (octet_length(authenticator_data) >= 37 and
    octet_length(authenticator_data) <= 4096)
);
create unique index mandate_under_once on mandate (shop_id, under_id, run_on) where under_id is not null;

-- How many mandates a shop has; changes of its devices and mandates take turns here.
-- Room devices; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function mandate_enter, mandate_enter_scheduled, mandate_turn.
create table mandate_head (
  shop_id  bigint not null,
  mandates bigint not null,
  primary key (shop_id),
  constraint mandate_head_shop_id_fkey foreign key (shop_id) references shop(shop_id),
  constraint mandate_head_mandates_check check (mandates >= 0)
);

-- A device or passkey that signs for a shop: its public key, and from when until when it signs.
-- Room devices; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function merchant_device_add, merchant_device_end, merchant_device_forget,
-- merchant_device_remove, merchant_device_retain.
create table merchant_device (
  shop_id      bigint not null,
  id           uuid not null,
  person_id    uuid not null,
  kind         text not null,
  name         text not null,
  algorithm    text not null,
  public_key   bytea not null,
  credential   text,
  added_at     timestamptz not null,
  active_from  timestamptz not null,
  removal_from timestamptz,
  removed_at   timestamptz,
  primary key (shop_id, id),
  constraint merchant_device_shop_id_public_key_key unique (shop_id, public_key),
  constraint merchant_device_shop_id_fkey foreign key (shop_id) references shop(shop_id),
  constraint merchant_device_check check (active_from >= added_at),
  constraint merchant_device_check1 check ((kind = 'passkey') = (credential is not null)),
  constraint merchant_device_kind_check check (kind in ('device', 'passkey')),
  constraint merchant_device_name_check check (length(name) <= 80),
  constraint merchant_device_algorithm_check check (algorithm in ('ES256', 'EdDSA', 'RS256')),
  constraint merchant_device_credential_check check (length(credential) >= 1 and length(credential) <= 1400),
  constraint merchant_device_public_key_check check (octet_length(public_key) >= 40 and
    octet_length(public_key) <= 800)
);

-- ==== proof ===========================================================================================

-- An act that the record does not have yet.
-- Room proof; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function act_append, log_append.
create table act_pending (
  id      bigint not null,
  shop_id bigint not null,
  seq     bigint not null,
  primary key (shop_id, seq),
  constraint act_pending_seq_check check (seq > 0)
);
create index act_pending_id on act_pending (id);

-- How many acts of a shop the record has.
-- Room proof; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function log_append.
create table act_total (
  shop_id bigint not null,
  acts    bigint not null,
  primary key (shop_id),
  constraint act_total_acts_check check (acts > 0)
);

-- A signed head of the record: its length and its root.
-- Room proof; the platform's own.
-- stockless_app: select, insert.
create table log_checkpoint (
  size bigint not null,
  root bytea not null,
  note text not null,
  at   timestamptz not null,
  primary key (size),
  constraint log_checkpoint_root_check check (length(root) = 32),
  constraint log_checkpoint_size_check check (size > 0)
);

-- What a witness signed of a head.
-- Room proof; the platform's own.
-- stockless_app: select, insert.
create table log_cosignature (
  size bigint not null,
  name text not null,
  line text not null,
  at   timestamptz not null,
  primary key (size, name),
  constraint log_cosignature_size_fkey foreign key (size) references log_checkpoint(size)
);

-- The text of a document that the record names by its SHA-256.
-- Room proof; the platform's own.
-- stockless_app: select, insert.
-- Written by function log_append.
create table log_doc (
  hash    bytea not null,
  name    text not null,
  ver     text not null,
  from_at timestamptz not null,
  type    text not null,
  body    bytea not null,
  at      timestamptz not null,
  idx     bigint,
  primary key (name, hash),
  constraint log_doc_ver_check check (length(ver) >= 1 and length(ver) <= 80),
  constraint log_doc_body_check check (length(body) <= 4194304),
  constraint log_doc_hash_check check (length(hash) = 32)
);
create index log_doc_hash on log_doc (hash);
create index log_doc_waiting on log_doc (at) where idx is null;

-- One entry of the public record: an act without its words, a seal or a document. Never changed.
-- Room proof; the platform's own.
-- stockless_app: select.
-- Written by function log_append.
create table log_entry (
  idx      bigint not null,
  kind     text not null,
  name     text not null,
  act_shop bigint,
  act_seq  bigint,
  body     bytea not null,
  hash     bytea not null,
  at       timestamptz not null,
  primary key (idx),
  constraint log_entry_act_shop_act_seq_key unique (act_shop, act_seq),
  constraint log_entry_check check ((kind = 'act') = (act_shop is not null)),
  constraint log_entry_check1 check ((act_shop is null) = (act_seq is null)),
  constraint log_entry_idx_check check (idx >= 0),
  constraint log_entry_body_check check (length(body) >= 2 and length(body) <= 1024),
  constraint log_entry_hash_check check (length(hash) = 32),
  constraint log_entry_kind_check check (kind in ('act', 'seal', 'doc'))
);
create index log_entry_named on log_entry (name, idx) where kind <> 'act' or name = 'payout.paused';

-- The hash over 256 entries of the record, or over 256 of those.
-- Room proof; the platform's own.
-- stockless_app: select.
-- Written by function log_append.
create table log_hash (
  level smallint not null,
  no    bigint not null,
  hash  bytea not null,
  primary key (level, no),
  constraint log_hash_no_check check (no >= 0),
  constraint log_hash_hash_check check (length(hash) = 32),
  constraint log_hash_level_check check (level >= 1 and level <= 8)
);

-- The only row: how many entries the record has.
-- Room proof; the platform's own.
-- stockless_app: select.
-- Written by function log_append.
create table log_head (
  is_only boolean not null default true,
  size    bigint not null,
  primary key (is_only),
  constraint log_head_size_check check (size >= 0),
  constraint log_head_is_only_check check (is_only)
);

-- How a witness answered the last time.
-- Room proof; the platform's own.
-- stockless_app: select, insert, update.
create table log_witness (
  name      text not null,
  size      bigint not null default 0,
  at        timestamptz,
  failed_at timestamptz,
  failure   text not null default '',
  primary key (name)
);

-- One hourly sum over all shops in one currency, with the root that the record has.
-- Room proof; the platform's own.
-- stockless_app: select, insert.
create table seal (
  no        integer not null,
  currency  text not null,
  at        timestamptz not null,
  height    smallint not null,
  shops     integer not null,
  root      bytea not null,
  merchants bigint not null,
  buyers    bigint not null,
  suppliers bigint not null,
  acts      bigint not null,
  upto      bigint not null,
  idx       bigint not null,
  took_ms   integer not null,
  primary key (no, currency),
  constraint seal_no_check check (no > 0),
  constraint seal_root_check check (length(root) = 32),
  constraint seal_upto_check check (upto >= 0),
  constraint seal_shops_check check (shops > 0),
  constraint seal_height_check check (height >= 1 and height <= 40)
);

-- Leaves and nodes of a seal's tree, for the proofs of single shops.
-- Room proof; the platform's own.
-- stockless_app: select, insert.
-- Written by function seal_forget.
create table seal_piece (
  no         integer not null,
  currency   text not null,
  kind       text not null,
  level      smallint not null default 0,
  piece      integer not null,
  first_shop bigint,
  bytes      bytea not null,
  primary key (no, currency, kind, level, piece),
  constraint seal_piece_kind_check check (kind in ('claim', 'node', 'shop')),
  constraint seal_piece_level_check check (level >= 0 and level <= 40),
  constraint seal_piece_piece_check check (piece >= 0)
);

-- What a shop's book says of what is owed, up to one of its rows; summed by the database.
-- Room proof; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function claim_refresh.
create table shop_claim (
  shop_id       bigint not null,
  currency      text not null,
  merchants     bigint not null,
  buyers        bigint not null,
  suppliers     bigint not null,
  seq           bigint not null,
  head          bytea not null,
  rewritten_seq bigint,
  primary key (shop_id),
  constraint shop_claim_seq_check check (seq >= 0),
  constraint shop_claim_head_check check (length(head) = 32),
  constraint shop_claim_buyers_check check (buyers >= 0),
  constraint shop_claim_merchants_check check (merchants >= 0),
  constraint shop_claim_suppliers_check check (suppliers >= 0)
);

-- ==== bank ============================================================================================

-- What stands on a bank account by the statements that were released.
-- Room bank; the platform's own.
-- stockless_app: select, insert, update (closing_day, closing_units).
create table bank_account (
  account       text not null,
  currency      text not null,
  closing_units bigint,
  closing_day   date,
  first_at      timestamptz not null,
  primary key (account, currency),
  constraint bank_account_check check ((closing_units is null) = (closing_day is null))
);

-- The opening and closing balance of a day that one statement file says.
-- Room bank; the platform's own.
-- stockless_app: select, insert.
create table bank_balance (
  account       text not null,
  day           date not null,
  import_id     uuid not null,
  currency      text not null,
  opening_units bigint,
  closing_units bigint not null,
  at            timestamptz not null,
  primary key (account, day, import_id),
  constraint bank_balance_import_id_fkey foreign key (import_id) references bank_import(id)
);

-- A list of refunds that somebody took to the bank.
-- Room bank; the platform's own.
-- stockless_app: select, insert.
create table bank_batch (
  id      uuid not null,
  made_by uuid not null,
  at      timestamptz not null,
  primary key (id)
);

-- Which kind of file told of an account's day: two kinds would name the same money twice.
-- Room bank; the platform's own.
-- stockless_app: select, insert, delete.
create table bank_day (
  account text not null,
  day     date not null,
  source  text not null,
  primary key (account, day),
  constraint bank_day_source_check check (length(source) <= 80)
);

-- What two people decide about a line or a return: one proposes, another confirms.
-- Room bank; the platform's own.
-- stockless_app: select, insert, update (checker, dropped_by, ended_at, state).
create table bank_decision (
  id         uuid not null,
  line_id    uuid,
  return_id  uuid,
  act        text not null,
  target     text,
  to_name    text not null default '',
  to_account text not null default '',
  to_bic     text not null default '',
  note       text not null,
  state      text not null,
  maker      uuid not null,
  made_at    timestamptz not null,
  checker    uuid,
  dropped_by uuid,
  ended_at   timestamptz,
  primary key (id),
  constraint bank_decision_id_state_key unique (id, state),
  constraint bank_decision_check check ((line_id is null) <> (return_id is null)),
  constraint bank_decision_check1 check ((act = 'place') = (return_id is not null)),
  constraint bank_decision_check2 check ((act in ('match', 'settle')) = (target is not null)),
  constraint bank_decision_check3 check (checker is null or checker <> maker),
  constraint bank_decision_check4 check ((state = 'confirmed') = (checker is not null)),
  constraint bank_decision_check5 check ((state = 'dropped') = (dropped_by is not null)),
  constraint bank_decision_check6 check ((state = 'proposed') = (ended_at is null)),
  constraint bank_decision_act_check check (act in ('match', 'return', 'other', 'settle', 'place')),
  constraint bank_decision_note_check check (length(note) <= 300),
  constraint bank_decision_state_check check (state in ('proposed', 'confirmed', 'dropped')),
  constraint bank_decision_to_bic_check check (length(to_bic) <= 11),
  constraint bank_decision_to_name_check check (length(to_name) <= 140),
  constraint bank_decision_to_account_check check (length(to_account) <= 40)
);
create unique index bank_decision_of_line on bank_decision (line_id) where state = 'proposed';
create unique index bank_decision_of_return on bank_decision (return_id) where state = 'proposed';

-- A statement file, once by its bytes; a second person or its balances release it.
-- Room bank; the platform's own.
-- stockless_app: select, insert, update (added, ended_at, ended_by, matched, reject_reason, released_as,
-- state, waiting).
create table bank_import (
  id            uuid not null,
  sha256        bytea not null,
  name          text not null,
  format        text not null,
  accounts      text[] not null,
  from_day      date,
  to_day        date,
  lines         integer not null,
  added         integer not null,
  matched       integer not null,
  waiting       integer not null,
  made_by       uuid not null,
  at            timestamptz not null,
  state         text not null default 'waiting',
  released_as   text,
  ended_by      uuid,
  ended_at      timestamptz,
  reject_reason text,
  primary key (id),
  constraint bank_import_check check (added >= 0 and added <= lines),
  constraint bank_import_ended check ((coalesce(released_as, '') = 'person' or state = 'rejected') = (ended_by
    is not null)),
  constraint bank_import_second check (released_as <> 'person' or ended_by <> made_by),
  constraint bank_import_rejected check ((state = 'rejected') = (reject_reason is not null)),
  constraint bank_import_released check ((state = 'released') = (released_as is not null)),
  constraint bank_import_name_check check (length(name) <= 120),
  constraint bank_import_lines_check check (lines >= 0),
  constraint bank_import_state_check check (state in ('waiting', 'released', 'rejected')),
  constraint bank_import_format_check check (format in ('csv', 'camt.053', 'mt940')),
  constraint bank_import_sha256_check check (length(sha256) = 32),
  constraint bank_import_matched_check check (matched >= 0),
  constraint bank_import_waiting_check check (waiting >= 0),
  constraint bank_import_released_as_check check (released_as in ('person', 'balance', 'nothing', 'before')),
  constraint bank_import_reject_reason_check check (length(reject_reason) >= 10 and length(reject_reason) <=
    300)
);
create index bank_import_at on bank_import (at);
create unique index bank_import_id_state on bank_import (id, state);
create index bank_import_sha256 on bank_import (sha256);
create unique index bank_import_sha256_waiting on bank_import (sha256) where state = 'waiting';
create index bank_import_waiting on bank_import (at) where state = 'waiting';

-- One line of a bank statement as the bank says it, and what became of it.
-- Room bank; the platform's own.
-- stockless_app: select, insert, update (decision_id, ended_at, names_deposit, names_shop, reason, reference,
-- state, used_units).
create table bank_line (
  id             uuid not null,
  import_id      uuid not null,
  account        text not null,
  entry_key      text not null,
  place          integer not null,
  booked_on      date not null,
  valued_on      date not null,
  direction      text not null,
  is_reversal    boolean not null,
  currency       text not null,
  units          bigint not null,
  other_name     text not null,
  other_account  text not null,
  other_bic      text not null,
  entry_ref      text not null,
  text           text not null,
  found          text[] not null,
  at             timestamptz not null,
  state          text not null,
  reason         text,
  reference      text,
  used_units     bigint not null default 0,
  decision_id    uuid,
  decision_state text generated always as ( case when decision_id is null then null::text else 'confirmed'
    end) stored,
  ended_at       timestamptz,
  names_shop     bigint,
  names_deposit  uuid,
  import_state   text generated always as ( case when state in ('held', 'rejected') then null::text else
    'released' end) stored,
  primary key (id),
  constraint bank_line_released foreign key (import_id, import_state) references bank_import(id, state),
  constraint bank_line_import_id_fkey foreign key (import_id) references bank_import(id),
  constraint bank_line_reference_fkey foreign key (reference) references bank_reference(reference),
  constraint bank_line_decision_id_decision_state_fkey foreign key (decision_id, decision_state) references
    bank_decision(id, state),
  constraint bank_line_check check (used_units <= units),
  constraint bank_line_ended check ((state in ('held', 'open')) = (ended_at is null)),
  constraint bank_line_names check ((names_shop is null) = (names_deposit is null)),
  constraint bank_line_check1 check ((state = 'matched') = (used_units > 0)),
  constraint bank_line_check2 check ((state not in ('matched', 'returning')) or direction = 'credit'),
  constraint bank_line_check3 check (state <> 'settled' or direction = 'debit'),
  constraint bank_line_check4 check (state <> 'open' or reason is not null),
  constraint bank_line_check6 check ((state not in ('matched', 'returning')) or decision_id is not null or
    reference is not null and found = array[reference]),
  constraint bank_line_deposit check (state <> 'deposit' or direction = 'credit'),
  constraint bank_line_text_check check (length(text) <= 2000),
  constraint bank_line_place_check check (place > 0),
  constraint bank_line_state_check check (state in ('held', 'rejected', 'open', 'matched', 'returning',
    'settled', 'other', 'deposit')),
  constraint bank_line_units_check check (units > 0),
  constraint bank_line_reason_check check (reason in ('no_reference', 'unknown_reference',
    'several_references', 'other_currency', 'came_back', 'taken_back', 'other_amount', 'sent_before',
    'like_return', 'deposit_amount', 'deposit_sender', 'deposit_doubled', 'deposit_unclear')),
  constraint bank_line_direction_check check (direction in ('credit', 'debit')),
  constraint bank_line_entry_key_check check (length(entry_key) >= 8 and length(entry_key) <= 200),
  constraint bank_line_entry_ref_check check (length(entry_ref) <= 100),
  constraint bank_line_other_bic_check check (length(other_bic) <= 11),
  constraint bank_line_other_name_check check (length(other_name) <= 140),
  constraint bank_line_used_units_check check (used_units >= 0),
  constraint bank_line_other_account_check check (length(other_account) <= 40)
);
create unique index bank_line_entry on bank_line (account, entry_key) where state <> 'rejected';
create index bank_line_held on bank_line (import_id) where state = 'held';
create index bank_line_import on bank_line (import_id);
create index bank_line_names_deposit on bank_line (names_shop, names_deposit) where names_deposit is not null;
create index bank_line_open on bank_line (booked_on, id) where state = 'open';
create index bank_line_open_credit on bank_line (currency, units, id) where state = 'open' and direction =
  'credit';
create index bank_line_reference on bank_line (reference) where reference is not null;
create unique index bank_line_state_of on bank_line (id, state);

-- The reference that a buyer was asked to write, and how much has come under it.
-- Room bank; the platform's own.
-- stockless_app: select, insert, update (completed_at, completed_line, received_units).
create table bank_reference (
  reference      text not null,
  payment_id     text not null,
  account        text not null,
  currency       text not null,
  units          bigint not null,
  received_units bigint not null default 0,
  completed_line uuid,
  completed_at   timestamptz,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  primary key (reference),
  constraint bank_reference_payment_id_key unique (payment_id),
  constraint bank_reference_check check (received_units <= units),
  constraint bank_reference_check1 check ((received_units = units) = (completed_line is not null)),
  constraint bank_reference_check2 check ((completed_line is null) = (completed_at is null)),
  constraint bank_reference_units_check check (units > 0),
  constraint bank_reference_reference_check check (reference ~
    '^SL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  constraint bank_reference_received_units_check check (received_units >= 0)
);
create index bank_reference_completed on bank_reference (completed_at) where completed_at is not null;
create index bank_reference_open on bank_reference (currency, created_at) where completed_line is null;

-- Money that goes back by bank: a refund, an overpayment, or what fits nobody.
-- Room bank; the platform's own.
-- stockless_app: select, insert, update (batch_id, decision_id, exported_at, named_by, paid_at, paid_line,
-- state, to_account, to_bic, to_name).
create table bank_return (
  id             uuid not null,
  kind           text not null,
  code           text not null,
  refund_id      uuid,
  part           integer not null,
  line_id        uuid,
  reference      text,
  currency       text not null,
  units          bigint not null,
  to_name        text not null,
  to_account     text not null,
  to_bic         text not null,
  named_by       text not null,
  decision_id    uuid,
  decision_state text generated always as ( case when decision_id is null then null::text else 'confirmed'
    end) stored,
  state          text not null,
  batch_id       uuid,
  paid_line      uuid,
  created_at     timestamptz not null,
  exported_at    timestamptz,
  paid_at        timestamptz,
  primary key (id),
  constraint bank_return_code_key unique (code),
  constraint bank_return_paid_line_key unique (paid_line),
  constraint bank_return_refund_id_part_key unique (refund_id, part),
  constraint bank_return_line_id_fkey foreign key (line_id) references bank_line(id),
  constraint bank_return_batch_id_fkey foreign key (batch_id) references bank_batch(id),
  constraint bank_return_paid_line_fkey foreign key (paid_line) references bank_line(id),
  constraint bank_return_reference_fkey foreign key (reference) references bank_reference(reference),
  constraint bank_return_decision_id_decision_state_fkey foreign key (decision_id, decision_state) references
    bank_decision(id, state),
  constraint bank_return_check check ((kind = 'refund') = (refund_id is not null)),
  constraint bank_return_check1 check ((kind = 'refund') = (line_id is null)),
  constraint bank_return_check2 check ((named_by = 'nobody') = (to_account = '')),
  constraint bank_return_check3 check (named_by <> 'people' or decision_id is not null),
  constraint bank_return_check4 check (kind <> 'unmatched' or decision_id is not null),
  constraint bank_return_check5 check (state <> 'exported' or batch_id is not null and exported_at is not null
    and to_account <> ''),
  constraint bank_return_check6 check ((state = 'paid') = (paid_line is not null)),
  constraint bank_return_check7 check ((state = 'paid') = (paid_at is not null)),
  constraint bank_return_code_check check (code ~ '^SR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  constraint bank_return_kind_check check (kind in ('refund', 'excess', 'unmatched', 'deposit')),
  constraint bank_return_part_check check (part >= 0),
  constraint bank_return_state_check check (state in ('waiting', 'exported', 'paid')),
  constraint bank_return_units_check check (units > 0),
  constraint bank_return_to_bic_check check (length(to_bic) <= 11),
  constraint bank_return_to_name_check check (length(to_name) <= 140),
  constraint bank_return_named_by_check check (named_by in ('statement', 'buyer', 'people', 'nobody')),
  constraint bank_return_to_account_check check (length(to_account) <= 40)
);
create index bank_return_batch on bank_return (batch_id) where batch_id is not null;
create unique index bank_return_line on bank_return (line_id) where line_id is not null;
create index bank_return_open on bank_return (created_at, id) where state <> 'paid';
create index bank_return_reference on bank_return (reference) where reference is not null;
create index bank_return_refunded on bank_return (paid_at) where kind = 'refund' and state = 'paid';

-- ==== configuration ===================================================================================

-- A logo of the instance, drawn again as PNG, by its hash.
-- Room configuration; the platform's own.
-- stockless_app: select, insert.
create table brand_logo (
  hash    text not null,
  bytes   bytea not null,
  made_by uuid not null,
  made_at timestamptz not null,
  primary key (hash),
  constraint brand_logo_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint brand_logo_bytes_check check (length(bytes) >= 1 and length(bytes) <= 200000)
);

-- One version of one document of settings (languages, carriers, brand, legal); the newest counts.
-- Room configuration; the platform's own.
-- stockless_app: select, insert.
create table configuration (
  kind         text not null,
  version      integer not null,
  body         jsonb not null,
  why          text not null default '',
  made_by      uuid not null,
  made_at      timestamptz not null,
  confirmed_by uuid,
  primary key (kind, version),
  constraint configuration_check check ((kind = 'legal') = (confirmed_by is not null)),
  constraint configuration_check1 check (confirmed_by is null or confirmed_by <> made_by),
  constraint configuration_why_check check (length(why) <= 2000),
  constraint configuration_body_check check (jsonb_typeof(body) = 'object'),
  constraint configuration_kind_check check (kind in ('languages', 'carriers', 'steps', 'channels', 'look',
    'legal')),
  constraint configuration_version_check check (version > 0)
);

-- A proposed change of who runs the instance; a second owner decides.
-- Room configuration; the platform's own.
-- stockless_app: select, insert (body, id, made_at, made_by, version, why), update (decided_at, decided_by,
-- state).
create table legal_proposal (
  id         uuid not null,
  version    integer not null,
  body       jsonb not null,
  why        text not null,
  made_by    uuid not null,
  made_at    timestamptz not null,
  state      text not null default 'proposed',
  decided_by uuid,
  decided_at timestamptz,
  primary key (id),
  constraint legal_proposal_id_made_by_decided_by_state_key unique (id, made_by, decided_by, state),
  constraint legal_proposal_check check ((state = 'proposed') = (decided_by is null)),
  constraint legal_proposal_check1 check ((decided_by is null) = (decided_at is null)),
  constraint legal_proposal_check2 check (state <> 'confirmed' or decided_by <> made_by),
  constraint legal_proposal_why_check check (length(btrim(why)) >= 10 and length(btrim(why)) <= 2000),
  constraint legal_proposal_body_check check (jsonb_typeof(body) = 'object'),
  constraint legal_proposal_state_check check (state in ('proposed', 'confirmed', 'declined')),
  constraint legal_proposal_version_check check (version >= 0)
);
create unique index legal_proposal_open on legal_proposal ((true)) where state = 'proposed';

-- ==== trust ===========================================================================================

-- A version of a document that a merchant agreed to: in which words, and when. Never changed.
-- Room trust; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table terms_acceptance (
  shop_id   bigint not null,
  person_id uuid not null,
  document  text not null,
  version   integer not null,
  digest    bytea not null,
  lang      text not null,
  at        timestamptz not null,
  primary key (shop_id, person_id, document, version),
  constraint terms_acceptance_lang_check check (length(lang) >= 2 and length(lang) <= 10),
  constraint terms_acceptance_digest_check check (length(digest) = 32),
  constraint terms_acceptance_version_check check (version > 0),
  constraint terms_acceptance_document_check check (document in ('terms', 'fees'))
);

-- ==== invitation ======================================================================================

-- An invitation to open a shop: single use, from an operator or a merchant, and who joined by it.
-- Room invitation; the platform's own.
-- stockless_app: select, insert, update (joined_at, shop_id, state, username).
-- Written by function person_erase.
create table invitation (
  id              uuid not null,
  code            text not null,
  state           text not null,
  made_by         uuid not null,
  made_by_name    text not null,
  note            text not null default '',
  username        text,
  shop_id         bigint,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  joined_at       timestamptz,
  inviter_shop_id bigint,
  primary key (id),
  constraint invitation_code_key unique (code),
  constraint invitation_check check (expires_at > created_at),
  constraint invitation_check1 check ((state = 'joined') = (joined_at is not null and username is not null and
    shop_id is not null)),
  constraint invitation_code_check check (code ~ '^[2-9A-HJ-NP-Z]{16}$'),
  constraint invitation_state_check check (state in ('unused', 'opened', 'joined', 'revoked'))
);
create index invitation_inviter on invitation (inviter_shop_id, created_at desc) where inviter_shop_id is not
  null;
create index invitation_maker on invitation (made_by, created_at desc) where inviter_shop_id is null;
create index invitation_new on invitation (created_at desc);
create index invitation_opened on invitation (expires_at) where state = 'opened';

-- One of a shop's ten places for open invitations, taken until a time.
-- Room invitation; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (invitation_id, until).
create table invitation_seat (
  shop_id       bigint not null,
  seat          integer not null,
  invitation_id uuid not null,
  until         timestamptz not null,
  primary key (shop_id, seat),
  constraint invitation_seat_shop foreign key (shop_id) references shop(shop_id),
  constraint invitation_seat_seat_check check (seat >= 1 and seat <= 10)
);

-- One of a shop's two invitations of a day (UTC); a third has no row to take.
-- Room invitation; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table invitation_slot (
  shop_id       bigint not null,
  day           date not null,
  slot          integer not null,
  invitation_id uuid not null,
  primary key (shop_id, day, slot),
  constraint invitation_slot_shop foreign key (shop_id) references shop(shop_id),
  constraint invitation_slot_slot_check check (slot >= 1 and slot <= 2)
);

-- An opening or closing of registration with reason, end and person; the newest row counts.
-- Room invitation; the same for all shops.
-- stockless_app: select, insert.
create table registration_switch (
  n        integer not null,
  is_open  boolean not null,
  reason   text not null,
  until_at timestamptz,
  by_id    uuid not null,
  at       timestamptz not null,
  primary key (n),
  constraint registration_switch_check check (is_open = (until_at is null)),
  constraint registration_switch_check1 check (until_at > at and until_at <= (at + '90 days'::interval)),
  constraint registration_switch_n_check check (n > 0),
  constraint registration_switch_reason_check check (length(btrim(reason)) >= 10 and length(btrim(reason)) <=
    500)
);

-- ==== restriction =====================================================================================

-- An appeal of a restriction or of its extension, and what another person decided.
-- Room restriction; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (decided_at, decided_by, decision, extended_by, state).
create table appeal (
  shop_id        bigint not null,
  id             uuid not null,
  restriction_id uuid not null,
  round          integer not null,
  placed_by      uuid not null,
  extended_by    uuid,
  body           text not null,
  person_id      uuid not null,
  state          text not null,
  opened_at      timestamptz not null,
  decide_by      timestamptz not null,
  decided_at     timestamptz,
  decided_by     uuid,
  decision       text,
  primary key (shop_id, id),
  constraint appeal_shop_id_restriction_id_round_key unique (shop_id, restriction_id, round),
  constraint appeal_of foreign key (shop_id, restriction_id, placed_by) references restriction(shop_id, id,
    placed_by),
  constraint appeal_extension foreign key (shop_id, restriction_id, extended_by) references
    restriction_extension(shop_id, restriction_id, extended_by),
  constraint appeal_check check (decided_by <> placed_by),
  constraint appeal_check1 check (decided_by <> extended_by),
  constraint appeal_check2 check (extract(epoch from decide_by - opened_at) >= 1::numeric and extract(epoch
    from decide_by - opened_at) <= (10 * 86400)::numeric),
  constraint appeal_check3 check ((state = 'open') = (decided_at is null)),
  constraint appeal_check4 check ((state in ('upheld', 'overturned')) = (decided_by is not null)),
  constraint appeal_check5 check ((decided_by is null) = (decision is null)),
  constraint appeal_body_check check (length(btrim(body)) >= 40 and length(btrim(body)) <= 2000),
  constraint appeal_round_check check (round in (1, 2)),
  constraint appeal_state_check check (state in ('open', 'upheld', 'overturned', 'unanswered')),
  constraint appeal_decision_check check (length(btrim(decision)) >= 40 and length(btrim(decision)) <= 2000)
);
create index appeal_decided on appeal (decided_at) where decided_at is not null;
create index appeal_listed on appeal (shop_id, opened_at desc);
create unique index appeal_open on appeal (shop_id, restriction_id) where state = 'open';
create index appeal_waiting on appeal (decide_by) where state = 'open';

-- A file that belongs to an appeal.
-- Room restriction; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table appeal_file (
  shop_id   bigint not null,
  appeal_id uuid not null,
  position  integer not null,
  file_id   uuid not null,
  primary key (shop_id, appeal_id, "position"),
  constraint appeal_file_of foreign key (shop_id, appeal_id) references appeal(shop_id, id),
  constraint appeal_file_file foreign key (shop_id, file_id) references file(shop_id, id),
  constraint appeal_file_position_check check ("position" >= 1 and "position" <= 5)
);

-- A row of the closed list: which reason may have which effect, on what, and for how long.
-- Room restriction; the same for all shops.
-- stockless_app: select.
-- Written by migrations alone.
create table hold_reason (
  code         text not null,
  level        text not null,
  scope        text not null,
  first_hours  integer not null,
  total_hours  integer not null,
  notice_hours integer not null,
  primary key (code, level),
  constraint hold_reason_code_level_scope_first_hours_total_hours_notice_key unique (code, level, scope,
    first_hours, total_hours, notice_hours),
  constraint hold_reason_check1 check (total_hours >= first_hours),
  constraint hold_reason_check2 check ((scope = 'amount') = (level = 'withdrawal_prohibited')),
  constraint hold_reason_check3 check ((scope = 'wallet') = (level = 'wallet_frozen')),
  constraint hold_reason_code_check check (code ~ '^H0[1-8]$'),
  constraint hold_reason_level_check check (level in ('warned', 'limited', 'paused', 'suspended',
    'withdrawal_prohibited', 'wallet_frozen', 'account_disabled')),
  constraint hold_reason_scope_check check (scope in ('amount', 'wallet', 'shop')),
  constraint hold_reason_first_hours_check check (first_hours > 0),
  constraint hold_reason_notice_hours_check check (notice_hours >= 0)
);

-- A restriction of a shop: reason, text, evidence, amount and end. Only its state and end change.
-- Room restriction; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (end_note, end_reason, ended_at, ended_by, state).
create table restriction (
  shop_id        bigint not null,
  id             uuid not null,
  reason_code    text not null,
  level          text not null,
  scope          text not null,
  first_hours    integer not null,
  total_hours    integer not null,
  notice_hours   integer not null,
  reason         text not null,
  evidence       text[] not null,
  currency       text not null,
  units          bigint,
  held_units     bigint,
  placed_by      uuid not null,
  placed_at      timestamptz not null,
  from_at        timestamptz not null,
  until_at       timestamptz not null,
  appeal_until   timestamptz not null,
  state          text not null,
  ended_at       timestamptz,
  ended_by       uuid,
  end_reason     text,
  end_note       text,
  placed_as      text not null default 'risk',
  file_no        text,
  confirmed_by   uuid,
  proposal_state text generated always as ( case when confirmed_by is null then null::text else 'confirmed'
    end) stored,
  primary key (shop_id, id),
  constraint restriction_term unique (shop_id, id, from_at, until_at),
  constraint restriction_shop_id_id_placed_by_key unique (shop_id, id, placed_by),
  constraint restriction_shop_id_id_placed_by_from_at_until_at_total_hou_key unique (shop_id, id, placed_by,
    from_at, until_at, total_hours),
  constraint restriction_book foreign key (shop_id) references book(shop_id),
  constraint restriction_rule foreign key (reason_code, level, scope, first_hours, total_hours, notice_hours)
    references hold_reason(code, level, scope, first_hours, total_hours, notice_hours),
  constraint restriction_proposed foreign key (shop_id, id, placed_by, confirmed_by, proposal_state)
    references restriction_proposal(shop_id, id, proposed_by, decided_by, state),
  constraint restriction_check check ((scope = 'shop') = (units is null)),
  constraint restriction_check1 check (scope <> 'amount' or units > 0),
  constraint restriction_check2 check ((units is null) = (held_units is null)),
  constraint restriction_check3 check (held_units is null or held_units <= units),
  constraint restriction_check4 check (extract(epoch from from_at - placed_at) >= (notice_hours *
    3600)::numeric),
  constraint restriction_check5 check (until_at > from_at),
  constraint restriction_check6 check (extract(epoch from until_at - from_at) <= (first_hours *
    3600)::numeric),
  constraint restriction_check7 check (extract(epoch from appeal_until - placed_at) >= (183 * 86400)::numeric),
  constraint restriction_check8 check ((state in ('announced', 'active')) = (ended_at is null)),
  constraint restriction_check9 check ((ended_at is null) = (end_reason is null)),
  constraint restriction_file_no check ((reason_code = 'H06') = (file_no is not null) and
    length(btrim(coalesce(file_no, '---'))) >= 3 and length(btrim(coalesce(file_no, '---'))) <= 80) not valid,
  constraint restriction_by_service check (placed_as = 'risk' or reason_code = 'H03' and level =
    'wallet_frozen' and extract(epoch from until_at - from_at) <= (24 * 3600)::numeric) not valid,
  constraint restriction_two_people check (confirmed_by is distinct from placed_by and (confirmed_by is not
    null or reason_code <> 'H04' and (extract(epoch from until_at - from_at) <= (72 * 3600)::numeric or not
    ((level in ('wallet_frozen', 'account_disabled')) or reason_code = 'H06' and level =
    'withdrawal_prohibited')))) not valid,
  constraint restriction_state_check check (state in ('announced', 'active', 'lapsed', 'lifted',
    'overturned')),
  constraint restriction_units_check check (units >= 0),
  constraint restriction_reason_check check (length(btrim(reason)) >= 40 and length(btrim(reason)) <= 2000),
  constraint restriction_end_note_check check (length(end_note) <= 2000),
  constraint restriction_evidence_check check (cardinality(evidence) >= 1 and cardinality(evidence) <= 10 and
    array_position(evidence, '') is null and array_position(evidence, null::text) is null),
  constraint restriction_placed_as_check check (placed_as in ('risk', 'service')),
  constraint restriction_end_reason_check check (end_reason in ('time', 'cleared', 'mistake', 'appeal_won',
    'appeal_unanswered')),
  constraint restriction_held_units_check check (held_units >= 0)
);
create index restriction_all on restriction (state, placed_at desc);
create index restriction_listed on restriction (shop_id, placed_at desc);
create index restriction_placed on restriction (placed_at, id);
create index restriction_placed_state on restriction (state, placed_at, id);
create unique index restriction_service_once on restriction (shop_id) where placed_as = 'service';
create index restriction_standing on restriction (shop_id) where state in ('announced', 'active');
create index restriction_told on restriction (placed_at);

-- A document behind a restriction, kept in the vault under its id; merchants never see it.
-- Room restriction; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table restriction_document (
  shop_id bigint not null,
  id      uuid not null,
  name    text not null,
  mime    text not null,
  sha256  bytea not null,
  made_by uuid not null,
  at      timestamptz not null,
  primary key (shop_id, id),
  constraint restriction_document_book foreign key (shop_id) references book(shop_id),
  constraint restriction_document_mime_check check (mime in ('image/jpeg', 'image/webp', 'image/png',
    'application/pdf')),
  constraint restriction_document_name_check check (length(name) >= 1 and length(name) <= 120),
  constraint restriction_document_sha256_check check (length(sha256) = 32)
);

-- The one extension that a restriction may have, by another person than placed it.
-- Room restriction; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table restriction_extension (
  shop_id        bigint not null,
  restriction_id uuid not null,
  placed_by      uuid not null,
  from_at        timestamptz not null,
  first_until    timestamptz not null,
  total_hours    integer not null,
  until_at       timestamptz not null,
  reason         text not null,
  evidence       text[] not null,
  extended_by    uuid not null,
  extended_at    timestamptz not null,
  document_id    uuid,
  primary key (shop_id, restriction_id),
  constraint restriction_extension_shop_id_restriction_id_extended_by_key unique (shop_id, restriction_id,
    extended_by),
  constraint restriction_extension_of foreign key (shop_id, restriction_id, placed_by, from_at, first_until,
    total_hours) references restriction(shop_id, id, placed_by, from_at, until_at, total_hours),
  constraint restriction_extension_paper foreign key (shop_id, document_id) references
    restriction_document(shop_id, id),
  constraint restriction_extension_check check (extended_by <> placed_by),
  constraint restriction_extension_check1 check (until_at > first_until),
  constraint restriction_extension_check2 check (extract(epoch from until_at - from_at) <= (total_hours *
    3600)::numeric),
  constraint restriction_extension_reason_check check (length(btrim(reason)) >= 40 and length(btrim(reason))
    <= 2000),
  constraint restriction_extension_evidence_check check (cardinality(evidence) >= 1 and cardinality(evidence)
    <= 10 and array_position(evidence, '') is null and array_position(evidence, null::text) is null)
);

-- A freeze that waits for a second person; until then nothing is held.
-- Room restriction; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (decided_at, decided_by, state).
create table restriction_proposal (
  shop_id     bigint not null,
  id          uuid not null,
  reason_code text not null,
  level       text not null,
  reason      text not null,
  evidence    text[] not null,
  until_at    timestamptz not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  state       text not null,
  decided_by  uuid,
  decided_at  timestamptz,
  from_at     timestamptz,
  file_no     text,
  amount      text,
  document_id uuid,
  primary key (shop_id, id),
  constraint restriction_proposal_shop_id_id_proposed_by_decided_by_stat_key unique (shop_id, id, proposed_by,
    decided_by, state),
  constraint restriction_proposal_book foreign key (shop_id) references book(shop_id),
  constraint restriction_proposal_paper foreign key (shop_id, document_id) references
    restriction_document(shop_id, id),
  constraint restriction_proposal_check check (until_at > proposed_at),
  constraint restriction_proposal_check1 check ((state = 'proposed') = (decided_by is null)),
  constraint restriction_proposal_check2 check ((decided_by is null) = (decided_at is null)),
  constraint restriction_proposal_check3 check (state <> 'confirmed' or decided_by <> proposed_by),
  constraint restriction_proposal_check4 check (state <> 'confirmed' or extract(epoch from decided_at -
    proposed_at) <= (72 * 3600)::numeric),
  constraint restriction_proposal_document check (document_id is not null) not valid,
  constraint restriction_proposal_level_check check (level in ('wallet_frozen', 'account_disabled',
    'withdrawal_prohibited')),
  constraint restriction_proposal_state_check check (state in ('proposed', 'confirmed', 'declined')),
  constraint restriction_proposal_amount_check check (length(amount) <= 40),
  constraint restriction_proposal_reason_check check (length(btrim(reason)) >= 40 and length(btrim(reason)) <=
    2000),
  constraint restriction_proposal_file_no_check check (length(file_no) >= 3 and length(file_no) <= 80),
  constraint restriction_proposal_evidence_check check (cardinality(evidence) >= 1 and cardinality(evidence)
    <= 10 and array_position(evidence, '') is null and array_position(evidence, null::text) is null),
  constraint restriction_proposal_reason_code_check check (reason_code ~ '^H0[1-8]$')
);
create unique index restriction_proposal_open on restriction_proposal (shop_id, level) where state =
  'proposed';
create index restriction_proposal_waiting on restriction_proposal (proposed_at) where state = 'proposed';

-- ==== identity ========================================================================================

-- What is known of a merchant's identity today: status, name, country, end of the document.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (country, document_ends_on, kind, legal_name, person_id, status,
-- verified_at).
-- Written by function person_erase.
create table identity (
  shop_id          bigint not null,
  person_id        uuid not null,
  status           text not null,
  kind             text,
  legal_name       text,
  country          text,
  document_ends_on date,
  verified_at      timestamptz,
  primary key (shop_id),
  constraint identity_shop foreign key (shop_id) references shop(shop_id),
  constraint identity_check check ((verified_at is null) = (legal_name is null)),
  constraint identity_check1 check ((verified_at is null) = (kind is null)),
  constraint identity_check2 check ((status not in ('verified', 'expiring')) or verified_at is not null),
  constraint identity_kind_check check (kind in ('person', 'company')),
  constraint identity_status_check check (status in ('unverified', 'applying', 'verified', 'rejected',
    'expiring')),
  constraint identity_country_check check (country ~ '^[A-Z]{2}$')
);

-- An appeal of a refused identity or of a revocation, and what another person decided.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (decided_at, decided_by, decision, state).
create table identity_appeal (
  shop_id           bigint not null,
  id                uuid not null,
  application_id    uuid,
  application_state text generated always as ( case when application_id is null then null::text else
    'rejected' end) stored,
  recall_id         uuid,
  refused_by        uuid not null,
  agreed_by         uuid,
  refused_at        timestamptz not null,
  body              text not null,
  person_id         uuid not null,
  state             text not null,
  opened_at         timestamptz not null,
  decide_by         timestamptz not null,
  decided_at        timestamptz,
  decided_by        uuid,
  decision          text,
  primary key (shop_id, id),
  constraint identity_appeal_shop_id_recall_id_key unique (shop_id, recall_id),
  constraint identity_appeal_shop_id_application_id_key unique (shop_id, application_id),
  constraint identity_appeal_recall foreign key (shop_id, recall_id, refused_by, agreed_by, refused_at)
    references identity_recall(shop_id, id, asked_by, agreed_by, agreed_at),
  constraint identity_appeal_application foreign key (shop_id, application_id, application_state, refused_by,
    refused_at) references identity_application(shop_id, id, state, decided_by, decided_at),
  constraint identity_appeal_check check ((application_id is null) <> (recall_id is null)),
  constraint identity_appeal_check1 check ((recall_id is null) = (agreed_by is null)),
  constraint identity_appeal_check2 check (decided_by <> refused_by),
  constraint identity_appeal_check3 check (decided_by <> agreed_by),
  constraint identity_appeal_check4 check (extract(epoch from opened_at - refused_at) >= 0::numeric and
    extract(epoch from opened_at - refused_at) <= (183 * 86400)::numeric),
  constraint identity_appeal_check5 check (extract(epoch from decide_by - opened_at) >= 1::numeric and
    extract(epoch from decide_by - opened_at) <= (10 * 86400)::numeric),
  constraint identity_appeal_check6 check ((state = 'open') = (decided_at is null)),
  constraint identity_appeal_check7 check ((decided_at is null) = (decided_by is null)),
  constraint identity_appeal_check8 check ((decided_by is null) = (decision is null)),
  constraint identity_appeal_body_check check (length(btrim(body)) >= 40 and length(btrim(body)) <= 2000),
  constraint identity_appeal_state_check check (state in ('open', 'upheld', 'overturned')),
  constraint identity_appeal_decision_check check (length(btrim(decision)) >= 40 and length(btrim(decision))
    <= 2000)
);
create index identity_appeal_decided on identity_appeal (decided_at) where decided_at is not null;
create index identity_appeal_opened on identity_appeal (opened_at);
create index identity_appeal_waiting on identity_appeal (decide_by) where state = 'open';

-- A file that belongs to an appeal of an identity.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table identity_appeal_file (
  shop_id   bigint not null,
  appeal_id uuid not null,
  position  integer not null,
  file_id   uuid not null,
  primary key (shop_id, appeal_id, "position"),
  constraint identity_appeal_file_of foreign key (shop_id, appeal_id) references identity_appeal(shop_id, id),
  constraint identity_appeal_file_file foreign key (shop_id, file_id) references file(shop_id, id),
  constraint identity_appeal_file_position_check check ("position" >= 1 and "position" <= 5)
);

-- One application with its fields, what was decided about each, and when it is erased.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (birth_date, decided_at, decided_by, erase_at, erased_at, note,
-- number_sealed, phone, reasons, state, taken_at, taken_by, verdicts).
-- Written by function person_erase.
create table identity_application (
  shop_id          bigint not null,
  id               uuid not null,
  state            text not null default 'open',
  kind             text not null,
  country          text not null,
  doc_type         text not null,
  full_name        text not null,
  representative   text not null default '',
  birth_date       date,
  document_ends_on date,
  number_sealed    bytea,
  number_last      text not null,
  number_key       bytea not null,
  phone            text,
  submitted_by     uuid not null,
  submitted_at     timestamptz not null,
  promise_at       timestamptz not null,
  taken_by         uuid,
  taken_at         timestamptz,
  decided_by       uuid,
  decided_at       timestamptz,
  reasons          jsonb not null default '{}'::jsonb,
  note             text not null default '',
  erase_at         timestamptz not null,
  erased_at        timestamptz,
  verdicts         jsonb not null default '{}'::jsonb,
  primary key (shop_id, id),
  constraint identity_application_refused unique (shop_id, id, state, decided_by, decided_at),
  constraint identity_application_identity foreign key (shop_id) references identity(shop_id),
  constraint identity_application_check check (promise_at > submitted_at),
  constraint identity_application_check1 check ((state = 'open') = (decided_at is null)),
  constraint identity_application_check2 check ((decided_at is null) = (decided_by is null)),
  constraint identity_application_check3 check ((state = 'rejected') = (reasons <> '{}'::jsonb)),
  constraint identity_application_check4 check (erased_at is not null or birth_date is not null and
    number_sealed is not null and phone is not null),
  constraint identity_application_verdicts check (state <> 'verified' or not verdicts @?
    '$.*?(@ != "ok")'::jsonpath),
  constraint identity_application_kind_check check (kind in ('person', 'company')),
  constraint identity_application_note_check check (length(note) <= 500),
  constraint identity_application_state_check check (state in ('open', 'verified', 'rejected')),
  constraint identity_application_country_check check (country ~ '^[A-Z]{2}$'),
  constraint identity_application_doc_type_check check (doc_type in ('passport', 'id_card', 'driving_licence',
    'residence_permit')),
  constraint identity_application_number_key_check check (length(number_key) = 32)
);
create index identity_application_decided on identity_application (decided_at) where decided_at is not null;
create index identity_application_sent on identity_application (submitted_at);
create index identity_number on identity_application (number_key);
create unique index identity_open on identity_application (shop_id) where state = 'open';
create index identity_waiting on identity_application (promise_at) where state = 'open';

-- A document of an application: its encrypted file and its SHA-256.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table identity_document (
  shop_id        bigint not null,
  application_id uuid not null,
  field          text not null,
  position       integer not null,
  file_id        uuid not null,
  sha256         bytea not null,
  primary key (shop_id, application_id, field, "position"),
  constraint identity_document_file foreign key (shop_id, file_id) references file(shop_id, id),
  constraint identity_document_application foreign key (shop_id, application_id) references
    identity_application(shop_id, id),
  constraint identity_document_check check (field = 'qualification' or "position" = 1),
  constraint identity_document_field_check check (field in ('front', 'back', 'selfie', 'qualification')),
  constraint identity_document_position_check check ("position" >= 1 and "position" <= 5)
);
create index identity_sha on identity_document (sha256);

-- How many applications a shop sent on the day (UTC) that is named.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (day, used).
create table identity_quota (
  shop_id bigint not null,
  day     date not null,
  used    integer not null,
  primary key (shop_id),
  constraint identity_quota_shop foreign key (shop_id) references shop(shop_id),
  constraint identity_quota_used_check check (used >= 1 and used <= 5)
);

-- A verification that was withdrawn: one person asks, one of finance agrees.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (agreed_at, agreed_by).
create table identity_recall (
  shop_id   bigint not null,
  id        uuid not null,
  statement text not null,
  asked_by  uuid not null,
  asked_at  timestamptz not null,
  agreed_by uuid,
  agreed_at timestamptz,
  primary key (shop_id, id),
  constraint identity_recall_agreed unique (shop_id, id, asked_by, agreed_by, agreed_at),
  constraint identity_recall_identity foreign key (shop_id) references identity(shop_id),
  constraint identity_recall_check check ((agreed_by is null) = (agreed_at is null)),
  constraint identity_recall_check1 check (agreed_by <> asked_by),
  constraint identity_recall_statement_check check (length(statement) >= 40 and length(statement) <= 2000)
);
create unique index identity_recall_open on identity_recall (shop_id) where agreed_at is null;

-- One look at one document: who, when, why. Shown to its owner, never changed.
-- Room identity; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table identity_view (
  shop_id        bigint not null,
  id             uuid not null,
  application_id uuid not null,
  viewer_id      uuid not null,
  at             timestamptz not null,
  field          text,
  position       integer,
  reason         text not null default 'decide',
  primary key (shop_id, id),
  constraint identity_view_application foreign key (shop_id, application_id) references
    identity_application(shop_id, id),
  constraint identity_view_what check ((field is null) = ("position" is null)),
  constraint identity_view_field_check check (field in ('front', 'back', 'selfie', 'qualification')),
  constraint identity_view_reason_check check (reason in ('decide', 'compare', 'doubt', 'appeal', 'law')),
  constraint identity_view_position_check check ("position" >= 1 and "position" <= 5)
);

-- ==== shop ============================================================================================

-- A lower level that was announced to a shop at least 30 days ahead.
-- Room shop; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table level_notice (
  shop_id      bigint not null,
  level_from   text not null,
  level_to     text not null,
  announced_at timestamptz not null,
  due_at       timestamptz not null,
  primary key (shop_id),
  constraint level_notice_shop foreign key (shop_id) references shop(shop_id),
  constraint level_notice_check check (extract(epoch from due_at - announced_at) >= (30 * 86400)::numeric),
  constraint level_notice_level_to_check check (level_to in ('standard', 'merchant', 'partner')),
  constraint level_notice_level_from_check check (level_from in ('merchant', 'partner', 'agent'))
);

-- A proposed or confirmed value of a limit, from when; two people and a reason.
-- Room shop; the same for all shops.
-- stockless_app: select, insert, update (decided_at, decided_by, from_at, state).
create table limit_change (
  id           uuid not null,
  key          text not null,
  floor        bigint not null,
  ceiling      bigint not null,
  worse        text not null,
  notice_days  integer not null,
  value_before bigint not null,
  value        bigint not null,
  reason       text not null,
  days         integer not null,
  state        text not null,
  proposed_by  uuid not null,
  proposed_at  timestamptz not null,
  decided_by   uuid,
  decided_at   timestamptz,
  from_at      timestamptz,
  primary key (id),
  constraint limit_change_rule foreign key (key, floor, ceiling, worse, notice_days) references
    limit_rule(key, floor, ceiling, worse, notice_days),
  constraint limit_change_check check (value >= floor and value <= ceiling),
  constraint limit_change_check1 check (value <> value_before),
  constraint limit_change_check2 check ( case worse when 'up' then value < value_before else value >
    value_before end or days >= notice_days),
  constraint limit_change_check3 check ((state = 'proposed') = (decided_by is null)),
  constraint limit_change_check4 check ((decided_by is null) = (decided_at is null)),
  constraint limit_change_check5 check (state <> 'confirmed' or decided_by <> proposed_by),
  constraint limit_change_check6 check ((state = 'confirmed') = (from_at is not null)),
  constraint limit_change_check7 check (from_at >= (decided_at + days::double precision *
    '24:00:00'::interval)),
  constraint limit_change_days_check check (days >= 0 and days <= 365),
  constraint limit_change_state_check check (state in ('proposed', 'confirmed', 'declined')),
  constraint limit_change_reason_check check (length(btrim(reason)) >= 40 and length(btrim(reason)) <= 2000)
);
create index limit_change_listed on limit_change (proposed_at desc, id);
create unique index limit_change_open on limit_change (key) where state = 'proposed';

-- A value that operators may change: its bounds, and the notice where it gets worse for merchants.
-- Room shop; the same for all shops.
-- stockless_app: select.
-- Written by migrations alone.
create table limit_rule (
  key         text not null,
  floor       bigint not null,
  ceiling     bigint not null,
  worse       text not null,
  notice_days integer not null,
  primary key (key),
  constraint limit_rule_key_floor_ceiling_worse_notice_days_key unique (key, floor, ceiling, worse,
    notice_days),
  constraint limit_rule_check check (ceiling >= floor),
  constraint limit_rule_key_check check (key ~ '^[a-z_]+[.][a-z]+$'),
  constraint limit_rule_floor_check check (floor >= 0),
  constraint limit_rule_worse_check check (worse in ('up', 'down')),
  constraint limit_rule_notice_days_check check (notice_days >= 15)
);

-- A shop: address, name, words, seller, currency, level, status.
-- Room shop; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (about, address, auto_confirm, banner_file_id, banner_url, handle,
-- handle_changed_at, holiday_from, holiday_message, holiday_to, level, logo_file_id, logo_url, name,
-- name_key, phone, registration_no, return_terms, seller_country, seller_email, seller_form, seller_name,
-- status, tax_id, theme, version).
-- Written by function person_erase.
create table shop (
  shop_id           bigint not null,
  handle            text not null,
  name              text not null,
  about             text not null default '',
  address           text not null default '',
  phone             text not null default '',
  owner_name        text not null,
  country           text not null,
  tz                text not null,
  currency          text not null,
  level             text not null,
  status            text not null default 'open',
  auto_confirm      boolean not null default true,
  version           integer not null default 1,
  created_at        timestamptz not null,
  logo_file_id      uuid,
  logo_url          text,
  banner_file_id    uuid,
  banner_url        text,
  return_terms      text not null default '',
  holiday_from      date,
  holiday_to        date,
  holiday_message   text not null default '',
  theme             text not null default 'sea',
  name_key          text,
  seller_name       text not null default '',
  seller_form       text not null default '',
  seller_country    text not null default '',
  seller_email      text not null default '',
  registration_no   text not null default '',
  tax_id            text not null default '',
  handle_changed_at timestamptz,
  primary key (shop_id),
  constraint shop_check check ((logo_file_id is null) = (logo_url is null)),
  constraint shop_check1 check ((banner_file_id is null) = (banner_url is null)),
  constraint shop_check2 check ((holiday_from is null) = (holiday_to is null)),
  constraint shop_check3 check (holiday_to >= holiday_from),
  constraint shop_level_check check (level in ('standard', 'merchant', 'partner', 'agent')),
  constraint shop_theme_check check (theme in ('sea', 'blue', 'plum', 'rust')),
  constraint shop_handle_check check (handle ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  constraint shop_status_check check (status in ('open', 'paused', 'closed')),
  constraint shop_shop_id_check check (shop_id >= 1 and shop_id <= '9007199254740991'::bigint),
  constraint shop_return_terms_check check (length(return_terms) <= 2000),
  constraint shop_seller_country_check check (seller_country ~ '^([A-Z]{2})?$'),
  constraint shop_holiday_message_check check (length(holiday_message) <= 300)
);
create index shop_name on shop (lower(name), shop_id);
create index shop_name_unclaimed on shop (lower(name)) where name_key is null;
create index shop_since on shop (created_at, shop_id);

-- A published look of a shop: colours, type, corners and sections; the newest is shown to buyers.
-- Room shop; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table shop_look (
  shop_id      bigint not null,
  version      integer not null,
  choices      jsonb not null,
  published_at timestamptz not null,
  primary key (shop_id, version),
  constraint shop_look_shop_id_fkey foreign key (shop_id) references shop(shop_id),
  constraint shop_look_choices_check check (jsonb_typeof(choices) = 'object' and octet_length(choices::text)
    <= 65536),
  constraint shop_look_version_check check (version > 0)
);

-- The look that a merchant is trying, shown by a private link until a time.
-- Room shop; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update, delete.
create table shop_look_draft (
  shop_id       bigint not null,
  choices       jsonb not null,
  changed_at    timestamptz not null,
  preview_token text not null,
  preview_until timestamptz not null,
  primary key (shop_id),
  constraint shop_look_draft_shop_id_fkey foreign key (shop_id) references shop(shop_id),
  constraint shop_look_draft_choices_check check (jsonb_typeof(choices) = 'object' and
    octet_length(choices::text) <= 65536),
  constraint shop_look_draft_preview_token_check check (length(preview_token) >= 32)
);

-- ==== team ============================================================================================

-- One thing that a member did: the call, what it was about, and when; for 400 days.
-- Room team; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function team_erase, team_note.
create table team_act (
  shop_id   bigint not null,
  id        uuid not null,
  person_id uuid not null,
  call      text not null,
  subject   text not null default '',
  at        timestamptz not null,
  primary key (shop_id, id),
  constraint team_act_person foreign key (shop_id, person_id) references merchant(shop_id, id),
  constraint team_act_call_check check (length(call) >= 1 and length(call) <= 60),
  constraint team_act_subject_check check (length(subject) <= 80)
);

-- An invitation of a member of a shop: its role, its end, and the hash of its link.
-- Room team; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert (ends_at, id, made_at, made_by, name, role, secret_hash, shop_id, slot),
-- update (revoked_at).
-- Written by function team_erase, team_join.
create table team_invitation (
  shop_id     bigint not null,
  id          uuid not null,
  slot        smallint not null,
  secret_hash bytea not null,
  role        text not null,
  name        text not null,
  made_by     uuid not null,
  made_at     timestamptz not null,
  ends_at     timestamptz not null,
  used_at     timestamptz,
  person_id   uuid,
  revoked_at  timestamptz,
  primary key (shop_id, id),
  constraint team_invitation_shop foreign key (shop_id) references shop(shop_id),
  constraint team_invitation_days check (ends_at > made_at and ends_at <= (made_at + '7 days'::interval)),
  constraint team_invitation_once check (used_at is null or revoked_at is null),
  constraint team_invitation_used check ((used_at is null) = (person_id is null)),
  constraint team_invitation_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint team_invitation_role_check check (role in ('orders', 'products', 'service')),
  constraint team_invitation_slot_check check (slot >= 1 and slot <= 10),
  constraint team_invitation_secret_hash_check check (length(secret_hash) = 32)
);
create unique index team_invitation_open on team_invitation (shop_id, slot) where used_at is null and
  revoked_at is null;

-- What a member gave back in a day, and what was allowed.
-- Room team; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
-- Written by function team_erase.
create table team_refund_day (
  shop_id   bigint not null,
  person_id uuid not null,
  day       date not null,
  units     bigint not null,
  allowed   bigint not null,
  primary key (shop_id, person_id, day),
  constraint team_refund_day_person foreign key (shop_id, person_id) references merchant(shop_id, id),
  constraint team_refund_day_allowed check (units <= allowed),
  constraint team_refund_day_units_check check (units > 0)
);

-- A place of a member, of those that the level of the shop has.
-- Room team; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function team_erase, team_join, team_remove.
create table team_seat (
  shop_id   bigint not null,
  seat      smallint not null,
  allowed   smallint not null,
  person_id uuid not null,
  primary key (shop_id, seat),
  constraint team_seat_shop_id_person_id_key unique (shop_id, person_id),
  constraint team_seat_person foreign key (shop_id, person_id) references merchant(shop_id, id),
  constraint team_seat_number check (seat >= 1 and seat <= allowed),
  constraint team_seat_allowed_check check (allowed >= 1 and allowed <= 20)
);

-- What the owner of a shop allows its members: how much they give back in a day.
-- Room team; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
-- Written by function team_erase.
create table team_setting (
  shop_id      bigint not null,
  refund_units bigint not null,
  changed_at   timestamptz not null,
  primary key (shop_id),
  constraint team_setting_shop foreign key (shop_id) references shop(shop_id),
  constraint team_setting_refund_units_check check (refund_units >= 0 and refund_units <= 100000000)
);

-- ==== domains =========================================================================================

-- The account of the instance with an authority of certificates, its key sealed.
-- Room domains; the platform's own.
-- stockless_app: select, insert, update.
create table domain_authority (
  directory  text not null,
  key_sealed bytea not null,
  account    text,
  made_at    timestamptz not null,
  primary key (directory)
);

-- The certificate of a domain, its private key sealed, or the last try to make one.
-- Room domains; a directory, spread by its first key column.
-- stockless_app: select, insert, update, delete.
create table domain_certificate (
  host       text not null,
  shop_id    bigint not null,
  chain      text,
  key_sealed bytea,
  starts_at  timestamptz,
  ends_at    timestamptz,
  tries      integer not null default 0,
  fault      text,
  fault_text text,
  tried_at   timestamptz not null,
  again_at   timestamptz,
  primary key (host),
  constraint domain_certificate_time check (ends_at > starts_at),
  constraint domain_certificate_fault check ((tries = 0) = (fault is null)),
  constraint domain_certificate_whole check ((chain is null) = (key_sealed is null) and (chain is null) =
    (starts_at is null) and (chain is null) = (ends_at is null)),
  constraint domain_certificate_chain_check check (length(chain) >= 100 and length(chain) <= 100000),
  constraint domain_certificate_fault_check check (fault in ('limited', 'refused', 'unreachable', 'away')),
  constraint domain_certificate_tries_check check (tries >= 0),
  constraint domain_certificate_fault_text_check check (length(fault_text) <= 300)
);

-- What an authority is answered while it looks whether a domain leads here.
-- Room domains; a directory, spread by its first key column.
-- stockless_app: select, insert, update, delete.
create table domain_challenge (
  token   text not null,
  host    text not null,
  answer  text not null,
  ends_at timestamptz not null,
  primary key (token),
  constraint domain_challenge_token_check check (token ~ '^[A-Za-z0-9_-]{1,200}$'),
  constraint domain_challenge_answer_check check (length(answer) <= 500)
);
create index domain_challenge_end on domain_challenge (ends_at);

-- A domain that was verified, and the one shop that it leads to.
-- Room domains; a directory, spread by its first key column.
-- stockless_app: select, insert, update, delete.
create table domain_host (
  host     text not null,
  shop_id  bigint not null,
  token    text not null,
  is_live  boolean not null,
  taken_at timestamptz not null,
  primary key (host)
);

-- The domain that a shop asked for: its proof, and what the last look at DNS found.
-- Room domains; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update, delete.
create table shop_domain (
  shop_id       bigint not null,
  id            uuid not null,
  host          text not null,
  token         text not null,
  added_at      timestamptz not null,
  added_by      uuid not null,
  checked_at    timestamptz,
  found         jsonb not null default '{}'::jsonb,
  verified_at   timestamptz,
  fault         text,
  misses        integer not null default 0,
  failing_since timestamptz,
  primary key (shop_id),
  constraint shop_domain_shop foreign key (shop_id) references shop(shop_id),
  constraint shop_domain_failing check (failing_since is null or verified_at is not null and fault is not
    null),
  constraint shop_domain_host_check check (host = lower(host) and length(host) >= 4 and length(host) <= 253),
  constraint shop_domain_fault_check check (fault in ('no_txt', 'wrong_txt', 'no_record', 'elsewhere',
    'dns_away', 'taken')),
  constraint shop_domain_token_check check (length(token) >= 20 and length(token) <= 100),
  constraint shop_domain_misses_check check (misses >= 0)
);

-- ==== help ============================================================================================

-- A message to merchants: to all of them only by two people.
-- Room help; the platform's own.
-- stockless_app: select, insert, update (audience, checked_at, checker, country, due_at, ended_at, ended_by,
-- level, made_at, maker, proposed_at, proposer, revision, route, state, told_count, told_to, why).
create table announcement (
  id          uuid not null,
  state       text not null,
  revision    integer not null,
  audience    text not null,
  level       text,
  country     text,
  route       text,
  due_at      timestamptz not null,
  maker       uuid not null,
  made_at     timestamptz not null,
  proposer    uuid,
  proposed_at timestamptz,
  checker     uuid,
  checked_at  timestamptz,
  told_count  integer not null default 0,
  told_to     bigint not null default 0,
  ended_by    uuid,
  ended_at    timestamptz,
  why         text,
  primary key (id),
  constraint announcement_check check ((audience = 'level') = (level is not null)),
  constraint announcement_check1 check ((audience = 'country') = (country is not null)),
  constraint announcement_check2 check ((proposer is null) = (proposed_at is null)),
  constraint announcement_check3 check ((checker is null) = (checked_at is null)),
  constraint announcement_check4 check (checker is null or proposer is not null and checker <> proposer and
    checker <> maker),
  constraint announcement_check5 check ((state not in ('proposed', 'approved', 'telling', 'told')) or proposer
    is not null),
  constraint announcement_check6 check ((state not in ('approved', 'telling', 'told')) or audience <> 'all' or
    checker is not null),
  constraint announcement_check7 check ((state in ('telling', 'told')) or told_count = 0),
  constraint announcement_check8 check ((state = 'dropped') = (ended_by is not null)),
  constraint announcement_check9 check ((state in ('told', 'dropped')) = (ended_at is not null)),
  constraint announcement_why_check check (length(why) >= 1 and length(why) <= 500),
  constraint announcement_level_check check (level in ('standard', 'merchant', 'partner', 'agent')),
  constraint announcement_route_check check (route ~ '^/[A-Za-z]' and length(route) <= 250),
  constraint announcement_state_check check (state in ('draft', 'proposed', 'approved', 'telling', 'told',
    'dropped')),
  constraint announcement_country_check check (country ~ '^[A-Z]{2}$'),
  constraint announcement_audience_check check (audience in ('all', 'level', 'country')),
  constraint announcement_revision_check check (revision >= 1),
  constraint announcement_told_count_check check (told_count >= 0)
);
create index announcement_made on announcement (made_at desc, id desc);
create index announcement_open on announcement (proposed_at) where state = 'proposed';

-- The words of an announcement in one language at one saving; never changed.
-- Room help; the same for all shops.
-- stockless_app: select, insert.
create table announcement_text (
  id       uuid not null,
  revision integer not null,
  lang     text not null,
  title    text not null,
  body     text not null,
  primary key (id, revision, lang),
  constraint announcement_text_id_fkey foreign key (id) references announcement(id),
  constraint announcement_text_body_check check (length(body) >= 1 and length(body) <= 1000),
  constraint announcement_text_lang_check check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$'),
  constraint announcement_text_title_check check (length(title) >= 1 and length(title) <= 120),
  constraint announcement_text_revision_check check (revision >= 1)
);

-- The vote of one person on whether one article helped.
-- Room help; a directory, spread by its first key column.
-- stockless_app: select, insert, update (at, is_helpful).
create table article_vote (
  slug       text not null,
  person_id  uuid not null,
  is_helpful boolean not null,
  at         timestamptz not null,
  primary key (slug, person_id),
  constraint article_vote_slug_check check (length(slug) >= 2 and length(slug) <= 60)
);

-- The time before which an address (a keyed hash) is sent no further email.
-- Room help; the platform's own.
-- stockless_app: select, insert, update, delete.
create table contact_address (
  address_hash bytea not null,
  next_at      timestamptz not null,
  primary key (address_hash),
  constraint contact_address_address_hash_check check (length(address_hash) = 32)
);
create index contact_address_next on contact_address (next_at);

-- One message of a contact request, in order; never changed.
-- Room help; the platform's own.
-- stockless_app: select, insert.
create table contact_message (
  request_id  uuid not null,
  n           integer not null,
  operator_id uuid,
  content     text not null,
  at          timestamptz not null,
  primary key (request_id, n),
  constraint contact_message_request_id_fkey foreign key (request_id) references contact_request(id) on delete
    cascade,
  constraint contact_message_n_check check (n > 0),
  constraint contact_message_content_check check (length(content) >= 2 and length(content) <= 8000)
);

-- The last number of a contact request in a year.
-- Room help; the platform's own.
-- stockless_app: select, insert, update.
create table contact_number (
  year integer not null,
  last integer not null,
  primary key (year),
  constraint contact_number_last_check check (last > 0),
  constraint contact_number_year_check check (year >= 2000 and year <= 9999)
);

-- A request of somebody who cannot sign in, read and answered by an email link.
-- Room help; the platform's own.
-- stockless_app: select, insert, update (added_at, answered_at, closed_at, ends_at, mail_lost_at, mail_tries,
-- promise_at, status), delete.
create table contact_request (
  id           uuid not null,
  number       text not null,
  token_hash   bytea not null,
  topic        text not null,
  email        text not null,
  name         text,
  lang         text not null,
  status       text not null,
  promise_at   timestamptz not null,
  created_at   timestamptz not null,
  added_at     timestamptz,
  answered_at  timestamptz,
  closed_at    timestamptz,
  ends_at      timestamptz not null,
  mail_tries   integer not null default 0,
  mail_lost_at timestamptz,
  primary key (id),
  constraint contact_request_number_key unique (number),
  constraint contact_request_token_hash_key unique (token_hash),
  constraint contact_request_check check (added_at >= created_at),
  constraint contact_request_check1 check (answered_at >= created_at),
  constraint contact_request_check2 check (closed_at >= created_at),
  constraint contact_request_check3 check (promise_at > created_at and ends_at > created_at),
  constraint contact_request_check4 check ((status = 'closed') = (closed_at is not null)),
  constraint contact_request_check5 check (status <> 'answered' or answered_at is not null),
  constraint contact_request_name_check check (length(name) >= 1 and length(name) <= 80),
  constraint contact_request_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint contact_request_topic_check check (topic in ('sign_in', 'closed', 'invitation', 'page', 'other')),
  constraint contact_request_number_check check (number ~ '^C-[0-9]{4}-[0-9]{6,9}$'),
  constraint contact_request_status_check check (status in ('open', 'answered', 'closed')),
  constraint contact_request_mail_tries_check check (mail_tries >= 0),
  constraint contact_request_token_hash_check check (length(token_hash) = 32)
);
create index contact_request_ends on contact_request (ends_at);
create index contact_request_waits on contact_request (promise_at, id) where status = 'open';

-- A text that is being written in the console, and the version that it began from.
-- Room help; the platform's own.
-- stockless_app: select, insert, update (at, base, doc, person_id, revision), delete.
create table content_draft (
  kind      text not null,
  id        text not null,
  lang      text not null,
  revision  integer not null,
  base      integer not null,
  doc       jsonb not null,
  person_id uuid not null,
  at        timestamptz not null,
  primary key (kind, id, lang),
  constraint content_draft_id_check check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{1,59}$'),
  constraint content_draft_doc_check check (jsonb_typeof(doc) = 'object' and octet_length(doc::text) <=
    100000),
  constraint content_draft_base_check check (base >= 0),
  constraint content_draft_kind_check check (kind in ('article', 'banner')),
  constraint content_draft_lang_check check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$'),
  constraint content_draft_revision_check check (revision >= 1)
);

-- A published version that was taken down before its time.
-- Room help; the same for all shops.
-- stockless_app: select, insert.
create table content_end (
  kind      text not null,
  id        text not null,
  lang      text not null,
  version   integer not null,
  person_id uuid not null,
  at        timestamptz not null,
  primary key (kind, id, lang, version),
  constraint content_end_kind_id_lang_version_fkey foreign key (kind, id, lang, version) references
    content_version(kind, id, lang, version)
);

-- What holds of an article or banner in all languages; the newest revision counts.
-- Room help; the same for all shops.
-- stockless_app: select, insert.
create table content_fact (
  kind      text not null,
  id        text not null,
  revision  integer not null,
  category  text,
  is_hidden boolean not null,
  person_id uuid not null,
  at        timestamptz not null,
  primary key (kind, id, revision),
  constraint content_fact_check check ((kind = 'article') = (category is not null)),
  constraint content_fact_id_check check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{1,59}$'),
  constraint content_fact_kind_check check (kind in ('article', 'banner')),
  constraint content_fact_category_check check (category in ('start', 'orders', 'goods', 'money', 'safety',
    'account')),
  constraint content_fact_revision_check check (revision >= 1)
);

-- The order in which things of one kind are shown; the newest revision counts.
-- Room help; the same for all shops.
-- stockless_app: select, insert.
create table content_order (
  kind      text not null,
  revision  integer not null,
  ids       text[] not null,
  person_id uuid not null,
  at        timestamptz not null,
  primary key (kind, revision),
  constraint content_order_ids_check check (cardinality(ids) >= 1 and cardinality(ids) <= 500),
  constraint content_order_kind_check check (kind in ('article', 'banner')),
  constraint content_order_revision_check check (revision >= 1)
);

-- A picture of a banner, drawn again from the upload.
-- Room help; the platform's own.
-- stockless_app: select, insert.
create table content_picture (
  id        uuid not null,
  folder    text not null,
  widths    integer[] not null,
  sha256    bytea not null,
  person_id uuid not null,
  at        timestamptz not null,
  primary key (id),
  constraint content_picture_folder_key unique (folder),
  constraint content_picture_folder_check check (folder ~ '^[0-9a-f]{32}$'),
  constraint content_picture_sha256_check check (length(sha256) = 32),
  constraint content_picture_widths_check check (cardinality(widths) >= 1)
);

-- The only row: counts up with everything that changes what merchants are shown.
-- Room help; the same for all shops.
-- stockless_app: select, update (n).
create table content_stamp (
  id integer not null,
  n  bigint not null,
  primary key (id),
  constraint content_stamp_n_check check (n >= 1),
  constraint content_stamp_id_check check (id = 1)
);

-- A published version of an article, banner or page in one language; never changed.
-- Room help; the same for all shops.
-- stockless_app: select, insert.
create table content_version (
  kind        text not null,
  id          text not null,
  lang        text not null,
  version     integer not null,
  source      integer not null,
  again_of    integer,
  doc         jsonb not null,
  shows_from  timestamptz not null,
  shows_until timestamptz,
  person_id   uuid not null,
  at          timestamptz not null,
  writer      uuid,
  is_payment  boolean not null default false,
  primary key (kind, id, lang, version),
  constraint content_version_check check (again_of >= 0 and again_of <= (version - 1)),
  constraint content_version_check1 check (shows_until is null or shows_until > shows_from),
  constraint content_version_check2 check (shows_from >= at),
  constraint content_version_id_check check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{1,59}$'),
  constraint content_version_doc_check check (jsonb_typeof(doc) = 'object' and octet_length(doc::text) <=
    100000),
  constraint content_version_kind_check check (kind in ('article', 'banner')),
  constraint content_version_lang_check check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$'),
  constraint content_version_two_people check (not is_payment or writer is not null and writer <> person_id),
  constraint content_version_source_check check (source >= 0),
  constraint content_version_version_check check (version >= 1)
);
create index content_version_from on content_version (shows_from);
create index content_version_until on content_version (shows_until) where shows_until is not null;

-- A message of a merchant to us, with its number, promise and answer.
-- Room help; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (answer, answered_at, answered_by, done_at, read_at, status).
-- Written by function person_erase.
create table feedback (
  shop_id     bigint not null,
  id          uuid not null,
  person_id   uuid not null,
  number      integer not null,
  content     text not null,
  contact     text,
  page        text,
  lang        text not null,
  file_ids    uuid[] not null,
  status      text not null,
  promise_at  timestamptz not null,
  answer      text,
  answered_by uuid,
  created_at  timestamptz not null,
  read_at     timestamptz,
  answered_at timestamptz,
  done_at     timestamptz,
  primary key (shop_id, id),
  constraint feedback_shop_id_number_key unique (shop_id, number),
  constraint feedback_check check (promise_at > created_at),
  constraint feedback_check1 check ((status = 'received') = (read_at is null)),
  constraint feedback_check2 check ((status in ('answered', 'done')) = (answer is not null and answered_by is
    not null and answered_at is not null)),
  constraint feedback_check3 check ((status = 'done') = (done_at is not null)),
  constraint feedback_page_check check (length(page) <= 200),
  constraint feedback_answer_check check (length(answer) >= 2 and length(answer) <= 2000),
  constraint feedback_number_check check (number > 0),
  constraint feedback_status_check check (status in ('received', 'read', 'answered', 'done')),
  constraint feedback_contact_check check (length(contact) >= 3 and length(contact) <= 120),
  constraint feedback_content_check check (length(content) >= 1 and length(content) <= 4800),
  constraint feedback_file_ids_check check (cardinality(file_ids) <= 3)
);
create index feedback_language on feedback (lang, promise_at, id);
create index feedback_listed on feedback (promise_at, id);
create index feedback_listed_status on feedback (status, promise_at, id);
create index feedback_open on feedback (promise_at, id) where status in ('received', 'read');
create index feedback_written on feedback (created_at, id);

-- A shop's last ticket number, and how many it wrote on the day that is named.
-- Room help; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (allowed, day, last_number, used).
create table feedback_quota (
  shop_id     bigint not null,
  last_number integer not null,
  day         date not null,
  used        integer not null,
  allowed     integer not null,
  primary key (shop_id),
  constraint feedback_quota_check check (used >= 0 and used <= allowed),
  constraint feedback_quota_last_number_check check (last_number > 0)
);

-- ==== goods ===========================================================================================

-- One article of the shared warehouse, in English, with its cost, facts and state.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, update (brand, cost_units, description, eu_person, family, gtin, heading,
-- maker, options, origin, picture, pictures, state, state_reason, suggested_units, supplier_id, title,
-- type_id, updated_at, version, warnings, weight_grams).
create table goods (
  id              uuid not null,
  code            text not null,
  title           text not null,
  description     text not null,
  type_id         text not null,
  supplier_id     uuid not null,
  cost_units      bigint not null,
  suggested_units bigint not null,
  weight_grams    integer not null,
  picture         text not null,
  maker           text not null,
  warnings        text not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  pictures        text[] not null default '{}'::text[],
  family          text not null default '',
  options         jsonb not null default '[]'::jsonb,
  brand           text not null default '',
  gtin            text not null default '',
  heading         text not null default '',
  origin          text not null default '',
  eu_person       text not null default '',
  state           text not null default 'active',
  state_reason    text not null default '',
  primary key (id),
  constraint goods_code_key unique (code),
  constraint goods_type_id_fkey foreign key (type_id) references goods_type(id),
  constraint goods_supplier_id_fkey foreign key (supplier_id) references supplier(id),
  constraint goods_check check ((family = '') = (options = '[]'::jsonb)),
  constraint goods_gtin_check check (gtin ~ '^([0-9]{8}|[0-9]{12,14})?$'),
  constraint goods_state_says check ((state not in ('suspended', 'retired')) or length(btrim(state_reason)) >=
    10),
  constraint goods_state_check check (state in ('draft', 'in_review', 'active', 'suspended', 'retired')),
  constraint goods_origin_check check (origin ~ '^([A-Z]{2})?$'),
  constraint goods_heading_check check (heading ~ '^([0-9]{6})?$'),
  constraint goods_options_check check (jsonb_typeof(options) = 'array'),
  constraint goods_pictures_check check (cardinality(pictures) <= 9),
  constraint goods_cost_units_check check (cost_units >= 1 and cost_units <= 1000000000),
  constraint goods_state_reason_check check (length(state_reason) <= 500),
  constraint goods_suggested_units_check check (suggested_units >= 1 and suggested_units <= 1000000000)
);
create index goods_by_cost on goods (cost_units desc, id desc);
create index goods_by_family on goods (family, code) where family <> '';
create index goods_by_gtin on goods (gtin) where gtin <> '';
create index goods_by_picture on goods (picture) where picture <> '';
create index goods_by_state on goods (state, created_at desc, id desc) where state <> 'active';
create index goods_by_supplier on goods (supplier_id, created_at desc, id desc);
create index goods_by_title on goods (lower(title), id);
create index goods_by_type on goods (type_id, created_at desc);
create index goods_changed on goods (updated_at, id);
create index goods_new on goods (created_at desc, id desc);

-- One step in the life of goods: from which state to which, by whom and why.
-- Room goods; the same for all shops.
-- stockless_app: select, insert.
create table goods_move (
  goods_id   uuid not null,
  id         uuid not null,
  from_state text not null,
  to_state   text not null,
  reason     text not null default '',
  made_by    uuid not null,
  made_at    timestamptz not null,
  primary key (goods_id, id),
  constraint goods_move_goods_id_fkey foreign key (goods_id) references goods(id),
  constraint goods_move_check check (from_state = 'draft' and to_state = 'in_review' or from_state =
    'in_review' and to_state = 'active' or from_state = 'in_review' and to_state = 'draft' or from_state =
    'active' and to_state = 'suspended' or from_state = 'suspended' and to_state = 'active' or from_state =
    'draft' and to_state = 'retired' or from_state = 'active' and to_state = 'retired' or from_state =
    'suspended' and to_state = 'retired'),
  constraint goods_move_check1 check ((from_state <> 'in_review' or to_state <> 'draft') and (from_state <>
    'active' or to_state <> 'suspended') and (from_state <> 'draft' or to_state <> 'retired') and (from_state
    <> 'active' or to_state <> 'retired') and (from_state <> 'suspended' or to_state <> 'retired') or
    length(btrim(reason)) >= 10),
  constraint goods_move_reason_check check (length(reason) <= 500)
);

-- What the search knows of goods: their words of all languages, and what lists filter and sort by.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, update (available, days_p90, listed_at, pieces, price_units, rating, score,
-- shops, supplier_id, type_id, votes, words), delete.
create table goods_search (
  goods_id    uuid not null,
  words       tsvector not null,
  shops       integer not null default 0,
  type_id     text not null default '',
  supplier_id uuid,
  score       integer not null default 0,
  price_units bigint not null default 0,
  available   boolean not null default false,
  days_p90    integer not null default 0,
  votes       integer not null default 0,
  rating      real not null default 0,
  pieces      integer not null default 0,
  listed_at   timestamptz not null default '-infinity'::timestamptz,
  primary key (goods_id),
  constraint goods_search_goods_id_fkey foreign key (goods_id) references goods(id)
) with (fillfactor=45);
create index goods_search_words on goods_search using gin (words) with (fastupdate=off);

-- Texts of goods in one language; what is null is shown in English.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, update (description, options, title, warnings), delete.
create table goods_text (
  lang        text not null,
  goods_id    uuid not null,
  title       text,
  description text,
  options     jsonb,
  warnings    text,
  primary key (lang, goods_id),
  constraint goods_text_goods_id_fkey foreign key (goods_id) references goods(id),
  constraint goods_text_check check (title is not null or description is not null or options is not null or
    warnings is not null),
  constraint goods_text_lang_check check (lang ~ '^[a-z]{2}(-[A-Z][a-z]{3})?$' and lang <> 'en'),
  constraint goods_text_title_check check (title <> ''),
  constraint goods_text_options_check check (jsonb_typeof(options) = 'array'),
  constraint goods_text_warnings_check check (warnings <> ''),
  constraint goods_text_description_check check (description <> '')
);

-- A type of goods in the tree of types.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, update (name, parent, position, retired_at, version).
create table goods_type (
  id         text not null,
  parent     text,
  name       text not null,
  position   integer not null,
  version    integer not null default 1,
  retired_at timestamptz,
  primary key (id)
);

-- The name of a type of goods in one language.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, update (name), delete.
create table goods_type_text (
  lang    text not null,
  type_id text not null,
  name    text not null,
  primary key (lang, type_id),
  constraint goods_type_text_type_id_fkey foreign key (type_id) references goods_type(id),
  constraint goods_type_text_lang_check check (lang ~ '^[a-z]{2}(-[A-Z][a-z]{3})?$' and lang <> 'en'),
  constraint goods_type_text_name_check check (name <> '')
);

-- What goods were called and cost from one version on.
-- Room goods; the same for all shops.
-- stockless_app: select, insert.
create table goods_version (
  goods_id        uuid not null,
  version         integer not null,
  cost_units      bigint not null,
  suggested_units bigint not null,
  title           text not null,
  made_at         timestamptz not null,
  made_by         uuid,
  why             text not null default '',
  primary key (goods_id, version),
  constraint goods_version_goods_id_fkey foreign key (goods_id) references goods(id),
  constraint goods_version_why_check check (length(why) <= 500),
  constraint goods_version_version_check check (version > 0)
);

-- Two words of one language that mean the same, entered by operators, both ways.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, delete.
create table search_synonym (
  lang  text not null,
  word  text collate "C" not null,
  means text collate "C" not null,
  primary key (lang, word, means)
);

-- A word of titles, brands and options with its trigrams, to find what somebody meant.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, delete.
create table search_word (
  lang text not null,
  word text collate "C" not null,
  keys text[] not null,
  primary key (lang, word)
);
create index search_word_keys on search_word using gin (keys) with (fastupdate=off);

-- How many pieces of goods are on hand, how many were allotted to shops, and about how many are reserved.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, update.
create table stock (
  goods_id  uuid not null,
  on_hand   bigint not null,
  reserved  bigint not null default 0,
  allotted  bigint not null default 0,
  summed_at timestamptz not null default '-infinity'::timestamptz,
  turned_at timestamptz,
  primary key (goods_id),
  constraint stock_check check (reserved <= on_hand),
  constraint stock_on_hand_check check (on_hand >= 0),
  constraint stock_allotted_check check (allotted <= on_hand),
  constraint stock_reserved_check check (reserved >= 0),
  constraint stock_reserved_allotted check (reserved <= allotted)
);
create index stock_turned on stock (turned_at, goods_id) where turned_at is not null;

-- Pieces of goods that were given to a shop: free for its buyers, or reserved by checkouts and unshipped
-- orders.
-- Room goods; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (free, reserved, used_at), delete.
create table stock_allotment (
  shop_id  bigint not null,
  goods_id uuid not null,
  free     bigint not null,
  reserved bigint not null default 0,
  used_at  timestamptz not null,
  primary key (shop_id, goods_id),
  constraint stock_allotment_free_check check (free >= 0),
  constraint stock_allotment_reserved_check check (reserved >= 0)
);
create index stock_allotment_goods on stock_allotment (goods_id);

-- A supplier: name, country, fee and days of dispatch.
-- Room goods; the same for all shops.
-- stockless_app: select, insert, update (dispatch_days, is_affiliated, ship_fee_units).
create table supplier (
  id             uuid not null,
  code           text not null,
  name           text not null,
  country        text not null,
  ship_fee_units bigint not null,
  dispatch_days  integer not null,
  days_p50       integer not null,
  days_p90       integer not null,
  created_at     timestamptz not null,
  is_affiliated  boolean not null default false,
  primary key (id),
  constraint supplier_code_key unique (code),
  constraint supplier_check check (days_p90 >= days_p50),
  constraint supplier_days_p50_check check (days_p50 > 0),
  constraint supplier_ship_fee_units_check check (ship_fee_units >= 0 and ship_fee_units <= 1000000000)
);

-- ==== showcase ========================================================================================

-- In how many orders of a shop goods were that were paid on a day that is over.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function goods_sold_save.
create table goods_sold_day (
  shop_id  bigint not null,
  day      date not null,
  goods_id uuid not null,
  orders   integer not null,
  primary key (shop_id, day, goods_id),
  constraint goods_sold_day_shop foreign key (shop_id) references shop(shop_id),
  constraint goods_sold_day_orders_check check (orders > 0)
);

-- Pictures and the video of goods as a shop shows them, and how its last change is undone.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (before, changed_at, own_pictures, pictures, undo_until, version,
-- video, video_captions, video_file_id, video_height, video_width, words), delete.
-- Written by function person_erase.
create table listing (
  shop_id        bigint not null,
  goods_id       uuid not null,
  pictures       text[],
  own_pictures   text[] not null default '{}'::text[],
  words          tsvector not null default ''::tsvector,
  version        integer not null default 1,
  before         jsonb,
  undo_until     timestamptz,
  changed_at     timestamptz not null,
  video_file_id  uuid,
  video          text,
  video_width    integer,
  video_height   integer,
  video_captions text,
  primary key (shop_id, goods_id),
  constraint listing_shop foreign key (shop_id) references shop(shop_id),
  constraint listing_video_file foreign key (shop_id, video_file_id) references file(shop_id, id),
  constraint listing_own check (own_pictures <@ coalesce(pictures, '{}'::text[])),
  constraint listing_undo check ((before is null) = (undo_until is null)),
  constraint listing_video check ((num_nulls(video_file_id, video, video_width, video_height) in (0, 4)) and
    (video is not null or video_captions is null)),
  constraint listing_video_name check (video ~ '^u/[0-9a-f]{32}/video\.(mp4|webm)$'),
  constraint listing_video_sides check (video_width >= 1 and video_width <= 4096 and video_height >= 1 and
    video_height <= 4096),
  constraint listing_before_check check (jsonb_typeof(before) = 'object'),
  constraint listing_pictures_check check (cardinality(pictures) >= 1 and cardinality(pictures) <= 16),
  constraint listing_video_captions check (length(video_captions) >= 1 and length(video_captions) <= 2000),
  constraint listing_own_pictures_check check (cardinality(own_pictures) <= 6)
);

-- Title and description of goods in the words of a shop, in one language.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (changed_at, description, plain, title), delete.
-- Written by function person_erase.
create table listing_text (
  shop_id     bigint not null,
  goods_id    uuid not null,
  lang        text not null,
  title       text,
  description text,
  plain       text,
  changed_at  timestamptz not null,
  primary key (shop_id, goods_id, lang),
  constraint listing_text_listing foreign key (shop_id, goods_id) references listing(shop_id, goods_id),
  constraint listing_text_says check (title is not null or description is not null),
  constraint listing_text_plain check ((description is null) = (plain is null)),
  constraint listing_text_lang_check check (lang ~ '^[a-z]{2}(-[A-Z][a-z]{3})?$'),
  constraint listing_text_plain_check check (length(plain) >= 1 and length(plain) <= 5000),
  constraint listing_text_title_check check (length(title) >= 1 and length(title) <= 120),
  constraint listing_text_description_check check (length(description) >= 1 and length(description) <= 5000)
);

-- Which price goods of a shop were asked at since when; null while they were not on sale.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function showcase_price_forget, showcase_price_note.
create table price_history (
  shop_id     bigint not null,
  goods_id    uuid not null,
  at          timestamptz not null,
  price_units bigint,
  primary key (shop_id, goods_id, at),
  constraint price_history_price_units_check check (price_units >= 1)
);

-- The rule by which a shop prices its goods, in bands of cost.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (add_units, ending, from_units, on_cost_rise, percent_bps,
-- updated_at, version), delete.
create table price_rule (
  shop_id      bigint not null,
  from_units   bigint[] not null,
  percent_bps  integer[] not null,
  add_units    bigint[] not null,
  ending       text not null,
  on_cost_rise text not null,
  version      integer not null default 1,
  updated_at   timestamptz not null,
  primary key (shop_id),
  constraint rule_shop foreign key (shop_id) references shop(shop_id),
  constraint price_rule_check check (cardinality(percent_bps) = cardinality(from_units) and
    cardinality(add_units) = cardinality(from_units)),
  constraint price_rule_ending_check check (ending in ('none', '99', '95', '90')),
  constraint price_rule_from_units_check check (coalesce(cardinality(from_units), 0) >= 1 and
    coalesce(cardinality(from_units), 0) <= 6),
  constraint price_rule_from_units_check1 check (from_units[1] = 0),
  constraint price_rule_on_cost_rise_check check (on_cost_rise in ('follow', 'delist'))
);

-- Goods of the warehouse that a shop saved for later.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table saved_goods (
  shop_id  bigint not null,
  goods_id uuid not null,
  slot     integer not null,
  saved_at timestamptz not null,
  primary key (shop_id, goods_id),
  constraint saved_goods_shop_id_slot_key unique (shop_id, slot),
  constraint saved_goods_shop foreign key (shop_id) references shop(shop_id),
  constraint saved_goods_goods foreign key (goods_id) references goods(id),
  constraint saved_goods_slot_check check (slot >= 1 and slot <= 200)
);

-- What the level allows a shop and what it has used: listed goods, rows, deletions of the day.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table shop_quota (
  shop_id     bigint not null,
  listed      integer not null default 0,
  listed_max  integer not null,
  rows_used   integer not null default 0,
  rows_max    integer not null,
  deleted     integer not null default 0,
  deleted_max integer not null,
  deleted_day date not null default '2000-01-01'::date,
  primary key (shop_id),
  constraint quota_shop foreign key (shop_id) references shop(shop_id),
  constraint shop_quota_check check (listed <= listed_max),
  constraint shop_quota_check1 check (rows_used <= rows_max),
  constraint shop_quota_check2 check (deleted <= deleted_max),
  constraint shop_quota_listed_check check (listed >= 0),
  constraint shop_quota_deleted_check check (deleted >= 0),
  constraint shop_quota_rows_used_check check (rows_used >= 0)
);

-- A file with prices that a merchant sent: what it would do, or what it did.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (added, delisted, goods_ids, listed, price_units, priced, states,
-- undo_id, undo_until, versions, written_at), delete.
create table showcase_file (
  shop_id     bigint not null,
  id          uuid not null,
  sha256      text not null,
  created_at  timestamptz not null,
  goods_ids   uuid[] not null,
  price_units bigint[] not null,
  states      text[] not null,
  versions    integer[] not null,
  written_at  timestamptz,
  added       integer,
  priced      integer,
  listed      integer,
  delisted    integer,
  undo_id     uuid,
  undo_until  timestamptz,
  primary key (shop_id, id),
  constraint showcase_file_shop foreign key (shop_id) references shop(shop_id),
  constraint showcase_file_rows check (cardinality(goods_ids) = cardinality(price_units) and
    cardinality(goods_ids) = cardinality(states) and cardinality(goods_ids) = cardinality(versions) and
    cardinality(goods_ids) <= 20000),
  constraint showcase_file_emptied check (written_at is null or cardinality(goods_ids) = 0),
  constraint showcase_file_written check ((written_at is null) = (added is null) and (written_at is null) =
    (priced is null) and (written_at is null) = (listed is null) and (written_at is null) = (delisted is
    null)),
  constraint showcase_file_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint showcase_file_states_check check (states <@ array['listed', 'delisted'])
);
create index showcase_file_made on showcase_file (shop_id, created_at desc);
create index showcase_file_same on showcase_file (shop_id, sha256, written_at);

-- Goods in a shop: price, place, status, and why they left the sale automatically.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (delist_reason, place, price_units, quantity_from, quantity_kind,
-- quantity_units, status, updated_at, version), delete.
-- Written by function showcase_price_set, showcase_sale_begin, showcase_sale_end.
create table showcase_item (
  shop_id        bigint not null,
  goods_id       uuid not null,
  price_units    bigint not null,
  status         text not null,
  version        integer not null default 1,
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  place          bigint not null,
  delist_reason  text,
  sale_id        uuid,
  list_units     bigint,
  compare_units  bigint,
  quantity_kind  text,
  quantity_from  integer[],
  quantity_units bigint[],
  primary key (shop_id, goods_id),
  constraint showcase_shop foreign key (shop_id) references shop(shop_id),
  constraint showcase_goods_key foreign key (goods_id) references goods(id),
  constraint item_list check (list_units > price_units),
  constraint item_sale check ((sale_id is null) = (list_units is null)),
  constraint item_compare check (compare_units is null or sale_id is not null and compare_units > price_units),
  constraint item_quantity check ((quantity_kind is null) = (quantity_from is null) and (quantity_kind is
    null) = (quantity_units is null) and (quantity_kind is null or (quantity_kind in ('each', 'set'))) and
    coalesce(cardinality(quantity_from), 1) >= 1 and coalesce(cardinality(quantity_from), 1) <= 3 and
    coalesce(cardinality(quantity_from), 0) = coalesce(cardinality(quantity_units), 0) and
    coalesce(quantity_from[1], 2) >= 2),
  constraint showcase_reason_off check (delist_reason is null or status = 'delisted'),
  constraint showcase_item_status_check check (status in ('listed', 'delisted')),
  constraint showcase_item_price_units_check check (price_units >= 1 and price_units <= 1000000000),
  constraint showcase_item_delist_reason_check check (delist_reason in ('out_of_stock', 'below_break_even',
    'withdrawn')) not valid
);
create index showcase_changed on showcase_item (updated_at);
create index showcase_goods on showcase_item (goods_id) where status = 'listed' or delist_reason is not null;
create index showcase_item_changed on showcase_item (shop_id, updated_at, goods_id);
create index showcase_new on showcase_item (shop_id, created_at desc);
create index showcase_on_sale on showcase_item (shop_id, sale_id) where sale_id is not null;
create index showcase_place on showcase_item (shop_id, place desc, goods_id desc);

-- Goods that a shop removed from its showcase, and when it last did.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (removed_at).
create table showcase_removal (
  shop_id    bigint not null,
  goods_id   uuid not null,
  removed_at timestamptz not null,
  primary key (shop_id, goods_id),
  constraint removal_shop foreign key (shop_id) references shop(shop_id)
);
create index showcase_removed on showcase_removal (shop_id, removed_at, goods_id);

-- A change of the showcase that can be undone once, for ten minutes.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (used_at), delete.
create table showcase_undo (
  shop_id     bigint not null,
  id          uuid not null,
  kind        text not null,
  row_count   integer not null,
  deleted_day date,
  until       timestamptz not null,
  used_at     timestamptz,
  created_at  timestamptz not null,
  primary key (shop_id, id),
  constraint undo_shop foreign key (shop_id) references shop(shop_id),
  constraint showcase_undo_check check ((kind in ('remove', 'swap')) = (deleted_day is not null)),
  constraint showcase_undo_kind_check check (kind in ('add', 'remove', 'price', 'file', 'swap')),
  constraint showcase_undo_row_count_check check (row_count >= 1 and row_count <= 20000 and (kind = 'file' or
    row_count <= 500))
);
create index showcase_undo_open on showcase_undo (shop_id, until);

-- One item as it was before a change that can be undone, and the version it was given.
-- Room showcase; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table showcase_undo_row (
  shop_id       bigint not null,
  undo_id       uuid not null,
  goods_id      uuid not null,
  version_after integer,
  price_units   bigint,
  status        text,
  delist_reason text,
  place         bigint,
  version       integer,
  created_at    timestamptz,
  updated_at    timestamptz,
  primary key (shop_id, undo_id, goods_id),
  constraint undo_row_undo foreign key (shop_id, undo_id) references showcase_undo(shop_id, id) on delete
    cascade,
  constraint showcase_undo_row_check check (version_after is not null or version is not null)
);

-- ==== discounts =======================================================================================

-- Two to six products that a shop sells together for less, and whether it does.
-- Room discounts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (changed_at, goods, is_on, units, version), delete.
create table bundle (
  shop_id    bigint not null,
  bundle_id  uuid not null,
  slot       integer not null,
  goods      uuid[] not null,
  units      bigint not null,
  is_on      boolean not null,
  version    integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id, bundle_id),
  constraint bundle_shop_id_slot_key unique (shop_id, slot),
  constraint bundle_shop foreign key (shop_id) references shop(shop_id),
  constraint bundle_slot_check check (slot >= 1 and slot <= 20),
  constraint bundle_goods_check check (cardinality(goods) >= 2 and cardinality(goods) <= 6),
  constraint bundle_units_check check (units >= 1 and units <= '6000000000'::bigint)
);

-- A code of a shop that lowers what buyers pay, with its limits and how often it was used.
-- Room discounts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (ended_at, state, used, version).
create table discount_code (
  shop_id       bigint not null,
  id            uuid not null,
  code          text not null,
  kind          text not null,
  percent_bps   integer,
  units         bigint,
  min_units     bigint not null default 0,
  goods_ids     uuid[],
  starts_at     timestamptz not null,
  ends_at       timestamptz,
  uses_max      integer,
  per_buyer_max integer,
  used          integer not null default 0,
  state         text not null default 'active',
  version       integer not null default 1,
  created_at    timestamptz not null,
  ended_at      timestamptz,
  is_sample     boolean not null default false,
  primary key (shop_id, id),
  constraint discount_code_shop foreign key (shop_id) references shop(shop_id),
  constraint discount_code_kind check ((kind = 'percent') = (percent_bps is not null) and (kind = 'amount') =
    (units is not null)),
  constraint discount_code_check check (ends_at > starts_at),
  constraint discount_code_ended check ((state = 'ended') = (ended_at is not null)),
  constraint discount_code_check1 check (used >= 0 and used <= coalesce(uses_max, used)),
  constraint discount_code_sample check (not is_sample or kind = 'amount' and uses_max = 1 and
    cardinality(goods_ids) = 1 and ends_at is not null),
  constraint discount_code_code_check check (code ~ '^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$'),
  constraint discount_code_kind_check check (kind in ('percent', 'amount', 'delivery')),
  constraint discount_code_state_check check (state in ('active', 'paused', 'ended')),
  constraint discount_code_units_check check (units >= 1 and units <= 1000000000),
  constraint discount_code_uses_max_check check (uses_max >= 1 and uses_max <= 1000000),
  constraint discount_code_goods_ids_check check (cardinality(goods_ids) >= 1 and cardinality(goods_ids) <=
    200),
  constraint discount_code_min_units_check check (min_units >= 0 and min_units <= 1000000000),
  constraint discount_code_percent_bps_check check (percent_bps >= 1 and percent_bps <= 9000),
  constraint discount_code_per_buyer_max_check check (per_buyer_max >= 1 and per_buyer_max <= 100)
);
create index discount_code_listed on discount_code (shop_id, created_at desc, id desc);
create unique index discount_code_live on discount_code (shop_id, code) where state <> 'ended';

-- A use of a code by one checkout; deleted where nobody paid.
-- Room discounts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table discount_use (
  shop_id     bigint not null,
  checkout_id uuid not null,
  code_id     uuid not null,
  buyer_ref   text not null,
  slot        integer,
  at          timestamptz not null,
  primary key (shop_id, checkout_id),
  constraint discount_use_slot unique (shop_id, code_id, buyer_ref, slot),
  constraint discount_use_code foreign key (shop_id, code_id) references discount_code(shop_id, id),
  constraint discount_use_slot_check check (slot >= 1 and slot <= 100),
  constraint discount_use_buyer_ref_check check (length(buyer_ref) = 43)
);

-- From which amount of goods on a shop pays the cheapest delivery.
-- Room discounts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (from_units, updated_at, version).
create table free_delivery (
  shop_id    bigint not null,
  from_units bigint,
  version    integer not null default 1,
  updated_at timestamptz not null,
  primary key (shop_id),
  constraint free_delivery_shop foreign key (shop_id) references shop(shop_id),
  constraint free_delivery_from_units_check check (from_units >= 1 and from_units <= 1000000000)
);

-- A period in which chosen goods of a shop are sold at a lower price.
-- Room discounts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (ends_at, state, version).
create table sale (
  shop_id    bigint not null,
  id         uuid not null,
  name       text not null,
  starts_at  timestamptz not null,
  ends_at    timestamptz not null,
  state      text not null default 'planned',
  version    integer not null default 1,
  created_at timestamptz not null,
  primary key (shop_id, id),
  constraint sale_shop foreign key (shop_id) references shop(shop_id),
  constraint sale_period check (ends_at > starts_at and ends_at <= (starts_at + '92 days'::interval)),
  constraint sale_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint sale_state_check check (state in ('planned', 'running', 'ended'))
);
create index sale_listed on sale (shop_id, created_at desc, id desc);

-- Goods of a sale, their price in it, and why they were left out where they were.
-- Room discounts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (left_out).
create table sale_item (
  shop_id     bigint not null,
  sale_id     uuid not null,
  goods_id    uuid not null,
  price_units bigint not null,
  left_out    text,
  primary key (shop_id, sale_id, goods_id),
  constraint sale_item_sale foreign key (shop_id, sale_id) references sale(shop_id, id),
  constraint sale_item_left_out_check check (left_out in ('gone', 'other_sale', 'not_lower',
    'below_break_even')),
  constraint sale_item_price_units_check check (price_units >= 1 and price_units <= 1000000000)
);

-- ==== sharing =========================================================================================

-- What is left of the visitors of one link on one day whose rows are gone.
-- Room sharing; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function link_visit_close.
create table link_day (
  shop_id  bigint not null,
  link_id  uuid not null,
  day      date not null,
  source   text not null,
  visitors integer not null,
  primary key (shop_id, link_id, day, source),
  constraint link_day_link foreign key (shop_id, link_id) references share_link(shop_id, id),
  constraint link_day_source_check check (source in ('direct', 'search', 'explore', 'other')),
  constraint link_day_visitors_check check (visitors > 0)
);

-- One visitor (a keyed hash of the day) who came by one link on one day.
-- Room sharing; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function link_visit_close.
create table link_visit (
  shop_id bigint not null,
  link_id uuid not null,
  day     date not null,
  visitor bytea not null,
  source  text not null,
  at      timestamptz not null,
  primary key (shop_id, link_id, day, visitor),
  constraint link_visit_link foreign key (shop_id, link_id) references share_link(shop_id, id),
  constraint link_visit_source_check check (source in ('direct', 'search', 'explore', 'other')),
  constraint link_visit_visitor_check check (length(visitor) = 16)
);
create index link_visit_old on link_visit (day);

-- A short link that a merchant made for a place where they share something.
-- Room sharing; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (archived_at, name, slot, version).
create table share_link (
  shop_id     bigint not null,
  id          uuid not null,
  code        text not null,
  name        text not null,
  goods_id    uuid,
  slot        smallint,
  version     integer not null default 1,
  created_at  timestamptz not null,
  archived_at timestamptz,
  primary key (shop_id, id),
  constraint share_link_code unique (shop_id, code),
  constraint share_link_slot unique (shop_id, slot),
  constraint share_link_shop foreign key (shop_id) references shop(shop_id),
  constraint share_link_archived check ((slot is null) = (archived_at is not null)),
  constraint share_link_code_check check (code ~ '^[a-hjkmnp-z2-9]{8}$'),
  constraint share_link_name_check check (length(name) >= 1 and length(name) <= 40),
  constraint share_link_slot_check check (slot >= 1 and slot <= 100)
);

-- ==== restock =========================================================================================

-- An address that asked for one email when an item is there again; deleted when it was sent.
-- Room restock; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (confirmed_at, ends_at, lang, mail_tries, state), delete.
create table restock_notice (
  shop_id      bigint not null,
  id           uuid not null,
  goods_id     uuid not null,
  email        text not null,
  email_key    bytea not null,
  lang         text not null,
  state        text not null default 'unconfirmed',
  created_at   timestamptz not null,
  confirmed_at timestamptz,
  ends_at      timestamptz not null,
  mail_tries   smallint not null default 0,
  primary key (shop_id, id),
  constraint restock_notice_once unique (shop_id, goods_id, email_key),
  constraint restock_notice_shop foreign key (shop_id) references shop(shop_id),
  constraint restock_notice_check check (ends_at > created_at),
  constraint restock_notice_confirmed check ((state = 'unconfirmed') = (confirmed_at is null)),
  constraint restock_notice_lang_check check (length(lang) >= 2 and length(lang) <= 16),
  constraint restock_notice_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint restock_notice_state_check check (state in ('unconfirmed', 'waiting', 'due')),
  constraint restock_notice_email_key_check check (length(email_key) = 32)
);
create index restock_notice_ends on restock_notice (ends_at);

-- ==== sourcing ========================================================================================

-- What a shop asked the catalogue team for, and what came of it: goods or a reason; deleted with time.
-- Room sourcing; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (answered_at, claimed_by, ends_at, goods, reason, slot, state),
-- delete.
create table sourcing_request (
  shop_id     bigint not null,
  id          uuid not null,
  slot        smallint,
  title       text not null,
  link        text not null,
  cost_units  bigint,
  countries   text[] not null,
  pieces      integer not null,
  state       text not null default 'sent',
  claimed_by  uuid,
  goods       uuid[] not null default '{}'::uuid[],
  reason      text not null default '',
  created_at  timestamptz not null,
  answered_at timestamptz,
  ends_at     timestamptz not null,
  primary key (shop_id, id),
  constraint sourcing_request_slot unique (shop_id, slot),
  constraint sourcing_request_shop foreign key (shop_id) references shop(shop_id),
  constraint sourcing_request_open check ((state in ('sent', 'reviewing')) = (slot is not null)),
  constraint sourcing_request_check check (ends_at > created_at),
  constraint sourcing_request_found check ((state = 'found') = (cardinality(goods) > 0)),
  constraint sourcing_request_reason check ((state = 'not_found') = (length(reason) >= 10)),
  constraint sourcing_request_claimed check ((state = 'sent') = (claimed_by is null)),
  constraint sourcing_request_answered check ((slot is null) = (answered_at is not null)),
  constraint sourcing_request_link_check check (length(link) <= 500),
  constraint sourcing_request_slot_check check (slot >= 1 and slot <= 10),
  constraint sourcing_request_goods_check check (cardinality(goods) <= 5),
  constraint sourcing_request_state_check check (state in ('sent', 'reviewing', 'found', 'not_found')),
  constraint sourcing_request_title_check check (length(title) >= 3 and length(title) <= 120),
  constraint sourcing_request_pieces_check check (pieces >= 1 and pieces <= 1000000),
  constraint sourcing_request_reason_check check (length(reason) <= 1000),
  constraint sourcing_request_countries_check check (cardinality(countries) >= 1 and cardinality(countries) <=
    5),
  constraint sourcing_request_cost_units_check check (cost_units >= 1 and cost_units <= 1000000000)
);
create index sourcing_request_ends on sourcing_request (ends_at);
create index sourcing_request_list on sourcing_request (shop_id, created_at desc, id desc);
create index sourcing_request_queue on sourcing_request (created_at, id) where answered_at is null;

-- ==== content =========================================================================================

-- Products that a shop shows together, in order by hand or by a rule; slot 0 is what its home features.
-- Room content; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (changed_at, goods, is_in_stock, is_on_sale, is_shown, kind,
-- new_days, price_max_units, price_min_units, slug, sort, texts, type_id, version), delete.
create table collection (
  shop_id         bigint not null,
  collection_id   uuid not null,
  slot            integer not null,
  slug            text not null,
  texts           jsonb not null,
  kind            text not null,
  goods           uuid[] not null default '{}'::uuid[],
  type_id         text,
  price_min_units bigint,
  price_max_units bigint,
  new_days        integer,
  is_on_sale      boolean not null default false,
  is_in_stock     boolean not null default false,
  sort            text not null default 'shop',
  is_shown        boolean not null default true,
  version         integer not null default 1,
  changed_at      timestamptz not null,
  primary key (shop_id, collection_id),
  constraint collection_shop_id_slot_key unique (shop_id, slot),
  constraint collection_shop_id_slug_key unique (shop_id, slug),
  constraint collection_shop foreign key (shop_id) references shop(shop_id),
  constraint collection_hand check (kind = 'hand' or goods = '{}'::uuid[]),
  constraint collection_rule check (kind = 'rule' or type_id is null and price_min_units is null and
    price_max_units is null and new_days is null and not is_on_sale and not is_in_stock and sort = 'shop'),
  constraint collection_prices check (price_min_units <= price_max_units),
  constraint collection_titled check (slot = 0 or texts <> '{}'::jsonb),
  constraint collection_featured check ((slot = 0) = (slug = 'featured') and (slot > 0 or kind = 'hand' and
    cardinality(goods) <= 12)),
  constraint collection_kind_check check (kind in ('hand', 'rule')),
  constraint collection_slot_check check (slot >= 0 and slot <= 50),
  constraint collection_slug_check check (length(slug) >= 1 and length(slug) <= 60),
  constraint collection_sort_check check (sort in ('shop', 'new', 'price_up', 'price_down')),
  constraint collection_goods_check check (cardinality(goods) <= 200),
  constraint collection_texts_check check (jsonb_typeof(texts) = 'object'),
  constraint collection_new_days_check check (new_days >= 1 and new_days <= 365),
  constraint collection_price_max_units_check check (price_max_units >= 0),
  constraint collection_price_min_units_check check (price_min_units >= 0)
);

-- The menu of a shop: its collections, pages and types of goods, in order.
-- Room content; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (changed_at, entries, version), delete.
create table shop_menu (
  shop_id    bigint not null,
  entries    jsonb not null,
  version    integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id),
  constraint shop_menu_shop foreign key (shop_id) references shop(shop_id),
  constraint shop_menu_entries_check check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <=
    8)
);

-- A page of a shop in its own words, such as its story or how to care for its products.
-- Room content; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (changed_at, is_shown, texts, version), delete.
create table shop_page (
  shop_id    bigint not null,
  page_id    uuid not null,
  slot       integer not null,
  slug       text not null,
  texts      jsonb not null,
  is_shown   boolean not null default true,
  version    integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id, page_id),
  constraint shop_page_shop_id_slot_key unique (shop_id, slot),
  constraint shop_page_shop_id_slug_key unique (shop_id, slug),
  constraint shop_page_shop foreign key (shop_id) references shop(shop_id),
  constraint shop_page_slot_check check (slot >= 1 and slot <= 10),
  constraint shop_page_slug_check check (length(slug) >= 1 and length(slug) <= 60),
  constraint shop_page_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}'::jsonb)
);

-- ==== questions =======================================================================================

-- A question about an item and its answer; name and address are deleted when the answer was sent.
-- Room questions; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (answer, answered_at, assigned_at, assigned_by, assignee, body,
-- confirmed_at, email, ends_at, is_public, lang, mail_tries, name, state), delete.
create table goods_question (
  shop_id      bigint not null,
  id           uuid not null,
  goods_id     uuid not null,
  name         text,
  email        text,
  email_key    bytea not null,
  lang         text not null,
  body         text not null,
  state        text not null default 'unconfirmed',
  answer       text,
  is_public    boolean not null default false,
  created_at   timestamptz not null,
  confirmed_at timestamptz,
  answered_at  timestamptz,
  ends_at      timestamptz not null,
  mail_tries   smallint not null default 0,
  assignee     uuid,
  assigned_by  uuid,
  assigned_at  timestamptz,
  primary key (shop_id, id),
  constraint goods_question_shop foreign key (shop_id) references shop(shop_id),
  constraint goods_question_check check (ends_at > created_at),
  constraint goods_question_shown check (state = 'answered' or not is_public),
  constraint goods_question_reached check (state = 'answered' or email is not null),
  constraint goods_question_answered check ((state = 'answered') = (answer is not null) and (answer is null) =
    (answered_at is null)),
  constraint goods_question_assigned check ((assigned_by is null) = (assigned_at is null) and (assignee is
    null or assigned_by is not null)),
  constraint goods_question_confirmed check ((state = 'unconfirmed') = (confirmed_at is null)),
  constraint goods_question_body_check check (length(body) >= 1 and length(body) <= 1000),
  constraint goods_question_lang_check check (length(lang) >= 2 and length(lang) <= 16),
  constraint goods_question_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint goods_question_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint goods_question_state_check check (state in ('unconfirmed', 'open', 'answered')),
  constraint goods_question_answer_check check (length(answer) >= 1 and length(answer) <= 2000),
  constraint goods_question_email_key_check check (length(email_key) = 32)
);
create index goods_question_assigned on goods_question (shop_id, assignee) where assignee is not null;
create index goods_question_ends on goods_question (ends_at);
create index goods_question_list on goods_question (shop_id, confirmed_at desc) where state <> 'unconfirmed';
create unique index goods_question_open on goods_question (shop_id, goods_id, email_key) where state <>
  'answered';
create index goods_question_shown on goods_question (shop_id, goods_id, answered_at desc) where is_public;
create index goods_question_word on goods_question (shop_id, coalesce(answered_at, confirmed_at) desc) where
  state <> 'unconfirmed';

-- ==== orders ==========================================================================================

-- An email of an order that was sent again: by whom and why, so often in a day.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table letter_again (
  shop_id    bigint not null,
  letter_id  uuid not null,
  day        date not null,
  n          integer not null,
  person_id  uuid not null,
  why        text not null,
  created_at timestamptz not null,
  primary key (shop_id, letter_id, day, n),
  constraint letter_again_n_check check (n >= 1 and n <= 3),
  constraint letter_again_why_check check (length(why) >= 10)
);

-- The steps, emails and scans of an order that ended more than 400 days ago, as lists.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function buyer_erase, order_archive_some.
create table order_archive (
  shop_id           bigint not null,
  order_id          uuid not null,
  step_rules        integer[] not null,
  step_ats          timestamptz[] not null,
  step_recorded_ats timestamptz[] not null,
  step_reasons      jsonb not null default '{}'::jsonb,
  email_ids         uuid[] not null,
  email_kinds       text[] not null,
  email_ats         timestamptz[] not null,
  email_ended_ats   timestamptz[] not null,
  email_tries       smallint[] not null,
  scan_ids          text[] not null,
  scan_parcels      smallint[] not null,
  scan_carriers     text[] not null,
  scan_codes        text[] not null,
  scan_ats          timestamptz[] not null,
  scan_recorded_ats timestamptz[] not null,
  scan_places       text[] not null,
  scan_raws         text[] not null,
  primary key (shop_id, order_id),
  constraint archive_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint order_archive_check check (cardinality(step_rules) = cardinality(step_ats) and
    cardinality(step_rules) = cardinality(step_recorded_ats) and cardinality(step_rules) > 0),
  constraint order_archive_check1 check (cardinality(email_ids) = cardinality(email_kinds) and
    cardinality(email_ids) = cardinality(email_ats) and cardinality(email_ids) = cardinality(email_ended_ats)
    and cardinality(email_ids) = cardinality(email_tries)),
  constraint order_archive_check2 check (cardinality(scan_ids) = cardinality(scan_parcels) and
    cardinality(scan_ids) = cardinality(scan_carriers) and cardinality(scan_ids) = cardinality(scan_codes) and
    cardinality(scan_ids) = cardinality(scan_ats) and cardinality(scan_ids) = cardinality(scan_recorded_ats))
);

-- A shop's last order number.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table order_counter (
  shop_id     bigint not null,
  last_number integer not null default 0,
  primary key (shop_id)
);

-- One step of an order: from, to, by whom, when; never changed.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function buyer_erase, order_archive_some.
create table order_event (
  shop_id     bigint not null,
  order_id    uuid not null,
  version     integer not null,
  move        text not null,
  from_status text not null,
  to_status   text not null,
  actor       text not null,
  at          timestamptz not null,
  recorded_at timestamptz not null,
  reason      text not null default '',
  primary key (shop_id, order_id, version),
  constraint event_rule foreign key (move, from_status, to_status, actor) references order_rule(move,
    from_status, to_status, actor),
  constraint event_order foreign key (shop_id, order_id) references shop_order(shop_id, id)
);
create index order_event_cancelled on order_event (shop_id, recorded_at) include (to_status) where to_status =
  'cancelled' or from_status = 'cancelled';
create index order_event_late on order_event (shop_id, at) where version = 1 and (recorded_at - at) >
  '00:30:00'::interval;
create index order_event_new on order_event (shop_id, recorded_at);

-- A line of an order as it was sold, and what of it came back.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, update (allowed_cost_units, allowed_tax_units, allowed_units, returned_qty).
-- stockless_checkout: insert.
create table order_line (
  shop_id                 bigint not null,
  order_id                uuid not null,
  n                       integer not null,
  goods_id                uuid not null,
  code                    text not null,
  title                   text not null,
  picture                 text not null,
  supplier_id             uuid not null,
  qty                     integer not null,
  price_units             bigint not null,
  cost_units              bigint not null,
  restock_bps             integer not null,
  returned_qty            integer not null default 0,
  allowed_units           bigint not null default 0,
  allowed_tax_units       bigint not null default 0,
  allowed_cost_units      bigint not null default 0,
  number                  integer not null,
  list_units              bigint,
  sale_id                 uuid,
  quantity_discount_units bigint,
  code_discount_units     bigint,
  primary key (shop_id, order_id, n),
  constraint line_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint line_sale check ((sale_id is null) = (list_units is null)),
  constraint line_allowed check (allowed_units <= (price_units * (qty - returned_qty) -
    (coalesce(quantity_discount_units, 0::bigint) + coalesce(code_discount_units, 0::bigint) -
    (coalesce(quantity_discount_units, 0::bigint) + coalesce(code_discount_units, 0::bigint)) * returned_qty /
    qty))),
  constraint line_discount check (quantity_discount_units is null and code_discount_units is null or
    (price_units * qty - coalesce(quantity_discount_units, 0::bigint) - coalesce(code_discount_units,
    0::bigint)) >= (cost_units * qty)),
  constraint order_line_check check (returned_qty >= 0 and returned_qty <= qty),
  constraint order_line_check1 check (allowed_cost_units >= 0 and allowed_cost_units <= allowed_units),
  constraint order_line_check2 check (list_units > price_units),
  constraint order_line_qty_check check (qty >= 1 and qty <= 100000000),
  constraint order_line_cost_units_check check (cost_units > 0),
  constraint order_line_price_units_check check (price_units > 0),
  constraint order_line_allowed_units_check check (allowed_units >= 0),
  constraint order_line_allowed_tax_units_check check (allowed_tax_units >= 0),
  constraint order_line_code_discount_units_check check (code_discount_units > 0),
  constraint order_line_quantity_discount_units_check check (quantity_discount_units > 0)
);
create index order_line_goods on order_line (goods_id);
create index order_line_title on order_line (shop_id, title, code, number desc);

-- A row of the closed table of moves: from which status to which, by whom. Only migrations change it.
-- Room orders; the same for all shops.
-- stockless_app: select.
-- Written by migrations alone.
create table order_rule (
  move        text not null,
  from_status text not null,
  to_status   text not null,
  actor       text not null,
  primary key (move, from_status, to_status, actor)
);
create unique index order_rule_code on order_rule (order_rule_code(move, from_status, to_status, actor));

-- How many of a shop's orders were cancelled, and how many pieces were sold, up to a place.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function order_sum_save.
create table order_sum (
  shop_id   bigint not null,
  seen_to   timestamptz not null,
  cancelled integer not null,
  up_to     integer not null,
  quantity  bigint not null,
  primary key (shop_id),
  constraint order_sum_shop foreign key (shop_id) references shop(shop_id),
  constraint order_sum_up_to_check check (up_to >= 0),
  constraint order_sum_quantity_check check (quantity >= 0),
  constraint order_sum_cancelled_check check (cancelled >= 0)
);

-- One supplier's part of an order, with its carrier and tracking number.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table parcel (
  shop_id        bigint not null,
  order_id       uuid not null,
  n              integer not null,
  supplier_id    uuid not null,
  state          text not null,
  cost_units     bigint not null,
  ship_fee_units bigint not null,
  days_p50       integer not null,
  days_p90       integer not null,
  carrier        text,
  tracking       text,
  labelled_at    timestamptz,
  ship_by        timestamptz,
  shipped_at     timestamptz,
  delivered_at   timestamptz,
  created_at     timestamptz not null,
  primary key (shop_id, order_id, n),
  constraint parcel_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint parcel_check check ((state in ('waiting', 'to_ship', 'cancelled')) or carrier is not null and
    tracking is not null),
  constraint parcel_state_check check (state in ('waiting', 'to_ship', 'labelled', 'shipped', 'delivered',
    'returned', 'cancelled')),
  constraint parcel_cost_units_check check (cost_units > 0),
  constraint parcel_ship_fee_units_check check (ship_fee_units >= 0)
);
create index parcel_desk_shipment on parcel (supplier_id, shop_id, order_id);
create index parcel_desk_tracking on parcel (tracking) where tracking is not null;
create index parcel_supplier on parcel (supplier_id, state, created_at);
create index parcel_taken on parcel (supplier_id, carrier, delivered_at) where delivered_at is not null;
create index parcel_under_way on parcel (carrier, labelled_at, shop_id, order_id, n) where state in
  ('labelled', 'shipped');

-- A scan that cannot be right and moves nothing until a person decides.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (decided_by, ended_at, note, outcome).
create table parcel_hold (
  shop_id    bigint not null,
  id         uuid not null,
  order_id   uuid not null,
  n          integer not null,
  reason     text not null,
  carrier    text not null,
  tracking   text not null,
  held_at    timestamptz not null,
  ended_at   timestamptz,
  outcome    text,
  decided_by uuid,
  note       text,
  primary key (shop_id, id),
  constraint parcel_hold_shop_id_order_id_n_fkey foreign key (shop_id, order_id, n) references parcel(shop_id,
    order_id, n),
  constraint parcel_hold_check check ((ended_at is null) = (outcome is null)),
  constraint parcel_hold_check1 check (outcome is null or (outcome in ('received', 'explained')) or decided_by
    is not null and coalesce(length(note), 0) >= 10),
  constraint parcel_hold_reason_check check (reason in ('no_acceptance', 'before_label', 'other_country')),
  constraint parcel_hold_outcome_check check (outcome in ('cleared', 'refused', 'received', 'explained'))
);
create unique index parcel_hold_open on parcel_hold (shop_id, order_id, n) where ended_at is null;
create index parcel_hold_waiting on parcel_hold (held_at) where ended_at is null;

-- A buyer's payment of one checkout: what is asked, captured and refunded.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert (checkout_id, created_at, currency, id, instructions, method, pay_currency,
-- pay_units, provider, provider_ref, refund_to, shop_id, units), update (former_refs, instructions,
-- provider_ref, refund_to).
-- Written by function payment_evidence_enter, refund_enter.
create table payment (
  shop_id            bigint not null,
  id                 uuid not null,
  checkout_id        uuid not null,
  provider           text not null,
  currency           text not null,
  units              bigint not null,
  captured_units     bigint not null default 0,
  refunded_units     bigint not null default 0,
  created_at         timestamptz not null,
  method             text not null default 'test',
  provider_ref       text not null default '',
  instructions       jsonb,
  pay_currency       text,
  pay_units          bigint,
  pay_refunded_units bigint not null default 0,
  refund_to          text not null default '',
  former_refs        text[] not null default '{}'::text[],
  primary key (shop_id, id),
  constraint payment_shop_id_checkout_id_key unique (shop_id, checkout_id),
  constraint payment_checkout foreign key (shop_id, checkout_id) references checkout(shop_id, id),
  constraint payment_check check (refunded_units <= captured_units),
  constraint payment_check1 check (captured_units = 0 or captured_units = units),
  constraint payment_pay_back check (pay_refunded_units <= coalesce(pay_units, units)),
  constraint payment_pay_whole check ((pay_currency is null) = (pay_units is null)),
  constraint payment_units_check check (units > 0),
  constraint payment_pay_units_check check (pay_units > 0),
  constraint payment_refund_to_check check (length(refund_to) <= 120),
  constraint payment_captured_units_check check (captured_units >= 0),
  constraint payment_refunded_units_check check (refunded_units >= 0),
  constraint payment_pay_refunded_units_check check (pay_refunded_units >= 0)
);

-- The proof of one capture, once by payment and event of the provider; never changed.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function payment_evidence_enter.
create table payment_evidence (
  shop_id          bigint not null,
  id               uuid not null,
  checkout_id      uuid not null,
  provider         text not null,
  provider_payment text not null,
  event_id         text not null,
  currency         text not null,
  units            bigint not null,
  payload_hash     bytea not null,
  captured_at      timestamptz not null,
  recorded_at      timestamptz not null,
  pay_currency     text,
  pay_units        bigint,
  grade            text not null default 'test',
  facts            jsonb not null default '{}'::jsonb,
  primary key (shop_id, id),
  constraint payment_evidence_shop_id_checkout_id_key unique (shop_id, checkout_id),
  constraint payment_evidence_shop_id_id_units_currency_key unique (shop_id, id, units, currency),
  constraint payment_evidence_shop_id_provider_event_id_key unique (shop_id, provider, event_id),
  constraint payment_evidence_shop_id_provider_provider_payment_key unique (shop_id, provider,
    provider_payment),
  constraint evidence_checkout foreign key (shop_id, checkout_id) references checkout(shop_id, id),
  constraint payment_evidence_grade_check check (grade in ('A', 'B', 'C', 'test')),
  constraint payment_evidence_units_check check (units > 0),
  constraint payment_evidence_pay_units_check check (pay_units > 0),
  constraint payment_evidence_payload_hash_check check (length(payload_hash) = 32)
);
create index payment_evidence_at on payment_evidence (recorded_at) include (units);
create index payment_evidence_recorded on payment_evidence (provider, recorded_at);

-- Which evidence a provider's payment is: once in the instance. Only the function that enters evidence adds
-- to it.
-- Room orders; a directory, spread by its first key column.
-- stockless_app: select.
-- Written by function payment_reference_enter.
create table payment_reference (
  key         text not null,
  shop_id     bigint not null,
  evidence_id uuid not null,
  at          timestamptz not null,
  primary key (key),
  constraint payment_reference_key_check check (length(key) >= 3 and length(key) <= 400)
);

-- A refund of a payment: pending until the provider has paid it.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, update (paid_at, state).
-- Written by function refund_enter.
create table refund (
  shop_id    bigint not null,
  id         uuid not null,
  payment_id uuid not null,
  order_id   uuid,
  case_id    uuid,
  units      bigint not null,
  state      text not null,
  reason     text not null,
  created_at timestamptz not null,
  paid_at    timestamptz,
  pay_units  bigint,
  primary key (shop_id, id),
  constraint refund_payment foreign key (shop_id, payment_id) references payment(shop_id, id),
  constraint refund_check check ((state = 'paid') = (paid_at is not null)),
  constraint refund_state_check check (state in ('pending', 'paid')),
  constraint refund_units_check check (units > 0),
  constraint refund_pay_units_check check (pay_units >= 0)
);
create index refund_made on refund (shop_id, created_at) include (units) where order_id is not null;
create index refund_order on refund (shop_id, order_id);
create index refund_paid on refund (paid_at) where state = 'paid';

-- An order: written once at the capture of its payment, then only facts; the status follows from them.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, update (accepted_at, cancel_asked_at, cancel_kind, cancel_reason, cancelled_at,
-- case_id, commission_units, completed_at, confirmed_at, delivered_at, net_units, receive_extended_at,
-- received_at, refunded_units, release_at, released_at, shipped_at, shipping_back_units, stated_at,
-- updated_at, version, window_at, window_ends_at).
-- stockless_checkout: insert.
-- Written by function buyer_erase.
create table shop_order (
  shop_id                 bigint not null,
  id                      uuid not null,
  number                  integer not null,
  evidence_id             uuid not null,
  payment_id              uuid not null,
  buyer                   jsonb not null,
  buyer_name              text not null,
  country                 text not null,
  customer_ref            text not null default '',
  lang                    text not null,
  currency                text not null,
  line_count              integer not null,
  quantity                bigint not null,
  goods_units             bigint not null,
  shipping_units          bigint not null,
  tax_units               bigint not null,
  total_units             bigint not null,
  cost_units              bigint not null,
  supplier_shipping_units bigint not null,
  commission_bps          integer not null,
  commission_units        bigint,
  net_units               bigint,
  refunded_units          bigint not null default 0,
  cancel_kind             text,
  cancel_reason           text,
  cancel_asked_at         timestamptz,
  paid_at                 timestamptz not null,
  confirmed_at            timestamptz,
  shipped_at              timestamptz,
  delivered_at            timestamptz,
  received_at             timestamptz,
  window_at               timestamptz,
  window_ends_at          timestamptz,
  accepted_at             timestamptz,
  stated_at               timestamptz,
  release_at              timestamptz,
  released_at             timestamptz,
  completed_at            timestamptz,
  cancelled_at            timestamptz,
  case_id                 uuid,
  version                 integer not null default 1,
  updated_at              timestamptz not null,
  status                  text not null generated always as ( case when case_id is not null then
    'refund_return' when cancelled_at is not null then 'cancelled' when completed_at is not null then
    'completed' when released_at is not null then 'pending_withdrawal' when stated_at is not null then
    'pending_settlement' when accepted_at is not null then 'accepted' when window_at is not null then
    'pending_acceptance' when received_at is not null then 'received' when delivered_at is not null then
    'delivered' when shipped_at is not null then 'shipped' when confirmed_at is not null then
    'to_be_delivered' else 'pending_payment' end) stored,
  tax_lines               jsonb not null default '[]'::jsonb,
  receive_extended_at     timestamptz,
  shown_name              text not null generated always as (lower(regexp_replace(buyer_name, '(?<=\S)\S',
    '*', 'g'))) stored,
  buyer_email             text generated always as (lower(buyer ->> 'email')) stored,
  discount_units          bigint,
  delivery_discount_units bigint,
  code_id                 uuid,
  code_units              bigint,
  shipping_back_units     bigint not null default 0,
  primary key (shop_id, id),
  constraint shop_order_shop_id_number_key unique (shop_id, number),
  constraint shop_order_shop_id_evidence_id_key unique (shop_id, evidence_id),
  constraint order_code foreign key (shop_id, code_id) references discount_code(shop_id, id),
  constraint order_checkout foreign key (shop_id, id) references checkout(shop_id, id),
  constraint order_evidence foreign key (shop_id, evidence_id, total_units, currency) references
    payment_evidence(shop_id, id, units, currency),
  constraint order_extended check (receive_extended_at is null or delivered_at is not null),
  constraint order_code_part check (coalesce(code_units, 0::bigint) <= (coalesce(discount_units, 0::bigint) +
    coalesce(delivery_discount_units, 0::bigint))),
  constraint order_code_whole check ((code_id is null) = (code_units is null)),
  constraint shop_order_check check (refunded_units >= 0 and refunded_units <= total_units),
  constraint shop_order_check1 check (total_units = (goods_units + shipping_units + tax_units)),
  constraint shop_order_check2 check ((total_units - tax_units) >= (cost_units + supplier_shipping_units)),
  constraint shop_order_check3 check ((cancelled_at is null) = (cancel_kind is null)),
  constraint order_delivery_paid check (delivery_discount_units is null or supplier_shipping_units =
    (shipping_units + delivery_discount_units)),
  constraint order_shipping_back check (shipping_back_units >= 0 and shipping_back_units <= shipping_units)
    not valid,
  constraint shop_order_number_check check (number > 0),
  constraint shop_order_code_units_check check (code_units > 0),
  constraint shop_order_cancel_kind_check check (cancel_kind in ('buyer', 'merchant', 'expired', 'stock',
    'sla', 'fraud', 'undeliverable', 'returned')),
  constraint shop_order_commission_bps_check check (commission_bps >= 0 and commission_bps <= 5000),
  constraint shop_order_discount_units_check check (discount_units > 0),
  constraint shop_order_delivery_discount_units_check check (delivery_discount_units > 0)
);
create index buyer_order_ended on shop_order (coalesce(cancelled_at, released_at)) where buyer_name <> '' and
  coalesce(cancelled_at, released_at) is not null;
create index order_changed on shop_order (shop_id, updated_at, id);
create index order_code_used on shop_order (shop_id, code_id, number desc) where code_id is not null;
create index order_declined on shop_order (shop_id, cancelled_at) where cancel_kind = 'merchant';
create index order_delivered on shop_order (shop_id, delivered_at) where delivered_at is not null;
create index order_desk_country on shop_order (country, paid_at desc, id desc);
create index order_desk_name on shop_order (lower(buyer_name) text_pattern_ops);
create index order_desk_paid on shop_order (paid_at desc, id desc);
create index order_desk_status on shop_order (status, paid_at desc, id desc);
create index order_desk_total on shop_order (total_units desc, id desc);
create index order_email on shop_order (buyer_email, shop_id, number);
create index order_paid on shop_order (shop_id, paid_at) include (total_units, quantity);
create index order_shown_name on shop_order (shop_id, shown_name, number desc);
create index order_status on shop_order (shop_id, status, number desc);

-- One scan of a carrier, once by its id; never changed.
-- Room orders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function order_archive_some.
create table tracking_event (
  shop_id     bigint not null,
  order_id    uuid not null,
  n           integer not null,
  carrier     text not null,
  event_id    text not null,
  code        text not null,
  at          timestamptz not null,
  place       text not null default '',
  raw         text not null default '',
  recorded_at timestamptz not null,
  primary key (shop_id, carrier, event_id),
  constraint tracking_parcel foreign key (shop_id, order_id, n) references parcel(shop_id, order_id, n)
);
create index tracking_order on tracking_event (shop_id, order_id, at);

-- ==== shipping ========================================================================================

-- How far a carrier without webhooks was asked.
-- Room shipping; the platform's own.
-- stockless_app: select, insert, update (asked_at, fails, since).
create table carrier_poll (
  carrier  text not null,
  since    timestamptz not null,
  asked_at timestamptz not null,
  fails    integer not null default 0,
  primary key (carrier),
  constraint carrier_poll_fails_check check (fails >= 0 and fails <= 1000),
  constraint carrier_poll_carrier_check check (carrier ~ '^[a-z0-9-]{2,30}$')
);

-- What a warehouse did with a parcel before the carrier had it: picked, packed, handed over.
-- Room shipping; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table parcel_step (
  shop_id   bigint not null,
  order_id  uuid not null,
  n         integer not null,
  step      text not null,
  after     text generated always as ( case step when 'packed' then 'picked' when 'handed_over' then 'packed'
    else null::text end) stored,
  at        timestamptz not null,
  person_id uuid not null,
  primary key (shop_id, order_id, n, step),
  constraint parcel_step_after foreign key (shop_id, order_id, n, after) references parcel_step(shop_id,
    order_id, n, step) deferrable initially deferred,
  constraint parcel_step_parcel foreign key (shop_id, order_id, n) references parcel(shop_id, order_id, n),
  constraint parcel_step_step_check check (step in ('picked', 'packed', 'handed_over'))
);

-- An API key of a supplier: one of five places; only the secret's hash is kept.
-- Room shipping; the platform's own.
-- stockless_app: select, insert, update (last_used_at, revoked_at, slot).
create table supplier_key (
  id           uuid not null,
  supplier_id  uuid not null,
  slot         integer,
  name         text not null,
  hash         bytea not null,
  tail         text not null,
  scopes       text[] not null,
  made_by      uuid not null,
  created_at   timestamptz not null,
  last_used_at timestamptz,
  revoked_at   timestamptz,
  version      text not null default '2026-11-28',
  primary key (id),
  constraint supplier_key_hash_key unique (hash),
  constraint supplier_key_supplier_id_slot_key unique (supplier_id, slot),
  constraint supplier_key_maker foreign key (made_by) references operator(id),
  constraint supplier_key_supplier foreign key (supplier_id) references supplier(id),
  constraint supplier_key_check check ((slot is null) = (revoked_at is not null)),
  constraint supplier_key_hash_check check (length(hash) = 32),
  constraint supplier_key_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint supplier_key_slot_check check (slot >= 1 and slot <= 5),
  constraint supplier_key_tail_check check (length(tail) = 4),
  constraint supplier_key_scopes_check check (cardinality(scopes) >= 1 and cardinality(scopes) <= 2 and scopes
    <@ array['tracking', 'stock']),
  constraint supplier_key_version_check check (version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$')
);

-- ==== pricing =========================================================================================

-- What one currency is worth in another, from when it was published until the next one.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert.
create table fx_rate (
  from_currency text not null,
  to_currency   text not null,
  at            timestamptz not null,
  rate          text not null,
  source        text not null,
  imported_by   uuid not null,
  imported_at   timestamptz not null,
  primary key (from_currency, to_currency, at),
  constraint fx_rate_check check (to_currency ~ '^[A-Z]{3,5}$' and to_currency <> from_currency),
  constraint fx_rate_rate_check check (rate ~ '^(0|[1-9][0-9]{0,11})(\.[0-9]{1,11})?$' and rate::numeric >
    0::numeric),
  constraint fx_rate_source_check check (source <> ''),
  constraint fx_rate_from_currency_check check (from_currency ~ '^[A-Z]{3,5}$')
);

-- What one unit of goods costs delivered to a country: cost, shipping, taxes and days.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert, update, delete.
create table goods_landed (
  country        text not null,
  goods_id       uuid not null,
  goods_version  integer not null,
  basis          text not null,
  price_units    bigint not null,
  cost_units     bigint not null,
  shipping_units bigint,
  tax_units      bigint,
  landed_units   bigint generated always as (cost_units + shipping_units + tax_units) stored,
  days_p50       integer,
  days_p90       integer,
  primary key (country, goods_id),
  constraint goods_landed_goods foreign key (goods_id) references goods(id),
  constraint goods_landed_country foreign key (country) references landed_country(country),
  constraint goods_landed_whole check ((shipping_units is null) = (tax_units is null) and (shipping_units is
    null) = (days_p50 is null) and (shipping_units is null) = (days_p90 is null)),
  constraint goods_landed_tax_units_check check (tax_units >= 0),
  constraint goods_landed_cost_units_check check (cost_units > 0),
  constraint goods_landed_price_units_check check (price_units > 0),
  constraint goods_landed_shipping_units_check check (shipping_units >= 0)
);
create index goods_landed_cheapest on goods_landed (country, landed_units, goods_id) where landed_units is not
  null;

-- A country that merchants looked up landed costs for, and how far they are computed.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert, update, delete.
create table landed_country (
  country     text not null,
  asked_on    date not null,
  basis       text not null,
  is_complete boolean not null,
  seen_until  timestamptz not null,
  primary key (country),
  constraint landed_country_country_check check (country ~ '^[A-Z]{2}$')
);

-- The version of all price lists, tax rules and rates: another one after each import.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert, update (version).
create table price_tables (
  n       integer not null,
  version uuid not null,
  primary key (n),
  constraint price_tables_n_check check (n = 1)
);

-- The fee of a service up to a weight; the smallest weight that is enough counts.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert.
create table ship_rate (
  supplier_id uuid not null,
  version     integer not null,
  zone        text not null,
  service     text not null,
  up_to_grams integer not null,
  fee_units   bigint not null,
  primary key (supplier_id, version, zone, service, up_to_grams),
  constraint ship_rate_supplier_id_version_zone_service_fkey foreign key (supplier_id, version, zone, service)
    references ship_service(supplier_id, version, zone, service),
  constraint ship_rate_fee_units_check check (fee_units >= 0 and fee_units <= 1000000000),
  constraint ship_rate_up_to_grams_check check (up_to_grams > 0)
);

-- A service in a zone of a price list, with its days.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert.
create table ship_service (
  supplier_id uuid not null,
  version     integer not null,
  zone        text not null,
  service     text not null,
  days_p50    integer not null,
  days_p90    integer not null,
  primary key (supplier_id, version, zone, service),
  constraint ship_service_supplier_id_version_fkey foreign key (supplier_id, version) references
    ship_table(supplier_id, version),
  constraint ship_service_check check (days_p90 >= days_p50 and days_p90 <= 120),
  constraint ship_service_zone_check check (zone <> ''),
  constraint ship_service_service_check check (service in ('economy', 'standard', 'express')),
  constraint ship_service_days_p50_check check (days_p50 > 0)
);

-- One version of a supplier's price list for delivery; the newest counts for new quotes.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert.
create table ship_table (
  supplier_id uuid not null,
  version     integer not null,
  source      text not null,
  from_day    date not null,
  hash        bytea not null,
  imported_by uuid not null,
  imported_at timestamptz not null,
  primary key (supplier_id, version),
  constraint ship_table_supplier_id_fkey foreign key (supplier_id) references supplier(id),
  constraint ship_table_hash_check check (length(hash) = 32),
  constraint ship_table_source_check check (source <> ''),
  constraint ship_table_version_check check (version > 0)
);

-- The zone of a country in a price list for delivery.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert.
create table ship_zone (
  supplier_id uuid not null,
  version     integer not null,
  country     text not null,
  zone        text not null,
  primary key (supplier_id, version, country),
  constraint ship_zone_supplier_id_version_fkey foreign key (supplier_id, version) references
    ship_table(supplier_id, version),
  constraint ship_zone_zone_check check (zone <> ''),
  constraint ship_zone_country_check check (country ~ '^[A-Z]{2}$')
);

-- One tax or duty of a country: for which goods and values, and how much.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert.
create table tax_rule (
  country       text not null,
  version       integer not null,
  n             integer not null,
  kind          text not null,
  lane          text not null,
  origin        text not null,
  heading       text not null,
  band_currency text,
  band_from     bigint,
  band_to       bigint,
  base          text not null,
  bps           integer not null,
  flat_currency text,
  flat_units    bigint,
  label         text not null,
  source        text not null,
  source_day    date not null,
  from_day      date not null,
  until_day     date,
  primary key (country, version, n),
  constraint tax_rule_country_version_fkey foreign key (country, version) references tax_table(country,
    version),
  constraint tax_rule_check check (band_to > band_from),
  constraint tax_rule_check1 check (until_day > from_day),
  constraint tax_rule_check2 check ((band_currency is null) = (band_from is null)),
  constraint tax_rule_check3 check (band_to is null or band_from is not null),
  constraint tax_rule_check4 check ((flat_currency is null) = (flat_units is null)),
  constraint tax_rule_bps_check check (bps >= 0 and bps <= 100000),
  constraint tax_rule_base_check check (base in ('goods', 'goods_shipping', 'goods_shipping_duty')),
  constraint tax_rule_kind_check check (kind in ('vat', 'sales', 'duty')),
  constraint tax_rule_lane_check check (lane in ('any', 'domestic', 'import')),
  constraint tax_rule_label_check check (label ~ '^[a-z_]{2,30}$'),
  constraint tax_rule_origin_check check (origin ~ '^([A-Z]{2})?$'),
  constraint tax_rule_source_check check (source <> ''),
  constraint tax_rule_heading_check check (heading ~ '^[0-9]{0,10}$'),
  constraint tax_rule_band_from_check check (band_from >= 0),
  constraint tax_rule_flat_units_check check (flat_units > 0)
);

-- One version of a country's taxes and duties; the newest counts for new quotes.
-- Room pricing; the same for all shops.
-- stockless_app: select, insert.
create table tax_table (
  country     text not null,
  version     integer not null,
  hash        bytea not null,
  imported_by uuid not null,
  imported_at timestamptz not null,
  primary key (country, version),
  constraint tax_table_hash_check check (length(hash) = 32),
  constraint tax_table_country_check check (country ~ '^[A-Z]{2}$'),
  constraint tax_table_version_check check (version > 0)
);

-- ==== search ==========================================================================================

-- The public rank of goods, computed again by a timer from facts of all shops.
-- Room search; the same for all shops.
-- stockless_app: select, insert, update (available, computed_at, days_p90, faulty_pieces, listed_at,
-- median_units, pieces, price_units, rating, score, shops, supplier_id, type_id, version, vote_sum, votes),
-- delete.
create table goods_rank (
  goods_id      uuid not null,
  type_id       text not null,
  supplier_id   uuid not null,
  shops         integer not null,
  price_units   bigint not null,
  median_units  bigint,
  available     bigint not null,
  days_p90      integer not null,
  votes         double precision not null,
  vote_sum      double precision not null,
  pieces        double precision not null,
  faulty_pieces double precision not null,
  rating        double precision not null,
  score         integer not null,
  listed_at     timestamptz not null,
  version       integer not null,
  computed_at   timestamptz not null,
  primary key (goods_id),
  constraint goods_rank_goods_id_fkey foreign key (goods_id) references goods(id),
  constraint goods_rank_score_check check (score >= 0 and score <= 1000),
  constraint goods_rank_shops_check check (shops >= 0),
  constraint goods_rank_votes_check check (votes >= 0::double precision),
  constraint goods_rank_pieces_check check (pieces >= 0::double precision),
  constraint goods_rank_rating_check check (rating >= 1::double precision and rating <= 5::double precision),
  constraint goods_rank_vote_sum_check check (vote_sum >= 0::double precision),
  constraint goods_rank_available_check check (available >= 0),
  constraint goods_rank_price_units_check check (price_units >= 0),
  constraint goods_rank_faulty_pieces_check check (faulty_pieces >= 0::double precision)
);
create index goods_rank_age on goods_rank (computed_at);
create index goods_rank_new on goods_rank (listed_at desc, goods_id) where shops > 0;
create index goods_rank_pieces on goods_rank (pieces desc, score desc, goods_id) where shops > 0;
create index goods_rank_price on goods_rank (price_units, goods_id) where shops > 0;
create index goods_rank_rating on goods_rank (rating desc, votes desc, goods_id) where shops > 0;
create index goods_rank_score on goods_rank (score desc, listed_at desc, goods_id) where shops > 0;

-- ==== checkout ========================================================================================

-- The address of one payment on a chain, never used again; its counters bound what may go back.
-- Room checkout; the platform's own.
-- stockless_app: select, insert, update (captured_hash, captured_index, captured_units, look_at,
-- received_units, refunded_units, return_to, returned_units, seen_block, told_at).
create table chain_address (
  chain          text not null,
  address        text not null,
  payment_id     text not null,
  contract       text not null,
  units          bigint not null,
  seen_block     bigint not null,
  look_at        timestamptz not null,
  opened_at      timestamptz not null,
  expires_at     timestamptz not null,
  watch_until    timestamptz not null,
  received_units bigint not null default 0,
  captured_units bigint not null default 0,
  captured_hash  bytea,
  captured_index integer,
  refunded_units bigint not null default 0,
  returned_units bigint not null default 0,
  told_at        timestamptz,
  return_to      text,
  primary key (chain, address),
  constraint chain_address_chain_payment_id_key unique (chain, payment_id),
  constraint chain_address_captured foreign key (chain, address, captured_hash, captured_index) references
    chain_transfer(chain, address, hash, log_index),
  constraint chain_address_check check (captured_units = 0 or captured_units = units),
  constraint chain_address_check1 check (refunded_units >= 0 and refunded_units <= captured_units),
  constraint chain_address_check2 check (returned_units >= 0 and (captured_units + returned_units) <=
    received_units),
  constraint chain_address_check3 check ((captured_units = 0) = (captured_hash is null) and (captured_hash is
    null) = (captured_index is null)),
  constraint chain_address_chain_check check (chain in ('ethereum', 'tron')),
  constraint chain_address_units_check check (units > 0),
  constraint chain_address_return_to_check check (length(return_to) >= 30 and length(return_to) <= 50),
  constraint chain_address_seen_block_check check (seen_block >= 0)
);
create index chain_address_full on chain_address (chain) where (received_units - returned_units) >= units and
  told_at is null;
create index chain_address_look on chain_address (chain, look_at);
create index chain_address_rest on chain_address (chain) where received_units > (captured_units +
  returned_units);

-- Money that goes back on a chain: a refund, or what was too little, too much or too late.
-- Room checkout; the platform's own.
-- stockless_app: select, insert, update (paid_at, state, to_address).
create table chain_return (
  chain      text not null,
  id         text not null,
  address    text not null,
  kind       text not null,
  units      bigint not null,
  to_address text,
  state      text not null,
  created_at timestamptz not null,
  paid_at    timestamptz,
  primary key (chain, id),
  constraint chain_return_from foreign key (chain, address) references chain_address(chain, address),
  constraint chain_return_check check ((state = 'owed') = (to_address is null)),
  constraint chain_return_check1 check ((state = 'paid') = (paid_at is not null)),
  constraint chain_return_kind_check check (kind in ('refund', 'rest')),
  constraint chain_return_state_check check (state in ('owed', 'named', 'sent', 'paid')),
  constraint chain_return_units_check check (units > 0),
  constraint chain_return_to_address_check check (length(to_address) >= 30 and length(to_address) <= 50)
);
create index chain_return_of on chain_return (chain, address);
create index chain_return_open on chain_return (chain, created_at) where state in ('named', 'sent');
create index chain_return_refunded on chain_return (chain, paid_at) where kind = 'refund' and state = 'paid';

-- A signed transaction of a return, kept before anybody else has it.
-- Room checkout; the platform's own.
-- stockless_app: select, insert.
create table chain_send (
  chain       text not null,
  return_id   text not null,
  attempt     integer not null,
  signer      text not null,
  nonce       bigint,
  hash        bytea not null,
  raw         text not null,
  valid_until timestamptz,
  signed_at   timestamptz not null,
  primary key (chain, return_id, attempt),
  constraint chain_send_chain_hash_key unique (chain, hash),
  constraint chain_send_of foreign key (chain, return_id) references chain_return(chain, id),
  constraint chain_send_hash_check check (length(hash) = 32),
  constraint chain_send_nonce_check check (nonce >= 0),
  constraint chain_send_attempt_check check (attempt > 0)
);

-- The number of the next transaction of a chain's refund signer.
-- Room checkout; the platform's own.
-- stockless_app: select, insert, update (next_nonce).
create table chain_signer (
  chain      text not null,
  address    text not null,
  next_nonce bigint not null,
  primary key (chain, address),
  constraint chain_signer_next_nonce_check check (next_nonce >= 0)
);

-- One final transfer to a payment address, counted once in the whole instance.
-- Room checkout; the platform's own.
-- stockless_app: select, insert.
create table chain_transfer (
  chain     text not null,
  hash      bytea not null,
  log_index integer not null,
  address   text not null,
  sender    text not null,
  units     bigint not null,
  block     bigint not null,
  at        timestamptz not null,
  seen_at   timestamptz not null,
  primary key (chain, hash, log_index),
  constraint chain_transfer_chain_address_hash_log_index_key unique (chain, address, hash, log_index),
  constraint chain_transfer_to foreign key (chain, address) references chain_address(chain, address),
  constraint chain_transfer_hash_check check (length(hash) = 32),
  constraint chain_transfer_block_check check (block >= 0),
  constraint chain_transfer_units_check check (units > 0),
  constraint chain_transfer_log_index_check check (log_index >= 0)
);
create index chain_transfer_seen on chain_transfer (chain, seen_at);

-- Reserved stock that waits for its payment; has the id of its quote.
-- Room checkout; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (expires_at, state).
-- Written by function buyer_erase, checkout_forget.
create table checkout (
  shop_id      bigint not null,
  id           uuid not null,
  state        text not null,
  buyer        jsonb not null,
  customer_ref text not null default '',
  lang         text not null,
  currency     text not null,
  total_units  bigint not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  primary key (shop_id, id),
  constraint checkout_quote foreign key (shop_id, id) references quote(shop_id, id),
  constraint checkout_state_check check (state in ('open', 'paid', 'expired')),
  constraint checkout_total_units_check check (total_units > 0)
);
create index checkout_abandoned on checkout (expires_at) where state = 'expired' and (buyer ->> 'name') <> '';

-- Money that a provider took for a payment that had its money already: it goes back, under the id of its row.
-- Room checkout; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, update (paid_at, sent_at).
-- stockless_checkout: insert.
create table duplicate_capture (
  shop_id          bigint not null,
  id               uuid not null,
  payment_id       uuid not null,
  provider         text not null,
  provider_payment text not null,
  provider_ref     text not null,
  asset            text not null,
  units            bigint not null,
  captured_at      timestamptz not null,
  recorded_at      timestamptz not null,
  sent_at          timestamptz,
  paid_at          timestamptz,
  primary key (shop_id, id),
  constraint duplicate_capture_shop_id_provider_provider_payment_key unique (shop_id, provider,
    provider_payment),
  constraint duplicate_capture_payment foreign key (shop_id, payment_id) references payment(shop_id, id),
  constraint duplicate_capture_paid check (paid_at is null or sent_at is not null),
  constraint duplicate_capture_units_check check (units > 0)
);

-- How many payments a new, unverified shop took on a day, and how many it may.
-- Room checkout; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table order_guard (
  shop_id bigint not null,
  day     date not null,
  used    integer not null,
  allowed integer not null,
  primary key (shop_id, day),
  constraint order_guard_used_check check (used >= 0)
);

-- One message of a payment provider, once by its id: what was read of it, and a digest of the rest.
-- Room checkout; the platform's own.
-- stockless_app: select, insert, update (done_at).
create table payment_event (
  provider    text not null,
  event_id    text not null,
  kind        text not null,
  payment_id  text not null default '',
  body        text not null,
  signature   text not null,
  received_at timestamptz not null,
  done_at     timestamptz,
  event       text not null default '',
  ref         text not null default '',
  primary key (provider, event_id)
);
create index payment_event_waiting on payment_event (received_at) where done_at is null;

-- A cart that the server priced line by line; good for one checkout until it expires.
-- Room checkout; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
-- Written by function quote_empty, quote_forget.
create table quote (
  shop_id                 bigint not null,
  id                      uuid not null,
  country                 text not null,
  lines                   jsonb not null,
  parcels                 jsonb not null,
  line_count              integer not null,
  quantity                bigint not null,
  currency                text not null,
  goods_units             bigint not null,
  shipping_units          bigint not null,
  tax_units               bigint not null,
  total_units             bigint not null,
  cost_units              bigint not null,
  supplier_shipping_units bigint not null,
  commission_bps          integer not null,
  hash                    bytea not null,
  created_at              timestamptz not null,
  expires_at              timestamptz not null,
  service                 text not null default 'standard',
  tax_lines               jsonb not null default '[]'::jsonb,
  pay_rate_source         text,
  pay_rate_at             timestamptz,
  pay_currency            text,
  pay_units               bigint,
  pay_rate                text,
  usdt_units              bigint,
  discount_units          bigint,
  delivery_discount_units bigint,
  code_id                 uuid,
  code_units              bigint,
  primary key (shop_id, id),
  constraint quote_check check (total_units = (goods_units + shipping_units + tax_units)),
  constraint quote_code_part check (coalesce(code_units, 0::bigint) <= (coalesce(discount_units, 0::bigint) +
    coalesce(delivery_discount_units, 0::bigint))),
  constraint quote_pay_whole check ((pay_currency is null) = (pay_units is null)),
  constraint quote_code_whole check ((code_id is null) = (code_units is null)),
  constraint quote_delivery_paid check (delivery_discount_units is null or supplier_shipping_units =
    (shipping_units + delivery_discount_units)),
  constraint quote_service_check check (service in ('economy', 'standard', 'express')),
  constraint quote_quantity_check check (quantity > 0),
  constraint quote_pay_units_check check (pay_units > 0),
  constraint quote_tax_units_check check (tax_units >= 0),
  constraint quote_code_units_check check (code_units > 0),
  constraint quote_cost_units_check check (cost_units > 0),
  constraint quote_line_count_check check (line_count >= 1 and line_count <= 1000),
  constraint quote_usdt_units_check check (usdt_units > 0),
  constraint quote_goods_units_check check (goods_units > 0),
  constraint quote_total_units_check check (total_units <= '1000000000000000'::bigint),
  constraint quote_discount_units_check check (discount_units > 0),
  constraint quote_shipping_units_check check (shipping_units >= 0),
  constraint quote_delivery_discount_units_check check (delivery_discount_units > 0),
  constraint quote_supplier_shipping_units_check check (supplier_shipping_units >= 0)
);
create index quote_expires on quote (expires_at, id);

-- The only row: how far the purge of quotes has come.
-- Room checkout; the platform's own.
-- stockless_app: select, update (at, id).
-- Written by function quote_forget.
create table quote_purge (
  only_row boolean not null default true,
  at       timestamptz not null,
  id       uuid not null,
  primary key (only_row),
  constraint quote_purge_only_row_check check (only_row)
);

-- Unpaid pieces of goods in one checkout: they may be a bounded share of the stock only.
-- Room checkout; a directory, spread by its first key column.
-- stockless_app: select, insert, update (claims, ends_at, is_slow, lapsed_at), delete.
create table stock_hold (
  goods_id    uuid not null,
  checkout_id uuid not null,
  network     text not null,
  is_slow     boolean not null,
  qty         bigint not null,
  held_at     timestamptz not null,
  lapsed_at   timestamptz,
  ends_at     timestamptz not null default 'infinity'::timestamptz,
  claims      integer not null default 0,
  primary key (goods_id, checkout_id),
  constraint stock_hold_qty_check check (qty > 0)
);
create index stock_hold_lapsed on stock_hold (lapsed_at) where lapsed_at is not null;

-- A message of a payment provider that fits nothing: kept, tried again, shown to operators.
-- Room checkout; the platform's own.
-- stockless_app: select, insert.
create table stray_event (
  provider   text not null,
  event_id   text not null,
  body       text not null,
  reason     text not null,
  created_at timestamptz not null,
  facts_key  text not null default '',
  primary key (provider, event_id, facts_key)
);

-- A payment in the test provider's own records; only in databases of test data.
-- Room checkout; the platform's own.
-- stockless_app: select, insert, update (deliver_at, delivered, refunded).
create table testpay_payment (
  id          text not null,
  asset       text not null,
  units       bigint not null,
  state       text not null,
  refunded    bigint not null default 0,
  event_id    text not null,
  captured_at timestamptz not null,
  delivered   boolean not null,
  deliver_at  timestamptz,
  primary key (id),
  constraint testpay_payment_check check (refunded >= 0 and refunded <= units),
  constraint testpay_payment_state_check check (state = 'captured'),
  constraint testpay_payment_units_check check (units > 0)
);
create index testpay_waiting on testpay_payment (deliver_at) where not delivered;

-- A refund in the test provider's own records; only in databases of test data.
-- Room checkout; the platform's own.
-- stockless_app: select, insert.
create table testpay_refund (
  id         text not null,
  payment_id text not null,
  units      bigint not null,
  created_at timestamptz not null,
  primary key (id),
  constraint testpay_refund_payment_id_fkey foreign key (payment_id) references testpay_payment(id),
  constraint testpay_refund_units_check check (units > 0)
);

-- ==== reminders =======================================================================================

-- A cart that was left unpaid whose buyer asked for one email; the address is deleted with it.
-- Room reminders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (checkout_id, created_at, email, ends_at, id, lang, lines,
-- mail_tries, sent_at, state), delete.
create table cart_reminder (
  shop_id     bigint not null,
  id          uuid not null,
  email       text,
  email_key   bytea not null,
  lang        text not null,
  lines       jsonb not null,
  state       text not null default 'waiting',
  created_at  timestamptz not null,
  sent_at     timestamptz,
  checkout_id uuid,
  ends_at     timestamptz not null,
  mail_tries  smallint not null default 0,
  primary key (shop_id, id),
  constraint cart_reminder_once unique (shop_id, email_key),
  constraint cart_reminder_shop foreign key (shop_id) references shop(shop_id),
  constraint cart_reminder_check check (ends_at > created_at),
  constraint cart_reminder_counted check (checkout_id is null or sent_at is not null),
  constraint cart_reminder_reached check ((state = 'waiting') = (email is not null)),
  constraint cart_reminder_sent_at check (state <> 'sent' or sent_at is not null),
  constraint cart_reminder_lang_check check (length(lang) >= 2 and length(lang) <= 16),
  constraint cart_reminder_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint cart_reminder_lines_check check (jsonb_typeof(lines) = 'array'),
  constraint cart_reminder_state_check check (state in ('waiting', 'sent', 'stopped')),
  constraint cart_reminder_email_key_check check (length(email_key) = 32)
);
create index cart_reminder_ends on cart_reminder (ends_at);
create index cart_reminder_sent on cart_reminder (shop_id, sent_at desc) where sent_at is not null;

-- Whether a shop offers emails about carts; a shop without a row does.
-- Room reminders; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table reminder_choice (
  shop_id    bigint not null,
  is_on      boolean not null,
  changed_at timestamptz not null,
  primary key (shop_id),
  constraint reminder_choice_shop_id_fkey foreign key (shop_id) references shop(shop_id)
);

-- ==== buyers ==========================================================================================

-- A link to such a page that was asked for and not used yet; using it deletes the row.
-- Room buyers; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (mail_tries), delete.
create table buyer_link (
  shop_id    bigint not null,
  id         uuid not null,
  email      text not null,
  email_key  bytea not null,
  lang       text not null,
  created_at timestamptz not null,
  ends_at    timestamptz not null,
  mail_tries smallint not null default 0,
  primary key (shop_id, id),
  constraint buyer_link_shop foreign key (shop_id) references shop(shop_id),
  constraint buyer_link_check check (ends_at > created_at),
  constraint buyer_link_lang_check check (length(lang) >= 2 and length(lang) <= 16),
  constraint buyer_link_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint buyer_link_email_key_check check (length(email_key) = 32)
);
create index buyer_link_address on buyer_link (shop_id, email_key);
create index buyer_link_ends on buyer_link (ends_at);

-- A browser that is signed in to such a page; the secret is kept as a hash.
-- Room buyers; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table buyer_session (
  shop_id     bigint not null,
  id          uuid not null,
  buyer_id    uuid not null,
  secret_hash bytea not null,
  created_at  timestamptz not null,
  ends_at     timestamptz not null,
  primary key (shop_id, id),
  constraint buyer_session_buyer foreign key (shop_id, buyer_id) references shop_buyer(shop_id, id) on delete
    cascade,
  constraint buyer_session_check check (ends_at > created_at),
  constraint buyer_session_secret_hash_check check (length(secret_hash) = 32)
);
create index buyer_session_buyer on buyer_session (shop_id, buyer_id);
create index buyer_session_ends on buyer_session (ends_at);

-- An address that opened its own page in a shop, with its wish list and saved addresses; deleted by its owner
-- or with time.
-- Room buyers; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (addresses, email, ends_at, wishes), delete.
create table shop_buyer (
  shop_id    bigint not null,
  id         uuid not null,
  email      text not null,
  email_key  bytea not null,
  wishes     jsonb not null default '[]'::jsonb,
  addresses  jsonb not null default '[]'::jsonb,
  created_at timestamptz not null,
  ends_at    timestamptz not null,
  primary key (shop_id, id),
  constraint shop_buyer_once unique (shop_id, email_key),
  constraint shop_buyer_shop foreign key (shop_id) references shop(shop_id),
  constraint shop_buyer_check check (ends_at > created_at),
  constraint shop_buyer_email_check check (length(email) >= 3 and length(email) <= 254),
  constraint shop_buyer_wishes_check check (jsonb_typeof(wishes) = 'array' and jsonb_array_length(wishes) <=
    100),
  constraint shop_buyer_addresses_check check (jsonb_typeof(addresses) = 'array' and
    jsonb_array_length(addresses) <= 5),
  constraint shop_buyer_email_key_check check (length(email_key) = 32)
);
create index shop_buyer_ends on shop_buyer (ends_at);

-- ==== returns =========================================================================================

-- One step of a return: from, to, by whom, when; never changed.
-- Room returns; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table case_event (
  shop_id    bigint not null,
  case_id    uuid not null,
  n          integer not null,
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  at         timestamptz not null,
  primary key (shop_id, case_id, n),
  constraint case_event_case foreign key (shop_id, case_id) references return_case(shop_id, id),
  constraint case_event_rule foreign key (move, from_state, to_state, actor) references case_rule(move,
    from_state, to_state, actor)
);
create index case_event_new on case_event (shop_id, at);
create index case_event_told on case_event (at) where (move in ('open', 'decide')) or to_state = 'escalated';

-- A picture that shows what is wrong: one of six places of a side.
-- Room returns; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (case_id), delete.
create table case_file (
  shop_id  bigint not null,
  order_id uuid not null,
  nth      integer not null,
  by_whom  text not null,
  slot     integer not null,
  file_id  uuid not null,
  case_id  uuid,
  at       timestamptz not null,
  primary key (shop_id, order_id, nth, by_whom, slot),
  constraint case_file_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint case_file_nth_check check (nth >= 1 and nth <= 99),
  constraint case_file_slot_check check (slot >= 1 and slot <= 6),
  constraint case_file_by_whom_check check (by_whom in ('buyer', 'supplier'))
);
create index case_file_case on case_file (shop_id, case_id);

-- A row of the closed table of moves of a return. Only migrations change it.
-- Room returns; the same for all shops.
-- stockless_app: select.
-- Written by migrations alone.
create table case_rule (
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  primary key (move, from_state, to_state, actor)
);

-- A buyer's withdrawal from the contract as declared, with the digest of its receipt.
-- Room returns; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (case_id, outcome).
-- Written by function buyer_erase.
create table contract_withdrawal (
  shop_id     bigint not null,
  id          uuid not null,
  order_id    uuid not null,
  name        text not null,
  email       text not null,
  statement   jsonb not null,
  declared_at timestamptz not null,
  digest      bytea not null,
  outcome     text not null,
  case_id     uuid,
  primary key (shop_id, id),
  constraint contract_withdrawal_order_key foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint contract_withdrawal_name_check check (length(name) >= 1 and length(name) <= 200),
  constraint contract_withdrawal_digest_check check (octet_length(digest) = 32),
  constraint contract_withdrawal_outcome_check check (outcome in ('waiting', 'cancel_asked', 'cancelled',
    'case', 'nothing_left'))
);
create index contract_withdrawal_order on contract_withdrawal (shop_id, order_id, declared_at);

-- A return or a dispute of an order: its facts, sums and decisions.
-- Room returns; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (answer_by, answer_text, decided_by, decision, decision_text,
-- deduct_text, deduct_units, due_at, ended_at, held_available_units, held_pending_units, inspect_by,
-- inspected_at, look_by, look_text, offer_taken_at, offer_text, offer_units, plea_text, restock, scanned_at,
-- sent_at, settled_units, state, version).
-- Written by function buyer_erase.
create table return_case (
  shop_id              bigint not null,
  id                   uuid not null,
  order_id             uuid not null,
  state                text not null,
  reason               text not null,
  fault                text not null,
  text                 text not null default '',
  answer_text          text not null default '',
  units                bigint not null,
  held_pending_units   bigint not null default 0,
  held_available_units bigint not null default 0,
  answer_by            timestamptz,
  inspect_by           timestamptz,
  created_at           timestamptz not null,
  ended_at             timestamptz,
  version              integer not null default 1,
  due_at               timestamptz,
  needs_return         boolean not null default true,
  offer_units          bigint,
  offer_text           text not null default '',
  offer_taken_at       timestamptz,
  sent_at              timestamptz,
  scanned_at           timestamptz,
  inspected_at         timestamptz,
  restock              boolean,
  deduct_units         bigint not null default 0,
  deduct_text          text not null default '',
  plea_text            text not null default '',
  look_by              uuid,
  look_text            text not null default '',
  decided_by           uuid,
  decision             text,
  decision_text        text not null default '',
  settled_units        bigint,
  primary key (shop_id, id),
  constraint case_order_key foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint case_taken_offered check (offer_taken_at is null or offer_units is not null),
  constraint case_deduction_told check (deduct_units = 0 or length(deduct_text) >= 10),
  constraint case_refused_by_two check (decision is distinct from 'refused' or look_by is not null and
    decided_by is not null and look_by <> decided_by),
  constraint return_case_fault_check check (fault in ('buyer', 'supplier', 'merchant')),
  constraint return_case_state_check check (state in ('requested', 'approved', 'countered', 'awaiting_return',
    'in_return', 'inspected', 'refunding', 'failed', 'refunded', 'rejected', 'escalated', 'decided',
    'withdrawn')),
  constraint return_case_units_check check (units > 0),
  constraint return_case_decision_check check (decision in ('granted', 'refused', 'unanswered')),
  constraint return_case_offer_units_check check (offer_units > 0),
  constraint return_case_deduct_units_check check (deduct_units >= 0),
  constraint return_case_settled_units_check check (settled_units > 0),
  constraint return_case_held_pending_units_check check (held_pending_units >= 0),
  constraint return_case_held_available_units_check check (held_available_units >= 0)
);
create index case_by_shop on return_case (shop_id, ended_at) where fault = 'merchant' and state = 'refunded';
create index case_escalated on return_case (created_at) where state = 'escalated';
create index case_listed on return_case (created_at, id);
create index case_listed_reason on return_case (reason, created_at, id);
create index case_listed_state on return_case (state, created_at, id);
create index case_made on return_case (shop_id, created_at);
create index case_open on return_case (shop_id, created_at) where ended_at is null;
create index case_order on return_case (shop_id, order_id);
create index case_reviewed on return_case (created_at) where state = 'escalated';
create index case_sent on return_case (shop_id, sent_at, id) where sent_at is not null;

-- The pieces of a supplier that a return is about.
-- Room returns; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table return_line (
  shop_id     bigint not null,
  case_id     uuid not null,
  n           integer not null,
  supplier_id uuid not null,
  qty         integer not null,
  primary key (shop_id, case_id, n),
  constraint return_case_key foreign key (shop_id, case_id) references return_case(shop_id, id),
  constraint return_line_qty_check check (qty > 0)
);
create index return_supplier on return_line (supplier_id, shop_id, case_id);

-- The parcel in which goods of a return go back to one supplier.
-- Room returns; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (carrier, delivered_at, scanned_at, tracking).
create table return_parcel (
  shop_id      bigint not null,
  case_id      uuid not null,
  n            integer not null,
  supplier_id  uuid not null,
  reference    text not null,
  carrier      text,
  tracking     text,
  scanned_at   timestamptz,
  delivered_at timestamptz,
  created_at   timestamptz not null,
  primary key (shop_id, case_id, n),
  constraint return_parcel_case foreign key (shop_id, case_id) references return_case(shop_id, id),
  constraint return_parcel_check check ((carrier is null) = (tracking is null)),
  constraint return_parcel_n_check check (n > 0)
);

-- The address where a supplier takes goods back.
-- Room returns; the same for all shops.
-- stockless_app: select, insert, update.
create table return_place (
  supplier_id uuid not null,
  address     text not null,
  updated_at  timestamptz not null,
  primary key (supplier_id),
  constraint return_place_supplier foreign key (supplier_id) references supplier(id),
  constraint return_place_address_check check (length(address) >= 5 and length(address) <= 400)
);

-- One scan of a return parcel, once by its id; never changed.
-- Room returns; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table return_scan (
  shop_id     bigint not null,
  carrier     text not null,
  event_id    text not null,
  case_id     uuid not null,
  n           integer not null,
  code        text not null,
  at          timestamptz not null,
  place       text not null default '',
  raw         text not null default '',
  recorded_at timestamptz not null,
  primary key (shop_id, carrier, event_id),
  constraint return_scan_parcel foreign key (shop_id, case_id, n) references return_parcel(shop_id, case_id,
    n)
);
create index return_scan_case on return_scan (shop_id, case_id, at);

-- ==== refunds =========================================================================================

-- A refund that a merchant began: how much, why, and out of which part of the shop.
-- Room refunds; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table shop_refund (
  shop_id          bigint not null,
  id               uuid not null,
  order_id         uuid not null,
  refund_id        uuid not null,
  scope            text not null,
  reason           text not null,
  note             text not null default '',
  goods_units      bigint not null,
  shipping_units   bigint not null,
  units            bigint not null generated always as (goods_units + shipping_units) stored,
  tax_units        bigint not null,
  commission_units bigint not null,
  own_units        bigint not null,
  place            text not null,
  created_at       timestamptz not null,
  primary key (shop_id, id),
  constraint shop_refund_shop_id_refund_id_key unique (shop_id, refund_id),
  constraint shop_refund_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint shop_refund_refund foreign key (shop_id, refund_id) references refund(shop_id, id),
  constraint shop_refund_mandate foreign key (shop_id, id, units) references mandate(shop_id, id, units),
  constraint shop_refund_some check ((goods_units + shipping_units) > 0),
  constraint shop_refund_parts check ((goods_units + shipping_units) = (tax_units + commission_units +
    own_units)),
  constraint shop_refund_note_check check (length(note) <= 300),
  constraint shop_refund_place_check check (place in ('escrow', 'pending', 'available')),
  constraint shop_refund_scope_check check (scope in ('whole', 'amount', 'lines', 'shipping')),
  constraint shop_refund_reason_check check (reason in ('goodwill', 'late', 'damaged', 'missing',
    'not_as_described', 'price', 'other')),
  constraint shop_refund_own_units_check check (own_units >= 0),
  constraint shop_refund_tax_units_check check (tax_units >= 0),
  constraint shop_refund_goods_units_check check (goods_units >= 0),
  constraint shop_refund_shipping_units_check check (shipping_units >= 0),
  constraint shop_refund_commission_units_check check (commission_units >= 0)
);
create index shop_refund_order on shop_refund (shop_id, order_id, created_at);

-- ==== comments ========================================================================================

-- A picture of a comment: one of six places of an item of an order.
-- Room comments; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (comment_id), delete.
create table comment_picture (
  shop_id    bigint not null,
  order_id   uuid not null,
  goods_id   uuid not null,
  slot       integer not null,
  file_id    uuid not null,
  comment_id uuid,
  at         timestamptz not null,
  primary key (shop_id, order_id, goods_id, slot),
  constraint comment_picture_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint comment_picture_comment_key foreign key (shop_id, comment_id) references order_comment(shop_id,
    id),
  constraint comment_picture_slot_check check (slot >= 1 and slot <= 6)
);
create index comment_picture_comment on comment_picture (shop_id, comment_id, slot) where comment_id is not
  null;

-- A text of a comment, or the shop's signed reply or correction: each once, never changed.
-- Room comments; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function buyer_erase, person_erase.
create table comment_text (
  shop_id    bigint not null,
  comment_id uuid not null,
  kind       text not null,
  content    text not null,
  signer     text not null,
  mark_kind  text not null,
  mark       text not null,
  digest     bytea not null,
  signed_at  timestamptz not null,
  lang       text,
  primary key (shop_id, comment_id, kind),
  constraint text_comment foreign key (shop_id, comment_id) references order_comment(shop_id, id),
  constraint comment_text_kind_check check (kind in ('comment', 'follow_up', 'reply', 'correction')),
  constraint comment_text_lang_check check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$'),
  constraint comment_text_mark_check check (octet_length(mark) >= 2 and octet_length(mark) <= 65536),
  constraint comment_text_digest_check check (octet_length(digest) = 32),
  constraint comment_text_signer_check check (length(signer) >= 1 and length(signer) <= 80),
  constraint comment_text_content_check check (length(content) >= 1 and length(content) <= 1000),
  constraint comment_text_mark_kind_check check (mark_kind in ('drawn', 'typed'))
);

-- How many comments of a shop gave goods one to five stars.
-- Room comments; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (star_1, star_2, star_3, star_4, star_5).
create table goods_rating (
  shop_id  bigint not null,
  goods_id uuid not null,
  star_1   integer not null default 0,
  star_2   integer not null default 0,
  star_3   integer not null default 0,
  star_4   integer not null default 0,
  star_5   integer not null default 0,
  primary key (shop_id, goods_id),
  constraint goods_rating_shop foreign key (shop_id) references shop(shop_id),
  constraint goods_rating_star_1_check check (star_1 >= 0),
  constraint goods_rating_star_2_check check (star_2 >= 0),
  constraint goods_rating_star_3_check check (star_3 >= 0),
  constraint goods_rating_star_4_check check (star_4 >= 0),
  constraint goods_rating_star_5_check check (star_5 >= 0)
);

-- A buyer's rating of goods that were delivered; the rating is never changed.
-- Room comments; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (decided_at, decided_by, removed_reason, removed_text, replied_at,
-- report_reason, reported_at, state).
create table order_comment (
  shop_id        bigint not null,
  id             uuid not null,
  order_id       uuid not null,
  goods_id       uuid not null,
  rating         integer not null,
  state          text not null,
  created_at     timestamptz not null,
  replied_at     timestamptz,
  reported_at    timestamptz,
  report_reason  text,
  decided_at     timestamptz,
  decided_by     uuid,
  removed_reason text,
  removed_text   text not null default '',
  counts         boolean not null default true,
  primary key (shop_id, id),
  constraint order_comment_shop_id_order_id_goods_id_key unique (shop_id, order_id, goods_id),
  constraint comment_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint order_comment_check check ((reported_at is null) = (report_reason is null)),
  constraint order_comment_check1 check (state <> 'reported' or reported_at is not null and decided_at is
    null),
  constraint order_comment_check2 check ((state = 'removed') = (removed_reason is not null)),
  constraint order_comment_check3 check (state <> 'removed' or length(removed_text) >= 40 and
    length(removed_text) <= 2000 and decided_by is not null),
  constraint order_comment_state_check check (state in ('published', 'reported', 'removed')),
  constraint order_comment_rating_check check (rating >= 1 and rating <= 5),
  constraint order_comment_report_reason_check check (report_reason in ('offensive', 'personal_data',
    'advertising', 'off_topic', 'not_genuine')),
  constraint order_comment_removed_reason_check check (removed_reason in ('offensive', 'personal_data',
    'advertising', 'off_topic', 'not_genuine'))
);
create index comment_goods on order_comment (shop_id, goods_id, created_at desc, id desc);
create index comment_new on order_comment (shop_id, created_at desc, id desc);
create index comment_of_goods on order_comment (goods_id) where state <> 'removed';
create index comment_removed on order_comment (decided_at) where state = 'removed';
create index comment_reported on order_comment (reported_at) where state = 'reported';
create index comment_reports on order_comment (reported_at, id) where reported_at is not null;
create index comment_reports_state on order_comment (state, reported_at, id) where reported_at is not null;
create index comment_unanswered on order_comment (shop_id) where replied_at is null and state <> 'removed';

-- How many comments gave a shop one to five stars.
-- Room comments; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (star_1, star_2, star_3, star_4, star_5).
create table shop_rating (
  shop_id bigint not null,
  star_1  integer not null default 0,
  star_2  integer not null default 0,
  star_3  integer not null default 0,
  star_4  integer not null default 0,
  star_5  integer not null default 0,
  primary key (shop_id),
  constraint shop_rating_shop foreign key (shop_id) references shop(shop_id),
  constraint shop_rating_star_1_check check (star_1 >= 0),
  constraint shop_rating_star_2_check check (star_2 >= 0),
  constraint shop_rating_star_3_check check (star_3 >= 0),
  constraint shop_rating_star_4_check check (star_4 >= 0),
  constraint shop_rating_star_5_check check (star_5 >= 0)
);

-- ==== customers =======================================================================================

-- A buyer as one shop knows them again, with how many orders and which was the newest.
-- Room customers; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (last_at, last_number, orders, tags, version), delete.
create table customer (
  shop_id     bigint not null,
  ref         text not null,
  orders      integer not null,
  last_number integer not null,
  last_at     timestamptz not null,
  tags        text[] not null default '{}'::text[],
  version     integer not null default 1,
  primary key (shop_id, ref),
  constraint customer_last foreign key (shop_id, last_number) references shop_order(shop_id, number),
  constraint customer_ref_check check (length(ref) = 43),
  constraint customer_tags_check check (cardinality(tags) <= 10),
  constraint customer_orders_check check (orders > 0)
);
create index customer_frequent on customer (shop_id, orders desc, last_number desc);
create index customer_recent on customer (shop_id, last_number desc);

-- Up to which order the customers of a shop were gathered.
-- Room customers; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (up_to).
create table customer_cursor (
  shop_id bigint not null,
  up_to   integer not null,
  primary key (shop_id),
  constraint customer_cursor_shop foreign key (shop_id) references shop(shop_id),
  constraint customer_cursor_up_to_check check (up_to >= 0)
);

-- A note of a merchant about a customer.
-- Room customers; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table customer_note (
  shop_id bigint not null,
  id      uuid not null,
  ref     text not null,
  slot    integer not null,
  body    text not null,
  at      timestamptz not null,
  primary key (shop_id, id),
  constraint customer_note_shop_id_ref_slot_key unique (shop_id, ref, slot),
  constraint customer_note_of foreign key (shop_id, ref) references customer(shop_id, ref),
  constraint customer_note_body_check check (length(body) >= 1 and length(body) <= 1000),
  constraint customer_note_slot_check check (slot >= 1 and slot <= 50)
);

-- ==== wallet ==========================================================================================

-- How often and how much one kind of movement moved in a wallet on a day of UTC that is over; never changed.
-- Room wallet; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function wallet_day_save.
create table wallet_day (
  shop_id     bigint not null,
  day         date not null,
  kind        text not null,
  debit_kind  text not null,
  credit_kind text not null,
  movements   integer not null,
  units       bigint not null,
  primary key (shop_id, day, kind, debit_kind, credit_kind),
  constraint wallet_day_shop foreign key (shop_id) references shop(shop_id),
  constraint wallet_day_units_check check (units > 0),
  constraint wallet_day_movements_check check (movements > 0)
);

-- A monthly statement of a shop: the entries of its book that it covers, and the balance after them. Numbered
-- without gaps, never changed.
-- Room wallet; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function wallet_statement_erase, wallet_statement_make.
create table wallet_statement (
  shop_id           bigint not null,
  number            integer not null,
  previous          integer generated always as (nullif(number - 1, 0)) stored,
  month             date not null,
  tz                text not null,
  ends_at           timestamptz not null,
  first_seq         bigint not null,
  last_seq          bigint not null,
  before_seq        bigint generated always as (first_seq - 1) stored,
  currency          text not null,
  available_units   bigint not null,
  pending_units     bigint not null,
  held_units        bigint not null,
  withdrawing_units bigint not null,
  receivable_units  bigint not null,
  issuer            jsonb not null,
  recipient         jsonb not null,
  made_at           timestamptz not null,
  primary key (shop_id, number),
  constraint wallet_statement_shop_id_month_key unique (shop_id, month),
  constraint wallet_statement_shop_id_number_last_seq_key unique (shop_id, number, last_seq),
  constraint wallet_statement_shop foreign key (shop_id) references shop(shop_id),
  constraint wallet_statement_follows foreign key (shop_id, previous, before_seq) references
    wallet_statement(shop_id, number, last_seq),
  constraint wallet_statement_check check (last_seq >= first_seq),
  constraint wallet_statement_first check (number > 1 or first_seq = 1),
  constraint wallet_statement_month_check check (extract(day from month) = 1::numeric),
  constraint wallet_statement_number_check check (number >= 1)
);

-- How often and how much one kind of transfer moved in the entries of a statement.
-- Room wallet; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function wallet_statement_make.
create table wallet_statement_sum (
  shop_id     bigint not null,
  number      integer not null,
  kind        text not null,
  debit_kind  text not null,
  credit_kind text not null,
  movements   integer not null,
  units       bigint not null,
  primary key (shop_id, number, kind, debit_kind, credit_kind),
  constraint wallet_statement_sum_of foreign key (shop_id, number) references wallet_statement(shop_id,
    number),
  constraint wallet_statement_sum_units_check check (units > 0),
  constraint wallet_statement_sum_movements_check check (movements > 0)
);

-- The tax in the entries of a statement, by country and rate.
-- Room wallet; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function wallet_statement_make.
create table wallet_statement_tax (
  shop_id    bigint not null,
  number     integer not null,
  country    text not null,
  label      text not null,
  rate_bps   integer not null,
  is_back    boolean not null,
  movements  integer not null,
  base_units bigint not null,
  tax_units  bigint not null,
  primary key (shop_id, number, country, label, rate_bps, is_back),
  constraint wallet_statement_tax_of foreign key (shop_id, number) references wallet_statement(shop_id,
    number),
  constraint wallet_statement_tax_country_check check (country ~ '^[A-Z]{2}$'),
  constraint wallet_statement_tax_rate_bps_check check (rate_bps >= 0),
  constraint wallet_statement_tax_movements_check check (movements > 0),
  constraint wallet_statement_tax_tax_units_check check (tax_units >= 0),
  constraint wallet_statement_tax_base_units_check check (base_units >= 0)
);

-- ==== payouts =========================================================================================

-- One sending of a payout request; more than one only where the daily limit cuts it in slices.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (due_at, ended_at, ready_at, reason, reference, sent_at, state,
-- tries).
create table payout (
  shop_id       bigint not null,
  withdrawal_id uuid not null,
  n             integer not null,
  id            uuid not null,
  units         bigint not null,
  fee_units     bigint not null,
  state         text not null,
  due_at        timestamptz not null,
  tries         integer not null default 0,
  reference     text,
  reason        text,
  sent_at       timestamptz,
  ended_at      timestamptz,
  ready_at      timestamptz,
  primary key (shop_id, withdrawal_id, n),
  constraint payout_shop_id_id_key unique (shop_id, id),
  constraint payout_of foreign key (shop_id, withdrawal_id) references withdrawal(shop_id, id),
  constraint payout_check check (fee_units >= 0 and fee_units < units),
  constraint payout_n_check check (n > 0),
  constraint payout_state_check check (state in ('waiting', 'sending', 'sent', 'failed', 'returned',
    'stopped')),
  constraint payout_tries_check check (tries >= 0 and tries <= 3),
  constraint payout_units_check check (units > 0)
);
create index payout_left on payout (sent_at) where sent_at is not null;
create index payout_ready on payout (ready_at, shop_id, id) where state = 'waiting' and ready_at is not null;
create index payout_under_way on payout (due_at, shop_id, id) where state in ('waiting', 'sending');

-- Where a merchant is paid: one of five places; the number is sealed.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (default_at, last_used_at, note, number_hash, version), delete.
-- Written by function payout_account_replace, person_erase.
create table payout_account (
  shop_id       bigint not null,
  slot          integer not null,
  id            uuid not null,
  type          text not null,
  account_name  text not null,
  number_kind   text not null,
  number_sealed bytea not null,
  number_masked text not null,
  number_key    bytea not null,
  bank_name     text not null default '',
  branch_number text not null default '',
  bic           text not null default '',
  country       text not null default '',
  note          text not null default '',
  default_at    timestamptz,
  usable_at     timestamptz not null,
  version       integer not null default 1,
  created_at    timestamptz not null,
  last_used_at  timestamptz,
  number_hash   bytea,
  mandate_id    uuid not null,
  primary key (shop_id, slot),
  constraint payout_account_mandate_once unique (shop_id, mandate_id),
  constraint payout_account_shop_id_id_key unique (shop_id, id),
  constraint payout_account_shop_id_number_key_key unique (shop_id, number_key),
  constraint payout_account_mandate foreign key (shop_id, mandate_id, id) references mandate(shop_id, id,
    subject),
  constraint payout_account_note_check check (length(note) <= 60),
  constraint payout_account_slot_check check (slot >= 1 and slot <= 5),
  constraint payout_account_type_check check (type in ('ETC/USDT', 'TRX/USDT', 'bank')),
  constraint payout_account_number_key_check check (length(number_key) = 32),
  constraint payout_account_number_hash_check check (length(number_hash) = 32),
  constraint payout_account_number_kind_check check (number_kind in ('address', 'iban', 'account')),
  constraint payout_account_account_name_check check (length(account_name) >= 1 and length(account_name) <=
    80)
);
create index payout_account_number on payout_account (number_hash) where number_hash is not null;

-- A file of payouts for the bank: one person makes it, another releases it.
-- Room payouts; the platform's own.
-- stockless_app: select, insert, update (csv_sealed, csv_sha256, payouts, refused_at, refused_by,
-- released_at, released_by, state, units, untaken_at, untaken_by, untaken_why, withdrawn_at, withdrawn_by,
-- xml_sealed, xml_sha256).
create table payout_batch (
  id           uuid not null,
  number       integer not null,
  state        text not null,
  currency     text not null,
  debtor       jsonb not null,
  execute_on   date not null,
  made_by      uuid not null,
  made_at      timestamptz not null,
  released_by  uuid,
  released_at  timestamptz,
  payouts      integer,
  units        bigint,
  xml_sealed   bytea,
  xml_sha256   bytea,
  csv_sealed   bytea,
  csv_sha256   bytea,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  untaken_by   uuid,
  untaken_at   timestamptz,
  untaken_why  text,
  refused_by   uuid,
  refused_at   timestamptz,
  primary key (id),
  constraint payout_batch_number_key unique (number),
  constraint payout_batch_check check (released_by is null or released_by <> made_by),
  constraint payout_batch_check1 check ((state in ('released', 'refused')) = (released_by is not null)),
  constraint payout_batch_check2 check (released_by is null or released_at is not null and payouts is not null
    and units is not null and xml_sealed is not null and xml_sha256 is not null and csv_sealed is not null and
    csv_sha256 is not null),
  constraint payout_batch_check3 check ((state = 'withdrawn') = (withdrawn_by is not null)),
  constraint payout_batch_check4 check ((state = 'refused') = (refused_by is not null)),
  constraint payout_batch_check5 check (refused_by is null or coalesce(refused_by <> untaken_by, false)),
  constraint payout_batch_check6 check ((untaken_by is null) = (untaken_why is null)),
  constraint payout_batch_state_check check (state in ('draft', 'released', 'withdrawn', 'refused')),
  constraint payout_batch_units_check check (units > 0),
  constraint payout_batch_number_check check (number > 0),
  constraint payout_batch_payouts_check check (payouts > 0),
  constraint payout_batch_csv_sha256_check check (length(csv_sha256) = 32),
  constraint payout_batch_xml_sha256_check check (length(xml_sha256) = 32),
  constraint payout_batch_untaken_why_check check (length(untaken_why) >= 10 and length(untaken_why) <= 500)
);

-- What the sender of a chain was asked for, once by its id.
-- Room payouts; the platform's own.
-- stockless_app: select, insert, update (hash, nonce, paid_at, state).
create table payout_chain (
  id         text not null,
  chain      text not null,
  to_address text not null,
  units      bigint not null,
  state      text not null,
  hash       bytea,
  nonce      bigint,
  created_at timestamptz not null,
  paid_at    timestamptz,
  primary key (id),
  constraint payout_chain_check check ((state = 'paid') = (hash is not null)),
  constraint payout_chain_id_check check (length(id) <= 60),
  constraint payout_chain_chain_check check (chain in ('ethereum', 'tron')),
  constraint payout_chain_state_check check (state in ('asked', 'sent', 'paid')),
  constraint payout_chain_units_check check (units > 0)
);
create index payout_chain_paid on payout_chain (paid_at) where state = 'paid';

-- What was approved automatically for a shop on a day; never above the limit.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table payout_day (
  shop_id       bigint not null,
  day           date not null,
  used_units    bigint not null,
  allowed_units bigint not null,
  primary key (shop_id, day),
  constraint payout_day_check check (used_units <= allowed_units),
  constraint payout_day_used_units_check check (used_units >= 0)
);

-- A payout in a file; in one live file at a time.
-- Room payouts; the platform's own.
-- stockless_app: select, insert, update (is_live).
create table payout_item (
  batch_id      uuid not null,
  shop_id       bigint not null,
  payout_id     uuid not null,
  withdrawal_id uuid not null,
  end_to_end    text not null,
  units         bigint not null,
  is_live       boolean not null default true,
  primary key (batch_id, shop_id, payout_id),
  constraint payout_item_batch foreign key (batch_id) references payout_batch(id),
  constraint payout_item_units_check check (units > 0),
  constraint payout_item_end_to_end_check check (length(end_to_end) >= 1 and length(end_to_end) <= 35)
);
create unique index payout_item_once on payout_item (shop_id, payout_id) where is_live;
create unique index payout_item_reference on payout_item (end_to_end) where is_live;

-- What two people say became of a payout that no statement told of.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (first_at, first_by, reference, second_at, second_by).
create table payout_mark (
  shop_id   bigint not null,
  payout_id uuid not null,
  outcome   text not null,
  reference text not null,
  first_by  uuid not null,
  first_at  timestamptz not null,
  second_by uuid,
  second_at timestamptz,
  primary key (shop_id, payout_id, outcome),
  constraint payout_mark_check check (second_by is null or second_by <> first_by),
  constraint payout_mark_outcome_check check (outcome in ('paid', 'returned')),
  constraint payout_mark_reference_check check (length(reference) >= 3 and length(reference) <= 140)
);

-- The only row: the last number of a payout file.
-- Room payouts; the platform's own.
-- stockless_app: select, insert, update.
create table payout_number (
  one         boolean not null,
  last_number integer not null,
  primary key (one),
  constraint payout_number_one_check check (one)
);

-- A stop of all new payouts: who or what asked for it, why, until when, and who made it longer or lifted it.
-- A function opens it.
-- Room payouts; the platform's own.
-- stockless_app: select, update (extend_by, extend_why, extended_at, extended_by, extended_until, lift_by,
-- lift_why, lifted_at, lifted_by).
-- Written by function payout_pause_open.
create table payout_pause (
  id             uuid not null,
  incident       text not null,
  reason         text not null,
  detail         text not null default '',
  since          timestamptz not null,
  by             uuid,
  lift_by        uuid,
  lift_why       text,
  lifted_by      uuid,
  lifted_at      timestamptz,
  until_at       timestamptz not null,
  extend_by      uuid,
  extend_why     text,
  extended_by    uuid,
  extended_at    timestamptz,
  extended_until timestamptz,
  ends_at        timestamptz not null generated always as (coalesce(extended_until, until_at)) stored,
  primary key (id),
  constraint payout_pause_term check (until_at > since and extract(epoch from until_at - since) <= (72 *
    3600)::numeric),
  constraint payout_pause_check check (lifted_by is null or coalesce(lifted_by <> lift_by, false)),
  constraint payout_pause_check1 check ((lifted_by is null) = (lifted_at is null)),
  constraint payout_pause_extension check ((extend_by is null) = (extend_why is null) and (extended_by is
    null) = (extended_at is null) and (extended_by is null) = (extended_until is null) and (extended_by is
    null or coalesce(extended_by <> extend_by, false) and extended_until > until_at and extract(epoch from
    extended_until - until_at) <= (72 * 3600)::numeric)),
  constraint payout_pause_detail_check check (length(detail) <= 500),
  constraint payout_pause_reason_check check (reason in ('difference', 'bank', 'chain', 'safety',
    'maintenance')),
  constraint payout_pause_incident_check check (length(incident) >= 1 and length(incident) <= 80),
  constraint payout_pause_extend_why_check check (length(extend_why) >= 10 and length(extend_why) <= 500)
);

-- A refusal of a payout by a person, numbered for each account of a shop; a second one within 30 days names a
-- restriction.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table payout_refusal (
  shop_id           bigint not null,
  account_id        uuid not null,
  n                 integer not null,
  withdrawal_id     uuid not null,
  at                timestamptz not null,
  before_n          integer generated always as (nullif(n - 1, 0)) stored,
  before_at         timestamptz,
  restriction_id    uuid,
  restriction_from  timestamptz,
  restriction_until timestamptz,
  primary key (shop_id, account_id, n),
  constraint payout_refusal_at unique (shop_id, account_id, n, at),
  constraint payout_refusal_of unique (shop_id, account_id, n, withdrawal_id, at),
  constraint payout_refusal_once unique (shop_id, withdrawal_id),
  constraint payout_refusal_before foreign key (shop_id, account_id, before_n, before_at) references
    payout_refusal(shop_id, account_id, n, at),
  constraint payout_refusal_withdrawal foreign key (shop_id, withdrawal_id) references withdrawal(shop_id, id),
  constraint payout_refusal_restriction foreign key (shop_id, restriction_id, restriction_from,
    restriction_until) references restriction(shop_id, id, from_at, until_at),
  constraint payout_refusal_order check ((n = 1) = (before_at is null) and coalesce(at >= before_at, true)),
  constraint payout_refusal_n_check check (n > 0),
  constraint payout_refusal_needs_restriction check (n = 1 or extract(epoch from at - before_at) > (30 *
    86400)::numeric or coalesce(at >= restriction_from and at < restriction_until, false)),
  constraint payout_refusal_restriction_whole check (num_nonnulls(restriction_id, restriction_from,
    restriction_until) in (0, 3))
);

-- When a shop is paid out by itself: account, day of the week, least and most; one a shop.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update, delete.
create table payout_schedule (
  shop_id         bigint not null,
  id              uuid not null,
  account_id      uuid not null,
  person_id       uuid not null,
  weekday         integer not null,
  least_units     bigint not null,
  most_units      bigint not null,
  next_at         timestamptz not null,
  created_at      timestamptz not null,
  last_at         timestamptz,
  last_reason     text,
  last_withdrawal uuid,
  primary key (shop_id),
  constraint payout_schedule_shop foreign key (shop_id) references shop(shop_id),
  constraint payout_schedule_account foreign key (shop_id, account_id) references payout_account(shop_id, id)
    on delete cascade,
  constraint payout_schedule_mandate foreign key (shop_id, id, most_units) references mandate(shop_id, id,
    units),
  constraint payout_schedule_withdrawal foreign key (shop_id, last_withdrawal) references withdrawal(shop_id,
    id),
  constraint payout_schedule_check check (most_units >= least_units),
  constraint payout_schedule_check1 check (last_reason is null or last_withdrawal is null),
  constraint payout_schedule_check2 check ((last_at is null) = (last_reason is null and last_withdrawal is
    null)),
  constraint payout_schedule_weekday_check check (weekday >= 1 and weekday <= 7),
  constraint payout_schedule_last_reason_check check (length(last_reason) <= 40),
  constraint payout_schedule_least_units_check check (least_units > 0)
);

-- A signed transaction of a payout, kept before anybody else has it.
-- Room payouts; the platform's own.
-- stockless_app: select, insert.
create table payout_send (
  id          text not null,
  attempt     integer not null,
  chain       text not null,
  signer      text not null,
  nonce       bigint,
  hash        bytea not null,
  raw         text not null,
  valid_until timestamptz,
  signed_at   timestamptz not null,
  primary key (id, attempt),
  constraint payout_send_chain_hash_key unique (chain, hash),
  constraint payout_send_of foreign key (id) references payout_chain(id),
  constraint payout_send_hash_check check (length(hash) = 32),
  constraint payout_send_attempt_check check (attempt >= 1 and attempt <= 8)
);

-- A shop's last number of a payout request, and how far its book was read for paid orders.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table payout_shop (
  shop_id     bigint not null,
  last_number integer not null default 0,
  read_seq    bigint not null default 0,
  primary key (shop_id)
);

-- The number of the next transaction of a chain's payout signer.
-- Room payouts; the platform's own.
-- stockless_app: select, insert, update.
create table payout_signer (
  chain      text not null,
  address    text not null,
  next_nonce bigint not null,
  primary key (chain, address)
);

-- What an order brought into available money, what was taken back, and what was paid out of it.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table payout_source (
  shop_id    bigint not null,
  order_id   uuid not null,
  first_seq  bigint not null,
  in_units   bigint not null default 0,
  out_units  bigint not null default 0,
  paid_units bigint not null default 0,
  left_units bigint not null generated always as (in_units - out_units - paid_units) stored,
  primary key (shop_id, order_id),
  constraint payout_source_in_units_check check (in_units >= 0),
  constraint payout_source_out_units_check check (out_units >= 0),
  constraint payout_source_paid_units_check check (paid_units >= 0)
);
create index payout_source_left on payout_source (shop_id, first_seq) where left_units > 0;

-- A sending in the test sender's own records; only in databases of test data.
-- Room payouts; the platform's own.
-- stockless_app: select, insert, update (asked, settle_at, state, told).
create table testpayout (
  id         text not null,
  channel    text not null,
  asset      text not null,
  units      bigint not null,
  state      text not null,
  asked      integer not null default 1,
  settle_at  timestamptz not null,
  told       text not null default '',
  created_at timestamptz not null,
  primary key (id),
  constraint testpayout_state_check check (state in ('accepted', 'paid', 'refused', 'returned')),
  constraint testpayout_units_check check (units > 0)
);
create index testpayout_open on testpayout (settle_at) where told <> state;

-- A merchant's request to be paid out: amount, account as it was, decisions and promise.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (approval, approves_at, breached_at, decided_at, ended_at,
-- first_approver, first_finance, limit_day, number_sealed, reason, reason_code, refusal_n, second_approver,
-- second_finance, send_at, sent_at, state, version).
-- Written by function person_erase.
create table withdrawal (
  shop_id         bigint not null,
  id              uuid not null,
  number          integer not null,
  person_id       uuid not null,
  account_id      uuid not null,
  account_type    text not null,
  account_name    text not null,
  account_masked  text not null,
  number_kind     text not null,
  number_sealed   bytea not null,
  bank            jsonb not null default '{}'::jsonb,
  currency        text not null,
  units           bigint not null,
  fee_units       bigint not null,
  note            text not null default '',
  state           text not null,
  approval        text,
  limit_day       date,
  needs_second    boolean not null,
  first_approver  uuid,
  second_approver uuid,
  reason_code     text,
  reason          text,
  promise_at      timestamptz,
  approves_at     timestamptz,
  send_at         timestamptz,
  breached_at     timestamptz,
  created_at      timestamptz not null,
  decided_at      timestamptz,
  sent_at         timestamptz,
  ended_at        timestamptz,
  version         integer not null default 1,
  first_finance   boolean,
  second_finance  boolean,
  inviter         uuid,
  refusal_n       integer,
  is_scheduled    boolean not null default false,
  primary key (shop_id, id),
  constraint withdrawal_shop_id_number_key unique (shop_id, number),
  constraint withdrawal_mandate foreign key (shop_id, id, units) references mandate(shop_id, id, units),
  constraint withdrawal_refusal_of foreign key (shop_id, account_id, refusal_n, id, ended_at) references
    payout_refusal(shop_id, account_id, n, withdrawal_id, at),
  constraint withdrawal_check check (fee_units < units),
  constraint withdrawal_check1 check ((state in ('requested', 'rejected', 'cancelled')) or approval is not
    null),
  constraint withdrawal_check2 check (second_approver is null or coalesce(first_approver <> second_approver,
    false)),
  constraint withdrawal_check3 check (approval is distinct from 'reviewer' or first_approver is not null),
  constraint withdrawal_check4 check (approval is distinct from 'reviewer' or not needs_second or
    second_approver is not null),
  constraint withdrawal_check5 check (state <> 'rejected' or coalesce(length(reason), 0) >= 40 and
    coalesce(length(reason), 0) <= 2000 and coalesce(reason_code in ('account_not_yours',
    'account_unreachable', 'identity_mismatch', 'takeover_suspected', 'sanctions', 'court_order'), false)),
  constraint withdrawal_finance check (approval is distinct from 'reviewer' or not needs_second or
    coalesce(first_finance, false) or coalesce(second_finance, false)),
  constraint withdrawal_inviter check (inviter is null or coalesce(inviter <> first_approver, true) and
    coalesce(inviter <> second_approver, true)),
  constraint withdrawal_refusal check (state <> 'rejected' or refusal_n is not null and ended_at is not null)
    not valid,
  constraint withdrawal_note_check check (length(note) <= 60),
  constraint withdrawal_state_check check (state in ('requested', 'approved', 'sending', 'success', 'failure',
    'rejected', 'cancelled', 'returned')),
  constraint withdrawal_units_check check (units > 0),
  constraint withdrawal_number_check check (number > 0),
  constraint withdrawal_approval_check check (approval in ('limit', 'reviewer', 'clock')),
  constraint withdrawal_fee_units_check check (fee_units >= 0)
);
create index withdrawal_all on withdrawal (created_at desc, shop_id, id);
create index withdrawal_day on withdrawal (shop_id, created_at);
create index withdrawal_number on withdrawal ((bank ->> 'number_hash')) where (bank ->> 'number_hash') is not
  null;
create index withdrawal_open on withdrawal (shop_id, account_id) where state in ('requested', 'approved',
  'sending');
create index withdrawal_waiting on withdrawal (created_at) where state = 'requested';

-- One step of a payout request: from, to, by whom, when; never changed.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table withdrawal_event (
  shop_id       bigint not null,
  withdrawal_id uuid not null,
  version       integer not null,
  move          text not null,
  from_state    text not null,
  to_state      text not null,
  actor         text not null,
  at            timestamptz not null,
  primary key (shop_id, withdrawal_id, version),
  constraint withdrawal_event_of foreign key (shop_id, withdrawal_id) references withdrawal(shop_id, id),
  constraint withdrawal_event_rule foreign key (move, from_state, to_state, actor) references
    withdrawal_rule(move, from_state, to_state, actor)
);
create index withdrawal_event_new on withdrawal_event (shop_id, at, withdrawal_id);
create index withdrawal_event_told on withdrawal_event (at) where move in ('approve', 'settle', 'reject');

-- The part of a payout request that one order pays.
-- Room payouts; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table withdrawal_order (
  shop_id       bigint not null,
  withdrawal_id uuid not null,
  order_id      uuid not null,
  units         bigint not null,
  primary key (shop_id, withdrawal_id, order_id),
  constraint withdrawal_order_of foreign key (shop_id, withdrawal_id) references withdrawal(shop_id, id),
  constraint withdrawal_order_units_check check (units > 0)
);

-- A row of the closed table of moves of a payout request. Only migrations change it.
-- Room payouts; the same for all shops.
-- stockless_app: select.
-- Written by migrations alone.
create table withdrawal_rule (
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  primary key (move, from_state, to_state, actor)
);

-- ==== deposits ========================================================================================

-- A merchant's own money that is to come in, and what was credited for it.
-- Room deposits; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (answer_until, breached_at, claim_at, claim_fact, credited_units,
-- ended_at, hash, note, promise_at, question, reason, reason_code, sender_name, state, submitted_at,
-- version).
-- Written by function person_erase.
create table deposit (
  shop_id        bigint not null,
  id             uuid not null,
  number         integer not null,
  person_id      uuid not null,
  channel        text not null,
  currency       text not null,
  units          bigint not null,
  asset          text not null,
  pay_units      bigint not null,
  place          jsonb not null,
  is_test        boolean not null,
  state          text not null,
  credited_units bigint not null default 0,
  hash           text,
  sender_name    text not null default '',
  note           text not null default '',
  question       text,
  reason_code    text,
  reason         text,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  submit_until   timestamptz not null,
  submitted_at   timestamptz,
  promise_at     timestamptz,
  answer_until   timestamptz,
  breached_at    timestamptz,
  ended_at       timestamptz,
  version        integer not null default 1,
  is_unasked     boolean not null default false,
  account_number integer,
  claim_fact     text,
  claim_at       timestamptz,
  primary key (shop_id, id),
  constraint deposit_shop_id_number_key unique (shop_id, number),
  constraint deposit_check check (state <> 'submitted' or submitted_at is not null),
  constraint deposit_check1 check (state <> 'needs_info' or coalesce(length(question), 0) >= 10),
  constraint deposit_check2 check (state <> 'success' or ended_at is not null),
  constraint deposit_check3 check (state <> 'failure' or coalesce(reason_code = 'no_answer', false) or
    coalesce(length(reason), 0) >= 40 and coalesce(length(reason), 0) <= 2000 and coalesce(reason_code in
    ('not_found', 'wrong_network', 'wrong_asset', 'duplicate', 'third_party_sender', 'forged_proof'), false)),
  constraint deposit_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint deposit_note_check check (length(note) <= 300),
  constraint deposit_state_check check (state in ('quoted', 'submitted', 'needs_info', 'success', 'failure',
    'expired')),
  constraint deposit_units_check check (units > 0),
  constraint deposit_number_check check (number > 0),
  constraint deposit_channel_check check (channel in ('ETC/USDT', 'TRX/USDT', 'bank')),
  constraint deposit_pay_units_check check (pay_units > 0),
  constraint deposit_claim_fact_check check (claim_fact in ('found', 'waiting', 'failed', 'wrong_token',
    'wrong_receiver', 'wrong_network', 'unknown')),
  constraint deposit_sender_name_check check (length(sender_name) <= 120),
  constraint deposit_credited_units_check check (credited_units >= 0)
);
create index deposit_amount on deposit (units, id);
create index deposit_asked on deposit (coalesce(submitted_at, created_at), id);
create index deposit_asked_channel on deposit (channel, coalesce(submitted_at, created_at), id);
create index deposit_asked_state on deposit (state, coalesce(submitted_at, created_at), id);
create index deposit_waiting on deposit (submitted_at) where state = 'submitted';

-- The number that a shop's deposit addresses are derived from; never given to another.
-- Room deposits; the platform's own.
-- stockless_app: select, insert.
create table deposit_account (
  number    integer not null,
  shop_id   bigint not null,
  person_id uuid not null,
  given_at  timestamptz not null,
  primary key (number),
  constraint deposit_account_shop_id_key unique (shop_id),
  constraint deposit_account_number_check check (number > 0)
);

-- The only row: the last such number.
-- Room deposits; the platform's own.
-- stockless_app: select, update (number).
create table deposit_account_last (
  id     boolean not null default true,
  number integer not null,
  primary key (id),
  constraint deposit_account_last_id_check check (id),
  constraint deposit_account_last_number_check check (number >= 0 and number <= 2147483646)
);

-- A shop's deposit address on a chain; its own for ever.
-- Room deposits; the platform's own.
-- stockless_app: select, insert, update (hot_until, newer_blocks, newer_units).
create table deposit_address (
  chain        text not null,
  address      text not null,
  number       integer not null,
  shop_id      bigint not null,
  contract     text not null,
  opened_at    timestamptz not null,
  hot_until    timestamptz not null,
  newer_units  bigint not null default 0,
  newer_blocks integer,
  primary key (chain, address),
  constraint deposit_address_number_fkey foreign key (number) references deposit_account(number),
  constraint deposit_address_chain_check check (chain in ('ethereum', 'tron')),
  constraint deposit_address_newer_units_check check (newer_units >= 0)
);

-- A phone that derived another deposit address than it was shown: evidence, never changed.
-- Room deposits; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table deposit_alarm (
  shop_id    bigint not null,
  deposit_id uuid not null,
  shown      text not null,
  derived    text not null,
  xpub       text not null,
  at         timestamptz not null,
  primary key (shop_id, deposit_id),
  constraint deposit_alarm_of foreign key (shop_id, deposit_id) references deposit(shop_id, id),
  constraint deposit_alarm_xpub_check check (length(xpub) >= 1 and length(xpub) <= 200),
  constraint deposit_alarm_shown_check check (length(shown) >= 1 and length(shown) <= 120),
  constraint deposit_alarm_derived_check check (length(derived) >= 1 and length(derived) <= 120)
);

-- One step of a deposit: from, to, by whom, when; never changed.
-- Room deposits; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table deposit_event (
  shop_id    bigint not null,
  deposit_id uuid not null,
  version    integer not null,
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  at         timestamptz not null,
  primary key (shop_id, deposit_id, version),
  constraint deposit_event_of foreign key (shop_id, deposit_id) references deposit(shop_id, id),
  constraint deposit_event_rule foreign key (move, from_state, to_state, actor) references deposit_rule(move,
    from_state, to_state, actor)
);

-- A bank line that is a deposit, once in the life of the line.
-- Room deposits; the platform's own.
-- stockless_app: select, insert, update (booked_at).
create table deposit_line (
  line_id    uuid not null,
  line_state text not null generated always as ('deposit') stored,
  shop_id    bigint not null,
  deposit_id uuid not null,
  made_by    text not null,
  maker      uuid,
  checker    uuid,
  at         timestamptz not null,
  booked_at  timestamptz,
  primary key (line_id),
  constraint deposit_line_shop_id_deposit_id_line_id_key unique (shop_id, deposit_id, line_id),
  constraint deposit_line_line_id_line_state_fkey foreign key (line_id, line_state) references bank_line(id,
    state),
  constraint deposit_line_check check ((made_by = 'people') = (maker is not null)),
  constraint deposit_line_check1 check ((made_by = 'people') = (checker is not null)),
  constraint deposit_line_check2 check (checker is null or checker <> maker),
  constraint deposit_line_made_by_check check (made_by in ('statement', 'people'))
);
create unique index deposit_line_statement on deposit_line (shop_id, deposit_id) where made_by = 'statement';

-- The newest final block that a node has named.
-- Room deposits; the platform's own.
-- stockless_app: select, insert, update (at, final_block).
create table deposit_node (
  chain       text not null,
  source      smallint not null,
  final_block bigint not null,
  at          timestamptz not null,
  primary key (chain, source),
  constraint deposit_node_source_check check (source in (0, 1)),
  constraint deposit_node_final_block_check check (final_block >= 0)
);

-- A file that a merchant showed for a deposit.
-- Room deposits; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table deposit_proof (
  shop_id    bigint not null,
  deposit_id uuid not null,
  file_id    uuid not null,
  at         timestamptz not null,
  primary key (shop_id, deposit_id, file_id),
  constraint deposit_proof_of foreign key (shop_id, deposit_id) references deposit(shop_id, id)
);

-- How far one of the two nodes was read for an address.
-- Room deposits; the platform's own.
-- stockless_app: select, insert, update (look_at, seen_block).
create table deposit_reading (
  chain      text not null,
  address    text not null,
  source     smallint not null,
  seen_block bigint not null,
  look_at    timestamptz not null,
  primary key (chain, address, source),
  constraint deposit_reading_chain_address_fkey foreign key (chain, address) references deposit_address(chain,
    address),
  constraint deposit_reading_source_check check (source in (0, 1)),
  constraint deposit_reading_seen_block_check check (seen_block >= 0)
);
create index deposit_reading_due on deposit_reading (chain, source, look_at);

-- Money that arrived for a deposit, or that one person says arrived and another confirms.
-- Room deposits; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (cleared_by, confirmations, confirmed_by, credited_units, ended_at,
-- need, proposed_by, reason, reference, return_at, return_by, returned_by, second_finance, state,
-- unclear_units).
create table deposit_receipt (
  shop_id        bigint not null,
  id             uuid not null,
  deposit_id     uuid not null,
  source         text not null,
  hash           text not null,
  part           integer not null,
  asset          text not null,
  units          bigint not null,
  confirmations  integer not null,
  need           integer not null,
  state          text not null,
  credited_units bigint not null default 0,
  unclear_units  bigint not null default 0,
  reason         text,
  cleared_by     text,
  inviter        uuid not null,
  proposed_by    uuid,
  confirmed_by   uuid,
  reference      text not null default '',
  at             timestamptz not null,
  ended_at       timestamptz,
  return_by      uuid,
  return_at      timestamptz,
  returned_by    uuid,
  line_id        uuid,
  used_line      uuid generated always as ( case when state in ('proposed', 'dropped') then null::uuid else
    line_id end) stored,
  second_finance boolean,
  primary key (shop_id, id),
  constraint deposit_receipt_shop_id_deposit_id_hash_part_key unique (shop_id, deposit_id, hash, part),
  constraint deposit_receipt_of foreign key (shop_id, deposit_id) references deposit(shop_id, id),
  constraint deposit_receipt_line_of foreign key (shop_id, deposit_id, used_line) references
    deposit_line(shop_id, deposit_id, line_id),
  constraint deposit_receipt_check check (confirmed_by is null or coalesce(confirmed_by <> proposed_by,
    false)),
  constraint deposit_receipt_check1 check (proposed_by is null or proposed_by <> inviter),
  constraint deposit_receipt_check2 check (confirmed_by is null or confirmed_by <> inviter),
  constraint deposit_receipt_check3 check (source = 'provider' or (state in ('proposed', 'dropped')) or
    confirmed_by is not null),
  constraint deposit_receipt_check4 check ((state in ('proposed', 'dropped')) or source = 'provider' or
    proposed_by is not null),
  constraint deposit_receipt_check5 check (cleared_by is distinct from 'reviewer' or confirmed_by is not null),
  constraint deposit_receipt_check6 check ((state not in ('waiting', 'unclear')) or reason is not null),
  constraint deposit_receipt_check7 check ((state not in ('seen', 'proposed', 'dropped')) or credited_units =
    0 and unclear_units = 0),
  constraint deposit_receipt_check8 check (state <> 'returned' or length(reference) >= 4),
  constraint deposit_receipt_finance check (confirmed_by is null and returned_by is null or
    coalesce(second_finance, false)) not valid,
  constraint deposit_receipt_returned check (state <> 'returned' or returned_by is not null and
    length(reference) >= 4) not valid,
  constraint deposit_receipt_hash_check check (length(hash) >= 4 and length(hash) <= 120),
  constraint deposit_receipt_need_check check (need > 0),
  constraint deposit_receipt_part_check check (part >= 0),
  constraint deposit_receipt_return_two check (returned_by is null or coalesce(returned_by <> return_by,
    false)),
  constraint deposit_receipt_state_check check (state in ('proposed', 'seen', 'waiting', 'unclear',
    'credited', 'returned', 'dropped')),
  constraint deposit_receipt_units_check check (units > 0),
  constraint deposit_receipt_reason_check check (reason in ('below_minimum', 'above_cap', 'late')),
  constraint deposit_receipt_source_check check (source in ('provider', 'reviewer')),
  constraint deposit_receipt_return_inviter check (coalesce(return_by <> inviter, true) and
    coalesce(returned_by <> inviter, true)),
  constraint deposit_receipt_cleared_by_check check (cleared_by in ('provider', 'reviewer')),
  constraint deposit_receipt_confirmations_check check (confirmations >= 0),
  constraint deposit_receipt_unclear_units_check check (unclear_units >= 0),
  constraint deposit_receipt_credited_units_check check (credited_units >= 0)
);
create index deposit_receipt_at on deposit_receipt (at);
create index deposit_receipt_attested on deposit_receipt (hash) where source = 'reviewer';
create unique index deposit_receipt_line on deposit_receipt (shop_id, used_line) where used_line is not null;
create index deposit_receipt_open on deposit_receipt (shop_id) where state in ('proposed', 'seen', 'waiting',
  'unclear');
create index deposit_receipt_review on deposit_receipt (at) where state in ('proposed', 'unclear');

-- A row of the closed table of moves of a deposit. Only migrations change it.
-- Room deposits; the same for all shops.
-- stockless_app: select.
-- Written by migrations alone.
create table deposit_rule (
  move       text not null,
  from_state text not null,
  to_state   text not null,
  actor      text not null,
  primary key (move, from_state, to_state, actor)
);

-- A shop's last number of a deposit, and what of its receipts is below the smallest coin.
-- Room deposits; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update.
create table deposit_shop (
  shop_id     bigint not null,
  last_number integer not null default 0,
  carry_units bigint not null default 0,
  primary key (shop_id),
  constraint deposit_shop_carry_units_check check (carry_units >= 0 and carry_units <= 999999)
);

-- What one node says of a transfer; kept when the node withdraws it.
-- Room deposits; the platform's own.
-- stockless_app: select, insert, update (address, at, block, block_hash, is_there, seen_at, units).
create table deposit_sight (
  chain      text not null,
  hash       bytea not null,
  log_index  integer not null,
  source     smallint not null,
  sender     text not null,
  address    text not null,
  units      bigint not null,
  block      bigint not null,
  block_hash bytea,
  at         timestamptz not null,
  seen_at    timestamptz not null,
  is_there   boolean not null default true,
  primary key (chain, hash, log_index, source),
  constraint deposit_sight_chain_hash_log_index_fkey foreign key (chain, hash, log_index) references
    deposit_transfer(chain, hash, log_index),
  constraint deposit_sight_units_check check (units > 0),
  constraint deposit_sight_source_check check (source in (0, 1))
);

-- A transfer that at least one node showed as final: booked once in the whole instance.
-- Room deposits; the platform's own.
-- stockless_app: select, insert, update (booked_at, deposit_id, judged_at, look_at, receipt_id, state,
-- verdict).
create table deposit_transfer (
  chain      text not null,
  hash       bytea not null,
  log_index  integer not null,
  address    text not null,
  shop_id    bigint not null,
  state      text not null default 'open',
  verdict    text not null default 'behind',
  deposit_id uuid,
  receipt_id uuid,
  seen_at    timestamptz not null,
  judged_at  timestamptz,
  look_at    timestamptz not null,
  booked_at  timestamptz,
  primary key (chain, hash, log_index),
  constraint deposit_transfer_chain_address_fkey foreign key (chain, address) references
    deposit_address(chain, address),
  constraint deposit_transfer_check check (state <> 'booked' or receipt_id is not null and deposit_id is not
    null and booked_at is not null and (verdict in ('agree', 'behind'))),
  constraint deposit_transfer_hash_check check (octet_length(hash) = 32),
  constraint deposit_transfer_state_check check (state in ('open', 'booked', 'void')),
  constraint deposit_transfer_verdict_check check (verdict in ('agree', 'behind', 'missing', 'differs',
    'gone')),
  constraint deposit_transfer_log_index_check check (log_index >= 0)
);
create index deposit_transfer_deposit on deposit_transfer (shop_id, deposit_id);
create index deposit_transfer_open on deposit_transfer (chain, look_at) where state = 'open';
create index deposit_transfer_seen on deposit_transfer (chain, seen_at) where state <> 'void';

-- A transfer in the test chain's own records; only in databases of test data.
-- Room deposits; the platform's own.
-- stockless_app: select, insert.
create table testchain (
  hash    text not null,
  channel text not null,
  place   text not null,
  asset   text not null,
  units   bigint not null,
  sent_at timestamptz not null,
  primary key (hash),
  constraint testchain_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint testchain_units_check check (units > 0)
);
create index testchain_place on testchain (place);

-- ==== supply ==========================================================================================

-- An announced cost of goods; a higher one counts after seven days at the earliest.
-- Room supply; the platform's own.
-- stockless_app: select, insert, update (ended_at, state).
create table cost_change (
  id           uuid not null,
  goods_id     uuid not null,
  supplier_id  uuid not null,
  old_units    bigint not null,
  new_units    bigint not null,
  announced_at timestamptz not null,
  from_at      timestamptz not null,
  state        text not null,
  ended_at     timestamptz,
  person_id    uuid not null,
  primary key (id),
  constraint cost_change_goods_id_fkey foreign key (goods_id) references goods(id),
  constraint cost_change_person_id_fkey foreign key (person_id) references operator(id),
  constraint cost_change_supplier_id_fkey foreign key (supplier_id) references supplier(id),
  constraint cost_change_check check (new_units <> old_units),
  constraint cost_change_check1 check (from_at >= announced_at),
  constraint cost_change_check2 check (new_units < old_units or from_at >= (announced_at +
    '7 days'::interval)),
  constraint cost_change_check3 check ((state = 'announced') = (ended_at is null)),
  constraint cost_change_check4 check (state <> 'applied' or ended_at >= from_at),
  constraint cost_change_state_check check (state in ('announced', 'applied', 'withdrawn')),
  constraint cost_change_new_units_check check (new_units >= 1 and new_units <= 1000000000),
  constraint cost_change_old_units_check check (old_units > 0)
);
create index cost_change_history on cost_change (goods_id, announced_at desc);
create index cost_change_of on cost_change (supplier_id, announced_at desc);
create unique index cost_change_open on cost_change (goods_id) where state = 'announced';

-- The number of the last line that a supplier's file had for goods; an older one changes nothing.
-- Room supply; a directory, spread by its first key column.
-- stockless_app: select, insert, update (at, version).
create table feed_version (
  goods_id uuid not null,
  version  bigint not null,
  at       timestamptz not null,
  primary key (goods_id),
  constraint feed_version_goods_id_fkey foreign key (goods_id) references goods(id),
  constraint feed_version_version_check check (version > 0)
);

-- Where a supplier is paid; a second person confirms it, and it counts a day later.
-- Room supply; the platform's own.
-- stockless_app: select, insert, update (confirmed_at, confirmed_by, ended_at, state, usable_at).
create table supplier_account (
  id           uuid not null,
  supplier_id  uuid not null,
  holder       text not null,
  sealed       bytea not null,
  tail         text not null,
  is_iban      boolean not null,
  bic          text not null,
  state        text not null,
  made_by      uuid not null,
  made_at      timestamptz not null,
  confirmed_by uuid,
  confirmed_at timestamptz,
  usable_at    timestamptz,
  ended_at     timestamptz,
  primary key (id),
  constraint supplier_account_made_by_fkey foreign key (made_by) references operator(id),
  constraint supplier_account_supplier_id_fkey foreign key (supplier_id) references supplier(id),
  constraint supplier_account_confirmed_by_fkey foreign key (confirmed_by) references operator(id),
  constraint supplier_account_check check (confirmed_by is null or confirmed_by <> made_by),
  constraint supplier_account_check1 check ((confirmed_by is null) = (confirmed_at is null)),
  constraint supplier_account_check2 check ((confirmed_at is null) = (usable_at is null)),
  constraint supplier_account_check3 check (usable_at is null or usable_at >= (confirmed_at +
    '24:00:00'::interval)),
  constraint supplier_account_check4 check ((state in ('confirmed', 'replaced')) = (confirmed_by is not null)),
  constraint supplier_account_check5 check ((state in ('dropped', 'replaced')) = (ended_at is not null)),
  constraint supplier_account_bic_check check (length(bic) <= 11),
  constraint supplier_account_tail_check check (length(tail) = 4),
  constraint supplier_account_state_check check (state in ('proposed', 'confirmed', 'dropped', 'replaced')),
  constraint supplier_account_holder_check check (length(holder) >= 2 and length(holder) <= 120)
);
create unique index supplier_account_confirmed on supplier_account (supplier_id) where state = 'confirmed';
create index supplier_account_of on supplier_account (supplier_id, made_at desc);
create unique index supplier_account_proposed on supplier_account (supplier_id) where state = 'proposed';

-- A claim about one parcel, by its supplier or against it; never above what the parcel cost.
-- Room supply; the platform's own.
-- stockless_app: select, insert, update (answer, answered_at, answered_by, decide_by, decided_at, decided_by,
-- decided_units, decision, ended_at, state).
create table supplier_claim (
  id            uuid not null,
  supplier_id   uuid not null,
  shop_id       bigint not null,
  order_id      uuid not null,
  n             integer not null,
  side          text not null,
  kind          text not null,
  currency      text not null,
  units         bigint not null,
  cap_units     bigint not null,
  text          text not null,
  state         text not null,
  opened_by     uuid not null,
  opened_at     timestamptz not null,
  answer_by     timestamptz not null,
  answer        text,
  answered_by   uuid,
  answered_at   timestamptz,
  decide_by     timestamptz,
  decided_units bigint,
  decision      text,
  decided_by    uuid,
  decided_at    timestamptz,
  ended_at      timestamptz,
  primary key (id),
  constraint supplier_claim_opened_by_fkey foreign key (opened_by) references operator(id),
  constraint supplier_claim_decided_by_fkey foreign key (decided_by) references operator(id),
  constraint supplier_claim_answered_by_fkey foreign key (answered_by) references operator(id),
  constraint supplier_claim_supplier_id_fkey foreign key (supplier_id) references supplier(id),
  constraint supplier_claim_shop_id_order_id_n_fkey foreign key (shop_id, order_id, n) references
    parcel(shop_id, order_id, n),
  constraint supplier_claim_check check (units <= cap_units),
  constraint supplier_claim_check1 check (decided_units >= 0 and decided_units <= units),
  constraint supplier_claim_check2 check ((kind in ('lost', 'damaged', 'wrong_deduction')) = (side =
    'supplier')),
  constraint supplier_claim_check3 check (answer_by > opened_at),
  constraint supplier_claim_check4 check (state <> 'answered' or answered_at is not null and decide_by is not
    null),
  constraint supplier_claim_check5 check (decided_by is null or decided_by <> opened_by and decided_by is
    distinct from answered_by),
  constraint supplier_claim_check6 check ((state in ('settled', 'refused')) = (decided_by is not null and
    decided_at is not null and decided_units is not null and decision is not null)),
  constraint supplier_claim_check7 check (state <> 'settled' or decided_units > 0),
  constraint supplier_claim_check8 check (state <> 'refused' or decided_units = 0),
  constraint supplier_claim_check9 check ((state in ('settled', 'refused', 'withdrawn')) = (ended_at is not
    null)),
  constraint supplier_claim_kind_check check (kind in ('lost', 'damaged', 'wrong_deduction', 'wrong_goods',
    'late')),
  constraint supplier_claim_side_check check (side in ('supplier', 'house')),
  constraint supplier_claim_text_check check (length(text) >= 20 and length(text) <= 2000),
  constraint supplier_claim_state_check check (state in ('open', 'answered', 'settled', 'refused',
    'withdrawn')),
  constraint supplier_claim_units_check check (units > 0),
  constraint supplier_claim_answer_check check (length(answer) >= 10 and length(answer) <= 2000),
  constraint supplier_claim_decision_check check (length(decision) >= 20 and length(decision) <= 2000)
);
create index supplier_claim_of on supplier_claim (supplier_id, opened_at desc, id desc);
create unique index supplier_claim_parcel on supplier_claim (shop_id, order_id, n, side) where state not in
  ('refused', 'withdrawn');
create index supplier_claim_state on supplier_claim (state, opened_at desc, id desc);

-- A picture of a claim: one of six places.
-- Room supply; the platform's own.
-- stockless_app: select, insert.
create table supplier_claim_file (
  claim_id uuid not null,
  place    integer not null,
  shop_id  bigint not null,
  file_id  uuid not null,
  by_whom  text not null,
  at       timestamptz not null,
  primary key (claim_id, place),
  constraint supplier_claim_file_claim_id_fkey foreign key (claim_id) references supplier_claim(id),
  constraint supplier_claim_file_place_check check (place >= 1 and place <= 6),
  constraint supplier_claim_file_by_whom_check check (by_whom in ('supplier', 'house'))
);

-- A version of the contract with a supplier; never changed once made.
-- Room supply; the platform's own.
-- stockless_app: select, insert, update (applied_at).
create table supplier_contract (
  supplier_id    uuid not null,
  version        integer not null,
  legal_name     text not null,
  registration   text not null,
  address        text not null,
  old_fee_units  bigint not null,
  ship_fee_units bigint not null,
  dispatch_days  integer not null,
  return_days    integer not null,
  return_rules   text not null,
  payment_days   integer not null,
  is_affiliated  boolean not null,
  made_by        uuid not null,
  made_at        timestamptz not null,
  from_at        timestamptz not null,
  applied_at     timestamptz,
  primary key (supplier_id, version),
  constraint supplier_contract_made_by_fkey foreign key (made_by) references operator(id),
  constraint supplier_contract_supplier_id_fkey foreign key (supplier_id) references supplier(id),
  constraint supplier_contract_check check (from_at >= made_at),
  constraint supplier_contract_check1 check (ship_fee_units <= old_fee_units or from_at >= (made_at +
    '7 days'::interval)),
  constraint supplier_contract_check2 check (applied_at is null or applied_at >= from_at),
  constraint supplier_contract_address_check check (length(address) >= 5 and length(address) <= 400),
  constraint supplier_contract_version_check check (version > 0),
  constraint supplier_contract_legal_name_check check (length(legal_name) >= 2 and length(legal_name) <= 120),
  constraint supplier_contract_return_days_check check (return_days >= 14 and return_days <= 365),
  constraint supplier_contract_payment_days_check check (payment_days >= 0 and payment_days <= 60),
  constraint supplier_contract_registration_check check (length(registration) >= 2 and length(registration) <=
    80),
  constraint supplier_contract_return_rules_check check (length(return_rules) >= 10 and length(return_rules)
    <= 2000),
  constraint supplier_contract_dispatch_days_check check (dispatch_days >= 0 and dispatch_days <= 30),
  constraint supplier_contract_old_fee_units_check check (old_fee_units >= 0),
  constraint supplier_contract_ship_fee_units_check check (ship_fee_units >= 0 and ship_fee_units <=
    1000000000)
);
create unique index supplier_contract_waiting on supplier_contract (supplier_id) where applied_at is null;

-- A payment of what a supplier is owed: made, released and confirmed by different people.
-- Room supply; the platform's own.
-- stockless_app: select, insert, update (dropped_by, ended_at, paid_at, paid_by, reference, released_at,
-- released_by, state, why).
create table supplier_payment (
  id          uuid not null,
  supplier_id uuid not null,
  account_id  uuid not null,
  currency    text not null,
  units       bigint not null,
  state       text not null,
  made_by     uuid not null,
  made_at     timestamptz not null,
  released_by uuid,
  released_at timestamptz,
  paid_by     uuid,
  paid_at     timestamptz,
  reference   text,
  dropped_by  uuid,
  why         text,
  ended_at    timestamptz,
  primary key (id),
  constraint supplier_payment_made_by_fkey foreign key (made_by) references operator(id),
  constraint supplier_payment_paid_by_fkey foreign key (paid_by) references operator(id),
  constraint supplier_payment_account_id_fkey foreign key (account_id) references supplier_account(id),
  constraint supplier_payment_dropped_by_fkey foreign key (dropped_by) references operator(id),
  constraint supplier_payment_released_by_fkey foreign key (released_by) references operator(id),
  constraint supplier_payment_supplier_id_fkey foreign key (supplier_id) references supplier(id),
  constraint supplier_payment_check check (released_by is null or released_by <> made_by),
  constraint supplier_payment_check1 check (paid_by is null or paid_by <> released_by),
  constraint supplier_payment_check2 check ((state in ('released', 'paid')) <= (released_by is not null)),
  constraint supplier_payment_check3 check ((released_by is null) = (released_at is null)),
  constraint supplier_payment_check4 check ((state = 'paid') = (paid_by is not null and paid_at is not null
    and reference is not null)),
  constraint supplier_payment_check5 check ((state = 'dropped') = (dropped_by is not null and why is not
    null)),
  constraint supplier_payment_check6 check ((state in ('paid', 'dropped')) = (ended_at is not null)),
  constraint supplier_payment_why_check check (length(why) >= 10 and length(why) <= 500),
  constraint supplier_payment_state_check check (state in ('made', 'released', 'paid', 'dropped')),
  constraint supplier_payment_units_check check (units > 0),
  constraint supplier_payment_reference_check check (length(reference) >= 3 and length(reference) <= 80)
);
create index supplier_payment_of on supplier_payment (supplier_id, made_at desc);
create unique index supplier_payment_open on supplier_payment (supplier_id) where state in ('made',
  'released');
create unique index supplier_payment_reference on supplier_payment (reference) where reference is not null;

-- ==== reconciliation ==================================================================================

-- The platform's own money into the goodwill fund, or out of it to one shop, by two people.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert, update (checker, ended_at, ended_by, state).
create table goodwill (
  id       uuid not null,
  kind     text not null,
  shop_id  bigint,
  currency text not null,
  units    bigint not null,
  reason   text not null,
  document text not null,
  line_id  uuid,
  state    text not null,
  inviter  uuid,
  maker    uuid not null,
  made_at  timestamptz not null,
  checker  uuid,
  ended_by uuid,
  ended_at timestamptz,
  as_promo boolean not null default false,
  primary key (id),
  constraint goodwill_line_id_fkey foreign key (line_id) references bank_line(id),
  constraint goodwill_check check ((kind = 'give') = (shop_id is not null)),
  constraint goodwill_check1 check (kind = 'give' or length(document) >= 3),
  constraint goodwill_check2 check (line_id is null or kind = 'fund'),
  constraint goodwill_check3 check (checker is null or checker <> maker),
  constraint goodwill_check4 check (inviter is null or maker <> inviter),
  constraint goodwill_check5 check (inviter is null or checker is null or checker <> inviter),
  constraint goodwill_check6 check ((state = 'confirmed') = (checker is not null)),
  constraint goodwill_check7 check ((state = 'proposed') = (ended_at is null)),
  constraint goodwill_check8 check ((state = 'proposed') = (ended_by is null)),
  constraint goodwill_kind_check check (kind in ('fund', 'give')),
  constraint goodwill_promo_given check (not as_promo or kind = 'give'),
  constraint goodwill_state_check check (state in ('proposed', 'confirmed', 'dropped')),
  constraint goodwill_units_check check (units > 0),
  constraint goodwill_reason_check check (length(reason) >= 20 and length(reason) <= 500),
  constraint goodwill_document_check check (length(document) <= 200)
);
create index goodwill_at on goodwill (made_at desc);
create unique index goodwill_line on goodwill (line_id) where line_id is not null and state <> 'dropped';

-- What one person gave, or one shop got, as goodwill on a day; never above the cap.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert, update (units).
create table goodwill_day (
  day   date not null,
  whose text not null,
  units bigint not null,
  cap   bigint not null,
  primary key (day, whose),
  constraint goodwill_day_check check (units <= cap),
  constraint goodwill_day_cap_check check (cap > 0),
  constraint goodwill_day_units_check check (units >= 0),
  constraint goodwill_day_whose_check check (whose ~ '^(person|shop):')
);

-- The explanation of a difference: one person writes it, another confirms.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert, update (checker, ended_at, ended_by, state).
create table recon_explanation (
  id       uuid not null,
  item_id  uuid not null,
  units    bigint not null,
  document text not null,
  note     text not null,
  state    text not null,
  maker    uuid not null,
  made_at  timestamptz not null,
  checker  uuid,
  ended_by uuid,
  ended_at timestamptz,
  primary key (id),
  constraint recon_explanation_id_state_key unique (id, state),
  constraint recon_explanation_item_id_fkey foreign key (item_id) references recon_item(id),
  constraint recon_explanation_check check (checker is null or checker <> maker),
  constraint recon_explanation_check1 check ((state = 'confirmed') = (checker is not null)),
  constraint recon_explanation_check2 check ((state = 'proposed') = (ended_at is null)),
  constraint recon_explanation_check3 check ((state = 'proposed') = (ended_by is null)),
  constraint recon_explanation_note_check check (length(note) >= 20 and length(note) <= 1000),
  constraint recon_explanation_state_check check (state in ('proposed', 'confirmed', 'dropped')),
  constraint recon_explanation_document_check check (length(document) >= 3 and length(document) <= 200)
);
create unique index recon_explanation_of on recon_explanation (item_id) where state = 'proposed';

-- What stood at a place and in the books, written where it changed and once a day.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert.
create table recon_fact (
  run_id          uuid not null,
  place           text not null,
  asset           text not null,
  expected_units  bigint not null,
  actual_units    bigint,
  transit_units   bigint not null,
  unmatched_units bigint not null,
  difference      bigint not null,
  at              timestamptz not null,
  primary key (place, at, run_id),
  constraint recon_fact_run_id_fkey foreign key (run_id) references recon_run(id),
  constraint recon_fact_place_check check (length(place) >= 3 and length(place) <= 120),
  constraint recon_fact_transit_units_check check (transit_units >= 0)
);

-- Up to when a provider's lines are complete.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert, update (whole_until).
create table recon_feed (
  provider    text not null,
  whole_until timestamptz not null,
  primary key (provider)
);

-- The time during which differences keep new payouts from leaving.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert, update (closed_at, state).
create table recon_incident (
  id        uuid not null,
  state     text not null,
  reason    text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (id),
  constraint recon_incident_check check ((state = 'closed') = (closed_at is not null)),
  constraint recon_incident_state_check check (state in ('open', 'closed')),
  constraint recon_incident_reason_check check (length(reason) >= 10 and length(reason) <= 500)
);
create index recon_incident_at on recon_incident (opened_at desc);
create unique index recon_incident_open on recon_incident ((true)) where state = 'open';

-- A difference from when it was first seen until it is gone or two people have explained it.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert, update (ended_at, explanation_id, incident_id, last_seen_at, state, units).
create table recon_item (
  id                uuid not null,
  place             text not null,
  kind              text not null,
  subject           text not null,
  asset             text not null,
  units             bigint not null,
  state             text not null,
  first_seen_at     timestamptz not null,
  last_seen_at      timestamptz not null,
  ended_at          timestamptz,
  explanation_id    uuid,
  explanation_state text generated always as ( case when explanation_id is null then null::text else
    'confirmed' end) stored,
  incident_id       uuid,
  primary key (id),
  constraint recon_item_explained foreign key (explanation_id, explanation_state) references
    recon_explanation(id, state),
  constraint recon_item_incident_id_fkey foreign key (incident_id) references recon_incident(id),
  constraint recon_item_check check ((state = 'explained') = (explanation_id is not null)),
  constraint recon_item_check1 check ((state = 'gone') = (ended_at is not null)),
  constraint recon_item_kind_check check (kind in ('balance', 'statement', 'order', 'books', 'evidence',
    'capture', 'differs', 'missing_outside', 'missing_inside')),
  constraint recon_item_state_check check (state in ('open', 'explained', 'gone')),
  constraint recon_item_units_check check (units <> 0),
  constraint recon_item_subject_check check (length(subject) <= 120)
);
create index recon_item_age on recon_item (first_seen_at) where state = 'open';
create index recon_item_incident on recon_item (incident_id, first_seen_at) where incident_id is not null;
create unique index recon_item_open on recon_item (place, kind, subject) where state <> 'gone';

-- A line of a card provider's own account, once by its id.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert.
create table recon_line (
  provider text not null,
  line_id  text not null,
  kind     text not null,
  ref      text not null,
  asset    text not null,
  units    bigint not null,
  at       timestamptz not null,
  read_at  timestamptz not null,
  primary key (provider, line_id),
  constraint recon_line_ref_check check (length(ref) >= 1 and length(ref) <= 255),
  constraint recon_line_kind_check check (kind in ('capture', 'refund', 'dispute', 'fee', 'payout', 'other')),
  constraint recon_line_line_id_check check (length(line_id) >= 1 and length(line_id) <= 255)
);
create index recon_line_at on recon_line (provider, at);

-- One comparison of the books with banks, chains and providers: how many differences and silent places.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert.
create table recon_run (
  id          uuid not null,
  at          timestamptz not null,
  places      integer not null,
  differences integer not null,
  silent      integer not null,
  books_until timestamptz,
  primary key (id),
  constraint recon_run_places_check check (places >= 0),
  constraint recon_run_silent_check check (silent >= 0),
  constraint recon_run_differences_check check (differences >= 0)
);
create index recon_run_at on recon_run (at desc);

-- Both sums of a place up to a moment before which every item was settled or explained.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert.
create table recon_seal (
  place          text not null,
  asset          text not null,
  until          timestamptz not null,
  expected_units bigint not null,
  actual_units   bigint not null,
  at             timestamptz not null,
  primary key (place, asset, until),
  constraint recon_seal_place_check check (length(place) >= 3 and length(place) <= 120)
);
create index recon_seal_newest on recon_seal (place, until desc);

-- A source that is asked: since when, and when it last answered.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert, update (answered_at, asked_at).
create table recon_source (
  name        text not null,
  asked_at    timestamptz not null,
  first_at    timestamptz not null,
  answered_at timestamptz,
  primary key (name),
  constraint recon_source_name_check check (length(name) >= 3 and length(name) <= 120)
);

-- What an auditor has signed: so much of a currency was there at a moment.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert.
create table reserve_attestation (
  id        uuid not null,
  auditor   text not null,
  seal_no   integer not null,
  currency  text not null,
  units     bigint not null,
  stated_at timestamptz not null,
  note      text not null,
  at        timestamptz not null,
  primary key (id),
  constraint reserve_attestation_auditor_seal_no_currency_key unique (auditor, seal_no, currency),
  constraint reserve_attestation_check check (stated_at <= at),
  constraint reserve_attestation_note_check check (length(note) >= 1 and length(note) <= 4000),
  constraint reserve_attestation_units_check check (units >= 0),
  constraint reserve_attestation_auditor_check check (length(auditor) >= 1 and length(auditor) <= 200),
  constraint reserve_attestation_seal_no_check check (seal_no > 0)
);
create index reserve_attestation_at on reserve_attestation (at desc);

-- What was there for what is owed in one currency, once a day; never changed.
-- Room reconciliation; the platform's own.
-- stockless_app: select, insert.
create table reserve_report (
  at       timestamptz not null,
  currency text not null,
  seal_no  integer not null,
  owed     bigint not null,
  held     bigint not null,
  document bytea not null,
  primary key (at, currency),
  constraint reserve_report_owed_check check (owed >= 0),
  constraint reserve_report_seal_no_check check (seal_no > 0),
  constraint reserve_report_document_check check (length(document) = 32)
);

-- ==== statistics ======================================================================================

-- One visitor, one day, one article, one kind: seen, clicked, put into the cart, taken to checkout.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function visit_day_close.
create table goods_event (
  shop_id  bigint not null,
  day      date not null,
  visitor  bytea not null,
  goods_id uuid not null,
  kind     text not null,
  at       timestamptz not null,
  late     boolean not null default false,
  primary key (shop_id, day, visitor, goods_id, kind),
  constraint goods_event_shop foreign key (shop_id) references shop(shop_id),
  constraint goods_event_kind_check check (kind in ('view', 'click', 'cart', 'checkout')),
  constraint goods_event_visitor_check check (length(visitor) = 16)
);
create index goods_event_at on goods_event (shop_id, kind, at);
create index goods_event_goods on goods_event (shop_id, goods_id, kind, at);
create index goods_event_late on goods_event (shop_id, at) where late;

-- Words that were searched for in a shop on one day and found nothing, and how often.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (times).
-- Written by function search_miss_forget.
create table search_miss (
  shop_id bigint not null,
  day     date not null,
  term    text not null,
  times   integer not null,
  primary key (shop_id, day, term),
  constraint search_miss_shop foreign key (shop_id) references shop(shop_id),
  constraint search_miss_term_check check (length(term) >= 2 and length(term) <= 80),
  constraint search_miss_times_check check (times > 0)
);
create index search_miss_old on search_miss (day);

-- What a shop sold, earned, gave back and was visited by on a day that is over; never changed.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function shop_day_save.
create table shop_day (
  shop_id        bigint not null,
  tz             text not null,
  day            date not null,
  orders         integer not null,
  quantity       bigint not null,
  sold_units     bigint not null,
  refunded_units bigint not null,
  profit_units   bigint not null,
  from_direct    integer not null,
  from_shared    integer not null,
  from_search    integer not null,
  from_explore   integer not null,
  from_other     integer not null,
  views          integer not null,
  carts          integer not null,
  checkouts      integer not null,
  primary key (shop_id, tz, day),
  constraint shop_day_shop foreign key (shop_id) references shop(shop_id)
);

-- One visitor (a keyed hash of the day) of one shop on one day, and where they came from.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function visit_day_close.
create table visit (
  shop_id bigint not null,
  day     date not null,
  visitor bytea not null,
  at      timestamptz not null,
  source  text not null default 'direct',
  late    boolean not null default false,
  host    text,
  primary key (shop_id, day, visitor),
  constraint visit_shop foreign key (shop_id) references shop(shop_id),
  constraint visit_host check (length(host) >= 3 and length(host) <= 100) not valid,
  constraint visit_source_check check (source in ('direct', 'shared', 'search', 'explore', 'other')),
  constraint visit_visitor_check check (length(visitor) = 16)
);
create index visit_at on visit (shop_id, at);
create index visit_late on visit (shop_id, at) where late;

-- What is left of the visits of one shop on one day (UTC) whose rows are gone: counts by quarter of an hour.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function visit_day_add.
create table visit_day (
  shop_id  bigint not null,
  day      date not null,
  quarters smallint[] not null,
  facts    smallint[] not null,
  counts   integer[] not null,
  primary key (shop_id, day),
  constraint visit_day_shop foreign key (shop_id) references shop(shop_id),
  constraint visit_day_check check (cardinality(quarters) = cardinality(facts) and cardinality(quarters) =
    cardinality(counts))
);

-- How many visitors of one day came from a host, or viewed, put into the cart or took to checkout one
-- product.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function visit_day_close, visit_fact_save.
create table visit_fact_day (
  shop_id  bigint not null,
  day      date not null,
  fact     text not null,
  subject  text not null,
  visitors integer not null,
  primary key (shop_id, day, fact, subject),
  constraint visit_fact_day_shop foreign key (shop_id) references shop(shop_id),
  constraint visit_fact_day_fact_check check (fact in ('summed', 'host', 'view', 'cart', 'checkout')),
  constraint visit_fact_day_visitors_check check (visitors >= 0)
);

-- How many of the visits of a shop whose rows are gone were written late.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function visit_day_close.
create table visit_late_sum (
  shop_id  bigint not null,
  visitors bigint not null,
  primary key (shop_id),
  constraint visit_late_sum_shop foreign key (shop_id) references shop(shop_id),
  constraint visit_late_sum_visitors_check check (visitors > 0)
);

-- How many visitors came to a shop before a moment; never changed.
-- Room statistics; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function visit_day_close, visit_sum_save.
create table visit_sum (
  shop_id  bigint not null,
  until    timestamptz not null,
  visitors bigint not null,
  primary key (shop_id, until),
  constraint visit_sum_shop foreign key (shop_id) references shop(shop_id),
  constraint visit_sum_visitors_check check (visitors >= 0)
);

-- ==== insights ========================================================================================

-- Up to which entry the book of a shop was summed by order.
-- Room insights; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function order_part_save.
create table insight_cursor (
  shop_id bigint not null,
  up_to   bigint not null,
  primary key (shop_id),
  constraint insight_cursor_shop foreign key (shop_id) references shop(shop_id),
  constraint insight_cursor_up_to_check check (up_to >= 0)
);

-- Where the money of one order went: the sums of its entries of the book up to `insight_cursor.up_to`.
-- Room insights; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function order_part_save.
create table order_part (
  shop_id  bigint not null,
  order_id uuid not null,
  paid     bigint not null,
  refunds  bigint not null,
  cost     bigint not null,
  fees     bigint not null,
  tax      bigint not null,
  profit   bigint not null,
  open     bigint not null,
  primary key (shop_id, order_id),
  constraint order_part_order foreign key (shop_id, order_id) references shop_order(shop_id, id),
  constraint order_part_whole check (paid = (refunds + cost + fees + tax + profit + open))
);

-- ==== promotion =======================================================================================

-- Counted views and clicks of one campaign in the whole days before a day, written once.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table ad_campaign_baseline (
  shop_id     bigint not null,
  campaign_id uuid not null,
  day         date not null,
  views       integer not null,
  clicks      integer not null,
  primary key (shop_id, campaign_id, day),
  constraint ad_campaign_baseline_views_check check (views >= 0),
  constraint ad_campaign_baseline_clicks_check check (clicks >= 0)
);

-- The sponsored click that a checkout came from.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table ad_checkout (
  shop_id     bigint not null,
  payment_id  uuid not null,
  campaign_id uuid not null,
  click_id    uuid not null,
  at          timestamptz not null,
  primary key (shop_id, payment_id)
);
create index ad_checkout_click on ad_checkout (shop_id, click_id);

-- A sponsored link that was followed, once, with its verdict and the transfer that charged it.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (dwelt_at, is_held, ledger_ref, reason, verdict).
create table ad_click (
  shop_id     bigint not null,
  id          uuid not null,
  campaign_id uuid not null,
  goods_id    uuid not null,
  auction_id  uuid not null,
  day         date not null,
  surface     text not null,
  slot        integer not null,
  score       text not null,
  next_score  text not null,
  price_units bigint not null,
  viewer      bytea not null,
  network     bytea not null,
  verdict     text not null,
  reason      text,
  at          timestamptz not null,
  dwelt_at    timestamptz,
  ledger_ref  text,
  blocks      bytea[] not null default '{}'::bytea[],
  is_held     boolean not null default false,
  primary key (shop_id, id),
  constraint ad_click_check check ((verdict in ('refused', 'taken_back')) = (reason is not null)),
  constraint ad_click_verdict_check check (verdict in ('waiting', 'valid', 'charged', 'refused',
    'taken_back')),
  constraint ad_click_price_units_check check (price_units >= 0)
);
create index ad_click_block on ad_click (shop_id, campaign_id, (blocks[1]), at) where verdict in ('waiting',
  'valid', 'charged');
create index ad_click_network on ad_click (shop_id, network, at);
create index ad_click_settled on ad_click (shop_id, campaign_id, at) where verdict in ('valid', 'charged');
create index ad_click_viewer on ad_click (shop_id, viewer, at);
create index ad_click_waiting on ad_click (shop_id, campaign_id, at) where verdict = 'waiting';

-- A day's log of promotion: the promised and revealed seed, the number and head of its entries.
-- Room promotion; the platform's own.
-- stockless_app: select, insert (blind, commit_hash, committed_at, day, head, seed, version, viewer_salt),
-- update (revealed_at, viewer_salt).
-- Written by function ad_log_append.
create table ad_day (
  day          date not null,
  version      integer not null,
  commit_hash  text not null,
  seed         text not null,
  blind        text not null,
  viewer_salt  text,
  committed_at timestamptz not null,
  revealed_at  timestamptz,
  entries      integer not null default 0,
  head         text not null,
  numbered     boolean not null default true,
  primary key (day),
  constraint ad_day_head_check check (head ~ '^[0-9a-f]{64}$'),
  constraint ad_day_seed_check check (seed ~ '^[0-9a-f]{64}$'),
  constraint ad_day_blind_check check (blind ~ '^[0-9a-f]{64}$'),
  constraint ad_day_entries_check check (entries >= 0),
  constraint ad_day_commit_hash_check check (commit_hash ~ '^[0-9a-f]{64}$')
);

-- What goods of a campaign are rated by: chance and quality.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (at, chance, parts, quality).
create table ad_fact (
  shop_id     bigint not null,
  campaign_id uuid not null,
  goods_id    uuid not null,
  chance      integer not null,
  quality     integer not null,
  parts       text not null,
  at          timestamptz not null,
  primary key (shop_id, campaign_id, goods_id)
);

-- A process that draws auctions on a day, numbered without gaps, and how many of its auctions are logged.
-- Room promotion; the platform's own.
-- stockless_app: select.
-- Written by function ad_lane_open, ad_log_append.
create table ad_lane (
  day       date not null,
  lane      integer not null,
  auctions  integer not null default 0,
  opened_at timestamptz not null,
  primary key (day, lane),
  constraint ad_lane_day foreign key (day) references ad_day(day),
  constraint ad_lane_lane_check check (lane >= 1 and lane <= 9999),
  constraint ad_lane_auctions_check check (auctions >= 0)
);

-- One entry of a day's log, chained by hash: anybody can compute the day again.
-- Room promotion; the platform's own.
-- stockless_app: select.
-- Written by function ad_log_append.
create table ad_log (
  day        date not null,
  n          integer not null,
  kind       text not null,
  pool       text not null,
  hash       text not null,
  head       text not null,
  body       text not null,
  auction_id uuid,
  at         timestamptz not null,
  primary key (day, n),
  constraint ad_log_day_fkey foreign key (day) references ad_day(day),
  constraint ad_log_check check ((kind = 'auction') = (auction_id is not null)),
  constraint ad_log_n_check check (n > 0),
  constraint ad_log_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint ad_log_head_check check (head ~ '^[0-9a-f]{64}$'),
  constraint ad_log_kind_check check (kind in ('pool', 'auction'))
);
create index ad_log_auction on ad_log (auction_id) where auction_id is not null;
create index ad_log_pool on ad_log (day, pool);

-- A campaign as a candidate of a pool, under the hash that the log names.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table ad_offer (
  shop_id     bigint not null,
  day         date not null,
  hash        text not null,
  campaign_id uuid not null,
  goods_id    uuid not null,
  body        text not null,
  primary key (shop_id, day, hash),
  constraint ad_offer_hash_check check (hash ~ '^[0-9a-f]{64}$')
);

-- The pace of a campaign on its day, computed every five minutes.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (at, clicks, day, orders, participation, spent_units, target_units,
-- turns, views).
create table ad_pace (
  shop_id       bigint not null,
  campaign_id   uuid not null,
  day           date not null,
  participation integer not null,
  target_units  bigint not null,
  spent_units   bigint not null,
  views         integer not null,
  turns         integer not null,
  clicks        integer not null,
  orders        integer not null,
  at            timestamptz not null,
  primary key (shop_id, campaign_id),
  constraint ad_pace_spent_units_check check (spent_units >= 0),
  constraint ad_pace_target_units_check check (target_units >= 0),
  constraint ad_pace_participation_check check (participation >= 0 and participation <= 1000000)
);

-- How many views and refusals of a day there were whose rows have been deleted.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select.
-- Written by function ad_forget.
create table ad_past (
  shop_id     bigint not null,
  campaign_id uuid not null,
  day         date not null,
  kind        text not null,
  reason      text not null,
  count       integer not null,
  primary key (shop_id, campaign_id, day, kind, reason),
  constraint ad_past_kind_check check (kind in ('view', 'click')),
  constraint ad_past_count_check check (count > 0)
);

-- A campaign that was in a pool of a day, from when, for which surface.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table ad_pool_member (
  shop_id     bigint not null,
  day         date not null,
  pool        text not null,
  campaign_id uuid not null,
  surface     text not null,
  at          timestamptz not null,
  primary key (shop_id, campaign_id, day, pool)
);

-- How many views or clicks were refused for one reason in one minute. Shop 0: nobody knows whose.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (count).
-- Written by function ad_forget.
create table ad_refusal (
  shop_id     bigint not null,
  campaign_id uuid not null,
  kind        text not null,
  reason      text not null,
  minute      timestamptz not null,
  count       integer not null,
  primary key (shop_id, campaign_id, kind, reason, minute),
  constraint ad_refusal_kind_check check (kind in ('view', 'click')),
  constraint ad_refusal_count_check check (count > 0)
);
create index ad_refusal_minute on ad_refusal (minute);

-- How many auctions of a day ended with one result for a campaign that could have been in them.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (count).
create table ad_result (
  shop_id     bigint not null,
  campaign_id uuid not null,
  day         date not null,
  result      text not null,
  count       integer not null,
  primary key (shop_id, campaign_id, day, result),
  constraint ad_result_count_check check (count > 0)
);

-- Whether a shop shows goods of others below its own.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (changed_at, is_on).
-- Written by function reach_erase_person.
create table ad_similar (
  shop_id    bigint not null,
  is_on      boolean not null,
  changed_at timestamptz not null,
  primary key (shop_id),
  constraint ad_similar_shop foreign key (shop_id) references shop(shop_id)
);

-- A shop that an owner admitted to the places of public support, from when until when.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (ended_at).
-- Written by function reach_erase_person.
create table ad_support (
  shop_id    bigint not null,
  started_at timestamptz not null,
  ended_at   timestamptz,
  note       text not null,
  primary key (shop_id, started_at),
  constraint ad_support_shop foreign key (shop_id) references shop(shop_id),
  constraint ad_support_note_check check (length(note) >= 40 and length(note) <= 2000)
);
create unique index ad_support_one on ad_support (shop_id) where ended_at is null;

-- Views of pages with sponsored places in five minutes.
-- Room promotion; the platform's own.
-- stockless_app: select, insert, update (views).
create table ad_traffic (
  surface text not null,
  at      timestamptz not null,
  views   integer not null,
  primary key (surface, at),
  constraint ad_traffic_views_check check (views > 0)
);

-- Counted views and clicks of all campaigns in the whole days before a day: what is usual on it.
-- Room promotion; the platform's own.
-- stockless_app: select, insert.
create table ad_usual (
  day    date not null,
  views  integer not null,
  clicks integer not null,
  primary key (day),
  constraint ad_usual_views_check check (views >= 0),
  constraint ad_usual_clicks_check check (clicks >= 0)
);

-- A sponsored place that was seen, once, with its verdict.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function ad_forget.
create table ad_view (
  shop_id     bigint not null,
  id          uuid not null,
  campaign_id uuid not null,
  goods_id    uuid not null,
  auction_id  uuid not null,
  day         date not null,
  surface     text not null,
  slot        integer not null,
  score       text not null,
  next_score  text not null,
  shuffled    boolean not null,
  viewer      bytea not null,
  verdict     text not null,
  reason      text,
  at          timestamptz not null,
  primary key (shop_id, id),
  constraint ad_view_check check ((verdict = 'refused') = (reason is not null)),
  constraint ad_view_verdict_check check (verdict in ('valid', 'refused'))
);
create index ad_view_at on ad_view (at);
create index ad_view_time on ad_view (shop_id, campaign_id, at) where verdict = 'valid';
create index ad_view_viewer on ad_view (shop_id, campaign_id, viewer, at);

-- A campaign of a shop: its budget, what is left of it, until when.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (back_available_units, back_promo_units, ended_at, ended_reason,
-- ends_at, pause_reason, promise_at, starts_at, state, version).
create table campaign (
  shop_id              bigint not null,
  id                   uuid not null,
  plan_id              text not null,
  state                text not null,
  currency             text not null,
  promo_units          bigint not null,
  available_units      bigint not null,
  back_promo_units     bigint not null default 0,
  back_available_units bigint not null default 0,
  day_budget_units     bigint not null,
  max_bid_units        bigint not null,
  percent_bps          integer not null,
  days                 integer not null,
  starts_at            timestamptz not null,
  ends_at              timestamptz not null,
  pause_reason         text,
  ended_reason         text,
  ended_at             timestamptz,
  promise_at           timestamptz,
  version              integer not null default 1,
  created_at           timestamptz not null,
  budget_units         bigint not null generated always as (promo_units + available_units) stored,
  primary key (shop_id, id),
  constraint campaign_shop foreign key (shop_id) references shop(shop_id),
  constraint campaign_mandate foreign key (shop_id, id, budget_units) references mandate(shop_id, id, units),
  constraint campaign_check check (back_promo_units >= 0 and back_promo_units <= promo_units),
  constraint campaign_check1 check (back_available_units >= 0 and back_available_units <= available_units),
  constraint campaign_check2 check (ends_at > starts_at),
  constraint campaign_check3 check ((plan_id = 'order') = (percent_bps > 0)),
  constraint campaign_check4 check ((plan_id = 'order') = (max_bid_units = 0)),
  constraint campaign_check5 check (plan_id <> 'order' or promo_units = 0 and available_units = 0 and
    day_budget_units = 0),
  constraint campaign_check6 check (plan_id = 'order' or (promo_units + available_units) > 0),
  constraint campaign_check7 check ((state = 'paused') = (pause_reason is not null)),
  constraint campaign_check8 check ((state in ('ended', 'rejected')) = (ended_at is not null)),
  constraint campaign_check9 check ((ended_at is null) = (ended_reason is null)),
  constraint campaign_days_check check (days >= 1 and days <= 30),
  constraint campaign_state_check check (state in ('review', 'scheduled', 'active', 'paused', 'ended',
    'rejected')),
  constraint campaign_plan_id_check check (plan_id in ('explore', 'search', 'similar', 'order')),
  constraint campaign_percent_bps_check check (percent_bps >= 0 and percent_bps <= 5000),
  constraint campaign_promo_units_check check (promo_units >= 0),
  constraint campaign_ended_reason_check check (ended_reason in ('exhausted', 'time', 'stopped',
    'shop_closed', 'rejected')),
  constraint campaign_pause_reason_check check (pause_reason in ('merchant', 'no_stock', 'shop_paused',
    'not_sold')),
  constraint campaign_max_bid_units_check check (max_bid_units >= 0),
  constraint campaign_available_units_check check (available_units >= 0),
  constraint campaign_day_budget_units_check check (day_budget_units >= 0)
);
create index campaign_made on campaign (created_at desc, id desc);
create index campaign_newest on campaign (shop_id, created_at desc, id desc);
create index campaign_review on campaign (promise_at) where state = 'review';
create index campaign_running on campaign (plan_id, state) where state in ('review', 'scheduled', 'active',
  'paused');

-- What a campaign spent on a day of its shop's clock; never above its budget.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (spent_units).
create table campaign_day (
  shop_id      bigint not null,
  campaign_id  uuid not null,
  day          date not null,
  budget_units bigint not null,
  spent_units  bigint not null,
  primary key (shop_id, campaign_id, day),
  constraint campaign_day_campaign foreign key (shop_id, campaign_id) references campaign(shop_id, id),
  constraint campaign_day_check check (spent_units >= 0 and spent_units <= budget_units),
  constraint campaign_day_budget_units_check1 check (budget_units > 0)
);

-- Goods of a campaign; live ones take the seat of their plan.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (is_live).
create table campaign_goods (
  shop_id     bigint not null,
  campaign_id uuid not null,
  goods_id    uuid not null,
  plan_id     text not null,
  is_live     boolean not null,
  primary key (shop_id, campaign_id, goods_id),
  constraint campaign_goods_campaign foreign key (shop_id, campaign_id) references campaign(shop_id, id),
  constraint campaign_goods_goods_id_fkey foreign key (goods_id) references goods(id)
);
create unique index campaign_seat on campaign_goods (shop_id, plan_id, goods_id) where is_live;

-- One step of a campaign: who did it and why; never changed.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table campaign_step (
  shop_id     bigint not null,
  campaign_id uuid not null,
  n           integer not null,
  move        text not null,
  state       text not null,
  actor       text not null,
  person_id   uuid,
  reason      text,
  at          timestamptz not null,
  primary key (shop_id, campaign_id, n),
  constraint campaign_step_campaign foreign key (shop_id, campaign_id) references campaign(shop_id, id),
  constraint campaign_step_n_check check (n > 0),
  constraint campaign_step_reason_check check (length(reason) <= 2000)
);

-- An order that a sponsored click led to: what promotion costs of it, and what was given back.
-- Room promotion; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (back_units).
create table promoted_order (
  shop_id     bigint not null,
  order_id    uuid not null,
  campaign_id uuid not null,
  click_id    uuid not null,
  percent_bps integer not null,
  goods_units bigint not null,
  fee_units   bigint not null,
  back_units  bigint not null default 0,
  settled_at  timestamptz not null,
  free_reason text,
  primary key (shop_id, order_id),
  constraint promoted_order_campaign_of foreign key (shop_id, campaign_id) references campaign(shop_id, id),
  constraint promoted_order_check check (fee_units >= 0 and (fee_units * 10000) <= (goods_units *
    percent_bps)),
  constraint promoted_order_check1 check (back_units >= 0 and back_units <= fee_units),
  constraint promoted_order_check2 check ((free_reason is null) = (fee_units > 0)),
  constraint promoted_order_free_reason_check check (free_reason in ('own_sales', 'unproved', 'nothing_kept',
    'nothing_left')),
  constraint promoted_order_goods_units_check check (goods_units >= 0),
  constraint promoted_order_percent_bps_check check (percent_bps >= 1 and percent_bps <= 5000)
);
create index promoted_order_campaign on promoted_order (shop_id, campaign_id);

-- ==== chat ============================================================================================

-- A prepared answer of support; the slot is the limit.
-- Room chat; the platform's own.
-- stockless_app: select, insert, update, delete.
create table canned_answer (
  id         uuid not null,
  slot       smallint not null,
  title      text not null,
  texts      jsonb not null,
  version    integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (id),
  constraint canned_answer_slot_key unique (slot),
  constraint canned_answer_slot_check check (slot >= 1 and slot <= 500),
  constraint canned_answer_texts_check check (jsonb_typeof(texts) = 'object' and texts ? 'en'),
  constraint canned_answer_title_check check (length(title) >= 2 and length(title) <= 80),
  constraint canned_answer_version_check check (version > 0)
);
create unique index canned_answer_title on canned_answer (lower(title));

-- A picture of a conversation, and the message that it belongs to.
-- Room chat; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (seq).
create table chat_file (
  shop_id         bigint not null,
  file_id         uuid not null,
  conversation_id uuid not null,
  by_side         text not null,
  by_id           uuid not null,
  seq             integer,
  at              timestamptz not null,
  primary key (shop_id, file_id),
  constraint chat_file_shop_id_conversation_id_fkey foreign key (shop_id, conversation_id) references
    conversation(shop_id, id),
  constraint chat_file_seq_check check (seq > 0),
  constraint chat_file_by_side_check check (by_side in ('merchant', 'desk', 'buyer'))
);
create index chat_file_conversation on chat_file (shop_id, conversation_id);

-- One message of a conversation, numbered without gaps; never changed.
-- Room chat; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
-- Written by function chat_erase_buyer, chat_erase_person.
create table chat_message (
  shop_id         bigint not null,
  conversation_id uuid not null,
  seq             integer not null,
  by_side         text not null,
  by_id           uuid not null,
  name            text,
  client_id       uuid not null,
  parts           jsonb not null,
  file_ids        uuid[] not null default '{}'::uuid[],
  at              timestamptz not null,
  primary key (shop_id, conversation_id, seq),
  constraint chat_message_shop_id_conversation_id_by_side_client_id_key unique (shop_id, conversation_id,
    by_side, client_id),
  constraint chat_message_shop_id_conversation_id_fkey foreign key (shop_id, conversation_id) references
    conversation(shop_id, id),
  constraint chat_message_check check ((by_side = 'desk') = (name is not null)),
  constraint chat_message_seq_check check (seq > 0),
  constraint chat_message_name_check check (length(name) >= 1 and length(name) <= 80),
  constraint chat_message_parts_check check (jsonb_typeof(parts) = 'array'),
  constraint chat_message_by_side_check check (by_side in ('merchant', 'desk', 'buyer')),
  constraint chat_message_file_ids_check check (cardinality(file_ids) <= 6)
);

-- A request of one side that support reads a conversation, and what came of it.
-- Room chat; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (note, outcome, resolved_at, resolved_by).
-- Written by function chat_erase_buyer, chat_erase_person.
create table chat_report (
  shop_id         bigint not null,
  conversation_id uuid not null,
  by_side         text not null,
  reason          text not null,
  at              timestamptz not null,
  outcome         text,
  note            text,
  resolved_by     uuid,
  resolved_at     timestamptz,
  primary key (shop_id, conversation_id),
  constraint chat_report_shop_id_conversation_id_fkey foreign key (shop_id, conversation_id) references
    conversation(shop_id, id),
  constraint chat_report_check check ((outcome is null) = (resolved_at is null)),
  constraint chat_report_check1 check ((outcome is null) = (resolved_by is null)),
  constraint chat_report_check2 check ((outcome is null) = (note is null)),
  constraint chat_report_note_check check (length(note) <= 500),
  constraint chat_report_reason_check check (length(reason) <= 500),
  constraint chat_report_by_side_check check (by_side in ('merchant', 'buyer')),
  constraint chat_report_outcome_check check (outcome in ('nothing', 'warned', 'restricted'))
);
create index chat_report_open on chat_report (at) where resolved_at is null;

-- What a machine made of one message in another language, when somebody asked for it.
-- Room chat; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (at, body, claim, failure, host, source).
-- Written by function chat_erase_buyer, chat_erase_person.
create table chat_translation (
  shop_id         bigint not null,
  conversation_id uuid not null,
  seq             integer not null,
  lang            text not null,
  body            text,
  source          text not null,
  host            text not null,
  at              timestamptz not null,
  claim           uuid,
  failure         text,
  primary key (shop_id, conversation_id, seq, lang),
  constraint chat_translation_message foreign key (shop_id, conversation_id, seq) references
    chat_message(shop_id, conversation_id, seq),
  constraint chat_translation_failed check (failure is null or body is null),
  constraint chat_translation_claimed check ((body is null) = (claim is not null)),
  constraint chat_translation_body_check check (length(body) >= 1 and length(body) <= 40000),
  constraint chat_translation_host_check check (length(host) >= 1 and length(host) <= 300),
  constraint chat_translation_lang_check check (length(lang) >= 2 and length(lang) <= 16),
  constraint chat_translation_source_check check (length(source) <= 40),
  constraint chat_translation_failure_check check (failure in ('unreachable', 'busy', 'refused',
    'unsupported'))
);

-- A conversation of a merchant with support, or of a buyer with a shop, and who has read how far.
-- Room chat; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (assigned_at, assigned_by, assignee, closed_at, held_at, holder,
-- lang, last_at, last_seq, promise_at, rated_at, rating_text, revision, seen_buyer, seen_desk, seen_merchant,
-- stars, state, waiting_since).
-- Written by function chat_erase_person.
create table conversation (
  shop_id       bigint not null,
  id            uuid not null,
  kind          text not null,
  order_id      uuid,
  order_number  integer,
  state         text not null,
  lang          text not null,
  last_seq      integer not null default 0,
  revision      bigint not null default 1,
  seen_merchant integer not null default 0,
  seen_buyer    integer not null default 0,
  seen_desk     integer not null default 0,
  holder        uuid,
  held_at       timestamptz,
  waiting_since timestamptz,
  promise_at    timestamptz,
  created_at    timestamptz not null,
  last_at       timestamptz not null,
  closed_at     timestamptz,
  stars         smallint,
  rating_text   text,
  rated_at      timestamptz,
  assignee      uuid,
  assigned_by   uuid,
  assigned_at   timestamptz,
  primary key (shop_id, id),
  constraint conversation_check check (seen_merchant >= 0 and seen_merchant <= last_seq),
  constraint conversation_check1 check (seen_buyer >= 0 and seen_buyer <= last_seq),
  constraint conversation_check2 check (seen_desk >= 0 and seen_desk <= last_seq),
  constraint conversation_check3 check ((kind = 'order') = (order_id is not null)),
  constraint conversation_check4 check (order_id is null or order_id = id),
  constraint conversation_check5 check ((kind = 'order') = (order_number is not null)),
  constraint conversation_check6 check (kind = 'service' or holder is null and stars is null),
  constraint conversation_check7 check ((state = 'waiting') = (waiting_since is not null)),
  constraint conversation_check8 check ((state = 'closed') = (closed_at is not null)),
  constraint conversation_check9 check (promise_at is null or state = 'waiting'),
  constraint conversation_check10 check ((holder is null) = (held_at is null)),
  constraint conversation_check11 check ((stars is null) = (rated_at is null)),
  constraint conversation_check12 check (rating_text is null or stars is not null),
  constraint conversation_assigned check ((assigned_by is null) = (assigned_at is null) and (assignee is null
    or assigned_by is not null)),
  constraint conversation_kind_check check (kind in ('service', 'order')),
  constraint conversation_lang_check check (length(lang) >= 2 and length(lang) <= 16),
  constraint conversation_stars_check check (stars >= 1 and stars <= 5),
  constraint conversation_state_check check (state in ('open', 'waiting', 'answered', 'closed')),
  constraint conversation_assigned_kind check (kind = 'order' or assigned_by is null),
  constraint conversation_last_seq_check check (last_seq >= 0),
  constraint conversation_revision_check check (revision > 0),
  constraint conversation_rating_text_check check (length(rating_text) >= 1 and length(rating_text) <= 500),
  constraint conversation_order_number_check check (order_number > 0)
);
create index conversation_assigned on conversation (shop_id, assignee) where assignee is not null;
create index conversation_holder on conversation (holder) where holder is not null and state <> 'closed';
create index conversation_newest on conversation (shop_id, last_at desc, id);
create unique index conversation_open on conversation (shop_id) where kind = 'service' and state <> 'closed';
create index conversation_queue on conversation (waiting_since, id) where kind = 'service' and state =
  'waiting';
create index conversation_rated on conversation (rated_at) where rated_at is not null;
create index conversation_unanswered on conversation (shop_id) where kind = 'order' and state = 'waiting';

-- Answers that people of a shop wrote for later, to put into a message to a buyer.
-- Room chat; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (body, changed_at, changed_by, lang, name, version), delete.
create table shop_answer (
  shop_id    bigint not null,
  id         uuid not null,
  slot       smallint not null,
  name       text not null,
  body       text not null,
  lang       text,
  version    integer not null,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (shop_id, id),
  constraint shop_answer_shop_id_slot_key unique (shop_id, slot),
  constraint shop_answer_person foreign key (shop_id, changed_by) references merchant(shop_id, id),
  constraint shop_answer_body_check check (length(body) >= 1 and length(body) <= 1000),
  constraint shop_answer_lang_check check (length(lang) >= 2 and length(lang) <= 16),
  constraint shop_answer_name_check check (length(name) >= 1 and length(name) <= 40),
  constraint shop_answer_slot_check check (slot >= 1 and slot <= 50),
  constraint shop_answer_version_check check (version > 0)
);
create unique index shop_answer_name on shop_answer (shop_id, lower(name));

-- ==== notifications ===================================================================================

-- One notice of a merchant, numbered in the order in which it came.
-- Room notifications; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (read_at).
-- Written by function notice_forget_old, person_erase.
create table notice (
  shop_id  bigint not null,
  n        bigint not null,
  id       uuid not null,
  once_key text not null,
  code     text not null,
  kind     text not null,
  severity text not null,
  facts    jsonb not null,
  at       timestamptz not null,
  read_at  timestamptz,
  primary key (shop_id, n),
  constraint notice_shop_id_id_key unique (shop_id, id),
  constraint notice_shop_id_once_key_key unique (shop_id, once_key),
  constraint notice_n_check check (n > 0),
  constraint notice_code_check check (length(code) >= 2 and length(code) <= 60),
  constraint notice_kind_check check (kind in ('order', 'wallet', 'case', 'review', 'service', 'system',
    'ad')),
  constraint notice_once_key_check check (length(once_key) >= 3 and length(once_key) <= 200),
  constraint notice_severity_check check (severity in ('info', 'action', 'urgent'))
);
create index notice_kind on notice (shop_id, kind, n);
create index notice_unread on notice (shop_id, n) include (kind, severity) where read_at is null;

-- One row a shop: how far its facts were collected and read, and its quiet hours.
-- Room notifications; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (collected_to, last_n, quiet_from, quiet_to, read_to, read_to_at,
-- undo_mark, undo_to).
-- Written by function reach_erase_person.
create table notice_box (
  shop_id      bigint not null,
  last_n       bigint not null default 0,
  collected_to timestamptz,
  read_to      bigint not null default 0,
  read_to_at   timestamptz,
  undo_mark    uuid,
  undo_to      bigint,
  quiet_from   smallint,
  quiet_to     smallint,
  primary key (shop_id),
  constraint notice_box_check check (read_to >= 0 and read_to <= last_n),
  constraint notice_box_check1 check ((undo_mark is null) = (undo_to is null)),
  constraint notice_box_check2 check ((quiet_from is null) = (quiet_to is null)),
  constraint notice_box_check3 check (quiet_from is null or quiet_from <> quiet_to),
  constraint notice_box_last_n_check check (last_n >= 0),
  constraint notice_box_quiet_to_check check (quiet_to >= 0 and quiet_to <= 1439),
  constraint notice_box_quiet_from_check check (quiet_from >= 0 and quiet_from <= 1439)
);

-- One push or email of a notice, sent at least once.
-- Room notifications; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (ended_at, failure, next_at, state, together, tries).
-- Written by function notice_forget, reach_erase_person.
create table notice_delivery (
  shop_id    bigint not null,
  id         uuid not null,
  once_key   text not null,
  what       text not null,
  n          bigint,
  way        text not null,
  device_id  uuid,
  is_urgent  boolean not null,
  state      text not null default 'waiting',
  created_at timestamptz not null,
  next_at    timestamptz not null,
  tries      integer not null default 0,
  together   uuid,
  ended_at   timestamptz,
  failure    text not null default '',
  primary key (shop_id, id),
  constraint notice_delivery_shop_id_once_key_key unique (shop_id, once_key),
  constraint notice_delivery_device foreign key (shop_id, device_id) references push_device(shop_id, id),
  constraint notice_delivery_notice foreign key (shop_id, n) references notice(shop_id, n),
  constraint notice_delivery_check check ((what = 'notice') = (n is not null)),
  constraint notice_delivery_check1 check ((way = 'push') = (device_id is not null)),
  constraint notice_delivery_check2 check ((state = 'waiting') = (ended_at is null)),
  constraint notice_delivery_check3 check (state <> 'given_up' or failure <> ''),
  constraint notice_delivery_way_check check (way in ('push', 'email')),
  constraint notice_delivery_what_check check (what in ('notice', 'digest', 'code', 'test', 'reset',
    'welcome')),
  constraint notice_delivery_state_check check (state in ('waiting', 'sent', 'unneeded', 'late', 'given_up')),
  constraint notice_delivery_tries_check check (tries >= 0),
  constraint notice_delivery_failure_check check (length(failure) <= 300),
  constraint notice_delivery_once_key_check check (length(once_key) >= 3 and length(once_key) <= 200)
);
create index notice_delivery_due on notice_delivery (shop_id, next_at) where state = 'waiting';
create index notice_delivery_ended on notice_delivery (ended_at) where ended_at is not null;
create index notice_delivery_of on notice_delivery (shop_id, n) where n is not null;

-- How a shop's person is reached beside the app: push details, digest, confirmed address.
-- Room notifications; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (code_address, code_mark, code_tries, code_until, digest,
-- digest_hour, is_open, mail_address, mail_at, opened_at, person_id, shows_details).
-- Written by function reach_erase_person.
create table notice_reach (
  shop_id       bigint not null,
  person_id     uuid not null,
  shows_details boolean not null default false,
  digest        text not null default 'off',
  digest_hour   smallint not null default 8,
  mail_address  text,
  mail_at       timestamptz,
  code_mark     uuid,
  code_address  text,
  code_until    timestamptz,
  code_tries    smallint not null default 0,
  is_open       boolean not null default false,
  opened_at     timestamptz,
  primary key (shop_id),
  constraint notice_reach_check check ((mail_address is null) = (mail_at is null)),
  constraint notice_reach_check1 check ((code_mark is null) = (code_address is null) and (code_mark is null) =
    (code_until is null)),
  constraint notice_reach_check2 check (not is_open or opened_at is not null),
  constraint notice_reach_digest_check check (digest in ('off', 'daily', 'weekly')),
  constraint notice_reach_code_tries_check check (code_tries >= 0 and code_tries <= 5),
  constraint notice_reach_digest_hour_check check (digest_hour >= 0 and digest_hour <= 23),
  constraint notice_reach_code_address_check check (length(code_address) >= 3 and length(code_address) <= 254),
  constraint notice_reach_mail_address_check check (length(mail_address) >= 3 and length(mail_address) <= 254)
);
create index notice_reach_open on notice_reach (shop_id) where is_open;

-- A browser that takes push messages: one of ten places of its person.
-- Room notifications; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (auth, ended_at, ended_why, endpoint, endpoint_hash, failing_since,
-- last_at, name, p256dh, session_hash, slot).
-- Written by function notice_forget, reach_erase_person.
create table push_device (
  shop_id       bigint not null,
  id            uuid not null,
  person_id     uuid not null,
  slot          smallint,
  endpoint      text not null,
  endpoint_hash bytea not null,
  p256dh        bytea not null,
  auth          bytea not null,
  name          text not null default '',
  session_hash  bytea not null,
  created_at    timestamptz not null,
  last_at       timestamptz,
  failing_since timestamptz,
  ended_at      timestamptz,
  ended_why     text,
  primary key (shop_id, id),
  constraint push_device_shop_id_person_id_slot_key unique (shop_id, person_id, slot),
  constraint push_device_check check ((slot is null) = (ended_at is not null)),
  constraint push_device_check1 check ((ended_at is null) = (ended_why is null)),
  constraint push_device_auth_check check (length(auth) = 16),
  constraint push_device_name_check check (length(name) <= 80),
  constraint push_device_slot_check check (slot >= 1 and slot <= 10),
  constraint push_device_p256dh_check check (length(p256dh) = 65),
  constraint push_device_endpoint_check check (length(endpoint) >= 10 and length(endpoint) <= 1000),
  constraint push_device_ended_why_check check (ended_why in ('person', 'moved', 'gone', 'refused',
    'signed_out')),
  constraint push_device_session_hash_check check (length(session_hash) = 32),
  constraint push_device_endpoint_hash_check check (length(endpoint_hash) = 32)
);
create index push_device_ended on push_device (ended_at) where ended_at is not null;

-- The device that a push endpoint belongs to: one person at a time.
-- Room notifications; a directory, spread by its first key column.
-- stockless_app: select, insert, update (device_id, shop_id), delete.
-- Written by function reach_erase_person.
create table push_endpoint (
  endpoint_hash bytea not null,
  shop_id       bigint not null,
  device_id     uuid not null,
  primary key (endpoint_hash),
  constraint push_endpoint_endpoint_hash_check check (length(endpoint_hash) = 32)
);

-- ==== privacy =========================================================================================

-- An order whose buyer is no longer known: by whom and why.
-- Room privacy; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert.
create table buyer_erasure (
  shop_id   bigint not null,
  order_id  uuid not null,
  at        timestamptz not null,
  person_id uuid,
  why       text not null default '',
  primary key (shop_id, order_id),
  constraint buyer_erasure_check check (person_id is null or length(why) >= 10)
);

-- A file of a shop's and its person's data, one a day.
-- Room privacy; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (bytes, ended_at, sha256, state).
create table data_file (
  shop_id    bigint not null,
  id         uuid not null,
  person_id  uuid not null,
  day        date not null,
  state      text not null,
  bytes      bigint,
  sha256     text,
  asked_at   timestamptz not null,
  ended_at   timestamptz,
  expires_at timestamptz not null,
  primary key (shop_id, id),
  constraint data_file_shop_id_day_key unique (shop_id, day),
  constraint data_file_check check ((state = 'waiting') = (ended_at is null)),
  constraint data_file_check1 check (state <> 'done' or bytes is not null and sha256 is not null),
  constraint data_file_bytes_check check (bytes > 0),
  constraint data_file_state_check check (state in ('waiting', 'done', 'failed', 'removed')),
  constraint data_file_sha256_check check (sha256 ~ '^[0-9a-f]{64}$')
);

-- A merchant's request to be erased, and the day on which it is done.
-- Room privacy; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (ended_at, state).
create table erasure (
  shop_id   bigint not null,
  id        uuid not null,
  person_id uuid not null,
  state     text not null,
  asked_at  timestamptz not null,
  due_at    timestamptz not null,
  ended_at  timestamptz,
  primary key (shop_id, id),
  constraint erasure_check check (due_at >= (asked_at + '14 days'::interval)),
  constraint erasure_check1 check ((state = 'asked') = (ended_at is null)),
  constraint erasure_check2 check (state <> 'done' or ended_at >= due_at),
  constraint erasure_state_check check (state in ('asked', 'cancelled', 'done'))
);
create unique index erasure_open on erasure (shop_id) where state = 'asked';

-- ==== webhooks ========================================================================================

-- The sending of one event to one webhook address: tries, last answer.
-- Room webhooks; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (failure, last_at, next_at, replays, state, status, took_ms, tries),
-- delete.
create table hook_delivery (
  shop_id     bigint not null,
  endpoint_id uuid not null,
  event_id    uuid not null,
  n           bigint not null,
  about       text not null,
  state       text not null,
  tries       integer not null default 0,
  next_at     timestamptz not null,
  last_at     timestamptz,
  status      integer,
  took_ms     integer,
  failure     text,
  replays     integer not null default 0,
  primary key (shop_id, endpoint_id, event_id),
  constraint delivery_event foreign key (shop_id, event_id) references hook_event(shop_id, id) on delete
    cascade,
  constraint delivery_endpoint foreign key (shop_id, endpoint_id) references hook_endpoint(shop_id, id),
  constraint hook_delivery_state_check check (state in ('waiting', 'delivered', 'failed')),
  constraint hook_delivery_tries_check check (tries >= 0 and tries <= 1000),
  constraint hook_delivery_status_check check (status >= 100 and status <= 999),
  constraint hook_delivery_failure_check check (failure in ('timeout', 'answer', 'redirect', 'address',
    'connection', 'tls')),
  constraint hook_delivery_replays_check check (replays >= 0),
  constraint hook_delivery_took_ms_check check (took_ms >= 0)
);
create index hook_delivery_newest on hook_delivery (shop_id, endpoint_id, n desc);
create index hook_delivery_waiting on hook_delivery (shop_id, endpoint_id, about, n) where state = 'waiting';

-- A webhook address of a shop, what it is sent, and the salt of its signing secret.
-- Room webhooks; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (disabled_at, disabled_why, failing_since, old_salt, old_until,
-- removed_at, salt, slot, types, url).
create table hook_endpoint (
  shop_id       bigint not null,
  id            uuid not null,
  slot          integer,
  url           text not null,
  types         text[] not null,
  salt          bytea not null,
  old_salt      bytea,
  old_until     timestamptz,
  made_by       uuid not null,
  created_at    timestamptz not null,
  failing_since timestamptz,
  disabled_at   timestamptz,
  disabled_why  text,
  removed_at    timestamptz,
  primary key (shop_id, id),
  constraint hook_endpoint_shop_id_slot_key unique (shop_id, slot),
  constraint hook_endpoint_check check ((slot is null) = (removed_at is not null)),
  constraint hook_endpoint_check1 check ((disabled_at is null) = (disabled_why is null)),
  constraint hook_endpoint_check2 check ((old_salt is null) = (old_until is null)),
  constraint hook_endpoint_url_check check (length(url) >= 10 and length(url) <= 500),
  constraint hook_endpoint_salt_check check (length(salt) = 32),
  constraint hook_endpoint_slot_check check (slot >= 1 and slot <= 5),
  constraint hook_endpoint_types_check check (cardinality(types) >= 1 and cardinality(types) <= 60),
  constraint hook_endpoint_old_salt_check check (length(old_salt) = 32),
  constraint hook_endpoint_disabled_why_check check (disabled_why in ('failing', 'person'))
);

-- A fact as a webhook event, once for ever, kept for a while so that it can be sent again.
-- Room webhooks; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, delete.
create table hook_event (
  shop_id bigint not null,
  id      uuid not null,
  n       bigint not null,
  fact    text not null,
  type    text not null,
  about   text not null,
  at      timestamptz not null,
  body    text not null,
  primary key (shop_id, id),
  constraint hook_event_shop_id_n_key unique (shop_id, n),
  constraint hook_event_shop_id_fact_key unique (shop_id, fact),
  constraint hook_event_fact_check check (length(fact) >= 3 and length(fact) <= 200),
  constraint hook_event_type_check check (length(type) >= 3 and length(type) <= 60),
  constraint hook_event_about_check check (length(about) >= 3 and length(about) <= 100)
);
create index hook_event_time on hook_event (shop_id, at);

-- How far facts of a shop were collected for webhooks, and the number of its last event.
-- Room webhooks; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (collected_to, last_n, purged_at).
create table hook_shop (
  shop_id      bigint not null,
  collected_to timestamptz not null,
  last_n       bigint not null default 0,
  purged_at    timestamptz not null,
  primary key (shop_id),
  constraint hook_shop_last_n_check check (last_n >= 0)
);

-- An API key of a shop: one of five places; only the secret's hash is kept.
-- Room webhooks; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (last_used_at, revoked_at, slot).
create table merchant_key (
  shop_id      bigint not null,
  id           uuid not null,
  slot         integer,
  name         text not null,
  hash         bytea not null,
  head         text not null,
  tail         text not null,
  scopes       text[] not null,
  made_by      uuid not null,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  last_used_at timestamptz,
  revoked_at   timestamptz,
  version      text not null default '2026-11-28',
  primary key (shop_id, id),
  constraint merchant_key_shop_id_hash_key unique (shop_id, hash),
  constraint merchant_key_shop_id_slot_key unique (shop_id, slot),
  constraint merchant_key_check check (expires_at > created_at),
  constraint merchant_key_check1 check ((slot is null) = (revoked_at is not null)),
  constraint merchant_key_hash_check check (length(hash) = 32),
  constraint merchant_key_head_check check (length(head) >= 8 and length(head) <= 24),
  constraint merchant_key_name_check check (length(name) >= 1 and length(name) <= 60),
  constraint merchant_key_slot_check check (slot >= 1 and slot <= 5),
  constraint merchant_key_tail_check check (length(tail) = 4),
  constraint merchant_key_scopes_check check (cardinality(scopes) >= 1 and cardinality(scopes) <= 12 and
    scopes <@ array['orders.read', 'wallet.read', 'showcase.read', 'showcase.write', 'statistics.read',
    'comments.read', 'notifications.read', 'chat.read', 'promotion.read', 'shop.read', 'webhooks.read',
    'proposals.write']),
  constraint merchant_key_version_check check (version ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$')
);

-- A change that a program of a shop proposed, who decided it and what came of it; open ones hold one of fifty
-- places.
-- Room webhooks; rows of shops: the application sees those of the transaction's shop.
-- stockless_app: select, insert, update (decided_at, decided_by, result, slot, state), delete.
create table merchant_proposal (
  shop_id    bigint not null,
  id         uuid not null,
  slot       integer,
  key_id     uuid not null,
  kind       text not null,
  change     jsonb not null,
  note       text not null,
  state      text not null,
  made_at    timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  result     jsonb,
  primary key (shop_id, id),
  constraint merchant_proposal_shop_id_slot_key unique (shop_id, slot),
  constraint merchant_proposal_shop_id_key_id_fkey foreign key (shop_id, key_id) references
    merchant_key(shop_id, id),
  constraint merchant_proposal_check check (expires_at > made_at),
  constraint merchant_proposal_check1 check ((slot is not null) = (state in ('open', 'applying'))),
  constraint merchant_proposal_check2 check ((decided_at is null) = (state = 'open')),
  constraint merchant_proposal_check3 check ((decided_by is null) = (state in ('open', 'expired'))),
  constraint merchant_proposal_check4 check ((result is not null) = (state = 'confirmed')),
  constraint merchant_proposal_kind_check check (kind in ('price', 'list', 'delist', 'relist', 'answer')),
  constraint merchant_proposal_note_check check (length(note) <= 500),
  constraint merchant_proposal_slot_check check (slot >= 1 and slot <= 50),
  constraint merchant_proposal_state_check check (state in ('open', 'applying', 'confirmed', 'declined',
    'expired')),
  constraint merchant_proposal_change_check check (jsonb_typeof(change) = 'object'),
  constraint merchant_proposal_result_check check (jsonb_typeof(result) = 'object')
);
create index merchant_proposal_made on merchant_proposal (shop_id, made_at desc, id desc);

-- ==== functions =======================================================================================

-- Lets the empty accounts of those orders of a shop go that are over: how many. Whoever posts waits, and finds them gone: an
-- account that is posted to again begins with nothing, which is what it had.
-- Body: db/migrations/0197_accounts_that_left.sql. Executed by its owner alone.
create function account_leave_some(p_shop bigint, p_orders uuid[]) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Writes down one act: numbered without gaps, and waiting for the public list. Locks the shop's numbers from here on.
-- Body: db/migrations/0169_record.sql. Executed by stockless_app.
create function act_append(p_shop bigint, p_at timestamptz, p_kind text, p_act text, p_actor text, p_person
  uuid, p_subject text, p_why text, p_before jsonb, p_after jsonb, p_request text) returns bigint
  language plpgsql security definer set search_path=public, pg_temp;

-- The id of an auction: readable, and a UUID of version 8. domain/ads/auction-id.ts is its twin.
-- Body: db/migrations/0167_by_functions.sql. Executed by its owner alone.
create function ad_auction_id(p_day date, p_lane integer, p_number integer) returns uuid
  language sql;

-- The only way by which evidence goes: not before a year is over, and counted in the same statement.
-- Body: db/migrations/0061_keeping.sql. Executed by stockless_app.
create function ad_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Gives the next number of a process on a day; null where the day is closed or nobody promised it.
-- Body: db/migrations/0167_by_functions.sql. Executed by stockless_app.
create function ad_lane_open(p_day date, p_at timestamptz) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Writes entries behind the log of a day, with their numbers, hashes and heads: their count, null where the day is closed.
-- Refused with SL003 where an auction is not the next one of its process: none is left out, and none comes again.
-- Body: db/migrations/0167_by_functions.sql. Executed by stockless_app.
create function ad_log_append(p_day date, p_kinds text[], p_pools text[], p_bodies text[], p_auctions uuid[],
  p_ats timestamptz[]) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Sums a book up to at most so many movements behind its last sum. Whoever sums up to the same number finds the same.
-- Body: db/migrations/0163_sums_by_function.sql. Executed by stockless_app.
create function book_sum_save(p_shop bigint, p_at_once bigint) returns void
  language sql security definer set search_path=public, pg_temp;

-- A buyer without anything of them but their country.
-- Body: db/migrations/0193_functions_of_a_cluster.sql. Executed by its owner alone.
create function buyer_clear(p_buyer jsonb) returns jsonb
  language sql;

-- As before, and of the lists too.
-- Body: db/migrations/0195_order_archive.sql. Executed by stockless_app.
create function buyer_erase(p_shop bigint, p_order uuid) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Body: db/migrations/0263_translation_claims.sql. Executed by stockless_app.
create function chat_erase_buyer(p_shop bigint, p_order uuid) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- What was translated goes where what was said goes.
-- Body: db/migrations/0263_translation_claims.sql. Executed by stockless_app.
create function chat_erase_person(p_shop bigint, p_person uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Body: db/migrations/0096_chat_queue_place.sql. Executed by stockless_app.
create function chat_queue_place(p_since timestamptz, p_id uuid) returns integer
  language sql security definer set search_path=public, pg_temp;

-- Clears the buyers of the oldest checkouts that ended unpaid before a time, and longer than 90 days ago by the database.
-- Body: db/migrations/0193_functions_of_a_cluster.sql. Executed by stockless_app.
create function checkout_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Sums what came into so many books after one of them since the last time. Gives the last of them; null where there is none.
-- Each book's rows are found by their key, however many there are of others.
-- Body: db/migrations/0193_functions_of_a_cluster.sql. Executed by stockless_app.
create function claim_refresh(p_after bigint, p_limit integer) returns bigint
  language plpgsql security definer set search_path=public, pg_temp set enable_hashjoin=off set
    enable_mergejoin=off;

-- Body: db/migrations/0170_seal.sql. Executed by its owner alone.
create function claim_side(p_kind text) returns integer
  language sql;

-- Counts the days from `p_first` on to before `p_until` that come after the newest counted one, and drops what is older than
-- `p_first`. Whatever lies in this span before the newest day has been counted: a day without rows had no order.
-- Body: db/migrations/0252_sold_days.sql. Executed by stockless_app.
create function goods_sold_save(p_shop bigint, p_first date, p_until date) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- A keyed hash over what is granted. It is worth nothing in another transaction: what was found there may be gone by then.
-- Body: db/migrations/0192_session_grant.sql. Executed by its owner alone.
create function grant_hash(p_what text) returns bytea
  language plpgsql set search_path=public, pg_temp;

-- The transaction, the same on every server that has a part in it; null where a cluster has not begun one.
-- Body: db/migrations/0192_session_grant.sql. Executed by its owner alone.
create function grant_moment() returns text
  language plpgsql set search_path=public, pg_temp;

-- Forgets keys that pass, at most so many, and of those only what is a day old by the database's own time. How many. One that
-- was taken over meanwhile has another time, and stays.
-- Body: db/migrations/0193_functions_of_a_cluster.sql. Executed by stockless_app.
create function idempotency_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Gives back a claim of this time under which nothing was done, and none that somebody has taken over since.
-- Body: db/migrations/0189_stale_claims.sql. Executed by stockless_app.
create function idempotency_free_claim(p_shop bigint, p_scope text, p_key text, p_claimed timestamptz) returns
  void
  language sql security definer set search_path=public, pg_temp;

-- Empties the oldest answers that were given before a moment, and longer than a year ago by the database: how many.
-- Body: db/migrations/0196_short_answers.sql. Executed by stockless_app.
create function idempotency_shorten(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Takes over a claim whose call has ended without an answer: none takes a minute. One that was taken over has another time.
-- Body: db/migrations/0189_stale_claims.sql. Executed by stockless_app.
create function idempotency_take_over(p_shop bigint, p_scope text, p_key text, p_claimed timestamptz, p_at
  timestamptz) returns boolean
  language sql security definer set search_path=public, pg_temp;

-- True where a buyer is one of them.
-- Body: db/migrations/0090_related_orders.sql. Executed by public.
create function is_kin(p_buyer jsonb, p_emails text[], p_phones text[], p_names text[], p_place text) returns
  boolean
  language sql set search_path=public, pg_temp;

-- Whether shops are spread over servers, so that no function reads the rows of two of them.
-- Body: db/migrations/0192_session_grant.sql. Executed by its owner alone.
create function is_spread() returns boolean
  language plpgsql set search_path=public, pg_temp;

-- A check's text is read word by word, lists of kinds letter by letter; that of the amount is short, and stays. What a
-- function says is read once a connection; in plpgsql, because SQL would be copied into the check.
-- Body: db/migrations/0161_ledger_checks.sql. Executed by its owner alone.
create function ledger_account_is_right(p_kind text, p_debits bigint, p_credits bigint) returns boolean
  language plpgsql;

-- Enters the documents that transfers name, each once: SL001 where one is not there.
-- Body: db/migrations/0194_books_of_a_cluster.sql. Executed by its owner alone.
create function ledger_add_documents(p_shop bigint, p_kinds text[], p_actors text[], p_documents text[],
  p_once_keys text[]) returns void
  language plpgsql;

-- As in 0076, with what a merchant gives back. Sums stand in the statements: a function that reads a book for each row cannot
-- be called on a worker of a cluster.
-- Body: db/migrations/0221_shop_refund_evidence.sql. Executed by its owner alone.
create function ledger_check_evidence(p_shop bigint, p_kinds text[], p_debit_subjects text[],
  p_credit_subjects text[], p_documents text[], p_once_keys text[]) returns void
  language plpgsql set search_path=public, pg_temp set plan_cache_mode=force_generic_plan set
    enable_hashjoin=off set enable_mergejoin=off set enable_seqscan=off;

-- Documents are in the books as text; null where this one cannot be a key. Not in SQL, which would be copied into the
-- statements that call it: a plan for one document casts it before the condition is asked.
-- Body: db/migrations/0156_ledger_fewer_statements.sql. Executed by its owner alone.
create function ledger_document(p_document text) returns uuid
  language plpgsql;

-- The row that a transfer refers to: its table and id. Null for the kinds of a sale.
-- domain/ledger/posting-evidence.ts has the same.
-- Body: db/migrations/0220_shop_refund.sql. Executed by its owner alone.
create function ledger_document_key(p_kind text, p_actor text, p_document text, p_once_key text) returns text
  language plpgsql;

-- An account that has left knows no more what it was credited with. So once an order is over, all its captures are added up.
-- Body: db/migrations/0197_accounts_that_left.sql. Executed by its owner alone.
create function ledger_has_capture(p_shop bigint, p_document text, p_provider text, p_escrow text, p_credits
  bigint) returns boolean
  language plpgsql;

-- The same of many captures.
-- Body: db/migrations/0197_accounts_that_left.sql. Executed by its owner alone.
create function ledger_has_captures(p_shop bigint, p_documents text[], p_providers text[], p_escrows text[])
  returns boolean
  language sql;

-- Whether a kind's document is a row that is looked up by a foreign key; of a list of kinds, whether one is. The kinds of a
-- sale are not among them: a capture has its evidence, the rest its order, and they pay nothing for this. An expression for
-- a word, not a list: a hash of the list is made anew in every transaction. In SQL, which is copied into what asks.
-- Body: db/migrations/0220_shop_refund.sql. Executed by its owner alone.
create function ledger_is_keyed(p_kinds text) returns boolean
  language sql;

-- SHA-256(02, the hash before, SHA-256("stockless/row/2", 00, each field with its length in eight bytes before it)).
-- domain/proof/book-row.ts computes the same. In plpgsql: SQL would be copied, with each field computed twice.
-- Body: db/migrations/0171_book_hash.sql. Executed by its owner alone.
create function ledger_link(p_before bytea, p_shop text, p_seq text, p_kind text, p_debit_kind text,
  p_debit_subject text, p_credit_kind text, p_credit_subject text, p_units text, p_actor text, p_document
  text, p_once_key text, p_at text) returns bytea
  language plpgsql;

-- Holds a book until the transaction ends: balances read afterwards are still true when money is posted.
-- Body: db/migrations/0003_ledger.sql. Executed by stockless_app.
create function ledger_lock(p_shop bigint) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- What a document has moved so far by these kinds.
-- Body: db/migrations/0076_posting_evidence.sql. Executed by its owner alone.
create function ledger_moved(p_shop bigint, p_document text, variadic p_kinds text[]) returns bigint
  language sql;

-- The house's own book is opened by whoever needs it first; opening a book twice opens one.
-- Body: db/migrations/0041_reconciliation.sql. Executed by stockless_app.
create function ledger_open(p_shop bigint, p_currency text) returns void
  language sql security definer set search_path=public, pg_temp;

-- The single writer of the books. It runs with the owner's rights because the application has none on these tables:
-- whatever is not a row of the matrix, overdraws an account, repeats a key or has no document is refused here.
-- Errors: 23503 not in the matrix, 23514 an account would fall below zero, 23505 once_key used before, P0002 no such book,
-- SL001 no evidence. Returns the book's new head.
-- Joins are look-ups by key whatever the plan was made for: one made while a table was small would read all of it later.
-- Body: db/migrations/0156_ledger_fewer_statements.sql. Executed by stockless_app.
create function ledger_post(p_shop bigint, p_at timestamptz, p_kinds text[], p_debit_kinds text[],
  p_debit_subjects text[], p_credit_kinds text[], p_credit_subjects text[], p_units bigint[], p_actors text[],
  p_documents text[], p_once_keys text[]) returns table(last_seq bigint, head_hash bytea)
  language plpgsql security definer set search_path=public, pg_temp set enable_hashjoin=off set
    enable_mergejoin=off set enable_seqscan=off;

-- The side on which a kind of account grows: 1 debits, -1 credits.
-- Body: db/migrations/0044_supply_terms.sql. Executed by public.
create function ledger_side(p_kind text) returns integer
  language sql;

-- The time of a transfer: never before the one that the book has already. Clocks of two servers are a little apart, and a
-- request that began first may come to the book second: up to two seconds such a transfer takes the book's last time.
-- What is further back has a wrong clock, or somebody writes into the past: SL002.
-- Body: db/migrations/0164_transfer_evidence.sql. Executed by its owner alone.
create function ledger_time(p_shop bigint, p_at timestamptz, p_last timestamptz) returns timestamptz
  language plpgsql;

-- What a transfer must be by itself, in one function: each check of a table is read word by word at every statement.
-- Body: db/migrations/0164_transfer_evidence.sql. Executed by its owner alone.
create function ledger_transfer_is_right(p_seq bigint, p_hash bytea, p_kind text, p_debit_kind text,
  p_debit_after bigint, p_credit_kind text, p_credit_after bigint, p_document text, p_once_key text,
  p_document_key text) returns boolean
  language plpgsql;

-- Writes transfers of one book, all or none. The owner's alone: of documents it asks only that
-- their rows are there.
-- Errors: 23503 not in the matrix or no such document, 23514 an account would fall below zero, 23505 once_key used before,
-- P0002 no such book, SL002 before the book's last transfer.
-- The row of the book is locked by the first statement; those after it see all that was posted before.
-- Body: db/migrations/0194_books_of_a_cluster.sql. Executed by its owner alone.
create function ledger_write(p_shop bigint, p_at timestamptz, p_kinds text[], p_debit_kinds text[],
  p_debit_subjects text[], p_credit_kinds text[], p_credit_subjects text[], p_units bigint[], p_actors text[],
  p_documents text[], p_once_keys text[], out last_seq bigint, out head_hash bytea) returns record
  language plpgsql;

-- Writes one transfer that adds to the account it credits: all but those that pay something off, which gives null and
-- writes nothing. Tells also what the credited account was credited with in all.
-- Body: db/migrations/0194_books_of_a_cluster.sql. Executed by its owner alone.
create function ledger_write_one(p_shop bigint, p_at timestamptz, p_kind text, p_debit_kind text,
  p_debit_subject text, p_credit_kind text, p_credit_subject text, p_units bigint, p_actor text, p_document
  text, p_once_key text, out last_seq bigint, out head_hash bytea, out credits bigint) returns record
  language plpgsql;

-- Turns rows of one shop that are before a day into counts: how many it turned, at most about so many.
-- Body: db/migrations/0230_share_links.sql. Executed by its owner alone.
create function link_visit_close(p_shop bigint, p_before date, p_limit integer) returns integer
  language sql security definer set search_path=public, pg_temp;

-- The same for all shops, one after the other, until so many rows are turned. Rows of the last 60 days stay, whatever is
-- asked for.
-- Body: db/migrations/0230_share_links.sql. Executed by stockless_app.
create function link_visit_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- The pictures of goods in a shop, in order: the chosen ones that are still there, else all of the supplier's.
-- Body: db/migrations/0225_listings.sql. Executed by stockless_app.
create function listing_pictures(chosen text[], own text[], main text, further text[]) returns text[]
  language sql;

-- Adds entries at the end of the public list. `p_size` is how long the caller found it: whoever comes second is refused.
-- An act is added once, in the order of its shop's numbers; a document or a seal as it is.
-- Errors: 40001 the list is longer, 23514 an act is not waiting or would leave a gap.
-- Body: db/migrations/0169_record.sql. Executed by stockless_app.
create function log_append(p_size bigint, p_at timestamptz, p_kinds text[], p_names text[], p_shops bigint[],
  p_seqs bigint[], p_bodies bytea[], p_levels smallint[], p_nos bigint[], p_hashes bytea[]) returns bigint
  language plpgsql security definer set search_path=public, pg_temp;

-- Enters what was asked for, signed by a device that can sign now, or by none where no device of the shop can. The
-- signature itself is checked by the application, and by the merchant's phone. Answers `entered`; `unsigned` where a
-- device has to sign; `device` for one that cannot; `differs` where the text says something else; `replayed`.
-- Body: db/migrations/0175_merchant_devices.sql. Executed by stockless_app.
create function mandate_enter(p_shop bigint, p_id uuid, p_kind text, p_subject uuid, p_units bigint, p_device
  uuid, p_body text, p_signature bytea, p_authenticator_data bytea, p_client_data bytea) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- Enters the mandate of a withdrawal that a schedule asks for. Answers `entered`; `off` where the shop has no such
-- schedule; `unsigned` where a device of the shop signs by now and the schedule was never signed; `too_much`; `too_soon`
-- where it ran in the six days before.
-- Body: db/migrations/0244_payout_schedule.sql. Executed by stockless_app.
create function mandate_enter_scheduled(p_shop bigint, p_id uuid, p_schedule uuid, p_units bigint, p_run_on
  date) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- Takes the turn of a shop's devices and mandates until the transaction ends.
-- Body: db/migrations/0175_merchant_devices.sql. Executed by its owner alone.
create function mandate_turn(p_shop bigint) returns void
  language sql security definer set search_path=public, pg_temp;

-- What a session of a shop's person is opened with: the role that was found, and a hash that is worth nothing with another.
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function member_session_grant(p_shop bigint, p_person uuid, p_token_hash bytea, p_at timestamptz)
  returns table(role text, hash bytea)
  language plpgsql security definer set search_path=public, pg_temp;

-- A session of a shop's person with the role that the grant names, and no other. False where it cannot be opened.
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function member_session_open(p_token_hash bytea, p_person uuid, p_shop bigint, p_role text, p_device
  text, p_place text, p_at timestamptz, p_ends timestamptz, p_grant bytea) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- Adds a device. The first of a shop signs at once, or after a day where the caller wants that; every later one after a day.
-- Answers `added`, `known` for a key that was there before, `too_many` where five are there.
-- Body: db/migrations/0175_merchant_devices.sql. Executed by stockless_app.
create function merchant_device_add(p_shop bigint, p_id uuid, p_person uuid, p_kind text, p_name text,
  p_algorithm text, p_public_key bytea, p_credential text, p_waits boolean) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- Writes down that the day of waiting is over. Nothing signs with such a device before that either.
-- Body: db/migrations/0193_functions_of_a_cluster.sql. Executed by stockless_app.
create function merchant_device_end(p_shop bigint) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- A person's names for their devices go with them; keys and mandates stay, for old proofs are checked with them.
-- Body: db/migrations/0175_merchant_devices.sql. Executed by stockless_app.
create function merchant_device_forget(p_shop bigint, p_person uuid) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Removes a device: at once where another one can sign, or where it could not sign yet; else a day later, so that who
-- holds it can still object. Answers `removed`, `waits`, or `unknown`.
-- Body: db/migrations/0175_merchant_devices.sql. Executed by stockless_app.
create function merchant_device_remove(p_shop bigint, p_id uuid) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- A device whose removal waits stays after all. False where there is none.
-- Body: db/migrations/0175_merchant_devices.sql. Executed by stockless_app.
create function merchant_device_retain(p_shop bigint, p_id uuid) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- Whether a device of a shop could sign at this moment.
-- Body: db/migrations/0175_merchant_devices.sql. Executed by stockless_app.
create function merchant_device_signs(p_device merchant_device, p_at timestamptz) returns boolean
  language sql set search_path=public, pg_temp;

-- What the check of a person's identity came to, along its table: only what an application, a decision of somebody of
-- the console who did not let them in, or an agreed recall says. False where nothing does.
-- Body: db/migrations/0173_identity_by_appeal.sql. Executed by stockless_app.
create function merchant_set_identity(p_shop bigint, p_person uuid, p_status text) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- The transaction password: set, or changed from the one that was seen, with the mandate that was entered for it; never
-- taken away. A rest of withdrawals can only become longer. False where another change came first.
-- Body: db/migrations/0176_signed_acts.sql. Executed by stockless_app.
create function merchant_set_pay_password(p_shop bigint, p_person uuid, p_hash text, p_mark bytea,
  p_paused_until timestamptz, p_from text, p_mandate uuid) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- What ended is dropped; what waits to be sent is never.
-- Body: db/migrations/0061_keeping.sql. Executed by stockless_app.
create function notice_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Deletes old notices, and facts that became notices or have no words, as `visit_forget` walks. What lies within a day of
-- the last collecting stays, because collecting looks there again; so does a notice that is still being sent.
-- Body: db/migrations/0184_old_rows_go.sql. Executed by stockless_app.
create function notice_forget_old(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Keeps a person out and ends what they have open. The last owner stays. What came of it: done, unknown, disabled,
-- last_owner.
-- Body: db/migrations/0183_failing_timers.sql. Executed by stockless_people.
create function operator_disable_by_command(p_person uuid, p_at timestamptz) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- Ends what is open of a person: sessions, and sign-ins that wait for their second step.
-- Body: db/migrations/0183_failing_timers.sql. Executed by its owner alone.
create function operator_end_access(p_person uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Enters a supplier's person, or somebody who has no role yet. False where the name is taken.
-- Body: db/migrations/0038_console_access.sql. Executed by stockless_app.
create function operator_enter(p_id uuid, p_username text, p_hash text, p_name text, p_supplier uuid, p_at
  timestamptz) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- Takes roles away or keeps a person out: one owner is enough, but for another owner. The last owner stays.
-- Body: db/migrations/0130_owner_gone_lapses.sql. Executed by stockless_app.
create function operator_lessen(p_person uuid, p_roles text[], p_disables boolean, p_by uuid, p_at
  timestamptz) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- Holds a person of the console as they are until the transaction ends: a lock needs a right to write, which nobody has.
-- Body: db/migrations/0077_narrow_writers.sql. Executed by stockless_app.
create function operator_lock(p_id uuid) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- An act of the machine's owner about a person of the console, for the public record and for the security log.
-- Body: db/migrations/0183_failing_timers.sql. Executed by stockless_people.
create function operator_record_command(p_person uuid, p_act text, p_kind text, p_before jsonb, p_after jsonb,
  p_at timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Replaces a person's password and every second factor by a link that is used once. Roles stay as they are. What came of
-- it: done, unknown, disabled.
-- Body: db/migrations/0183_failing_timers.sql. Executed by stockless_people.
create function operator_reset_by_command(p_person uuid, p_link_hash bytea, p_until timestamptz, p_at
  timestamptz) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- A console password: the first one by a link that was used up, another one by a person who is signed in and, where they
-- have a second factor, had proved it within the hour before they were last seen. False where it may not be, or another change came first.
-- Body: db/migrations/0077_narrow_writers.sql. Executed by stockless_app.
create function operator_set_password(p_id uuid, p_hash text, p_from text) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- Whoever has to begin anew, after a lost factor or by the command line, has no password any more, and no such account either.
-- Body: db/migrations/0245_single_sign_on.sql. Executed by its owner alone.
create function operator_subject_void() returns trigger
  language plpgsql security definer set search_path=public, pg_temp;

-- Moves the rows of old orders, shop by shop along the times of their steps, from where the walk has come to: at most about
-- so many orders, or a look at so many shops. Its answer is the limit where there may be more, less at the end.
-- Body: db/migrations/0195_order_archive.sql. Executed by stockless_app.
create function order_archive_old(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Moves the rows of those orders of a shop that ended before a moment: how many orders. An order stays where its
-- payment was written late, because sums of days read that step, where a scan was held, which people judged beside the
-- others, or where its steps are not 1, 2, 3 and so on.
-- Body: db/migrations/0195_order_archive.sql. Executed by its owner alone.
create function order_archive_some(p_shop bigint, p_orders uuid[], p_before timestamptz) returns integer
  language sql security definer set search_path=public, pg_temp;

-- The same, shop by shop from where the walk has come to: at most about so many steps, or so many shops. Its answer is the
-- limit where there may be more, less at the end.
-- Body: db/migrations/0198_order_sums.sql. Executed by stockless_app.
create function order_close_old(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Sums the entries that follow those that were summed, at most so many: how many. Two at once sum an entry once.
-- Body: db/migrations/0238_order_parts.sql. Executed by stockless_app.
create function order_part_save(p_shop bigint, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- The parts of entries by their accounts: what an entry moves within one part leaves it as it is. What reached the buyer
-- (`refund_paid`) leaves no part.
-- Body: db/migrations/0238_order_parts.sql. Executed by stockless_app.
create function order_parts(p_shop bigint, p_after bigint, p_to bigint) returns table(order_id uuid, paid
  bigint, refunds bigint, cost bigint, fees bigint, tax bigint, profit bigint, open bigint)
  language sql;

-- A number of each move, for lists. It follows from the row, so that a migration that adds a move need not know of it.
-- Body: db/migrations/0195_order_archive.sql. Executed by public.
create function order_rule_code(p_move text, p_from text, p_to text, p_actor text) returns integer
  language sql;

-- Looks at the steps of one shop's orders that follow those that were seen, before a moment: how many. Steps of one moment are
-- seen together, because a batch of orders has one.
-- Body: db/migrations/0198_order_sums.sql. Executed by its owner alone.
create function order_sum_save(p_shop bigint, p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Whether an owner who can sign in is there besides these two.
-- Body: db/migrations/0104_owners_by_two.sql. Executed by stockless_app.
create function owner_beside(p_one uuid, p_other uuid) returns boolean
  language sql security definer set search_path=public, pg_temp;

-- Called where an owner has just gone, under the lock of all owners.
-- Body: db/migrations/0130_owner_gone_lapses.sql. Executed by its owner alone.
create function owner_changes_lapse(p_at timestamptz) returns void
  language sql security definer set search_path=public, pg_temp;

-- Puts the digest of a message in the place of its text.
-- Body: db/migrations/0268_message_digests.sql. Executed by its owner alone.
create function payment_event_digest() returns trigger
  language plpgsql set search_path=pg_catalog, pg_temp;

-- Writes down that a payment was captured, with its evidence: its id, null where it had been, or where another amount was
-- asked for. 23505 where the provider's payment is evidence of another one, in whatever shop, or its event was used before.
-- Body: db/migrations/0192_session_grant.sql. Executed by stockless_checkout.
create function payment_evidence_enter(p_shop bigint, p_id uuid, p_payment uuid, p_asset text, p_units bigint,
  p_provider text, p_provider_payment text, p_event text, p_grade text, p_facts jsonb, p_payload_hash bytea,
  p_captured timestamptz, p_now timestamptz, p_grant bytea) returns uuid
  language plpgsql security definer set search_path=public, pg_temp;

-- Which evidence a payment of a provider is: the first to come has it. Gives what `payment_evidence_enter` needs; null where the
-- payment is evidence of something else already.
-- Body: db/migrations/0192_session_grant.sql. Executed by stockless_checkout.
create function payment_reference_enter(p_key text, p_shop bigint, p_evidence uuid, p_at timestamptz) returns
  bytea
  language plpgsql security definer set search_path=public, pg_temp;

-- Another place on the same account, with the mandate that was entered for it; it waits a day from now on. No row where
-- somebody changed the account meanwhile, or the mandate is about something else or was used.
-- Body: db/migrations/0176_signed_acts.sql. Executed by stockless_app.
create function payout_account_replace(p_shop bigint, p_id uuid, p_version integer, p_mandate uuid,
  p_account_name text, p_number_kind text, p_number_sealed bytea, p_number_masked text, p_number_key bytea,
  p_bank_name text, p_branch_number text, p_bic text, p_country text, p_usable_at timestamptz, p_number_hash
  bytea) returns setof payout_account
  language sql security definer set search_path=public, pg_temp;

-- Pauses new payouts for 72 hours: `new`; `open` where this incident has paused them already. `again` where its time is
-- over: an incident pauses once, and a person may not begin anew within 72 hours of a pause of people that ran out. Both
-- are made longer by two people instead. One that two people lifted may be made again.
-- Body: db/migrations/0166_pauses_that_end.sql. Executed by stockless_app.
create function payout_pause_open(p_id uuid, p_incident text, p_reason text, p_detail text, p_since
  timestamptz, p_by uuid) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- The person of a shop goes: what names them is written over. The wish must be on record and its day must have come.
-- Body: db/migrations/0226_handle_looks.sql. Executed by stockless_app.
create function person_erase(p_shop bigint, p_person uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Empties the lists of quotes whose checkout is over since a day: an order has them as its lines and parcels.
-- Body: db/migrations/0184_old_rows_go.sql. Executed by stockless_app.
create function quote_empty(p_shops bigint[], p_ids uuid[]) returns integer
  language sql security definer set search_path=public, pg_temp;

-- Deletes quotes that ended before a time and became no checkout, and empties the lists of those whose checkout is over since
-- a day, from where the walk has come to: how many it looked at.
-- Body: db/migrations/0193_functions_of_a_cluster.sql. Executed by stockless_app.
create function quote_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- The person of a shop goes, and with them how they were reached. Campaigns stay as the books do, with opaque ids.
-- Body: db/migrations/0061_keeping.sql. Executed by stockless_app.
create function reach_erase_person(p_shop bigint, p_person uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Refunds and the sums of their payments, in one statement: what was refunded only grows, with a row for each refund,
-- and never above what was captured (23514).
-- Body: db/migrations/0077_narrow_writers.sql. Executed by stockless_app.
create function refund_enter(p_shop bigint, p_list jsonb, p_at timestamptz) returns void
  language sql security definer set search_path=public, pg_temp;

-- The only way to a role, back from being disabled and out of a lost factor: a proposal that another owner decides.
-- Body: db/migrations/0130_owner_gone_lapses.sql. Executed by stockless_app.
create function role_change_decide(p_id uuid, p_by uuid, p_confirms boolean, p_at timestamptz) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- Marks a proposal that nobody decided in time, so that another can be made.
-- Body: db/migrations/0038_console_access.sql. Executed by stockless_app.
create function role_change_lapse(p_person uuid, p_kind text, p_at timestamptz) returns void
  language sql security definer set search_path=public, pg_temp;

-- Pieces of seals before a number, and of seals that were never finished.
-- Body: db/migrations/0170_seal.sql. Executed by stockless_app.
create function seal_forget(p_before integer) returns void
  language sql security definer set search_path=public, pg_temp;

-- Deletes what was searched for before a day, of all shops: how many rows. Those of the last 60 days stay, whatever is asked for.
-- Body: db/migrations/0237_insights.sql. Executed by stockless_app.
create function search_miss_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Nothing of the last year goes, whoever asks.
-- Body: db/migrations/0091_security_log.sql. Executed by stockless_app.
create function security_event_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- What a session of a merchant is opened with.
-- Body: db/migrations/0192_session_grant.sql. Executed by its owner alone.
create function session_facts(p_shop bigint, p_person uuid, p_token_hash bytea, p_at timestamptz) returns text
  language sql;

-- Deletes sessions that ended long ago, from where the walk has come to: how many it looked at. One stays while a device is
-- called because of it, and as the last of its person. Those of a year stay, whatever is asked for.
-- Body: db/migrations/0193_functions_of_a_cluster.sql. Executed by stockless_app.
create function session_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- As the release before asks: it knows owners alone, and a member's session would be an owner's there.
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function session_grant(p_shop bigint, p_person uuid, p_token_hash bytea, p_at timestamptz) returns
  bytea
  language plpgsql security definer set search_path=public, pg_temp;

-- A session of a person who is there and was not kept out. What they may do is read from their own row, not told; a merchant's
-- is opened by a grant for exactly this session, and somebody of the console has just used up the ticket that their password
-- gave them. False where it cannot be opened.
-- Body: db/migrations/0192_session_grant.sql. Executed by stockless_app.
create function session_open(p_token_hash bytea, p_actor text, p_person uuid, p_shop bigint, p_device text,
  p_place text, p_at timestamptz, p_ends timestamptz, p_grant bytea) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- As in 0184, with what a merchant gives back.
-- Body: db/migrations/0220_shop_refund.sql. Executed by stockless_app.
create function shop_day_save(p_shop bigint, p_tz text, p_days date[]) returns void
  language sql security definer set search_path=public, pg_temp;

-- What a shop's own people are known by.
-- Body: db/migrations/0090_related_orders.sql. Executed by stockless_app.
create function shop_kin(p_shop bigint, out emails text[], out phones text[], out names text[], out place
  text) returns record
  language sql security definer set search_path=public, pg_temp;

-- Links the owner whose session this is with the owner of another shop, both ways. `p_grant` is what `member_session_grant`
-- gave for that owner and this session in the same transaction. Says `added`, `known` where they are linked already, or why
-- not: `unproved`, `same`, `full`, `other_full`. Nothing is written then.
-- Body: db/migrations/0267_shop_links.sql. Executed by stockless_app.
create function shop_link_add(p_token_hash bytea, p_other_shop bigint, p_other uuid, p_grant bytea, p_at
  timestamptz) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- The lowest price that goods were really asked at in the 30 days before a moment; null where they were not on sale for the
-- whole time that a period of 30 days needs to be known.
-- Body: db/migrations/0211_price_periods.sql. Executed by stockless_app.
create function showcase_lowest_price(p_shop bigint, p_goods uuid, p_at timestamptz) returns bigint
  language sql security definer set search_path=public, pg_temp;

-- Forgets prices that no period of 30 days can need: a newer one is older than 60 days.
-- Body: db/migrations/0211_price_periods.sql. Executed by stockless_app.
create function showcase_price_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Notes what goods are asked at now, where it is something else than before: the row says so, not the caller.
-- Body: db/migrations/0211_price_periods.sql. Executed by stockless_app.
create function showcase_price_note(p_shop bigint, p_goods uuid[], p_at timestamptz) returns void
  language sql security definer set search_path=public, pg_temp;

-- Sets prices of goods: those in a sale leave it.
-- Body: db/migrations/0211_price_periods.sql. Executed by stockless_app.
create function showcase_price_set(p_shop bigint, p_goods uuid[], p_units bigint[], p_at timestamptz) returns
  table(goods_id uuid, version integer)
  language plpgsql security definer set search_path=public, pg_temp;

-- Begins a sale for goods that are in no other one and dearer than their price in it; gives those that take part. The
-- reduction begins now, so the price before is the lowest of the 30 days until now.
-- Body: db/migrations/0211_price_periods.sql. Executed by stockless_app.
create function showcase_sale_begin(p_shop bigint, p_sale uuid, p_goods uuid[], p_units bigint[], p_at
  timestamptz) returns setof uuid
  language plpgsql security definer set search_path=public, pg_temp;

-- Ends a sale: what is still in it is sold at the price before.
-- Body: db/migrations/0211_price_periods.sql. Executed by stockless_app.
create function showcase_sale_end(p_shop bigint, p_sale uuid, p_at timestamptz) returns setof uuid
  language plpgsql security definer set search_path=public, pg_temp;

-- Tops a shop's allotments up from what is free for all, and gives the goods of which that is too little. `p_wishes` is what is to
-- be free for all calls that wait beside this one; a lot takes one piece more of each `p_part` that are free for all, at most
-- `p_most` more. In the order of goods ids: the rows that all shops share are locked first, as every move of pieces locks them.
-- Body: db/migrations/0190_stock_allotments.sql. Executed by stockless_app.
create function stock_refill(p_shop bigint, p_goods uuid[], p_needs bigint[], p_wishes bigint[], p_part
  bigint, p_most bigint, p_at timestamptz, p_subject uuid, p_kind text, p_look timestamptz) returns uuid[]
  language plpgsql set search_path=public, pg_temp;

-- Members of a shop that goes are written over as its owner is; only after the owner was (person_erase).
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function team_erase(p_shop bigint, p_at timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Whether somebody is the owner of a shop.
-- Body: db/migrations/0240_team.sql. Executed by its owner alone.
create function team_is_owner(p_shop bigint, p_person uuid) returns boolean
  language sql security definer set search_path=public, pg_temp;

-- A person becomes a member by an invitation that is good, and takes a place. Says `joined`, or why not: `unknown`, `used`,
-- `revoked`, `expired`, `full`. Nothing is written then.
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function team_join(p_shop bigint, p_invitation uuid, p_secret_hash bytea, p_person uuid, p_username
  text, p_password_hash text, p_lang text, p_allowed integer, p_at timestamptz) returns text
  language plpgsql security definer set search_path=public, pg_temp;

-- Writes down what a member did. What is older than 400 days goes meanwhile, faster than it comes.
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function team_note(p_shop bigint, p_id uuid, p_person uuid, p_call text, p_subject text, p_at
  timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- A member goes: the sign-in is void and the place is free. The name stays beside what they did.
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function team_remove(p_shop bigint, p_by uuid, p_person uuid, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- A member gets another role. False where the asking person is not the owner, or the other no member.
-- Body: db/migrations/0240_team.sql. Executed by stockless_app.
create function team_set_role(p_shop bigint, p_by uuid, p_person uuid, p_role text) returns boolean
  language plpgsql security definer set search_path=public, pg_temp;

-- The id in a key of this table, null in a key of another one.
-- Body: db/migrations/0164_transfer_evidence.sql. Executed by public.
create function transfer_evidence_id(p_key text, p_table text) returns uuid
  language sql;

-- Adds counts, each of a quarter of an hour by its first moment, to those of their days of UTC.
-- Body: db/migrations/0184_old_rows_go.sql. Executed by its owner alone.
create function visit_day_add(p_shop bigint, p_ats timestamptz[], p_facts smallint[], p_counts integer[])
  returns void
  language sql security definer set search_path=public, pg_temp;

-- As in 0184, with the sums of the day by host and product: they are made before the first row goes, and late rows are added as
-- they go.
-- Body: db/migrations/0237_insights.sql. Executed by its owner alone.
create function visit_day_close(p_shop bigint, p_day date, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- The counts of a shop between two moments on whole quarters of an hour. `is_late`: written too late for a sum of its day.
-- Body: db/migrations/0184_old_rows_go.sql. Executed by stockless_app.
create function visit_day_facts(p_shop bigint, p_from timestamptz, p_to timestamptz) returns table(at
  timestamptz, fact text, is_late boolean, count integer)
  language sql;

-- Sums the days from one to another that have no sums yet. Nothing may be written for them any more but what says of itself that
-- it is late. Two at once sum a day once: the second finds its mark.
-- Body: db/migrations/0237_insights.sql. Executed by stockless_app.
create function visit_fact_save(p_shop bigint, p_from date, p_to date) returns void
  language sql security definer set search_path=public, pg_temp;

-- Turns old rows of visits into counts, shop by shop from where the walk has come to: at most about so many rows, and a
-- look at so many shops. Its answer is the limit where there may be more, less where the walk has reached the end. Rows of
-- the last 60 days stay, whatever is asked for.
-- Body: db/migrations/0184_old_rows_go.sql. Executed by stockless_app.
create function visit_forget(p_before timestamptz, p_limit integer) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Counts a shop's visits before a moment that are not late, from its last sum on.
-- Body: db/migrations/0163_sums_by_function.sql. Executed by stockless_app.
create function visit_sum_save(p_shop bigint, p_until timestamptz) returns void
  language sql security definer set search_path=public, pg_temp;

-- Sums up days of UTC of a wallet. All rows of a day are written by one statement; a day that has them keeps them.
-- Body: db/migrations/0163_sums_by_function.sql. Executed by stockless_app.
create function wallet_day_save(p_shop bigint, p_days date[]) returns void
  language sql security definer set search_path=public, pg_temp;

-- A statement stays, and no longer says who the shop was, once its person's erasure is due.
-- Body: db/migrations/0235_wallet_statements.sql. Executed by stockless_app.
create function wallet_statement_erase(p_shop bigint, p_person uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path=public, pg_temp;

-- Makes the next statement of a shop: of the month of the first entry that is in none. Null where there is no such entry,
-- or its month has not been over for an hour. The lock of the book lets no entry come between.
-- Body: db/migrations/0235_wallet_statements.sql. Executed by stockless_app.
create function wallet_statement_make(p_shop bigint, p_now timestamptz, p_issuer jsonb) returns integer
  language plpgsql security definer set search_path=public, pg_temp;

-- Shops, in the order of their numbers, whose book has entries of the month before that are in no statement.
-- Body: db/migrations/0235_wallet_statements.sql. Executed by stockless_app.
create function wallet_statement_shops(p_after bigint, p_before timestamptz, p_limit integer) returns setof
  bigint
  language sql security definer set search_path=public, pg_temp;
