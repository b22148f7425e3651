// What a determined person would send to the database: blocks that try everything, one by one, and undo each.
// `KIND`, `SHOP` and the other capitals are filled in by the promise.

/**
 * Tries every (debit, credit) of one kind with one actor after the other, the legal pair with all of them; each try
 * is undone. Tells how each was refused.
 */
export const tryKind = `do $$
declare
  d text; c text; a text; n int := 0; state text; said jsonb := '[]';
begin
  for d, c, a in
    select d.x, c.x, a.x
    from unnest('{KINDS}'::text[]) with ordinality as d (x, n), unnest('{KINDS}'::text[]) with ordinality as c (x, n),
      unnest('{ACTORS}'::text[]) with ordinality as a (x, n)
    where (d.n * 5 + c.n + TURN) % 8 + 1 = a.n
      or exists (select from posting_rule r where r.kind = 'KIND' and r.debit_kind = d.x and r.credit_kind = c.x)
  loop
    n := n + 1;
    begin
      perform ledger_post(SHOP, 'AT', array['KIND'], array[d], '{x}', array[c], '{x}', '{1}', array[a], '{x}',
        array['try:' || n]);
      state := 'accepted';
      raise exception using errcode = 'ZZ000';
    exception when others then
      if sqlstate <> 'ZZ000' then state := sqlstate; end if;
    end;
    said := said || jsonb_build_object('debit', d, 'credit', c, 'actor', a, 'state', state);
  end loop;
  perform set_config('promise.said', said::text, true);
end
$$`;

/** Tries every (move, from, to, actor) as an event of one order; each try is undone. */
export const tryEvents = `do $$
declare r record; state text; said jsonb := '[]';
begin
  for r in
    select m.x as move, f.x as came, t.x as went, a.x as actor from unnest('{MOVES}'::text[]) as m (x),
      unnest('{FROM}'::text[]) as f (x), unnest('{TO}'::text[]) as t (x), unnest('{ACTORS}'::text[]) as a (x)
  loop
    begin
      insert into order_event (shop_id, order_id, version, move, from_status, to_status, actor, at, recorded_at)
      values (SHOP, 'ORDER', 999, r.move, r.came, r.went, r.actor, 'AT', 'AT');
      -- The key is looked up when the statement ends, that is now.
      state := 'accepted';
      raise exception using errcode = 'ZZ000';
    exception when others then
      if sqlstate <> 'ZZ000' then state := sqlstate; end if;
    end;
    if state <> '23503' then said := said || to_jsonb(concat_ws(' ', r.move, r.came, r.went, r.actor, state)); end if;
  end loop;
  perform set_config('promise.said', said::text, true);
end
$$`;
