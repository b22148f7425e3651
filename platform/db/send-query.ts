// How statements go to the server: those of one turn of the event loop in one write, and one statement with settings
// that hold for it alone.
import { Query, type Connection, type PoolClient, type QueryConfig, type QueryResult } from 'pg';

declare module 'pg' {
  // What @types/pg leaves out of the class, which node-postgres lets callers extend.
  interface Query<R, I> {
    readonly name: string | undefined;
    _result: Columns;
    _accumulateRows: boolean;
    hasBeenParsed(connection: Connection): boolean;
    prepare(connection: Connection): void;
    handleRowDescription(message: unknown): void;
    handleDataRow(message: unknown): void;
    handleCommandComplete(message: unknown, connection: Connection): void;
  }
}

/** What node-postgres makes of the description of a statement's columns, for its rows to be read by. */
type Columns = {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
};

/** What holds for one statement. */
export type StatementSettings = {
  /** Whose rows it may touch. */
  readonly shop: bigint | undefined;
  /** Uses the plan for all values. */
  readonly isGeneric: boolean;
};

const shopText = "set_config('stockless.shop', $1, true)";
const planText = "set_config('plan_cache_mode', $2, true)";
const setting = { name: 'statement-settings', text: `select ${shopText}, ${planText}` } as const;

/** Prepares the settings on a new connection, so that statements only bind them. */
export async function prepareSettings(client: PoolClient): Promise<void> {
  await client.query({ ...setting, values: ['', 'auto'] });
}

/**
 * Sends a statement, on a connection that `prepareSettings` has seen. Settings travel before the Sync of the statement.
 * Outside of a transaction PostgreSQL runs both as one, and forgets the settings with it, without a begin and a commit of
 * their own; within one they hold until its end.
 * Source: https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export function sendQuery<Row>(
  client: PoolClient,
  config: QueryConfig,
  settings?: StatementSettings,
): Promise<{ rows: Row[]; command: string }> {
  return new Promise((resolve, reject) => {
    const answer: Answer = (error, result) => (error ? reject(error) : resolve(result));
    client.query(
      settings === undefined ? new TurnQuery(config, answer) : new SetQuery(config, settings, answer),
    );
  });
}

type Answer = (error: Error | null | undefined, result: QueryResult) => void;

/**
 * The columns of the prepared statements of a connection, as PostgreSQL described them with the first answer; undefined
 * for a statement without rows. They stay: where a table was changed so that they would be others, the statement is
 * refused ("cached plan must not change result type"), so to ask for them each time says nothing new.
 */
const columnsOf = new WeakMap<Connection, Map<string, Columns | undefined>>();

function knownColumns(connection: Connection): Map<string, Columns | undefined> {
  let known = columnsOf.get(connection);
  if (known === undefined) columnsOf.set(connection, (known = new Map<string, Columns | undefined>()));
  return known;
}

const describeNothing = (): void => undefined;

/** Statements that are sent in one turn of the event loop leave in one write: a write each costs more than it carries. */
class TurnQuery extends Query {
  /** As they were just described. */
  #columns: Columns | undefined;

  constructor(config: QueryConfig, answer: Answer) {
    super(config, undefined, answer);
    const submit = this.submit;
    this.submit = (connection) => {
      const { stream } = connection;
      stream.cork();
      process.nextTick(() => stream.uncork());
      this.sendSettings(connection);
      return submit.call(this, connection);
    };
  }

  protected sendSettings(_connection: Connection): void {
    // A statement of a transaction has none of its own.
  }

  override prepare(connection: Connection): void {
    const known = knownColumns(connection);
    const { name = '' } = this;
    if (!known.has(name) || !this.hasBeenParsed(connection)) {
      super.prepare(connection);
      return;
    }
    const columns = known.get(name);
    if (columns !== undefined) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = columns;
      Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject });
      this._accumulateRows = true;
    }
    // The class has no other way to leave the question out.
    connection.describe = describeNothing;
    try {
      super.prepare(connection);
    } finally {
      Reflect.deleteProperty(connection, 'describe');
    }
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    this.#columns = this._result;
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const known = knownColumns(connection);
    if (this.name !== undefined && this.name !== '' && !known.has(this.name))
      known.set(this.name, this.#columns);
    super.handleCommandComplete(message, connection);
  }
}

class SetQuery extends TurnQuery {
  readonly #values: string[];
  /** The answer of the settings comes first, and is nobody's. */
  #isSet = false;

  constructor(config: QueryConfig, { shop, isGeneric }: StatementSettings, answer: Answer) {
    super(config, answer);
    this.#values = [shop === undefined ? '' : String(shop), isGeneric ? 'force_generic_plan' : 'auto'];
  }

  protected override sendSettings(connection: Connection): void {
    connection.bind({ statement: setting.name, values: this.#values }, true);
    connection.execute(null, true);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isSet) super.handleCommandComplete(message, connection);
    this.#isSet = true;
  }
}
