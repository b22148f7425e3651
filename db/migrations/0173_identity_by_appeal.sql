-- room: people
-- why:  a won appeal verifies a merchant too, or takes a refusal away: the one function that writes what the check of a
--       person's identity has come to knows no such decision yet, and refuses it.
-- lock: a function only.

create or replace function merchant_set_identity(p_shop bigint, p_person uuid, p_status text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Whether an appeal of this person's refusal was won, decided by a reviewer who neither refused nor let them in.
  won boolean := p_status in ('verified', 'unverified') and exists (
    select from identity_appeal p
    join operator o on o.id = p.decided_by and o.disabled_at is null and 'reviewer' = any (o.roles)
    join merchant m on m.shop_id = p_shop and m.id = p_person
    left join invitation n on n.id = m.invitation_id
    left join identity_application a on a.shop_id = p_shop and a.id = p.application_id
    join identity i on i.shop_id = p_shop and i.person_id = p_person
    where p.shop_id = p_shop and p.state = 'overturned'
      and (p.application_id is null or a.submitted_by = p_person)
      and case p_status when 'verified' then i.verified_at >= p.decided_at else i.status = 'unverified' end
      and (n.made_by is distinct from p.decided_by or not exists (
        select from operator x where x.id <> o.id and 'reviewer' = any (x.roles) and x.disabled_at is null)));
begin
  update merchant m set identity_status = p_status where m.shop_id = p_shop and m.id = p_person and case p_status
    when 'applying' then m.identity_status in ('unverified', 'rejected') and exists (
      select from identity_application a where a.shop_id = p_shop and a.submitted_by = p_person and a.state = 'open')
    when 'verified' then exists (
        select from identity i where i.shop_id = p_shop and i.status in ('verified', 'expiring')
          and i.verified_at is not null)
      and (won and m.identity_status in ('rejected', 'verified')
        or m.identity_status in ('applying', 'verified') and exists (
          select from identity_application a
          join operator o on o.id = a.decided_by and o.disabled_at is null and 'reviewer' = any (o.roles)
          left join invitation n on n.id = m.invitation_id
          where a.shop_id = p_shop and a.submitted_by = p_person and a.state = 'verified'
            and a.taken_by = a.decided_by and (n.made_by is distinct from a.decided_by or not exists (
              select from operator x where x.id <> o.id and 'reviewer' = any (x.roles) and x.disabled_at is null))))
    when 'rejected' then m.identity_status in ('applying', 'verified') and exists (
      select from identity i where i.shop_id = p_shop and i.status = 'rejected')
    when 'unverified' then m.identity_status = 'rejected' and won
    else false end;
  return found;
end
$$;
