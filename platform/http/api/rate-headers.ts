// How much a program may still call, as headers (draft-ietf-httpapi-ratelimit-headers-10): lists of structured fields.

/** How far the calls of one key are used up in the window that runs. */
export type RateUse = {
  /** Calls in a window. */
  readonly max: number;
  readonly windowMs: number;
  /** Calls so far, this one included; more than `max` where it was refused. */
  readonly used: number;
  readonly endsAt: Date;
};

/** The name of the one policy that keys have. */
const policy = '"key"';

const secondsUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / 1_000));

/** `RateLimit-Policy` says what is allowed, `RateLimit` how much is left and in how many seconds it is whole again. */
export function rateHeaders({ max, windowMs, used, endsAt }: RateUse, now: Date): Record<string, string> {
  const left = Math.max(0, max - used);
  return {
    'ratelimit-policy': `${policy};q=${max};w=${Math.round(windowMs / 1_000)}`,
    ratelimit: `${policy};r=${left};t=${secondsUntil(endsAt, now)}`,
  };
}

/** Seconds for `Retry-After`, from what a refusal says of when to come again; undefined where it says nothing. */
export function retryAfterOf(retryAt: unknown, now: Date): number | undefined {
  const at = typeof retryAt === 'string' ? new Date(retryAt) : undefined;
  if (at === undefined || Number.isNaN(at.getTime())) return undefined;
  // A second at least: nobody is told to come again at once.
  return Math.max(1, secondsUntil(at, now));
}
