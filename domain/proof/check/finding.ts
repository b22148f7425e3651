// What a check found, each with the code that says it in every language.
import { ProofFault, type FaultCode, type FaultFacts } from '../fault.ts';

export type Finding = {
  readonly code: FaultCode;
  /** `waiting` may still become right by itself; `failed` is evidence. */
  readonly level: 'waiting' | 'failed';
  readonly facts: FaultFacts;
};

export type FindingList = {
  readonly all: Finding[];
  readonly fail: (code: FaultCode, facts?: FaultFacts) => void;
  readonly wait: (code: FaultCode, facts?: FaultFacts) => void;
  /** Does a part of the check; what it throws as a fault is a finding, and the other parts go on. */
  readonly during: <T>(part: () => T | Promise<T>) => Promise<T | undefined>;
};

/** So many are told: whoever reads them knows enough. */
const findingsMax = 50;

export function makeFindings(): FindingList {
  const all: Finding[] = [];
  const add = (level: Finding['level'], code: FaultCode, facts: FaultFacts): void => {
    if (all.length < findingsMax) all.push({ code, level, facts });
  };
  return {
    all,
    fail: (code, facts = {}) => add('failed', code, facts),
    wait: (code, facts = {}) => add('waiting', code, facts),
    during: async (part) => {
      try {
        return await part();
      } catch (error) {
        if (!(error instanceof ProofFault)) throw error;
        add('failed', error.code, error.facts);
        return undefined;
      }
    },
  };
}
