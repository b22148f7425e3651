// What the calls about restrictions are sent while the database is away.

type Parts = { readonly shop: string; readonly uuid: string; readonly text: string; readonly later: string };

/** Inputs that are right in their form; what they name need not exist. */
export function restrictionInputs({ shop, uuid, text, later }: Parts) {
  return {
    placeRestriction: {
      input: {
        shop,
        level: 'warned',
        code: 'H05',
        reason: text,
        evidence: ['paper'],
        until: later,
      },
    },
    extendRestriction: {
      input: { id: `${shop}.${uuid}`, reason: text, evidence: ['paper'], until: later },
    },
    freezeWallet: { input: { shop, reason: text, evidence: ['Sign-in at night'] } },
    proposeRestriction: {
      input: {
        shop,
        level: 'wallet_frozen',
        reason: text,
        evidence: ['A list of sanctions'],
        until: later,
      },
    },
    decideProposal: { input: { id: `${shop}.${uuid}`, verdict: 'declined' } },
    statementCopy: { input: { id: uuid, format: 'json' } },
    liftRestriction: { input: { id: `${shop}.${uuid}`, why: 'cleared' } },
    decideAppeal: { input: { id: `${shop}.${uuid}`, verdict: 'upheld', decision: text } },
  };
}
