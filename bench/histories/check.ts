// Holds a history against what the database has: nothing lost, nothing doubled, nothing that nobody asked for.
import type { Operation, OperationKind } from './records.ts';

/** Something that is in the database because somebody asked for it. */
export type Effect = {
  readonly kind: Exclude<OperationKind, 'hook'> | 'answer';
  /** What it is of: as an operation's `of`, or the key of an answer. */
  readonly of: string;
  readonly facts: string;
};

export type ViolationKind = 'lost' | 'doubled' | 'unasked' | 'changed';

export type Violation = {
  readonly what: ViolationKind;
  /** In one sentence. */
  readonly says: string;
  /** Lines of the history file; none where the history has nothing of it. */
  readonly lines: readonly number[];
};

/**
 * Each operation that was accepted has one effect, as its answer said; one that was refused has none; one that was never
 * answered has at most one. Each effect was asked for. Answers under a key are kept as they were given, and given again alike.
 */
export function checkHistory(operations: readonly Operation[], effects: readonly Effect[]): Violation[] {
  const asked = Map.groupBy(
    operations.filter(({ kind }) => kind !== 'hook'),
    ({ kind, of }) => `${kind} ${of}`,
  );
  const found = Map.groupBy(
    effects.filter(({ kind }) => kind !== 'answer'),
    ({ kind, of }) => `${kind} ${of}`,
  );
  const names = new Set([...asked.keys(), ...found.keys()]);
  const violations = [...names].flatMap((name) =>
    checkOne(name, asked.get(name) ?? [], found.get(name) ?? []),
  );
  return [...violations, ...checkAnswers(operations, effects)];
}

/** What was asked about one thing, against what is there of it. */
function checkOne(name: string, asked: readonly Operation[], found: readonly Effect[]): Violation[] {
  const lines = asked.flatMap((one) => one.lines);
  const violations: Violation[] = [];
  const told = found.map(({ facts }) => `"${facts}"`).join(' and ');
  if (found.length > 1)
    violations.push({ what: 'doubled', says: `${name} is there ${found.length} times: ${told}`, lines });
  const accepted = asked.filter(({ outcome }) => outcome === 'ok');
  for (const one of accepted) {
    if (found.some(({ facts }) => facts === one.facts)) continue;
    const says = `${name} was accepted with "${one.facts}"`;
    if (found.length === 0)
      violations.push({ what: 'lost', says: `${says} and is not there`, lines: one.lines });
    else violations.push({ what: 'changed', says: `${says} and is there with ${told}`, lines: one.lines });
  }
  if (found.length === 0 || accepted.length > 0) return violations;
  const open = asked.filter(({ outcome }) => outcome === 'unknown');
  const isAsked = found.some(({ facts }) => open.some(({ wish }) => facts.endsWith(wish)));
  if (isAsked) return violations;
  const says = asked.length === 0 ? 'nobody asked for it' : 'everybody who asked was refused';
  return [...violations, { what: 'unasked', says: `${name} is there with ${told}, and ${says}`, lines }];
}

/** Keys of a history begin with this. */
export const keyStart = 'history-';

function checkAnswers(operations: readonly Operation[], effects: readonly Effect[]): Violation[] {
  const kept = new Map(effects.flatMap(({ kind, of, facts }) => (kind === 'answer' ? [[of, facts]] : [])));
  const violations: Violation[] = [];
  for (const { key, outcome, sha, again, kind, lines } of operations) {
    const stored = kept.get(key);
    kept.delete(key);
    if (key === '' || outcome === 'unknown') continue;
    const says = `the answer to ${kind} under the key ${key}`;
    // A refusal of the moment, such as a session that ended, is not kept, and may be another one the next time.
    if (stored === undefined && outcome === 'refused') continue;
    if (again.some((one) => one !== sha))
      violations.push({ what: 'changed', says: `${says} was given twice, and not alike`, lines });
    if (stored === undefined) violations.push({ what: 'lost', says: `${says} is not kept`, lines });
    if (stored !== undefined && stored !== sha)
      violations.push({ what: 'changed', says: `${says} is kept as another one`, lines });
  }
  for (const key of kept.keys())
    violations.push({ what: 'unasked', says: `nobody asked under the key ${key}`, lines: [] });
  return violations;
}

/** How many of each kind, every kind named. */
export function countViolations(violations: readonly Violation[]): Record<ViolationKind, number> {
  const of = (what: ViolationKind) => violations.filter((one) => one.what === what).length;
  return { lost: of('lost'), doubled: of('doubled'), unasked: of('unasked'), changed: of('changed') };
}
