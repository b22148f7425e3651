// Certificates of domains, answers to the authority's look, and the account with it.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type CertificateRow = NonNullable<RowOf<typeof findCertificate>>;

/** How a domain's certificate stands, without its key. */
export const findCertificate = sql.row('certificate-find')`
  select shop_id, starts_at, ends_at, tries, fault, fault_text, tried_at, again_at
  from domain_certificate where host = :host`;

/** The certificate of a name in use. */
export const readCertificate = sql.row('certificate-read')`
  select chain, key_sealed, ends_at from domain_certificate
  where host = :host and chain is not null
    and exists (select from domain_host h where h.host = :host and h.is_live)`;

export const saveCertificate = sql.run('certificate-save')`
  insert into domain_certificate (host, shop_id, chain, key_sealed, starts_at, ends_at, tried_at)
  values (:host, :shopId, :chain, :keySealed, :startsAt, :endsAt, :at)
  on conflict (host) do update set shop_id = excluded.shop_id, chain = excluded.chain,
    key_sealed = excluded.key_sealed, starts_at = excluded.starts_at, ends_at = excluded.ends_at, tries = 0,
    fault = null, fault_text = null, tried_at = excluded.tried_at, again_at = null`;

export const noteFault = sql.row('certificate-note-fault')`
  insert into domain_certificate as c (host, shop_id, tries, fault, fault_text, tried_at, again_at)
  values (:host, :shopId, 1, :fault, :text, :at, :againAt)
  on conflict (host) do update set shop_id = excluded.shop_id, tries = c.tries + 1, fault = excluded.fault,
    fault_text = excluded.fault_text, tried_at = excluded.tried_at, again_at = excluded.again_at
  returning tries`;

export const deleteCertificate = sql.run('certificate-delete')`
  delete from domain_certificate where host = :host and shop_id = :shopId`;

export const putAnswer = sql.run('challenge-put')`
  insert into domain_challenge (token, host, answer, ends_at) values (:token, :host, :answer, :endsAt)
  on conflict (token) do update set host = excluded.host, answer = excluded.answer, ends_at = excluded.ends_at`;

export const findAnswer = sql.row('challenge-find')`
  select host, answer from domain_challenge where token = :token and ends_at > :now`;

export const removeAnswer = sql.run('challenge-remove')`delete from domain_challenge where token = :token`;

export const forgetAnswers = sql.run('challenge-forget')`delete from domain_challenge where ends_at < :now`;

export const findAccount = sql.row('authority-find')`
  select key_sealed, account from domain_authority where directory = :directory`;

/** Of two nodes that make the account at once, one makes it. */
export const insertAccount = sql.run('authority-insert')`
  insert into domain_authority (directory, key_sealed, made_at) values (:directory, :keySealed, :at)
  on conflict (directory) do nothing`;

export const saveAccount = sql.run('authority-save')`
  update domain_authority set account = :account? where directory = :directory`;
