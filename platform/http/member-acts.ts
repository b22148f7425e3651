// Members of a shop: the pipeline lets them make the calls of their role, and writes down what they did.
import { isOpenTo, memberRoleOf, type MemberRole } from '#domain/shop/team-roles.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { Session } from '#platform/session.ts';

/**
 * Lets the owner of a shop, and members with one of these roles, go on. People of the console have rights instead.
 *
 * @throws Refused `insufficientPermissions` `role` with the roles that may.
 */
export function assertOpenTo({ actor, roles }: Session, open: readonly MemberRole[] | undefined): void {
  if (actor !== 'merchant' || isOpenTo(roles, open)) return;
  throw refuse('insufficientPermissions', { reason: 'role', roles: ['owner', ...(open ?? [])] });
}

/** One act of a member: the call, the ids that it named, and when. Never what was typed. */
export type MemberAct = {
  readonly env: Environment;
  readonly shopId: bigint;
  readonly personId: string;
  readonly call: string;
  readonly subjects: readonly string[];
  readonly at: Date;
};

type Kind = {
  readonly endpoint: Endpoint;
  readonly options: { readonly direct?: boolean } | undefined;
  readonly registry: {
    readonly env: Environment;
    readonly memberActs?: (tx: Tx, act: MemberAct) => Promise<void>;
  };
};

type Done = { readonly tx: Tx; readonly session: Session; readonly input: unknown; readonly now: Date };

/** Writes an act of a member down: within its transaction, or after it where the act opened its own. */
export async function noteMember(
  { endpoint, options, registry }: Kind,
  { tx, session, input, now }: Done,
): Promise<void> {
  const { memberActs, env } = registry;
  if (memberActs === undefined || session.actor !== 'merchant') return;
  if (memberRoleOf(session.roles) === undefined) return;
  if (endpoint.method !== 'POST' || endpoint.reads === true) return;
  const { shopId, personId } = session;
  const act = { env, shopId, personId, call: endpoint.name, subjects: subjectsOf(input), at: now };
  if (options?.direct !== true) return memberActs(tx, act);
  await env.db.transaction((own) => memberActs(own, act));
}

/** Of one call as many things are named; a change of hundreds of prices is one act. */
const subjectsMax = 50;

/** Where an input names what it is about, the most telling one first. */
const named = ['order_id', 'case_id', 'id', 'ids', 'order_ids', 'goods_id', 'goods_ids', 'ref', 'code'];

/** The ids that an input names; '' where it names none. */
function subjectsOf(input: unknown): string[] {
  const fields = new Map<string, unknown>(
    typeof input === 'object' && input !== null ? Object.entries(input) : [],
  );
  for (const name of named) {
    const value: unknown = fields.get(name);
    const found = (Array.isArray(value) ? value : [value]).filter(
      (one): one is string => typeof one === 'string' && one !== '',
    );
    if (found.length > 0) return found.slice(0, subjectsMax).map((one) => one.slice(0, 80));
  }
  return [''];
}
