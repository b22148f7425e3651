/** Asks a server for the plan of every statement, and on how many shards of a cluster it would run. */
import type { Client } from 'pg';
import type { NamedText } from '../indexes/list-statements.ts';

/** `one` and `many` shards; `copied`: only tables that every node has, or the coordinator's own. */
export type Reach = 'one' | 'many' | 'copied';

export type Planned = {
  readonly name: string;
  readonly reach: Reach | undefined;
  /** Shards that are asked, summed over its parts. */
  readonly tasks: number;
  /** Rows go through the coordinator. */
  readonly isPulled: boolean;
  /** Why the server refuses it. */
  readonly refusal: string | undefined;
};

/** Plans each as the role of the application; what that role may not do, as the one for work on all shops. */
export async function planStatements(
  connect: () => Promise<Client>,
  statements: readonly NamedText[],
): Promise<Planned[]> {
  const seen = new Map(statements.map((one) => [one.name, one]));
  const found: Planned[] = [];
  let client = await connect();
  for (const { name, text } of seen.values()) {
    let plan: Plan | undefined;
    for (let turn = 1; turn <= turnsMax && plan === undefined; turn += 1) {
      try {
        plan = await planAsSomebody(client, text);
      } catch {
        await client.end().catch(() => undefined);
        client = await connectAgain(connect);
      }
    }
    found.push({ name, ...(plan ?? failed('the server ended each time it planned this')) });
  }
  await client.end();
  return found;
}

/** The extension has faults that end the server, some of them now and then and whatever is planned. */
const turnsMax = 3;

const secondMs = 1_000;
const triesMax = 30;

/** A server that ended takes a while to read its log again, and turns connections away meanwhile. */
async function connectAgain(connect: () => Promise<Client>): Promise<Client> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await connect();
    } catch (error) {
      if (tries === triesMax) throw error;
      await new Promise((resolve) => setTimeout(resolve, secondMs));
    }
  }
}

const roles = ['stockless_app', 'stockless_across', 'stockless_checkout', 'stockless_people'] as const;
const refused = '42501';

type Plan = Omit<Planned, 'name'>;

async function planAsSomebody(client: Client, text: string): Promise<Plan> {
  for (const role of roles) {
    const plan = await planAs(client, role, text);
    if (!(plan instanceof Error)) return plan;
    if (!('code' in plan)) throw plan;
    if (plan.code !== refused) return (await runAs(client, role, text)) ?? failed(explainError(plan));
  }
  return failed('no role of the application may do it');
}

const failed = (refusal: string): Plan => ({ reach: undefined, tasks: 0, isPulled: false, refusal });

function explainError(error: Error): string {
  const detail = 'detail' in error && typeof error.detail === 'string' ? `: ${error.detail}` : '';
  return `${error.message}${detail}`;
}

async function planAs(client: Client, role: string, text: string): Promise<Plan | Error> {
  try {
    await client.query('begin');
    await client.query(`set local role ${role}`);
    await client.query("set local stockless.shop = '7'");
    await client.query(`prepare asked as ${text}`);
    const { rows: described } = await client.query<{ types: string[] }>(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'",
    );
    const values = (described[0]?.types ?? []).map(valueOf);
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain ${text}`, values);
    return readPlan(rows.map((row) => row['QUERY PLAN']).join('\n'));
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error;
    throw error;
  } finally {
    await client.query('rollback; deallocate all');
  }
}

/**
 * Some statements cannot be explained with values that are bound later, and run all the same. Runs it and takes it back.
 *
 * @returns Undefined where it is refused too.
 */
async function runAs(client: Client, role: string, text: string): Promise<Plan | undefined> {
  let tasks = 0;
  const count = (notice: { message?: string | undefined }): void => {
    if (/^issuing (?:select|insert|update|delete|with)/i.test(notice.message ?? '')) tasks += 1;
  };
  client.on('notice', count);
  try {
    await client.query('begin');
    await client.query(`set local role ${role}`);
    await client.query("set local stockless.shop = '7'");
    await client.query(`prepare asked as ${text}`);
    const { rows: described } = await client.query<{ types: string[] }>(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'",
    );
    await client.query('set local citus.log_remote_commands = on');
    await client.query({ text, values: (described[0]?.types ?? []).map(valueOf) });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    // A value or a rule that refuses it is met only where it is run.
    if (!/^2[23]/.test(String(error.code))) return undefined;
  } finally {
    client.off('notice', count);
    await client.query('rollback; deallocate all');
  }
  return { reach: tasks > 1 ? 'many' : 'one', tasks, isPulled: false, refusal: undefined };
}

function readPlan(plan: string): Plan {
  const counts = [...plan.matchAll(/Task Count: (\d+)/g)].map((match) => Number(match[1]));
  const tasks = counts.reduce((sum, count) => sum + count, 0);
  const isSpread = plan.includes('Custom Scan (Citus');
  const isPulled = /Distributed Subplan|pull to coordinator|repartition/i.test(plan);
  const isMany = counts.some((count) => count > 1);
  return { reach: !isSpread ? 'copied' : isMany ? 'many' : 'one', tasks, isPulled, refusal: undefined };
}

/** A value of each type; of a shop it is the number seven, whose shard is as good as any. */
function valueOf(type: string): string {
  return type.endsWith('[]') ? `{${sampleOf(type.slice(0, -2))}}` : sampleOf(type);
}

const samples: Readonly<Record<string, string>> = {
  bigint: '7',
  integer: '7',
  smallint: '7',
  numeric: '7',
  real: '7',
  'double precision': '7',
  boolean: 'true',
  uuid: '01900000-0000-7000-8000-000000000001',
  date: '2026-01-01',
  bytea: String.raw`\x01`,
  jsonb: '{}',
  json: '{}',
  inet: '127.0.0.1',
  interval: '1 day',
  'timestamp with time zone': '2026-01-01',
};

// Letters that are hexadecimal digits too: some texts are read as bytes.
const sampleOf = (type: string): string => samples[type] ?? 'ab';
