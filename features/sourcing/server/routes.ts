// Calls about goods that the warehouse lacks: of shops, and of the catalogue team.
import type { EndpointOf, InputOf } from '#domain/wire/endpoint.ts';
import { standOn, type Context } from '#features/showcase/server/public.ts';
import { answerSourcing, claimSourcing, sourcingQueue } from '#features/sourcing/console.contract.ts';
import { listSourcing, readSourcing, sendSourcing, withdrawSourcing } from '#features/sourcing/contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Handler, type HandlerOptions, type Registry } from '#platform/http/pipeline.ts';
import { answer, claimFor, readRequestKey, presentQueue } from './queue.ts';
import { queueList } from './queue.sql.ts';
import { sendRequest, showRequest, showRequests, withdrawRequest } from './requests.ts';

export function sourcingRoutes(registry: Registry): void {
  handleOwn(registry, listSourcing, showRequests, { direct: true });
  handleOwn(registry, readSourcing, showRequest, { direct: true });
  handleOwn(registry, sendSourcing, sendRequest);
  handleOwn(registry, withdrawSourcing, withdrawRequest);
  handleList(registry, sourcingQueue, { sql: queueList, present: presentQueue });
  handle(registry, claimSourcing, async (act) => {
    const claimed = await claimFor(act, act.input);
    const { shopId, id } = readRequestKey(act.input.id);
    act.audit({
      shopId,
      subject: `sourcing request ${id}`,
      before: { holder: act.input.held_by },
      after: { holder: act.personId },
    });
    return claimed;
  });
  handle(registry, answerSourcing, async (act) => {
    const answered = await answer(act, act.input);
    const { shopId, id } = readRequestKey(act.input.id);
    act.audit({
      shopId,
      subject: `sourcing request ${id}`,
      before: { state: 'reviewing' },
      after: { state: answered.state, codes: act.input.codes ?? [] },
    });
    return answered;
  });
}

/** Handles a call on the shop of the signed-in merchant. */
function handleOwn<E extends EndpointOf<'merchant'>>(
  registry: Registry,
  endpoint: E,
  act: (context: Context, input: InputOf<E>) => ReturnType<Handler<E>>,
  options?: HandlerOptions<E>,
): void {
  handle(
    registry,
    endpoint,
    async ({ tx, env, input, shopId, call }) => act(await standOn(tx, env, shopId, call.language), input),
    options,
  );
}
