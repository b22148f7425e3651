// Which migrations the database has: those of this build must be among them.
import { sql } from '#platform/db/sql.ts';

/** Every migration that was applied, with the SHA-256 of its file. */
export const listApplied = sql.rows('probe-migrations')`select name, sha256 from migration`;
