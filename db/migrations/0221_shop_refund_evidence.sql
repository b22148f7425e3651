-- room: refunds
-- why:  what a merchant gives back is checked against its row of shop_refund: how much in all, and out of whose part
--       (docs/decisions/0198).
-- lock: none beyond a moment: a function is written anew.

-- As in 0076, with what a merchant gives back. Sums stand in the statements: a function that reads a book for each row cannot
-- be called on a worker of a cluster.
create or replace function ledger_check_evidence(
  p_shop bigint,
  p_kinds text[],
  p_debit_subjects text[],
  p_credit_subjects text[],
  p_documents text[],
  p_once_keys text[]
) returns void
language plpgsql
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
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
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.total_units
        and exists (select from payment_evidence e where e.shop_id = p_shop and e.id = o.evidence_id
          and e.checkout_id = o.id and e.provider = m.debit)
      when m.kind = 'confirm_cost' then m.debit = m.document and m.credit = m.document
        and o.confirmed_at is not null
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.cost_units + o.supplier_shipping_units
      when m.kind = 'release_cost' then m.debit = m.document and m.credit = m.document
        and (o.cancelled_at is not null or exists (select from parcel p where p.shop_id = p_shop
          and p.order_id = o.id and p.state = 'cancelled'))
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.cost_units + o.supplier_shipping_units
      when m.kind = 'ship_cost' then m.debit = m.document
        and (select sum(t.units) from transfer t where t.shop_id = p_shop and t.document = m.document
            and t.kind = m.kind and t.credit_subject = m.credit)
          <= (select sum(p.cost_units + p.ship_fee_units) from parcel p where p.shop_id = p_shop
            and p.order_id = o.id and p.supplier_id::text = m.credit and p.shipped_at is not null)
      when m.kind = 'ship_tax' then m.debit = m.document and o.shipped_at is not null
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.tax_units
      when m.kind = 'accept_commission' then m.debit = m.document and o.accepted_at is not null
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.commission_units
      when m.kind = 'accept_shop' then m.debit = m.document and o.accepted_at is not null
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.net_units
      when m.kind in ('release', 'reserve', 'recover') then o.released_at is not null
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind in ('release', 'reserve', 'recover', 'case_hold_pending', 'refund_pending'))
          <= (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind in ('accept_shop', 'case_free_pending'))
      when m.kind in ('cancel_refund', 'return_escrow', 'return_supplier', 'return_tax', 'return_commission',
        'return_held', 'return_available', 'return_advance') then
        (m.kind not in ('cancel_refund', 'return_escrow') or m.debit = m.document)
        and (select sum(t.units) from transfer t where t.shop_id = p_shop and t.document = m.document
          and t.credit_kind = 'refund_payable') <= o.refunded_units
      else true
    end, false) limit 1;
  end if;

  -- What a merchant gives back: the refund is named by the key of the movement, and says how much in all and of whose.
  if v_kind is null and v_needs && '{shop_refund}' then
    select m.kind, m.document into v_kind, v_document
    from unnest(p_kinds, p_documents, p_debit_subjects, p_once_keys) as m (kind, document, debit, once_key)
    left join shop_refund f on f.shop_id = p_shop and f.id = ledger_document(left(m.once_key, 36))
    left join shop_order o on o.shop_id = p_shop and o.id = f.order_id
    cross join lateral (
      select coalesce(sum(t.units), 0) as units,
        coalesce(sum(t.units) filter (where t.kind in ('refund_pending', 'refund_available')), 0) as own,
        coalesce(sum(t.units) filter (where t.kind = 'refund_escrow'), 0) as escrow,
        coalesce(sum(t.units) filter (where t.kind = 'refund_tax'), 0) as tax
      from transfer t where t.shop_id = p_shop and t.document = m.document and starts_with(t.once_key, f.id::text)
        and t.credit_kind = 'refund_payable'
    ) s
    where m.kind = any('{refund_escrow,refund_tax,refund_commission,refund_pending,refund_available}')
      and not coalesce(f.order_id = ledger_document(m.document)
        and (m.kind <> 'refund_escrow' or m.debit = m.document)
        and s.units <= f.units and s.own <= f.own_units and s.tax <= f.tax_units
        and s.escrow <= f.own_units + f.commission_units
        and (select sum(t.units) from transfer t where t.shop_id = p_shop and t.document = m.document
          and t.credit_kind = 'refund_payable') <= o.refunded_units, false) limit 1;
  end if;

  if v_kind is null and v_needs && '{late_payment,paid_refund}' then
    select m.kind, m.document into v_kind, v_document
    from (select distinct x.kind, x.document, x.debit, x.credit
      from unnest(p_kinds, p_documents, p_debit_subjects, p_credit_subjects) as x (kind, document, debit, credit)) m
    where not coalesce(case m.kind
      when 'capture_late' then exists (select from checkout c
        join payment_evidence e on e.shop_id = p_shop and e.checkout_id = c.id and e.provider = m.debit
        where c.shop_id = p_shop and c.id = ledger_document(m.document) and c.state <> 'paid'
          and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= c.total_units)
      when 'refund_paid' then (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= (select sum(r.units) from refund r
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
          and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= r.held_units)
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
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind in ('deposit', 'deposit_cleared'))
          <= (select sum(r.credited_units) from deposit_receipt r where r.shop_id = p_shop and r.deposit_id = d.id)
      when m.kind = 'deposit_unclear' then m.credit = m.document
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind in ('deposit', 'deposit_unclear'))
            - (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = 'deposit_returned')
          <= (select sum(r.credited_units + r.unclear_units) from deposit_receipt r
            where r.shop_id = p_shop and r.deposit_id = d.id)
      when m.kind = 'deposit_returned' then m.debit = m.document and exists (select from deposit_receipt r
        where r.shop_id = p_shop and r.deposit_id = d.id and r.state = 'returned')
      when m.kind = 'withdraw' then m.credit = m.document and w.state in ('requested', 'approved')
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= w.units
      when m.kind = 'withdraw_back' then m.debit = m.document
        and w.state in ('failure', 'rejected', 'cancelled', 'returned')
      when m.kind in ('withdraw_sent', 'withdraw_fee') then m.debit = m.document
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind in ('withdraw_sent', 'withdraw_fee'))
          <= (select sum(p.units) from payout p where p.shop_id = p_shop and p.withdrawal_id = w.id
            and p.state in ('sent', 'returned'))
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = 'withdraw_fee')
          <= (select sum(p.fee_units) from payout p where p.shop_id = p_shop and p.withdrawal_id = w.id
            and p.state in ('sent', 'returned'))
      when m.kind in ('withdraw_bounced', 'withdraw_fee_back') then
        (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind in ('withdraw_bounced', 'withdraw_fee_back'))
          <= (select sum(p.units) from payout p where p.shop_id = p_shop and p.withdrawal_id = w.id
            and p.state = 'returned')
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = 'withdraw_fee_back')
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
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= g.units
      when m.kind = 'goodwill_give' then p_shop = 0 and g.kind = 'give' and m.credit = g.shop_id::text
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= g.units
      when m.kind in ('goodwill', 'goodwill_promo') then g.shop_id = p_shop and m.debit = '0'
        and g.as_promo = (m.kind = 'goodwill_promo') and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= g.units
        -- Out of the fund first, in the book of the house.
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = 0
          and t.document = m.document and t.kind = 'goodwill_give')
      when m.kind = 'supplier_paid' then p_shop = 0 and exists (select from supplier_payment p
        where p.id = ledger_document(m.document) and p.supplier_id::text = m.debit and p.state = 'paid'
          and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= p.units)
      when m.kind in ('claim_granted', 'claim_taken') then p_shop = 0 and exists (select from supplier_claim c
        where c.id = ledger_document(m.document) and c.state = 'settled'
          and c.side = case m.kind when 'claim_granted' then 'supplier' else 'house' end
          and c.supplier_id::text = case m.kind when 'claim_granted' then m.credit else m.debit end
          and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= c.decided_units)
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
      when 'ad_pay' then m.credit = m.document and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= c.available_units
      when 'ad_pay_promo' then m.credit = m.document and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= c.promo_units
      when 'ad_back' then m.debit = m.document and c.ended_at is not null
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= c.back_available_units
      when 'ad_back_promo' then m.debit = m.document and c.ended_at is not null
        and (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= c.back_promo_units
      when 'ad_click' then m.debit = m.document and c.plan_id <> 'order'
      when 'ad_click_back' then m.credit = m.document and c.plan_id <> 'order'
      when 'ad_order' then (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.fee_units
      when 'ad_order_back' then (select coalesce(sum(t.units), 0) from transfer t where t.shop_id = p_shop
          and t.document = m.document and t.kind = m.kind) <= o.back_units
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
