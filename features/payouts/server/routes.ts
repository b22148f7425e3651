// Calls of payout accounts and withdrawals.
import { refuse } from '#domain/errors.ts';
import type { Endpoint, InputOf } from '#domain/endpoint.ts';
import { readRoutedId } from '#domain/ids.ts';
import * as accounts from '#features/payouts/accounts.contract.ts';
import * as contract from '#features/payouts/contract.ts';
import { keep, keepOpen, type Handler, type House, type Keeping } from '#platform/http/pipeline.ts';
import { addAccount, editAccount, presentAccounts, removeAccount } from './accounts.ts';
import { payoutDeskRoutes } from './review-routes.ts';
import type { OwnGround, PayoutParts } from './parts.ts';
import { makeWithdrawal } from './request.ts';
import { cancelOwn, decide } from './decide.ts';
import { withdrawalNumberOf } from './moves.ts';
import { hearMessage } from './send.ts';
import { quote } from './terms.ts';
import { presentList, presentOne, presentWaiting, presentWhole } from './view.ts';

export function withdrawRoutes(house: House, parts: PayoutParts): void {
  const own = keepOwn(house, parts);
  own(accounts.listPayoutAccounts, presentAccounts);
  own(accounts.addPayoutAccount, addAccount);
  own(accounts.editPayoutAccount, editAccount);
  own(accounts.removePayoutAccount, removeAccount);
  own(contract.quoteWithdrawal, quote);
  own(contract.requestWithdrawal, async (ground, input) =>
    presentWhole(ground.tx, await makeWithdrawal(ground, input), ground.now),
  );
  own(contract.cancelWithdrawal, async (ground, { id }) =>
    presentWhole(ground.tx, await cancelOwn(ground, id), ground.now),
  );
  own(contract.listWithdrawals, ({ tx, shopId, now }, input) => presentList(tx, shopId, input, now));
  own(contract.withdrawalDetail, ({ tx, shopId, now }, { id }) => presentOne(tx, shopId, id, now));
  keep(house, contract.waitingWithdrawals, ({ tx, input }) => presentWaiting(tx, input), { direct: true });
  keep(house, contract.decideWithdrawal, async ({ tx, world, session, input, now, audit }) => {
    const operatorId = session.personId;
    const routed = readRoutedId(input.id);
    if (routed === undefined) throw refuse('recordNotFound', { reason: 'withdrawal' });
    const { verdict, reason_code, reason } = input;
    const ground = { world, tx, shopId: routed.shopId, now, parts };
    const isFinance = session.roles.includes('finance');
    const row = await decide(ground, routed.id, { operatorId, isFinance, verdict, reason_code, reason });
    audit({
      shopId: routed.shopId,
      subject: withdrawalNumberOf(row),
      why: reason ?? reason_code ?? verdict,
      before: { state: 'requested' },
      after: { state: row.state, verdict },
    });
    return { state: row.state, needs_second: row.state === 'requested' };
  });
  payoutDeskRoutes(house, parts);
  keepOpen(
    house,
    contract.payoutMessage,
    async ({ world, input, call }) => {
      if (input.sender !== world.payouts.name) throw refuse('recordNotFound', { reason: 'sender' });
      const heard =
        call.raw === undefined ? undefined : world.payouts.read(call.raw.body, call.raw.signature);
      if (heard === undefined) throw refuse('invalidRequest', { reason: 'signature' });
      return { received: true, effect: await hearMessage(world, parts, heard) };
    },
    { direct: true, across: 'payments' },
  );
}

type OwnAct<E extends Endpoint> = (ground: OwnGround, input: InputOf<E>) => ReturnType<Handler<E>>;

/** Keeps calls on the signed-in merchant's own shop. */
function keepOwn(house: House, parts: PayoutParts) {
  return function own<E extends Endpoint>(endpoint: E, act: OwnAct<E>, keeping: Keeping<E> = {}): void {
    keep(
      house,
      endpoint,
      async ({ tx, world, input, session, now }) => {
        const { shopId, personId } = session;
        if (shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
        return act({ world, tx, shopId, personId, now, parts }, input);
      },
      keeping,
    );
  };
}
