// Checks of what the server said against its contract. The server has made the same ones before it wrote its answer
// (`platform/http/written.ts`), so the merchant's app is built without this file (`tools/lean/lean-contracts.ts`).
import * as z from 'zod/mini';

// The page's security policy forbids code made from text, so the schemas must not try it.
z.config({ jitless: true });

/** @throws $ZodError where an answer is not what its contract says. */
export function checkAnswer<S extends z.ZodMiniType>(shape: S, data: unknown): asserts data is z.output<S> {
  z.parse(shape, data);
}

/** Whether what waited on this phone is an ask that the server still knows. */
export function isAsk<S extends z.ZodMiniType>(shape: S, ask: unknown): ask is z.input<S> {
  return z.safeParse(shape, ask).success;
}

/** Whether it is: of the events of a stream, those of a newer server are passed over. */
export function isAnswer<S extends z.ZodMiniType>(shape: S | undefined, data: unknown): data is z.output<S> {
  return shape !== undefined && z.safeParse(shape, data).success;
}
