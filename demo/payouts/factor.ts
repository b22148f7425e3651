// The second factor of a merchant of the demonstration world: money leaves only where it is on.
import { Refused } from '#domain/wire/errors.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '#features/people/safety.contract.ts';
import { merchant, withCode, type Stage } from '#demo/demo-stage.ts';
import { demoPassword, type ShopKey } from '#demo/demo-world.ts';

/** Turns it on; on again it changes nothing. The secret is on disk before it counts, or nobody could sign in again. */
export async function turnFactorOn(stage: Stage, shop: ShopKey): Promise<void> {
  const { ask } = stage.app;
  const token = await merchant(stage, shop);
  try {
    const { secret } = await ask(beginSecondFactor, { password: demoPassword }, { token });
    stage.factors[shop] = secret;
    await stage.note();
  } catch (error) {
    if (error instanceof Refused && error.shown['reason'] === 'already_on') return;
    throw error;
  }
  await withCode(stage, shop, (code) => ask(confirmSecondFactor, { code }, { token }));
}

/** Turns it off: whoever looks at the demonstration signs in with the password alone. */
export async function turnFactorOff(stage: Stage, shop: ShopKey): Promise<void> {
  if (stage.factors[shop] === undefined) return;
  const token = await merchant(stage, shop);
  try {
    await withCode(stage, shop, (code) =>
      stage.app.ask(endSecondFactor, { password: demoPassword, code }, { token }),
    );
  } catch (error) {
    if (!(error instanceof Refused) || error.shown['reason'] !== 'not_set_up') throw error;
  }
  delete stage.factors[shop];
  await stage.note();
}
