// Accounts of an identity provider that people of the console have connected.
import { sql } from '#platform/db/sql.ts';

/** Whose account it is, and notes that it was used. */
export const useSubject = sql.row('operators-use-subject')`
  update operator_subject set used_at = :now where issuer = :issuer and subject = :subject returning person_id`;

export const subjectOf = sql.row('operators-subject-of')`
  select email, connected_at from operator_subject where issuer = :issuer and person_id = :personId`;

/** False where the account is somebody's, or the person has one already. */
export const insertSubject = sql.has('operators-insert-subject')`
  insert into operator_subject (issuer, subject, person_id, email, connected_at)
  values (:issuer, :subject, :personId, :email, :now) on conflict do nothing returning true as done`;

export const deleteSubject = sql.run('operators-delete-subject')`
  delete from operator_subject where issuer = :issuer and person_id = :personId`;
