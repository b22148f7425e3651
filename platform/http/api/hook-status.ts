// The HTTP status of a refusal to another system that sends us messages.
import type { Refused, RefusalKey } from '#domain/wire/errors.ts';

const hookStatuses: Partial<Record<RefusalKey, number>> = {
  recordNotFound: 404,
  tooManyRequests: 429,
  operationBusy: 503,
  systemBusy: 503,
};

/** Other systems read the status and no envelope: what was refused must not look delivered, so that they send it again. */
export function hookStatusOf({ key, shown }: Refused): number {
  return hookStatuses[key] ?? (shown.reason === 'signature' ? 401 : 400);
}
