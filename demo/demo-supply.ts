// What suppliers and carriers do in the demonstration world.
import type { CarrierEventCode } from '#domain/states/parcel.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { cannotSupply, carrierEvents, labelParcels, listParcels } from '#features/shipping/contract.ts';
import { inspectReturn, supplierCases } from '#features/returns/contract.ts';
import { sign } from '#platform/ports/signature.ts';
import { testCarrierCode } from '#apps/server/dependencies.ts';
import type { Story } from './demo-plan.ts';
import { consolePerson, onceKey, orderIdOf, type Stage } from './demo-stage.ts';
import { supplierUsername } from './demo-world.ts';
import { suppliers, type DemoSupplier } from './suppliers.ts';

/** The suppliers of an order, each of whom sends one parcel. */
function suppliersOf({ basket }: Story): DemoSupplier[] {
  return suppliers.filter(({ code }) => basket.some(({ goods }) => goods.supplier === code));
}

function trackingOf(story: Story, supplier: DemoSupplier): string {
  return `TP-${story.key}-${supplier.code}`.toUpperCase();
}

export async function label(stage: Stage, story: Story): Promise<void> {
  for (const one of suppliersOf(story)) {
    const token = await consolePerson(stage, supplierUsername(one.name));
    const { list } = await stage.app.ask(
      listParcels,
      { state: 'to_ship', page_size: pageSizeMax },
      { token },
    );
    const own = list.filter(({ id }) => id.includes(orderIdOf(stage, story)));
    const parcels = own.map(({ id }) => ({ id, carrier: testCarrierCode, tracking: trackingOf(story, one) }));
    if (parcels.length > 0) await stage.app.ask(labelParcels, { parcels }, { token });
  }
}

/** The carrier's signed message about every parcel of the order. */
export async function scan({ app }: Stage, story: Story, code: CarrierEventCode): Promise<void> {
  const { env } = app;
  const now = env.clock.now();
  const events = suppliersOf(story).map((one) => {
    const tracking = trackingOf(story, one);
    return {
      event_id: `${tracking}-${code}`,
      tracking,
      code,
      at: now.toISOString(),
      place: placeOf(story, one, code),
    };
  });
  const body = Buffer.from(JSON.stringify({ events }));
  const [secret = ''] = env.carriers.find(testCarrierCode)?.secrets ?? [];
  const raw = { body, signature: sign(body, secret, now) };
  const { results } = await app.ask(carrierEvents, { carrier: testCarrierCode }, { raw });
  const lost = results.find(({ reason }) => reason === 'unknown_tracking');
  if (lost !== undefined) throw new Error(`nobody labelled ${lost.event_id}`);
}

function placeOf({ buyer }: Story, { country }: DemoSupplier, code: CarrierEventCode): string {
  const isThere = code === 'delivered' || code === 'out_for_delivery';
  return isThere ? `${buyer.city}, ${buyer.country}` : country;
}

export async function refuseSupply(stage: Stage, story: Story, reason: string): Promise<void> {
  const [one] = suppliersOf(story);
  if (one === undefined) throw new Error(`${story.key} has no supplier`);
  const token = await consolePerson(stage, supplierUsername(one.name));
  const { list } = await stage.app.ask(listParcels, { state: 'all', page_size: pageSizeMax }, { token });
  const id = list.find((parcel) => parcel.id.includes(orderIdOf(stage, story)))?.id ?? '';
  await stage.app.ask(cannotSupply, { id, reason }, { token, ...onceKey(story, 'refuse') });
}

/** The goods of the first line are back on the shelf of their supplier. */
export async function inspect(stage: Stage, story: Story): Promise<void> {
  const one = suppliers.find(({ code }) => code === story.basket[0]?.goods.supplier);
  if (one === undefined) throw new Error(`${story.key} has no supplier`);
  const token = await consolePerson(stage, supplierUsername(one.name));
  const { list } = await stage.app.ask(supplierCases, { state: 'all', page_size: pageSizeMax }, { token });
  const orderId = orderIdOf(stage, story);
  const found = list.find((row) => row.order_id === orderId);
  if (found === undefined) throw new Error(`no return of ${story.key} came to ${one.code}`);
  await stage.app.ask(inspectReturn, { case_id: found.id }, { token, ...onceKey(story, 'inspect') });
}
