-- room: ledger
-- why:  the documents of transfers are texts: whoever has the owner's rights could book a hold, a return, a payout or a
--       click on a document that is not there, or take the document away later. These now refer to a row by a foreign
--       key. Times of a book go forward only, so that nothing can be booked into a day that was looked at already
--       (docs/decisions/0164).
-- lock: two columns, of which that of transfer is empty and writes nothing anew. Each book is written once, with the time
--       of its last transfer. What writes them comes with the next migration.

-- Whether a kind's document is a row that is looked up by a foreign key; of a list of kinds, whether one is. The kinds of a
-- sale are not among them: a capture has its evidence, the rest its order, and they pay nothing for this. An expression for
-- a word, not a list: a hash of the list is made anew in every transaction. In SQL, which is copied into what asks.
create function ledger_is_keyed(p_kinds text) returns boolean
language sql immutable parallel safe as $$
  select p_kinds ~ '\m(hold_|case_|return_|deposit|withdraw|ad_|reserve_release)'
$$;

-- The row that a transfer refers to: its table and id. Null for the kinds of a sale.
-- domain/ledger/posting-evidence.ts has the same.
create function ledger_document_key(p_kind text, p_actor text, p_document text, p_once_key text) returns text
language plpgsql immutable parallel safe as $$
begin
  return case
    when p_kind in ('hold_placed', 'hold_lifted') then 'restriction:' || p_document
    when p_kind = 'reserve_release' then 'hold:' || p_document
    -- What a carrier brings back before anybody had it belongs to its order.
    when p_kind in ('return_supplier', 'return_tax') and p_actor = 'carrier' then 'shop_order:' || p_document
    -- The document is the order here; the key of the movement begins with the case.
    when p_kind like 'return\_%' or p_kind like 'case\_%' then 'return_case:' || left(p_once_key, 36)
    -- A deposit may arrive in parts: the key begins with the receipt of this one.
    when p_kind like 'deposit%' then 'deposit_receipt:' || left(p_once_key, 36)
    when p_kind like 'withdraw%' then 'withdrawal:' || p_document
    when p_kind in ('ad_order', 'ad_order_back') then 'promoted_order:' || p_document
    when p_kind like 'ad\_%' then 'campaign:' || p_document
  end;
end
$$;

-- The id in a key of this table, null in a key of another one.
create function transfer_evidence_id(p_key text, p_table text) returns uuid
language sql immutable parallel safe as $$
  select case when starts_with(p_key, p_table || ':') then substr(p_key, length(p_table) + 2)::uuid end
$$;

-- The rows that transfers refer to, each once. One key of transfer leads here, whatever the document is.
create table transfer_evidence (
  shop_id            bigint not null,
  key                text   not null,
  restriction_id     uuid generated always as (transfer_evidence_id(key, 'restriction')) stored,
  hold_id            uuid generated always as (transfer_evidence_id(key, 'hold')) stored,
  case_id            uuid generated always as (transfer_evidence_id(key, 'return_case')) stored,
  deposit_receipt_id uuid generated always as (transfer_evidence_id(key, 'deposit_receipt')) stored,
  withdrawal_id      uuid generated always as (transfer_evidence_id(key, 'withdrawal')) stored,
  campaign_id        uuid generated always as (transfer_evidence_id(key, 'campaign')) stored,
  order_id           uuid generated always as (transfer_evidence_id(key, 'shop_order')) stored,
  promoted_order_id  uuid generated always as (transfer_evidence_id(key, 'promoted_order')) stored,
  primary key (shop_id, key),
  constraint transfer_evidence_one check (num_nonnulls(restriction_id, hold_id, case_id, deposit_receipt_id,
    withdrawal_id, campaign_id, order_id, promoted_order_id) = 1)
);

grant select on transfer_evidence to stockless_app;

alter table transfer add column document_key text;
alter table book add column last_at timestamptz not null default '-infinity';
update book b set last_at = t.at from transfer t where t.shop_id = b.shop_id and t.seq = b.last_seq;

-- What a transfer must be by itself, in one function: each check of a table is read word by word at every statement.
create function ledger_transfer_is_right(p_seq bigint, p_hash bytea, p_kind text, p_debit_kind text, p_debit_after bigint,
  p_credit_kind text, p_credit_after bigint, p_document text, p_once_key text, p_document_key text) returns boolean
language plpgsql immutable parallel safe as $$
begin
  -- An expression is made ready once a transaction: what a capture does not need stands in expressions of its own.
  if p_kind <> 'capture' or p_document_key is not null then
    if ledger_is_keyed(p_kind) then
      if (p_document_key in (ledger_document_key(p_kind, '', p_document, p_once_key),
        ledger_document_key(p_kind, 'carrier', p_document, p_once_key))) is not true then
        return false;
      end if;
    elsif p_document_key is not null then
      return false;
    end if;
  end if;
  return p_seq > 0 and length(p_hash) = 32
    and (p_debit_after >= 0 or p_debit_kind in ('psp', 'treasury', 'between_books'))
    and (p_credit_after >= 0 or p_credit_kind in ('psp', 'treasury', 'between_books'));
end
$$;

-- Notes the documents of transfers that are about to be written: SL001 where one is not there.
create function ledger_add_documents(p_shop bigint, p_kinds text[], p_actors text[], p_documents text[], p_once_keys text[])
returns void
language plpgsql as $$
declare
  v_keys text[];
  v_key  text;
begin
  select array_agg(distinct k.key order by k.key) into v_keys
  from (
    select ledger_document_key(m.kind, m.actor, m.document, m.once_key) as key
    from unnest(p_kinds, p_actors, p_documents, p_once_keys) as m (kind, actor, document, once_key)
    where ledger_is_keyed(m.kind)
  ) k
  where k.key is not null
    and not exists (select from transfer_evidence d where d.shop_id = p_shop and d.key = k.key);
  foreach v_key in array coalesce(v_keys, '{}') loop
    if ledger_document(substr(v_key, strpos(v_key, ':') + 1)) is null then
      raise exception 'a transfer in the book of % has no evidence: document %', p_shop, v_key using errcode = 'SL001';
    end if;
  end loop;
  if v_keys is null then
    return;
  end if;
  begin
    insert into transfer_evidence (shop_id, key) select p_shop, k from unnest(v_keys) k on conflict do nothing;
  exception when foreign_key_violation then
    raise exception 'a transfer in the book of % has no evidence: one of %', p_shop, array_to_string(v_keys, ', ')
      using errcode = 'SL001';
  end;
end
$$;
revoke all on function ledger_is_keyed, ledger_document_key, ledger_add_documents from public;
revoke all on function ledger_transfer_is_right(bigint, bytea, text, text, bigint, text, bigint, text, text, text)
  from public;

-- The time of a transfer: never before the one that the book has already. Clocks of two servers are a little apart, and a
-- request that began first may come to the book second: up to two seconds such a transfer takes the book's last time.
-- What is further back has a wrong clock, or somebody writes into the past: SL002.
create function ledger_time(p_shop bigint, p_at timestamptz, p_last timestamptz) returns timestamptz
language plpgsql immutable as $$
begin
  if p_last > p_at + interval '2 seconds' then
    raise exception 'the book of % has a transfer of %, and none can be booked at %', p_shop, p_last, p_at
      using errcode = 'SL002', hint = 'Set the clock of this server right: times of a book go forward only.';
  end if;
  return greatest(p_last, p_at);
end
$$;
revoke all on function ledger_time from public;

-- part: keys
alter table transfer_evidence
  add constraint transfer_evidence_book foreign key (shop_id) references book (shop_id),
  add constraint transfer_evidence_restriction foreign key (shop_id, restriction_id) references restriction (shop_id, id),
  add constraint transfer_evidence_hold foreign key (shop_id, hold_id) references hold (shop_id, id),
  add constraint transfer_evidence_case foreign key (shop_id, case_id) references return_case (shop_id, id),
  add constraint transfer_evidence_receipt foreign key (shop_id, deposit_receipt_id)
    references deposit_receipt (shop_id, id),
  add constraint transfer_evidence_withdrawal foreign key (shop_id, withdrawal_id) references withdrawal (shop_id, id),
  add constraint transfer_evidence_campaign foreign key (shop_id, campaign_id) references campaign (shop_id, id),
  add constraint transfer_evidence_order foreign key (shop_id, order_id) references shop_order (shop_id, id),
  add constraint transfer_evidence_promoted foreign key (shop_id, promoted_order_id)
    references promoted_order (shop_id, order_id);
