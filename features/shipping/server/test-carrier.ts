// The test carrier: it fetches labelled parcels and reports them by its signed webhook, as a real one does.
// It lives in this process but keeps to the other side of the port. Only for databases of test data.
import { apiBase } from '#domain/wire/endpoint.ts';
import { carrierEventCodes, type CarrierEventCode } from '#domain/states/parcel.ts';
import { carrierEvents } from '#features/shipping/contract.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { sign } from '#platform/ports/signature.ts';
import type { Environment } from '#platform/environment.ts';
import { listCarried, type Carried } from './test-carrier.sql.ts';

/** Sends a signed message to a path of the platform; true where it was taken. */
export type Send = (path: string, body: Buffer, signature: string) => Promise<boolean>;

export type TestCarrier = {
  /** Reports the next scan of every parcel that waited long enough; gives how many. */
  work(): Promise<number>;
};

/** A parcel is scanned again after this: from label to door in two minutes. */
const stepMs = 30_000;

type Trip = { readonly route: readonly CarrierEventCode[]; readonly stepMs: number };

const whole: Trip = { route: carrierEventCodes.slice(0, 4), stepMs };

/** What goes wrong with parcels whose tracking number begins so: to see delays, losses and returns to the sender. */
const mishaps: Readonly<Record<string, Trip>> = {
  SLOW: { ...whole, stepMs: stepMs * 20 },
  LOST: { ...whole, route: ['accepted', 'in_transit'] },
  BACK: { ...whole, route: ['accepted', 'in_transit', 'returned_to_sender'] },
};

const tripOf = (tracking: string): Trip => mishaps[tracking.slice(0, 4)] ?? whole;

type Input = {
  readonly carrier: string;
  /** What was labelled before it is the demo world's and stays as it is. */
  readonly since: () => Promise<Date | undefined>;
  readonly send: Send;
  /** Parcels on their way back, which a later room knows. */
  readonly returning: () => Promise<readonly Carried[]>;
};

export function makeTestCarrier(env: Environment, { carrier, since, send, returning }: Input): TestCarrier {
  return {
    async work() {
      const after = await since();
      const secret = env.carriers.find(carrier)?.secrets[0];
      if (after === undefined || secret === undefined) return 0;
      const now = env.clock.now();
      const [out, back] = await acrossShops('carriers', () =>
        Promise.all([listCarried(env.db.direct, { carrier, after }), returning()]),
      );
      const parcels = [...out, ...back];
      const events = parcels.flatMap((parcel) => nextScan(parcel, now));
      if (events.length === 0) return 0;
      const body = Buffer.from(JSON.stringify({ events }));
      const path = apiBase + carrierEvents.path.replace('{carrier}', carrier);
      return (await send(path, body, sign(body, secret, now))) ? events.length : 0;
    },
  };
}

function nextScan({ tracking, last_code, last_at }: Carried, now: Date) {
  const { route, stepMs: pauseMs } = tripOf(tracking);
  if (last_at !== null && now.getTime() - last_at.getTime() < pauseMs) return [];
  const code = route[last_code === null ? 0 : route.indexOf(last_code) + 1];
  if (code === undefined) return [];
  return [{ event_id: `${tracking}-${code}`, tracking, code, at: now.toISOString() }];
}
