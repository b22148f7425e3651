// A merchant's second factor in a history: each withdrawal takes a recovery code, and an app's code makes ten new ones.
import { beginSecondFactor, confirmSecondFactor, renewRecovery } from '#features/people/safety.contract.ts';
import { codeAt } from '#testing/door.ts';
import type { Client } from '#tools/replay/client.ts';

export type Factor = {
  /** A code that nobody has used; undefined where the next one comes within half a minute. */
  takeCode(client: Client): Promise<string | undefined>;
};

/** A code of the app is good once in so many milliseconds. */
const stepMs = 30_000;

type Person = { readonly password: string; readonly token: string };

/** Turns the second factor of a signed-in merchant on. */
export async function turnFactorOn(client: Client, { password, token }: Person): Promise<Factor> {
  const { secret } = await client.ask(beginSecondFactor, { password }, { token });
  let step = stepNow();
  const code = codeAt(secret, Date.now());
  const { recovery_codes: left } = await client.ask(confirmSecondFactor, { code }, { token });
  return {
    async takeCode(asking) {
      const found = left.pop();
      if (found !== undefined || stepNow() <= step) return found;
      step = stepNow();
      const input = { password, code: codeAt(secret, step * stepMs) };
      // Without a key: where the node is killed in the middle of it, the code is used up, and the next one is a try of its own.
      const renewed = await asking.call(renewRecovery, input, { token });
      if (renewed.ok) left.push(...renewed.data.recovery_codes);
      return left.pop();
    },
  };
}

function stepNow(): number {
  return Math.floor(Date.now() / stepMs);
}
