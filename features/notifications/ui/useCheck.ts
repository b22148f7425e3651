import { limits } from '#domain/limits.ts';
import { checkNotices } from '#features/notifications/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/**
 * How the merchant's box stands, and their orders: asked again on coming back to the page, and while somebody looks at it.
 *
 * @param isLive Whether the stream says it (`LiveNotifications`): then nothing is asked for.
 */
export function useCheck(isLive = false) {
  return useEndpoint(checkNotices, {}, isLive ? {} : { refetchMs: limits.noticeCheckMs });
}
