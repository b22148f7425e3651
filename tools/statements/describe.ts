/** What PostgreSQL says of a statement without running it: its result's columns. */
import type { Client, Connection, Submittable } from 'pg';

export type Column = {
  name: string;
  type: string;
  /**
   * True where it is the column of a table that lets it be null, and the statement has no condition on that column,
   * such as `is not null` or `= $1`, which would leave such rows out.
   */
  mayBeNull: boolean;
};

type Fields = { name: string; dataTypeID: number; tableID: number; columnID: number }[];

/** The columns of each statement, or why PostgreSQL does not take it. */
export async function describeStatements(
  client: Client,
  texts: readonly string[],
): Promise<(Column[] | Error)[]> {
  const described: (Fields | Error)[] = [];
  for (const text of texts) described.push(await describe(client, text));
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int as oid, format_type(oid, null) as name from pg_type',
  );
  const nullable = await client.query<{ at: string; name: string }>(
    `select a.attrelid || '.' || a.attnum as at, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull and not a.attisdropped`,
  );
  const names = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  const open = new Map(nullable.rows.map(({ at, name }) => [at, name]));
  return described.map((fields, at) => {
    if (fields instanceof Error) return fields;
    return fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const column = open.get(`${tableID}.${columnID}`);
      return {
        name,
        type: names.get(dataTypeID) ?? String(dataTypeID),
        mayBeNull: column !== undefined && !hasCondition(texts[at] ?? '', column),
      };
    });
  });
}

function hasCondition(text: string, column: string): boolean {
  return new RegExp(`\\b${column}\\s*(?:is not null|[<>=])|[<>=]\\s*(?:\\w+\\.)?${column}\\b`).test(text);
}

async function describe(client: Client, text: string): Promise<Fields | Error> {
  return await new Promise((resolve) => {
    client.query(new Describe(text, resolve));
  });
}

/** Parse and Describe, without Bind and Execute: nothing runs. */
class Describe implements Submittable {
  readonly #text: string;
  readonly #answer: (found: Fields | Error) => void;
  #fields: Fields = [];

  constructor(text: string, answer: (found: Fields | Error) => void) {
    this.#text = text;
    this.#answer = answer;
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Fields }): void {
    this.#fields = fields;
  }

  /** The last that a query is told: what comes after an error is the client's own. */
  handleError(error: Error): void {
    this.#answer(error);
  }

  handleReadyForQuery(): void {
    this.#answer(this.#fields);
  }
}
