// Numbers of merchants' programs: their keys, and the messages that are sent to them.
import { dayMs } from '#domain/text/spans.ts';

export const hookLimits = {
  /** Keys of one shop that live at the same time: a program each, and a successor while one is changed. */
  merchantKeysMax: 5,
  /** Calls of one key a minute, over all nodes. */
  merchantKeyCallsPerMinute: 120,
  /** The longest that a key lives, in days: what nobody remembers ends. */
  merchantKeyDaysMax: 730,
  /** Addresses of one shop that messages go to. */
  hooksMax: 5,
  hookUrlUnitsMax: 500,
  /** How often facts of a shop with an address are looked for: the delay of a message where nothing is wrong. */
  hookCollectMs: 2_000,
  /** Facts of one look, and messages of one round to one address. */
  hookFactsPerRound: 200,
  /** How long before the last one is looked again: a fact whose transaction committed late. As long as a transaction may take. */
  hookOverlapMs: 60_000,
  /** Programs page over what changed so long ago: as long as a transaction may take, and as far as nodes' clocks may differ. */
  changesSettleMs: 70_000,
  /** A receiver answers within this, connection included. */
  hookAnswerMs: 5_000,
  /** Until a message that was under way in a process that died is sent again: longer than any answer takes. */
  hookLeaseMs: 30_000,
  /** Messages to one address at one moment, and addresses at one moment in one process: those that answer, those that fail. */
  hookSendsAtOnce: 4,
  hookAddressesAtOnce: 64,
  hookFailingAtOnce: 16,
  /** Seconds after each failure until the next try: a little less than a day together, then it is given up. */
  hookRetrySeconds: [10, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 28_800, 7_200],
  /** An address that took nothing for this long is switched off. */
  hookFailingMs: 3 * dayMs,
  /** The secret before the last one still signs for this long. */
  hookOldSecretMs: dayMs,
  /** What was sent is kept and can be sent again. */
  hookKeepDays: 30,
  /** Messages that one press of "send again" sends, oldest first. */
  hookReplayMax: 1_000,
  /** Changes that programs of one shop propose and nobody has decided: more than a person reads at once. */
  proposalsOpenMax: 50,
  /** Rows of one proposal: as many as can be looked at before they are confirmed. */
  proposalRowsMax: 20,
  proposalNoteMax: 500,
  /** A proposal that nobody decides ends: what it was made for has changed by then. */
  proposalMs: 7 * dayMs,
  /** One that was confirmed by a process that died is decided anew after this: longer than a call takes. */
  proposalApplyMs: 60_000,
  /** Decided ones are listed for this long, and then deleted: an answer to a buyer is personal. */
  proposalKeepDays: 30,
  /** Tests of an address in an hour: it is a button, not a load. */
  hookTestsPerHour: 30,
} as const;
