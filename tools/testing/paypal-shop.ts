// An instance where buyers pay by PayPal, with a double that holds its messages until a test sends them.
import { openTestApp } from '#testing/test-app.ts';
import { makeLog } from '#platform/log.ts';
import { makePaypalProvider } from '#features/checkout/server/providers/paypal/provider.ts';
import { deliverTo, openCheckouts, type CheckedOut } from './payment-suite/checkouts.ts';
import { startPaypalDouble } from './paypal-double/double.ts';
import { configOf } from './paypal-rig.ts';

export async function openPaypalShop() {
  const double = await startPaypalDouble({
    clock: { now: () => app.clock.now() },
    posting: 'held',
    deliver: deliverTo(() => app),
  });
  const app = await openTestApp({
    policy: { firstMonthOrdersPerDay: undefined },
    payments: (parts) => [makePaypalProvider({ ...parts, log: makeLog('silent') }, configOf(double))],
  });
  const shop = await openCheckouts(app, 'paypal');
  function lastEvent() {
    const event = double.book.events.at(-1);
    if (event === undefined) throw new Error('nothing was told');
    return event;
  }
  /** The order at PayPal. */
  const idOf = ({ url }: CheckedOut) => url.slice(url.lastIndexOf('/') + 1);
  return {
    app,
    double,
    shop,
    idOf,
    lastEvent,
    /** Approves, and gives the event that tells of it. */
    approve(made: CheckedOut) {
      if (double.approve(idOf(made)) !== 'approved') throw new Error('the page is over');
      return lastEvent();
    },
    send: (event: ReturnType<typeof lastEvent>, times = 1) => double.send(double.messageOf(event), times),
    async close() {
      await double.stop();
      await app.close();
    },
  };
}

/** A checkout that nothing has happened to. */
export const untouched = { orders: null, checkout: 'open', evidence: 0, captures: 0 };
