import { expect, test } from 'vitest';
import type { Parameter, Statement, Tx } from './database.ts';
import { takeClaim } from './claim.sql.ts';
import { numberValues, sql } from './sql.ts';

test('a value in a statement is numbered by its name, the same name with the same number', () => {
  const { text, names, optional } = numberValues('select :b::int, :a from t where x = :b and y = :c?');
  expect(text).toBe('select $1::int, $2 from t where x = $1 and y = $3');
  expect(names).toEqual(['b', 'a', 'c']);
  expect([...optional]).toEqual(['c']);
});

test('a colon in a string, a quoted name, a comment or a cast begins no value', () => {
  const text = `select 'it''s :no', ":no" as x, y::text, '{}'::jsonb -- why: :no
    /* nor :no */ from t where at > 'infinity'::timestamptz`;
  expect(numberValues(text)).toEqual({ text, names: [], optional: new Set() });
});

type Asked = { name: string; text: string; values: readonly Parameter[]; plan: string | undefined };

/** Notes what it is asked, and answers with rows that nobody looks into. */
function recorder(answer: never[] = []): { tx: Tx; asked: Asked[] } {
  const asked: Asked[] = [];
  const note = ({ name, text, plan }: Statement<unknown>, values: readonly Parameter[]): void => {
    asked.push({ name, text, values, plan });
  };
  const tx: Tx = {
    async rows(statement, values) {
      note(statement, values);
      return await Promise.resolve(answer);
    },
    async row(statement, values) {
      note(statement, values);
      return await Promise.resolve(answer[0]);
    },
  };
  return { tx, asked };
}

test('a statement passes its values by their names, whatever their order, and null for what is left out', async () => {
  const { tx, asked } = recorder();
  const find = sql.rows(
    'claim-take',
    'generic',
  )`select ${'shop_id, ref'} from claim where key = :key and ref = :ref?`;
  const values = { ref: undefined, shopId: 1n, at: new Date(0), key: 'k' };
  // @ts-expect-error -- Null is not among the values that claim-take takes.
  await find(tx, values);
  expect(asked).toEqual([
    {
      name: 'claim-take',
      text: 'select shop_id, ref from claim where key = $1 and ref = $2',
      values: ['k', null],
      plan: 'generic',
    },
  ]);
});

test('what a statement takes and gives is checked by the compiler', () => {
  const wrong = async (tx: Tx): Promise<unknown[]> => [
    // @ts-expect-error -- A value is missing.
    await takeClaim(tx, { key: 'k', shopId: 1n, ref: 'r' }),
    // @ts-expect-error -- The types of two values are exchanged.
    await takeClaim(tx, { key: 1n, shopId: 'k', ref: 'r', at: new Date() }),
    // @ts-expect-error -- No such value.
    await takeClaim(tx, { key: 'k', shopId: 1n, ref: 'r', at: new Date(), why: '' }),
    // @ts-expect-error -- The column is a text.
    sql.row('claim-find')<{ ref: number }>``,
    // @ts-expect-error -- There is no such column.
    sql.row('claim-find')<{ key: string }>``,
    // @ts-expect-error -- There is no such statement.
    sql.row('claim-found')``,
  ];
  expect(wrong).toBeTypeOf('function');
});

test('has, count and run say whether, how many, and nothing', async () => {
  const two = recorder(Array.from<never>({ length: 2 }));
  expect(await sql.count('claim-find')`select 1 where :key = 'k'`(two.tx, { key: 'k' })).toBe(2);
  expect(await sql.run('claim-find')`select 1 where :key = 'k'`(two.tx, { key: 'k' })).toBeUndefined();
  const none = recorder();
  expect(await sql.has('claim-find')`select 1 where :key = 'k'`(none.tx, { key: 'k' })).toBe(false);
});
