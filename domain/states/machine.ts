// A state machine: its states, its moves as a table, and every question that is asked of the two.
import type { ActorKind } from '../actors.ts';
import { keysOf } from '../keys.ts';

/** What the first event of a thing says that it came from: it is none of its states. */
export const unborn = 'none';
/** Where a move takes a thing back to the state that it had before: one of several. */
export const back = 'resume';
/** Where a move leaves a thing in the state that it has. */
export const unmoved = 'same';

type Move<State extends string> = {
  /** Empty: the thing begins by this move. */
  readonly from: readonly State[];
  readonly to: State | typeof back | typeof unmoved;
  /** Absent where the table leaves it to the room who makes the move. */
  readonly by?: readonly ActorKind[];
};

/** Whoever asks names the actor where the table names actors. */
type Actor<Table> = Table extends { readonly [Name in keyof Table]: { readonly by: readonly ActorKind[] } }
  ? [actor: ActorKind]
  : [actor?: undefined];

/**
 * Makes the machine of a table.
 *
 * @param resumable The states that a move to `resume` may lead back to.
 */
/* @__NO_SIDE_EFFECTS__ */
export function machine<
  State extends string,
  const Table extends { readonly [Name in keyof Table]: Move<NoInfer<State>> },
>(states: readonly State[], moves: Table, resumable: readonly NoInfer<State>[] = []) {
  type Name = keyof Table & string;
  const names: readonly Name[] = keysOf(moves);
  const ruleOf = (name: Name): Move<State> => moves[name];

  function canMove(name: Name, from: State, ...[actor]: Actor<Table>): boolean {
    const rule = ruleOf(name);
    return rule.from.includes(from) && (rule.by === undefined || rule.by.some((one) => one === actor));
  }
  return {
    states,
    moves,
    names,
    /** States that no move leaves. */
    ends: states.filter((state) => !names.some((name) => ruleOf(name).from.includes(state))),
    /** True where the table has this move from this state, by this actor where it names actors. */
    canMove,
    /** The state that a move leads to from here; undefined where the table does not have it. */
    move: <One extends Name>(name: One, from: State, ...actor: Actor<Table>): Table[One]['to'] | undefined =>
      canMove(name, from, ...actor) ? moves[name].to : undefined,
    /** Moves that begin in this state. */
    movesFrom: (state: State): Name[] => names.filter((name) => ruleOf(name).from.includes(state)),
    /** Every way through the table, one row each: what its twin in the database holds. */
    rules() {
      return names.flatMap((name) => {
        const { from, to, by = [undefined] } = ruleOf(name);
        const starts: readonly (State | typeof unborn)[] = from.length === 0 ? [unborn] : from;
        return starts.flatMap((start) => {
          const ends = to === back ? resumable : [to === unmoved ? start : to];
          return ends.flatMap((end) => by.map((actor) => ({ move: name, from: start, to: end, actor })));
        });
      });
    },
  };
}
