// Which refusals are told to the app besides being thrown.
import type { Caller, Refusal } from './api.ts';

/** Whether it says that the session whose token was sent is over. */
export function endsSession({ reaction }: Refusal): boolean {
  return reaction === 'dropToken' || reaction === 'signIn';
}

/**
 * Tells of a refusal. One that ends a session is told only where the token that was sent is still the one in use: a late
 * answer to an earlier session says nothing of the next, nor does one that comes during a switch.
 *
 * @param sent The caller's token when the call was sent.
 * @returns false where it was kept back.
 */
export function tellRefusal(caller: Caller, refusal: Refusal, sent: string | undefined): boolean {
  if (endsSession(refusal) && (caller.isSwitching?.() === true || sent !== caller.token())) return false;
  caller.onRefusal?.(refusal);
  return true;
}
