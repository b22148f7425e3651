/** Stands in for `platform/db/database.ts` where a `*.sql.ts` imports it, and remembers every statement that is named. */
import { statement as makeStatement, type Plan, type Statement } from '#platform/db/database.ts';

// oxlint-disable-next-line import/export -- The one that is written here takes the place of the other.
export * from '#platform/db/database.ts';

/** What was named: the text, and the place of the call that named it. */
export type Named = {
  readonly name: string;
  readonly text: string;
  readonly url: string;
  readonly line: number;
};

export const named: Named[] = [];

export function statement<Row>(name: string, text: string, plan?: Plan): Statement<Row> {
  const caller = new Error('asked').stack?.split('\n')[2] ?? '';
  const [, url = '', line = ''] = /(file:[^\s)]+):(\d+):\d+\)?$/.exec(caller) ?? [];
  named.push({ name, text, url, line: Number(line) });
  return makeStatement(name, text, plan);
}
