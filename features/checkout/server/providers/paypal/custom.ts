// What we write beside an order at PayPal: which payment it is of, and until when it may be captured.
export type Custom = { readonly paymentId: string; readonly until: Date };

/** `<payment>/<seconds>`: PayPal keeps it with the order, its capture, and messages of both. */
export function customOf({ paymentId, until }: Custom): string {
  return `${paymentId}/${Math.floor(until.getTime() / 1000)}`;
}

/** Undefined where it is none of ours. */
export function readCustom(text: string | null | undefined): Custom | undefined {
  const [, paymentId, seconds] = /^([0-9a-z]+\.[0-9a-f-]{36})\/(\d{9,11})$/.exec(text ?? '') ?? [];
  if (paymentId === undefined) return undefined;
  return { paymentId, until: new Date(Number(seconds) * 1000) };
}
