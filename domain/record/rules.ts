// The rules that money and restrictions follow, as one document of the record: what is not in it cannot happen here.
import { postingEvidence } from '#domain/ledger/posting-evidence.ts';
import { postingKinds } from '#domain/ledger/postings.ts';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { holdRules, merchantActs, restrictionLevels, stopsAct } from '#domain/restriction.ts';

/** What the database was made by: how many files, and SHA-256 over a line `sha256 name` for each, in their order. */
export type MigrationsDigest = { readonly count: number; readonly sha256: string };

export function rulesDocument(migrations: MigrationsDigest) {
  return {
    v: 1,
    /** Every way that money can move: from where to where, by whom, and which document proves it. */
    postings: keysOf(postingKinds).map((kind) => {
      const { debit, credit, by, why } = postingKinds[kind];
      return { kind, debit, credit, by: [...by], evidence: postingEvidence[kind], why };
    }),
    /** Every reason that a restriction may have, with its level and how long it may last. */
    restrictions: holdRules(),
    /** What a merchant cannot do while a restriction of a level stands. */
    stops: restrictionLevels.map((level) => ({
      level,
      acts: merchantActs.filter((act) => stopsAct(level, act)),
    })),
    /** Every number that bounds something; those of money in smallest units are texts. */
    limits: Object.fromEntries(
      Object.entries<unknown>(limits).map(([name, limit]) => [
        name,
        typeof limit === 'bigint' ? String(limit) : limit,
      ]),
    ),
    migrations,
  };
}
