// The calls of buyers and of the payment provider.
import { refuse } from '#domain/errors.ts';
import { formatUnits } from '#domain/money.ts';
import { readRoutedId } from '#domain/ids.ts';
import * as contract from '#features/checkout/contract.ts';
import * as payContract from '#features/checkout/pay.contract.ts';
import { testPay, testPayment } from '#features/checkout/test-pay.contract.ts';
import type { Ground } from '#features/orders/server/public.ts';
import { keepOpen, type Act, type House } from '#platform/http/pipeline.ts';
import type { Endpoint } from '#domain/endpoint.ts';
import type { World } from '#platform/world.ts';
import * as buyer from './buyer.ts';
import { listMethods, openCheckout, shopOfQuote } from './checkout.ts';
import { hear } from './inbox.ts';
import { readOrderToken } from './links.ts';
import { lookUp } from './lookup.ts';
import * as pay from './pay.ts';
import { quote } from './quote.ts';
import { receiptRoutes } from './receipt.ts';
import { countCheckout, countQuote } from './senders.ts';
import type { TestProvider } from './test-provider.ts';

/** The ground of a call that came by an order's link. */
export function groundOfLink<E extends Endpoint>(act: Act<E>, token: string): Ground {
  const { world, tx, now } = act;
  return { world, tx, now, shopId: readOrderToken(token, world.secret).shopId };
}

export function checkoutRoutes(house: House, casesOf: buyer.CasesOf): void {
  const direct = { direct: true };
  // One insert decides, so no transaction is opened around it.
  keepOpen(house, contract.quoteCart, quote, { ...direct, prepare: countQuote });
  receiptRoutes(house);
  keepOpen(house, contract.checkout, openCheckout, { shopOf: shopOfQuote, prepare: countCheckout });
  keepOpen(house, payContract.paymentResult, (act) => pay.result(act, act.input), direct);
  keepOpen(house, payContract.openPayment, (act) => pay.open(act, act.input), direct);
  keepOpen(house, payContract.setRefundPlace, (act) => pay.setPlace(act, act.input), direct);
  keepOpen(house, payContract.quoteMethods, listMethods, { ...direct, shopOf: shopOfQuote });
  const asked = <E extends Endpoint>(act: Act<E>, token: string): buyer.BuyerAsk => ({
    ...groundOfLink(act, token),
    call: act.call,
    casesOf,
  });
  const byLink = { shopOf: buyer.shopOfLink };
  keepOpen(
    house,
    contract.orderByLink,
    (act) =>
      buyer.readByLink(asked(act, act.input.token), readOrderToken(act.input.token, act.world.secret).id),
    { ...direct, ...byLink },
  );
  keepOpen(
    house,
    contract.confirmReceipt,
    (act) => buyer.confirm(asked(act, act.input.token), act.input),
    byLink,
  );
  keepOpen(
    house,
    contract.extendReceipt,
    (act) => buyer.extend(asked(act, act.input.token), act.input),
    byLink,
  );
  keepOpen(house, contract.findOrder, ({ world, input, call }) => lookUp(world, input, call.ip), direct);
  keepOpen(
    house,
    contract.cancelOrder,
    (act) => buyer.cancel(asked(act, act.input.token), act.input),
    byLink,
  );
  keepOpen(
    house,
    contract.paymentWebhook,
    async ({ world, input, call }) => ({
      received: true,
      effect: await hear(world, input.provider, call.raw),
    }),
    direct,
  );
}

/** The test provider's own calls. Kept only where the database is test data. */
export function testProviderRoutes(house: House, provider: TestProvider): void {
  const direct = { direct: true };
  keepOpen(
    house,
    testPay,
    async ({ world, input }) => {
      const opened =
        input.outcome === 'paid'
          ? await provider.pay(input.payment_id, input.webhook)
          : await provider.lookUp(input.payment_id);
      return {
        state: input.outcome === 'paid' ? ('captured' as const) : ('declined' as const),
        amount: formatUnits(opened.units, opened.asset),
        currency: opened.asset,
        return_url: returnUrlOf(world, opened),
      };
    },
    direct,
  );
  keepOpen(
    house,
    testPayment,
    async ({ world, input }) => {
      const seen = await provider.lookUp(input.payment_id);
      return {
        state: seen.isCaptured ? ('captured' as const) : ('open' as const),
        amount: formatUnits(seen.units, seen.asset),
        refunded: formatUnits(seen.refunded, seen.asset),
        currency: seen.asset,
        payee: seen.payee,
        return_url: returnUrlOf(world, seen),
      };
    },
    direct,
  );
}

/** Where the buyer goes back to: the page that says what became of the payment. */
function returnUrlOf(world: World, { paymentId, payee }: { paymentId: string; payee: string }): string {
  const routed = readRoutedId(paymentId);
  if (routed === undefined) throw refuse('recordNotFound', { reason: 'payment' });
  return pay.returnUrlOf(world, routed, payee);
}
