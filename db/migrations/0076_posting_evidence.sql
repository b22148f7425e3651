-- room: ledger
-- why:  money moves only on the word of a document that stands in the same database: every kind of posting names the
--       kind of document it needs, and the single writer looks that document up and adds up what it has moved so far.
-- lock: a column of the small table posting_rule; functions otherwise.

-- What a posting of this kind must be able to show. A kind without an entry cannot be posted by the application.
alter table posting_rule add column evidence text check (evidence in ('payment', 'late_payment', 'order', 'parcel',
  'refund', 'paid_refund', 'hold', 'return_case', 'deposit', 'withdrawal', 'payout', 'restriction', 'supplier_payment',
  'claim', 'goodwill', 'campaign', 'click', 'promoted_order'));
update posting_rule r set evidence = e.evidence from (values
  ('payment', '{capture}'::text[]),
  ('late_payment', '{capture_late}'),
  ('order', '{confirm_cost,release_cost,accept_commission,accept_shop,release,reserve,recover}'),
  ('parcel', '{ship_cost,ship_tax}'),
  ('refund', '{cancel_refund,return_escrow,return_supplier,return_tax,return_commission,return_held,
    return_available,return_advance}'),
  ('paid_refund', '{refund_paid}'),
  ('hold', '{reserve_release}'),
  ('return_case', '{case_hold_pending,case_hold_available,case_free_pending,case_free_available}'),
  ('deposit', '{deposit,deposit_unclear,deposit_cleared,deposit_returned}'),
  ('withdrawal', '{withdraw,withdraw_back}'),
  ('payout', '{withdraw_sent,withdraw_fee,withdraw_bounced,withdraw_fee_back}'),
  ('restriction', '{hold_placed,hold_lifted}'),
  ('supplier_payment', '{supplier_paid}'),
  ('claim', '{claim_granted,claim_taken}'),
  ('goodwill', '{goodwill_fund,goodwill_give,goodwill,goodwill_promo}'),
  ('campaign', '{ad_pay,ad_pay_promo,ad_back,ad_back_promo}'),
  ('click', '{ad_click,ad_click_back}'),
  ('promoted_order', '{ad_order,ad_order_back}')
) as e (evidence, kinds) where r.kind = any(e.kinds);

-- Documents stand in the books as text; null where this one cannot be a key.
create function ledger_document(p_document text) returns uuid
language sql immutable parallel safe as $$
  select case when p_document ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_document::uuid end
$$;

-- What a document has moved so far by these kinds.
create function ledger_moved(p_shop bigint, p_document text, variadic p_kinds text[]) returns bigint
language sql stable as $$
  select coalesce(sum(t.units), 0)::bigint from transfer t
  where t.shop_id = p_shop and t.document = p_document and t.kind = any(p_kinds)
$$;

-- The transfers that were just written, against their documents: refused with SL001 where one has no document of its
-- kind in this shop, where the document does not say so yet, or where all that it moved is more than it says.
-- Whatever an account holds bounds it besides: what leaves an escrow, a hold or a campaign was in it.
create function ledger_check_evidence(
  p_shop bigint,
  p_kinds text[],
  p_debit_subjects text[],
  p_credit_subjects text[],
  p_documents text[],
  p_once_keys text[]
) returns void
language plpgsql
set search_path = public, pg_temp
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off as $$
declare
  v_needs text[];
  v_kind text;
  v_document text;
begin
  select array_agg(distinct coalesce(r.evidence, 'none')) into v_needs from posting_rule r where r.kind = any(p_kinds);
  if v_needs && '{payment,order,parcel,refund}' then
    select m.kind, m.document into v_kind, v_document
    from (select distinct x.kind, x.document, x.debit, x.credit
      from unnest(p_kinds, p_documents, p_debit_subjects, p_credit_subjects) as x (kind, document, debit, credit)) m
    left join shop_order o on o.shop_id = p_shop and o.id = ledger_document(m.document)
    where not coalesce(case
      when m.kind = 'capture' then m.credit = m.document
        and ledger_moved(p_shop, m.document, m.kind) <= o.total_units
        and exists (select from payment_evidence e where e.shop_id = p_shop and e.id = o.evidence_id
          and e.checkout_id = o.id and e.provider = m.debit)
      when m.kind = 'confirm_cost' then m.debit = m.document and m.credit = m.document
        and o.confirmed_at is not null
        and ledger_moved(p_shop, m.document, m.kind) <= o.cost_units + o.supplier_shipping_units
      when m.kind = 'release_cost' then m.debit = m.document and m.credit = m.document
        and (o.cancelled_at is not null or exists (select from parcel p where p.shop_id = p_shop
          and p.order_id = o.id and p.state = 'cancelled'))
        and ledger_moved(p_shop, m.document, m.kind) <= o.cost_units + o.supplier_shipping_units
      when m.kind = 'ship_cost' then m.debit = m.document
        and (select sum(t.units) from transfer t where t.shop_id = p_shop and t.document = m.document
            and t.kind = m.kind and t.credit_subject = m.credit)
          <= (select sum(p.cost_units + p.ship_fee_units) from parcel p where p.shop_id = p_shop
            and p.order_id = o.id and p.supplier_id::text = m.credit and p.shipped_at is not null)
      when m.kind = 'ship_tax' then m.debit = m.document and o.shipped_at is not null
        and ledger_moved(p_shop, m.document, m.kind) <= o.tax_units
      when m.kind = 'accept_commission' then m.debit = m.document and o.accepted_at is not null
        and ledger_moved(p_shop, m.document, m.kind) <= o.commission_units
      when m.kind = 'accept_shop' then m.debit = m.document and o.accepted_at is not null
        and ledger_moved(p_shop, m.document, m.kind) <= o.net_units
      when m.kind in ('release', 'reserve', 'recover') then o.released_at is not null
        and ledger_moved(p_shop, m.document, 'release', 'reserve', 'recover', 'case_hold_pending')
          <= ledger_moved(p_shop, m.document, 'accept_shop', 'case_free_pending')
      when m.kind in ('cancel_refund', 'return_escrow', 'return_supplier', 'return_tax', 'return_commission',
        'return_held', 'return_available', 'return_advance') then
        (m.kind not in ('cancel_refund', 'return_escrow') or m.debit = m.document)
        and (select sum(t.units) from transfer t where t.shop_id = p_shop and t.document = m.document
          and t.credit_kind = 'refund_payable') <= o.refunded_units
      else true
    end, false) limit 1;
  end if;

  if v_kind is null and v_needs && '{late_payment,paid_refund}' then
    select m.kind, m.document into v_kind, v_document
    from (select distinct x.kind, x.document, x.debit, x.credit
      from unnest(p_kinds, p_documents, p_debit_subjects, p_credit_subjects) as x (kind, document, debit, credit)) m
    where not coalesce(case m.kind
      when 'capture_late' then exists (select from checkout c
        join payment_evidence e on e.shop_id = p_shop and e.checkout_id = c.id and e.provider = m.debit
        where c.shop_id = p_shop and c.id = ledger_document(m.document) and c.state <> 'paid'
          and ledger_moved(p_shop, m.document, m.kind) <= c.total_units)
      when 'refund_paid' then ledger_moved(p_shop, m.document, m.kind) <= (select sum(r.units) from refund r
        join payment p on p.shop_id = p_shop and p.id = r.payment_id and p.provider = m.credit
        where r.shop_id = p_shop and r.state = 'paid' and (r.order_id = ledger_document(m.document)
          or r.order_id is null and r.payment_id = ledger_document(m.document)))
      else true
    end, false) limit 1;
  end if;

  if v_kind is null and v_needs && '{hold,return_case,restriction}' then
    select m.kind, m.document into v_kind, v_document
    from (select distinct x.kind, x.document, x.debit, x.credit
      from unnest(p_kinds, p_documents, p_debit_subjects, p_credit_subjects) as x (kind, document, debit, credit)) m
    where not coalesce(case
      when m.kind = 'reserve_release' then m.debit = m.document and exists (select from hold h
        where h.shop_id = p_shop and h.id = ledger_document(m.document) and h.kind = 'reserve' and h.state = 'ended')
      when m.kind in ('case_hold_pending', 'case_hold_available') then exists (select from return_case c
        where c.shop_id = p_shop and c.id = ledger_document(m.credit) and c.order_id = ledger_document(m.document)
          and c.ended_at is null and (select sum(t.units) from transfer t where t.shop_id = p_shop
            and t.document = m.document and t.kind = m.kind and t.credit_subject = m.credit)
            <= case m.kind when 'case_hold_pending' then c.held_pending_units else c.held_available_units end)
      when m.kind in ('case_free_pending', 'case_free_available') then exists (select from return_case c
        where c.shop_id = p_shop and c.id = ledger_document(m.debit) and c.order_id = ledger_document(m.document)
          and c.ended_at is not null and (select sum(t.units) from transfer t where t.shop_id = p_shop
            and t.document = m.document and t.kind = m.kind and t.debit_subject = m.debit)
            <= case m.kind when 'case_free_pending' then c.held_pending_units else c.held_available_units end)
      when m.kind = 'hold_placed' then m.credit = m.document and exists (select from restriction r
        where r.shop_id = p_shop and r.id = ledger_document(m.document) and r.ended_at is null
          and ledger_moved(p_shop, m.document, m.kind) <= r.held_units)
      when m.kind = 'hold_lifted' then m.debit = m.document and exists (select from restriction r
        where r.shop_id = p_shop and r.id = ledger_document(m.document) and r.ended_at is not null)
      else true
    end, false) limit 1;
  end if;

  if v_kind is null and v_needs && '{deposit,withdrawal,payout}' then
    select m.kind, m.document into v_kind, v_document
    from (select distinct x.kind, x.document, x.debit, x.credit
      from unnest(p_kinds, p_documents, p_debit_subjects, p_credit_subjects) as x (kind, document, debit, credit)) m
    left join deposit d on d.shop_id = p_shop and d.id = ledger_document(m.document)
    left join withdrawal w on w.shop_id = p_shop and w.id = ledger_document(m.document)
    where not coalesce(case
      when m.kind in ('deposit', 'deposit_cleared') then (m.kind = 'deposit' or m.debit = m.document)
        and ledger_moved(p_shop, m.document, 'deposit', 'deposit_cleared')
          <= (select sum(r.credited_units) from deposit_receipt r where r.shop_id = p_shop and r.deposit_id = d.id)
      when m.kind = 'deposit_unclear' then m.credit = m.document
        and ledger_moved(p_shop, m.document, 'deposit', 'deposit_unclear')
            - ledger_moved(p_shop, m.document, 'deposit_returned')
          <= (select sum(r.credited_units + r.unclear_units) from deposit_receipt r
            where r.shop_id = p_shop and r.deposit_id = d.id)
      when m.kind = 'deposit_returned' then m.debit = m.document and exists (select from deposit_receipt r
        where r.shop_id = p_shop and r.deposit_id = d.id and r.state = 'returned')
      when m.kind = 'withdraw' then m.credit = m.document and w.state in ('requested', 'approved')
        and ledger_moved(p_shop, m.document, m.kind) <= w.units
      when m.kind = 'withdraw_back' then m.debit = m.document
        and w.state in ('failure', 'rejected', 'cancelled', 'returned')
      when m.kind in ('withdraw_sent', 'withdraw_fee') then m.debit = m.document
        and ledger_moved(p_shop, m.document, 'withdraw_sent', 'withdraw_fee')
          <= (select sum(p.units) from payout p where p.shop_id = p_shop and p.withdrawal_id = w.id
            and p.state in ('sent', 'returned'))
        and ledger_moved(p_shop, m.document, 'withdraw_fee')
          <= (select sum(p.fee_units) from payout p where p.shop_id = p_shop and p.withdrawal_id = w.id
            and p.state in ('sent', 'returned'))
      when m.kind in ('withdraw_bounced', 'withdraw_fee_back') then
        ledger_moved(p_shop, m.document, 'withdraw_bounced', 'withdraw_fee_back')
          <= (select sum(p.units) from payout p where p.shop_id = p_shop and p.withdrawal_id = w.id
            and p.state = 'returned')
        and ledger_moved(p_shop, m.document, 'withdraw_fee_back')
          <= (select sum(p.fee_units) from payout p where p.shop_id = p_shop and p.withdrawal_id = w.id
            and p.state = 'returned')
      else true
    end, false) limit 1;
  end if;

  if v_kind is null and v_needs && '{goodwill,supplier_payment,claim}' then
    select m.kind, m.document into v_kind, v_document
    from (select distinct x.kind, x.document, x.debit, x.credit
      from unnest(p_kinds, p_documents, p_debit_subjects, p_credit_subjects) as x (kind, document, debit, credit)) m
    left join goodwill g on g.id = ledger_document(m.document) and g.state = 'confirmed'
    where not coalesce(case
      when m.kind = 'goodwill_fund' then p_shop = 0 and g.kind = 'fund'
        and ledger_moved(p_shop, m.document, m.kind) <= g.units
      when m.kind = 'goodwill_give' then p_shop = 0 and g.kind = 'give' and m.credit = g.shop_id::text
        and ledger_moved(p_shop, m.document, m.kind) <= g.units
      when m.kind in ('goodwill', 'goodwill_promo') then g.shop_id = p_shop and m.debit = '0'
        and g.as_promo = (m.kind = 'goodwill_promo') and ledger_moved(p_shop, m.document, m.kind) <= g.units
        -- Out of the fund first, in the book of the house.
        and ledger_moved(p_shop, m.document, m.kind) <= ledger_moved(0, m.document, 'goodwill_give')
      when m.kind = 'supplier_paid' then p_shop = 0 and exists (select from supplier_payment p
        where p.id = ledger_document(m.document) and p.supplier_id::text = m.debit and p.state = 'paid'
          and ledger_moved(p_shop, m.document, m.kind) <= p.units)
      when m.kind in ('claim_granted', 'claim_taken') then p_shop = 0 and exists (select from supplier_claim c
        where c.id = ledger_document(m.document) and c.state = 'settled'
          and c.side = case m.kind when 'claim_granted' then 'supplier' else 'house' end
          and c.supplier_id::text = case m.kind when 'claim_granted' then m.credit else m.debit end
          and ledger_moved(p_shop, m.document, m.kind) <= c.decided_units)
      else true
    end, false) limit 1;
  end if;

  -- A campaign has many clicks: they are not added up here, its account cannot fall below zero.
  if v_kind is null and v_needs && '{campaign,click,promoted_order}' then
    select m.kind, m.document into v_kind, v_document
    from (select distinct x.kind, x.document, x.debit, x.credit
      from unnest(p_kinds, p_documents, p_debit_subjects, p_credit_subjects) as x (kind, document, debit, credit)) m
    left join campaign c on c.shop_id = p_shop and c.id = ledger_document(m.document)
    left join promoted_order o on o.shop_id = p_shop and o.order_id = ledger_document(m.document)
    where not coalesce(case m.kind
      when 'ad_pay' then m.credit = m.document and ledger_moved(p_shop, m.document, m.kind) <= c.available_units
      when 'ad_pay_promo' then m.credit = m.document and ledger_moved(p_shop, m.document, m.kind) <= c.promo_units
      when 'ad_back' then m.debit = m.document and c.ended_at is not null
        and ledger_moved(p_shop, m.document, m.kind) <= c.back_available_units
      when 'ad_back_promo' then m.debit = m.document and c.ended_at is not null
        and ledger_moved(p_shop, m.document, m.kind) <= c.back_promo_units
      when 'ad_click' then m.debit = m.document and c.plan_id <> 'order'
      when 'ad_click_back' then m.credit = m.document and c.plan_id <> 'order'
      when 'ad_order' then ledger_moved(p_shop, m.document, m.kind) <= o.fee_units
      when 'ad_order_back' then ledger_moved(p_shop, m.document, m.kind) <= o.back_units
      else true
    end, false) limit 1;
    -- What goes back for a click is what that click cost, once: its key is made of the click's own.
    if v_kind is null and 'ad_click_back' = any(p_kinds) then
      select b.kind, b.document into v_kind, v_document
      from unnest(p_kinds, p_documents, p_once_keys) as x (kind, document, once_key)
      join transfer b on b.shop_id = p_shop and b.once_key = x.once_key
      left join transfer c on c.shop_id = p_shop and c.kind = 'ad_click' and c.document = b.document
        and c.once_key = left(b.once_key, -length('-back'))
      where x.kind = 'ad_click_back'
        and not coalesce(b.once_key like '%:click-back' and b.units <= c.units, false) limit 1;
    end if;
  end if;

  if v_kind is null and 'none' = any(v_needs) then
    v_kind := 'a kind without evidence';
    v_document := p_documents[1];
  end if;
  if v_kind is not null then
    raise exception '% in the book of % has no evidence: document %', v_kind, p_shop, v_document using errcode = 'SL001';
  end if;
end
$$;
revoke all on function ledger_document, ledger_moved, ledger_check_evidence from public;

-- The writer as it was is the owner's alone; what the application calls writes and then asks for the evidence, so that
-- everything a document moved is added up by the same look.
alter function ledger_post rename to ledger_write;
revoke all on function ledger_write from public, stockless_app;
create function ledger_post(
  p_shop bigint,
  p_at timestamptz,
  p_kinds text[],
  p_debit_kinds text[],
  p_debit_subjects text[],
  p_credit_kinds text[],
  p_credit_subjects text[],
  p_units bigint[],
  p_actors text[],
  p_documents text[],
  p_once_keys text[]
) returns table (last_seq bigint, head_hash bytea)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select w.last_seq, w.head_hash into last_seq, head_hash from ledger_write(p_shop, p_at, p_kinds, p_debit_kinds,
    p_debit_subjects, p_credit_kinds, p_credit_subjects, p_units, p_actors, p_documents, p_once_keys) w;
  perform ledger_check_evidence(p_shop, p_kinds, p_debit_subjects, p_credit_subjects, p_documents, p_once_keys);
  return next;
end
$$;
revoke all on function ledger_post from public;
grant execute on function ledger_post to stockless_app;
