/** What PostgreSQL says of a statement without running it: the types of its values, and its columns. */
import type { Client, Connection, Submittable } from 'pg';
import type { Catalogue, TableColumn } from './catalogue.ts';

/** A column of a result, and the column of a table that it is, if it is one. */
export type Given = { readonly name: string; readonly type: string; readonly from: TableColumn | undefined };

export type Description = { readonly values: readonly string[]; readonly columns: readonly Given[] };

/** The types of the values and the columns, or why PostgreSQL does not take the statement. */
export async function describeQuery(
  client: Client,
  text: string,
  { types, columns }: Catalogue,
): Promise<Description | Error> {
  const answer = await new Promise<Raw | Error>((resolve) => {
    client.query(new Describe(text, resolve));
  });
  if (answer instanceof Error) return answer;
  const typeOf = (oid: number): string => types.get(oid) ?? String(oid);
  return {
    values: answer.values.map(typeOf),
    columns: answer.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: typeOf(dataTypeID),
      from: columns.get(`${tableID}.${columnID}`),
    })),
  };
}

type Fields = { name: string; dataTypeID: number; tableID: number; columnID: number }[];
type Raw = { values: number[]; fields: Fields };

/** Parse and Describe, without Bind and Execute: nothing runs. */
class Describe implements Submittable {
  readonly #text: string;
  readonly #answer: (found: Raw | Error) => void;
  #values: number[] = [];
  #fields: Fields = [];

  constructor(text: string, answer: (found: Raw | Error) => void) {
    this.#text = text;
    this.#answer = answer;
  }

  submit(connection: Connection): void {
    connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      this.#values = dataTypeIDs;
    });
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
    this.#answer({ values: this.#values, fields: this.#fields });
  }
}
