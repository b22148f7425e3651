-- room: staff
-- why:  people of the console sign in by an identity provider of their company instead of with a password. An account there is
--       connected by the person who is signed in here; it replaces the password alone, never the second factor or the roles.
-- lock: a new table, and a trigger on `operator`, which few people write.

-- Which account of an identity provider (its issuer and the subject that it never gives anybody else) is whose.
create table operator_subject (
  issuer       text        not null check (length(issuer) between 1 and 500),
  subject      text        not null check (length(subject) between 1 and 255),
  person_id    uuid        not null references operator (id),
  -- As the provider said it when it was connected: to be shown, and nobody is found by it.
  email        text        not null check (length(email) <= 254),
  connected_at timestamptz not null,
  used_at      timestamptz,
  primary key (issuer, subject),
  unique (issuer, person_id)
);
grant select, insert, delete, update (used_at) on operator_subject to stockless_app;

-- Whoever has to begin anew, after a lost factor or by the command line, has no password any more, and no such account either.
create function operator_subject_void() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from operator_subject where person_id = new.id;
  return null;
end
$$;
revoke all on function operator_subject_void from public;
create trigger operator_subject_void after update of password_hash on operator
  for each row when (new.password_hash = '' and old.password_hash <> '') execute function operator_subject_void();
