// Appeals of refused identities: taken at once, decided by another person, and never decided by silence.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import { identityMachine } from '#domain/states/identity.ts';
import { addDays } from '#domain/time.ts';
import type { addIdentityAppeal, decideIdentityAppeal } from '#features/identity/appeal.contract.ts';
import { setIdentityStatus } from '#features/people/server/public.ts';
import { assertOwnProofs } from '#features/restriction/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as appeals from './appeal.sql.ts';
import { presentAppeal } from './appeal-view.ts';
import { identityTimers } from './apply.ts';
import { assertLookedAt, saveVerified } from './decide.ts';
import * as sql from './identity.sql.ts';
import { applicationOf, whyNoAppeal } from './refusals.ts';
import { assertSecondPerson, type Reviewing } from './review.ts';
import { readRouted } from './routed.ts';

type Own = { readonly env: Environment; readonly tx: Tx; readonly shopId: bigint; readonly personId: string };

/**
 * Takes an appeal. Its documents are kept until it is decided.
 *
 * @throws Refused `recordNotFound` where the shop has no such refusal (`id`), or a file is not its own (`file_ids`).
 * @throws Refused `invalidOperation`: `open`, `decided`, or the `window` is over.
 */
export async function appealIdentity(
  { env, tx, shopId, personId }: Own,
  input: InputOf<typeof addIdentityAppeal>,
): Promise<GivenOf<typeof addIdentityAppeal>> {
  const now = env.clock.now();
  const refusal = await appeals.findRefusal(tx, { shopId, id: input.id });
  if (refusal === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'refusal' });
  const before = await appeals.appealOf(tx, { shopId, refusalId: refusal.id });
  const why = whyNoAppeal(refusal, before, now);
  if (why !== undefined) throw refuse('invalidOperation', { reason: why });
  await assertOwnProofs(tx, shopId, input.file_ids);
  const id = env.random.id(now);
  const decideBy = addDays(now, limits.appealDecideDays);
  const row = { id, refusal, text: input.text, personId, at: now, decideBy };
  if (!(await appeals.insertAppeal(tx, shopId, row))) throw refuse('invalidOperation', { reason: 'open' });
  await appeals.attachFiles(tx, shopId, id, input.file_ids);
  await setTimers(tx, shopId, [{ subject: id, kind: identityTimers.appeal, dueAt: decideBy }]);
  if (refusal.kind === 'application')
    await appeals.keepDocuments(tx, { shopId, id: refusal.id, until: addDays(decideBy, 1) });
  const facts = { decide_by: { at: decideBy.toISOString() } };
  await tellAppeal({ env, tx, shopId }, 'identity_appeal_received', { id, facts });
  const made = await appeals.findAppeal(tx, { shopId, id });
  if (made === undefined) throw new Error(`the appeal ${id} is gone`);
  return presentAppeal(made, now);
}

type About = { readonly id: string; readonly facts?: Parameters<typeof tell>[2]['facts'] };

export async function tellAppeal(
  { env, tx, shopId }: Omit<Own, 'personId'>,
  code: NoticeCode,
  { id, facts = {} }: About,
): Promise<void> {
  const at = env.clock.now();
  await tell(tx, shopId, { id: env.random.id(at), code, onceKey: `${code}:${id}`, facts, at });
}

/**
 * Decides an appeal. `overturned` verifies the merchant in the same moment, as far as nothing newer was sent since.
 *
 * @throws Refused `insufficientPermissions`: `same_person` for who said no, `invited_by_you` where another can decide.
 * @throws Refused `invalidOperation`: `decided` before, or `not_looked` with the document that this person has not
 * opened: nobody is verified unseen.
 */
export async function decideAppeal(
  act: Reviewing,
  { id: routed, verdict, decision }: InputOf<typeof decideIdentityAppeal>,
): Promise<GivenOf<typeof decideIdentityAppeal>> {
  const { env, tx, by } = act;
  const now = env.clock.now();
  const { shopId, id } = readRouted(routed);
  const found = await appeals.findAppeal(tx, { shopId, id });
  if (found === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'appeal' });
  if (by === found.refused_by || by === found.agreed_by)
    throw refuse('insufficientPermissions', { reason: 'same_person' });
  const application = await applicationOf(tx, found);
  await assertSecondPerson(act, application);
  const identity = await sql.lockIdentity(tx, shopId, application.submitted_by);
  if (!(await appeals.closeAppeal(tx, { shopId, id, state: verdict, at: now, by, decision })))
    throw refuse('invalidOperation', { reason: 'decided', state: found.state });
  await clearTimers(tx, { shopId, subjects: [id], kinds: [identityTimers.appeal] });
  const undone = verdict === 'overturned' ? await undo(act, { found, application, identity }) : undefined;
  const status = undone?.status ?? identity.status;
  const code =
    verdict === 'upheld' ? 'identity_appeal_upheld' : (undone?.code ?? 'identity_appeal_overturned');
  await tellAppeal({ env, tx, shopId }, code, { id });
  act.audit({
    shopId,
    subject: id,
    why: decision,
    before: { state: 'open', status: identity.status },
    after: { state: verdict, status },
  });
  return { id: routed, state: verdict, status };
}

type Undoing = {
  readonly found: appeals.AppealRow;
  readonly application: sql.ApplicationRow;
  readonly identity: sql.IdentityRow;
};

/** Takes a refusal back. Undefined where something newer was sent since: that one counts. */
async function undo(act: Reviewing, { found, application, identity }: Undoing) {
  const { env, tx } = act;
  const { shop_id: shopId, status } = identity;
  const last = await sql.latestApplication(tx, { shopId });
  const isNewer = last !== undefined && last.submitted_at > found.refused_at;
  if (isNewer || !identityMachine.canMove('overturn', status, 'reviewer')) return undefined;
  const isErased = application.erased_at !== null;
  // A verification that was revoked had been seen; what was never verified is seen now, or sent again.
  if (isErased && found.recall_id === null) {
    if (identityMachine.canMove('reopen', status, 'reviewer')) {
      if (!(await sql.moveIdentity(tx, { shopId, from: status, to: 'unverified' })))
        throw new Error(`shop ${shopId} moved`);
      await setIdentityStatus(tx, shopId, identity.person_id, 'unverified');
    }
    return { status: 'unverified', code: 'identity_appeal_reopened' } as const;
  }
  if (!isErased) {
    const documents = await sql.documentsOf(tx, { shopId, applicationId: application.id });
    await assertLookedAt(act, { shopId, id: application.id }, documents);
    const eraseAt = addDays(env.clock.now(), env.policy.identityKeepDays);
    await appeals.keepDocuments(tx, { shopId, id: application.id, until: eraseAt });
  }
  await saveVerified(act, application, status);
  return { status: 'verified', code: 'identity_appeal_overturned' } as const;
}
