-- room: webhooks
-- why:  a program proposes changes, such as prices or an answer to a buyer, and the merchant confirms each of them. A key with
--       the scope `proposals.write` may do that and cannot do the change itself.
-- lock: a new table; the check of keys is replaced, and there are at most a few keys a shop.

alter table merchant_key drop constraint merchant_key_scopes_check;
alter table merchant_key add constraint merchant_key_scopes_check
  check (cardinality(scopes) between 1 and 12 and scopes <@ array['orders.read', 'wallet.read', 'showcase.read',
    'showcase.write', 'statistics.read', 'comments.read', 'notifications.read', 'chat.read', 'promotion.read',
    'shop.read', 'webhooks.read', 'proposals.write']);

-- A change that a program wants. Open ones hold one of fifty places of their shop; what was decided holds none.
-- What is proposed is never changed: only its state moves, and only once from open to decided.
create table merchant_proposal (
  shop_id    bigint      not null,
  id         uuid        not null,
  slot       int         check (slot between 1 and 50),
  key_id     uuid        not null,
  kind       text        not null check (kind in ('price', 'list', 'delist', 'relist', 'answer')),
  change     jsonb       not null check (jsonb_typeof(change) = 'object'),
  note       text        not null check (length(note) <= 500),
  state      text        not null check (state in ('open', 'applying', 'confirmed', 'declined', 'expired')),
  made_at    timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  -- When and by whom it was decided; of one that is being applied, since when and for whom.
  decided_at timestamptz,
  decided_by uuid,
  -- Of a confirmed one: how many rows were changed, and which were not and why.
  result     jsonb       check (jsonb_typeof(result) = 'object'),
  primary key (shop_id, id),
  unique (shop_id, slot),
  foreign key (shop_id, key_id) references merchant_key (shop_id, id),
  check ((slot is not null) = (state in ('open', 'applying'))),
  check ((decided_at is null) = (state = 'open')),
  check ((decided_by is null) = (state in ('open', 'expired'))),
  check ((result is not null) = (state = 'confirmed'))
);
create index merchant_proposal_made on merchant_proposal (shop_id, made_at desc, id desc);
grant select, insert, delete on merchant_proposal to stockless_app;
grant update (slot, state, decided_at, decided_by, result) on merchant_proposal to stockless_app;
