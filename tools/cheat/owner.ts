// What somebody has who has everything: the owner's rights on the database and the keys of the platform. For test data alone.
import type { Client } from 'pg';
import type { Lie } from './lies.ts';
import type { Environment } from '#platform/environment.ts';

export type Owner = {
  /** Logged in as who owns the tables. */
  readonly client: Client;
  /** The product's own parts, with its keys. */
  readonly env: Pick<Environment, 'db' | 'clock' | 'recordKeys' | 'policy' | 'witnesses' | 'baseUrl'>;
  /** Puts another answer in the place of the product's own, for whoever asks for this address. */
  readonly lie: (answer: Lie) => Promise<void>;
  /** A script of the merchant's app: its address and what is in it. */
  readonly script: () => Promise<{ readonly path: string; readonly text: string }>;
};

export type Row = Readonly<Record<string, unknown>>;

/** Runs statements past every rule of the schema that is no check: nobody but an owner can. */
export async function pastRules<T>({ client }: Owner, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query("set local session_replication_role = 'replica'");
    const given = await work();
    await client.query('commit');
    return given;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

export async function ask<R extends Row>(
  { client }: Owner,
  text: string,
  values: unknown[] = [],
): Promise<R[]> {
  return (await client.query<R>(text, values)).rows;
}
