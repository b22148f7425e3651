-- room: service
-- why:  answers, banners and announcements are written in the console: drafts, versions that are never changed, and for
--       what goes to every merchant a second person.
-- lock: new tables only; safe while serving.

-- Counts up with everything that changes what merchants are shown. Whoever keeps a copy compares it; whoever publishes
-- waits for the one before.
create table content_stamp (
  id int    not null primary key check (id = 1),
  n  bigint not null check (n >= 1)
);
insert into content_stamp (id, n) values (1, 1);

-- What is being written. `revision` is what an editor saw of it, `base` the version that stood when it was begun.
create table content_draft (
  kind      text        not null check (kind in ('article', 'banner')),
  id        text        not null check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{1,59}$'),
  lang      text        not null check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$'),
  revision  int         not null check (revision >= 1),
  base      int         not null check (base >= 0),
  doc       jsonb       not null check (jsonb_typeof(doc) = 'object' and octet_length(doc::text) <= 100000),
  person_id uuid        not null,
  at        timestamptz not null,
  primary key (kind, id, lang)
);

-- What was published, for ever. Version 0 is what the product itself says. A banner is one text for all languages.
create table content_version (
  kind        text        not null check (kind in ('article', 'banner')),
  id          text        not null check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{1,59}$'),
  lang        text        not null check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$'),
  version     int         not null check (version >= 1),
  -- The version of the English text that it was made from, for a translation.
  source      int         not null check (source >= 0),
  -- The version it says again.
  again_of    int         check (again_of between 0 and version - 1),
  doc         jsonb       not null check (jsonb_typeof(doc) = 'object' and octet_length(doc::text) <= 100000),
  shows_from  timestamptz not null,
  shows_until timestamptz,
  person_id   uuid        not null,
  at          timestamptz not null,
  primary key (kind, id, lang, version),
  check (shows_until is null or shows_until > shows_from),
  check (shows_from >= at)
);
create index content_version_from on content_version (shows_from);
create index content_version_until on content_version (shows_until) where shows_until is not null;

-- A version that was taken down before its time.
create table content_end (
  kind      text        not null,
  id        text        not null,
  lang      text        not null,
  version   int         not null,
  person_id uuid        not null,
  at        timestamptz not null,
  primary key (kind, id, lang, version),
  foreign key (kind, id, lang, version) references content_version
);

-- What holds of a thing in all languages; the newest revision counts. Revision 0 is the product's own.
create table content_fact (
  kind      text        not null check (kind in ('article', 'banner')),
  id        text        not null check (id ~ '^[A-Za-z0-9][A-Za-z0-9-]{1,59}$'),
  revision  int         not null check (revision >= 1),
  category  text        check (category in ('start', 'orders', 'goods', 'money', 'safety', 'account')),
  is_hidden boolean     not null,
  person_id uuid        not null,
  at        timestamptz not null,
  primary key (kind, id, revision),
  check ((kind = 'article') = (category is not null))
);

-- The order in which they are shown; the newest revision counts. What it does not name comes after.
create table content_order (
  kind      text        not null check (kind in ('article', 'banner')),
  revision  int         not null check (revision >= 1),
  ids       text[]      not null check (cardinality(ids) between 1 and 500),
  person_id uuid        not null,
  at        timestamptz not null,
  primary key (kind, revision)
);

-- Pictures of banners: drawn anew from what was uploaded, at an unguessable address.
create table content_picture (
  id        uuid        not null primary key,
  folder    text        not null unique check (folder ~ '^[0-9a-f]{32}$'),
  widths    int[]       not null check (cardinality(widths) >= 1),
  sha256    bytea       not null check (length(sha256) = 32),
  person_id uuid        not null,
  at        timestamptz not null
);

-- What the house tells merchants. To all of them only by two people: who proposed it is not who lets it go.
create table announcement (
  id          uuid        not null primary key,
  state       text        not null check (state in ('draft', 'proposed', 'approved', 'telling', 'told', 'dropped')),
  -- Which revision of its words counts.
  revision    int         not null check (revision >= 1),
  audience    text        not null check (audience in ('all', 'level', 'country')),
  level       text        check (level in ('standard', 'merchant', 'partner', 'agent')),
  country     text        check (country ~ '^[A-Z]{2}$'),
  -- Where in the app it leads.
  route       text        check (route ~ '^/[A-Za-z]' and length(route) <= 250),
  due_at      timestamptz not null,
  maker       uuid        not null,
  made_at     timestamptz not null,
  proposer    uuid,
  proposed_at timestamptz,
  checker     uuid,
  checked_at  timestamptz,
  -- How many shops were told, and the last of them: telling goes by their numbers.
  told_count  int         not null default 0 check (told_count >= 0),
  told_to     bigint      not null default 0,
  ended_by    uuid,
  ended_at    timestamptz,
  why         text        check (length(why) between 1 and 500),
  check ((audience = 'level') = (level is not null)),
  check ((audience = 'country') = (country is not null)),
  check ((proposer is null) = (proposed_at is null)),
  check ((checker is null) = (checked_at is null)),
  check (checker is null or (proposer is not null and checker <> proposer and checker <> maker)),
  check (state not in ('proposed', 'approved', 'telling', 'told') or proposer is not null),
  check (state not in ('approved', 'telling', 'told') or audience <> 'all' or checker is not null),
  check (state in ('telling', 'told') or told_count = 0),
  check ((state = 'dropped') = (ended_by is not null)),
  check ((state in ('told', 'dropped')) = (ended_at is not null))
);
create index announcement_made on announcement (made_at desc, id desc);
create index announcement_open on announcement (proposed_at) where state = 'proposed';

-- Its words as they were written at each saving, never changed: what was let go is what was read.
create table announcement_text (
  id       uuid not null references announcement,
  revision int  not null check (revision >= 1),
  lang     text not null check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$'),
  title    text not null check (length(title) between 1 and 120),
  body     text not null check (length(body) between 1 and 1000),
  primary key (id, revision, lang)
);

grant select on content_stamp to stockless_app;
grant update (n) on content_stamp to stockless_app;
grant select, insert, delete on content_draft to stockless_app;
grant update (revision, base, doc, person_id, at) on content_draft to stockless_app;
grant select, insert on content_version, content_end, content_fact, content_order, content_picture,
  announcement, announcement_text to stockless_app;
grant update (state, revision, audience, level, country, route, due_at, maker, made_at, proposer, proposed_at, checker,
  checked_at, told_count, told_to, ended_by, ended_at, why) on announcement to stockless_app;
