// Who else signs heads of the record: witnesses outside of the platform (C2SP tlog-witness), and how many of them must have.

export type Witness = {
  /** Its name in the policy. */
  readonly name: string;
  readonly vkey: string;
  /** Where heads are handed in; undefined for one that only fetches them. */
  readonly url: string | undefined;
};

export type Witnesses = {
  /** A policy of C2SP without its log lines: what `/log/policy` shows below our own key. */
  readonly policyText: string;
  readonly list: readonly Witness[];
};

/** Everything runs without them, and says so. */
export const noWitnesses: Witnesses = { policyText: 'quorum none\n', list: [] };
