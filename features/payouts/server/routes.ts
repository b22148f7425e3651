// Calls of payout accounts and withdrawals.
import { refuse } from '#domain/wire/errors.ts';
import type { EndpointOf, InputOf } from '#domain/wire/endpoint.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import * as accounts from '#features/payouts/accounts.contract.ts';
import { listWithdrawalChanges } from '#features/payouts/changes.contract.ts';
import * as contract from '#features/payouts/contract.ts';
import * as schedules from '#features/payouts/schedule.contract.ts';
import { handle, type Handler, type Registry, type HandlerOptions } from '#platform/http/pipeline.ts';
import { addAccount, editAccount, presentAccounts, removeAccount } from './accounts/accounts.ts';
import { payoutDeskRoutes } from './review/review-routes.ts';
import { listChangedWithdrawals } from './changes.ts';
import type { OwnContext, PayoutParts } from './parts.ts';
import { makeWithdrawal } from './request.ts';
import { cancelOwn, decide } from './decide.ts';
import { withdrawalNumberOf } from './moves.ts';
import { receiveMessage } from './send.ts';
import { endSchedule } from './schedule/end-schedule.ts';
import { presentSchedule, setSchedule } from './schedule/schedule.ts';
import { quote } from './terms.ts';
import { presentList, presentOne, presentWhole } from './view.ts';

export function withdrawRoutes(registry: Registry, parts: PayoutParts): void {
  const own = handleOwn(registry, parts);
  own(accounts.listPayoutAccounts, presentAccounts);
  own(accounts.addPayoutAccount, addAccount);
  own(accounts.editPayoutAccount, editAccount);
  own(accounts.removePayoutAccount, removeAccount);
  own(contract.quoteWithdrawal, quote);
  own(contract.requestWithdrawal, async (context, input) =>
    presentWhole(context.tx, await makeWithdrawal(context, input), context.now),
  );
  own(contract.cancelWithdrawal, async (context, { id }) =>
    presentWhole(context.tx, await cancelOwn(context, id), context.now),
  );
  own(contract.listWithdrawals, ({ tx, shopId, now }, input) => presentList(tx, shopId, input, now));
  own(contract.withdrawalDetail, ({ tx, shopId, now }, { id }) => presentOne(tx, shopId, id, now));
  scheduleRoutes(registry, parts);
  handle(registry, listWithdrawalChanges, (act) => listChangedWithdrawals(act), { direct: true });
  handle(registry, contract.decideWithdrawal, async ({ tx, env, personId, roles, input, now, audit }) => {
    const operatorId = personId;
    const routed = readRoutedId(input.id);
    if (routed === undefined) throw refuse('recordNotFound', { reason: 'withdrawal' });
    const { verdict, reason_code, reason } = input;
    const context = { env, tx, shopId: routed.shopId, now, parts };
    const isFinance = roles.includes('finance');
    const row = await decide(context, routed.id, { operatorId, isFinance, verdict, reason_code, reason });
    audit({
      shopId: routed.shopId,
      subject: withdrawalNumberOf(row),
      why: reason ?? reason_code ?? verdict,
      before: { state: 'requested' },
      after: { state: row.state, verdict },
    });
    return { state: row.state, needs_second: row.state === 'requested' };
  });
  payoutDeskRoutes(registry, parts);
  handle(
    registry,
    contract.payoutMessage,
    async ({ env, input, call }) => {
      if (input.sender !== env.payouts.name) throw refuse('recordNotFound', { reason: 'sender' });
      const received =
        call.raw === undefined ? undefined : env.payouts.read(call.raw.body, call.raw.signature);
      if (received === undefined) throw refuse('invalidRequest', { reason: 'signature' });
      return { received: true, effect: await receiveMessage(env, parts, received) };
    },
    { direct: true, across: 'payments' },
  );
}

function scheduleRoutes(registry: Registry, parts: PayoutParts): void {
  handle(registry, schedules.payoutSchedule, (act) => presentSchedule(act));
  handle(registry, schedules.setPayoutSchedule, async (act) => {
    const { id, schedule } = await setSchedule({ ...act, parts }, act.input);
    const { weekday, least, most, account_id: account } = schedule;
    act.audit({ shopId: act.shopId, subject: id, after: { account, weekday, least, most } });
    return { schedule };
  });
  handle(registry, schedules.endPayoutSchedule, async (act) => {
    const ended = await endSchedule(act);
    act.audit({ shopId: act.shopId, ...(ended === undefined ? {} : { subject: ended }) });
    return { schedule: null };
  });
}

type OwnAct<E extends EndpointOf<'merchant'>> = (
  context: OwnContext,
  input: InputOf<E>,
) => ReturnType<Handler<E>>;

/** Keeps calls on the signed-in merchant's own shop. */
function handleOwn(registry: Registry, parts: PayoutParts) {
  return function own<E extends EndpointOf<'merchant'>>(
    endpoint: E,
    act: OwnAct<E>,
    keeping?: HandlerOptions<E>,
  ): void {
    handle(
      registry,
      endpoint,
      ({ tx, env, input, shopId, personId, now }) => act({ env, tx, shopId, personId, now, parts }, input),
      keeping,
    );
  };
}
