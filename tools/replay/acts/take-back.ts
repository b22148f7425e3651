// Returns: the buyer asks by the order's link, the supplier looks at what came back.
import { pageSizeMax } from '#domain/wire/page.ts';
import { refusals } from '#domain/wire/errors.ts';
import { orderByLink } from '#features/checkout/contract.ts';
import { inspectReturn, requestReturn, supplierCases } from '#features/returns/contract.ts';
import { note, type Run } from '#tools/replay/run.ts';
import type { ReturnRequest } from '#tools/replay/schedule.ts';

/**
 * Asks for everything that comes back at this moment. The supplier looks at it at midnight.
 *
 * @param received Resolves once the timers have done what is due; the buyer's page is read meanwhile.
 */
export async function takeBack(
  run: Run,
  asks: readonly ReturnRequest[],
  received: Promise<void>,
): Promise<void> {
  const [pages] = await Promise.all([Promise.all(asks.map((ask) => readPage(run, ask))), received]);
  // One case at a time: an order whose goods are still on their way back cannot open another.
  if (asks.some(({ orderIndex }) => run.openCases.has(orderIndex))) await inspectAll(run);
  const wishes = asks.flatMap((ask, place) => pages[place]?.map((wish) => ({ ...wish, ask })) ?? []);
  const byOrder = Map.groupBy(wishes, ({ ask }) => ask.orderIndex);
  await Promise.all(
    [...byOrder.values()].map(async (own) => {
      for (const wish of own) await askReturn(run, wish);
    }),
  );
}

type Wish = {
  readonly token: string;
  readonly lines: { id: string; qty: number }[];
  readonly ask: ReturnRequest;
};

/** The lines of an ask as the buyer's page names them; none where the order was never bought. */
async function readPage(run: Run, ask: ReturnRequest): Promise<Omit<Wish, 'ask'>[]> {
  const order = run.plan.orders[ask.orderIndex];
  const bought = run.bought.get(ask.orderIndex);
  if (order === undefined || bought === undefined) {
    note(run, `the return ${ask.key} speaks of an order that was not traded`);
    return [];
  }
  const { token } = bought;
  const shown = await run.client.ask(orderByLink, { token });
  const ids = new Map(shown.lines.map(({ code, id }) => [code, id]));
  const lines = ask.lines.map(({ lineIndex, units }) => ({
    id: ids.get(order.lines[lineIndex]?.sku ?? '') ?? '',
    qty: units,
  }));
  return [{ token, lines }];
}

async function askReturn(run: Run, { token, lines, ask }: Wish): Promise<void> {
  const onceKey = `replay-return-${run.name}-${ask.key}`;
  const said = await run.client.call(requestReturn, { token, reason: 'change_of_mind', lines }, { onceKey });
  if (said.ok) {
    run.openCases.add(ask.orderIndex);
    return;
  }
  const isOutside =
    said.code === refusals.invalidOperation.code && typeof said.shown['window_ended_at'] === 'string';
  if (isOutside) run.refusedUnits.outsideWindow += lines.reduce((sum, { qty }) => sum + qty, 0);
  if (isOutside && ask.outcome === 'outside_window') return;
  note(run, `the return ${ask.key} was refused: ${said.code} ${JSON.stringify(said.shown)}`);
}

/** Cases of different orders that the supplier looks at together. */
const inspectedAtOnce = 3;

/** Looks at everything that is on its way to the supplier. */
export async function inspectAll(run: Run): Promise<void> {
  if (run.openCases.size === 0) return;
  run.openCases.clear();
  for (;;) {
    const page = await run.app.supplier.ask(supplierCases, { state: 'open', page_size: pageSizeMax });
    const own = page.list.filter(({ state }) => state === 'awaiting_return');
    await Promise.all(Array.from({ length: inspectedAtOnce }, (_, lane) => inspectSome(run, own, lane)));
    if (own.length === 0 || !page.has_more) return;
  }
}

async function inspectSome(run: Run, cases: readonly { id: string }[], lane: number): Promise<void> {
  for (let place = lane; place < cases.length; place += inspectedAtOnce) {
    const id = cases[place]?.id ?? '';
    const said = await run.app.supplier.call(
      inspectReturn,
      { case_id: id },
      { onceKey: `replay-inspect-${id}` },
    );
    if (!said.ok) note(run, `case ${id} could not be inspected: ${said.code} ${said.reason}`);
  }
}

/** Pieces that came back, as the supplier's list of cases shows them. */
export async function readReturnedUnits(run: Run): Promise<number> {
  let units = 0;
  for (let page = 1; ; page += 1) {
    const read = await run.app.supplier.ask(supplierCases, { state: 'all', page, page_size: pageSizeMax });
    const done = read.list.filter(({ state }) => state === 'refunded');
    units += done.flatMap(({ lines }) => lines).reduce((sum, { qty }) => sum + qty, 0);
    if (!read.has_more) return units;
  }
}
