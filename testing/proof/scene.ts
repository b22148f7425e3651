// A phone that has found everything right, and its next look.
import { checkRecord, type Answers, type CheckResult, type Pinned } from '#domain/proof/check.ts';
import { openMandates } from '#domain/proof/check/mandates.ts';
import { answersOf } from './answers.ts';
import { hourMs, liveTwoHours, minuteMs, startAt } from './history.ts';
import { openPlatform, type SealLies, type TestPlatform, type TestShop } from './platform.ts';
import { verifyEd25519 } from './verify.ts';

export const tools = { verify: verifyEd25519, verifyMandate: openMandates(crypto.subtle) };
export const checkedAt = startAt + 2 * hourMs + minuteMs;
export const laterAt = startAt + 3 * hourMs + minuteMs;

export type Scene = { readonly platform: TestPlatform; readonly shop: TestShop; readonly pinned: Pinned };

/** A phone that has found everything right, a minute ago. */
export async function openScene({ hasNotaries = true } = {}): Promise<Scene> {
  const platform = openPlatform({ hasNotaries });
  liveTwoHours(platform);
  const [shop] = platform.shops;
  if (shop === undefined) throw new Error('a platform has a shop');
  const { pinned } = await checkRecord(
    undefined,
    await answersOf(platform, { shop, at: checkedAt }),
    checkedAt,
    tools,
  );
  if (pinned === undefined) throw new Error('an honest platform is found right');
  return { platform, shop, pinned };
}

export async function look({ platform, shop, pinned }: Scene, at = laterAt, change: Partial<Answers> = {}) {
  const answers = { ...(await answersOf(platform, { shop, at, pinned })), ...change };
  const seen = await checkRecord(pinned, answers, at, tools);
  if (seen.verdict === 'failed' && seen.pinned !== pinned) {
    throw new Error('what was remembered stays, so that the next look finds the same');
  }
  return seen;
}

export const codesOf = ({ findings }: CheckResult) => [
  ...new Set(findings.filter(({ level }) => level === 'failed').map(({ code }) => code)),
];

/** A seal that lies to the first shop alone. */
export const lyingTo = (shop: TestShop, change: NonNullable<SealLies['claims']>): SealLies => ({
  claims: (claims, one) => (one === shop ? change(claims, one) : claims),
});
