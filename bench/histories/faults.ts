// What goes wrong in a history, one blow after the other: processes die or stand still, lines break, answers are lost.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnDatabase } from '#tools/replay/own-database.ts';
import { childrenOf } from '#tools/replay/processes.ts';
import { isReady, pauseProcesses, type KeptNode } from './nodes.ts';
import type { Proxy } from './proxy.ts';

export const blows = [
  'kill node',
  'cut connections',
  'kill database',
  'pause node',
  'drop answers',
  'pause database',
] as const;
export type Blow = (typeof blows)[number];

export type FaultParts = {
  readonly node: KeptNode;
  readonly database: OwnDatabase;
  readonly proxy: Proxy;
  /** How long a process stands still at most, in milliseconds. */
  readonly pauseMsMax: number;
  readonly note: (blow: Blow) => void;
};

/** How often each blow fell. */
export type BlowCounts = Record<Blow, number>;

export function noBlows(): BlowCounts {
  return {
    'kill node': 0,
    'cut connections': 0,
    'kill database': 0,
    'pause node': 0,
    'drop answers': 0,
    'pause database': 0,
  };
}

const backMsMax = 120_000;

/**
 * Strikes once, and resolves when the node takes calls again.
 *
 * @throws Error where it does not within two minutes.
 */
export async function strike(blow: Blow, parts: FaultParts): Promise<void> {
  const { node, database, proxy, pauseMsMax } = parts;
  parts.note(blow);
  const pauseMs = Math.ceil(pauseMsMax / 3) + randomInt(Math.ceil((pauseMsMax * 2) / 3));
  if (blow === 'kill node') node.kill();
  else if (blow === 'kill database') database.kill();
  else if (blow === 'cut connections') proxy.cut();
  else if (blow === 'pause node') await node.pause(pauseMs);
  else if (blow === 'pause database') {
    const first = database.pid();
    await pauseProcesses([first, ...childrenOf(first)], pauseMs);
  } else {
    proxy.dropAnswers(true);
    await sleep(pauseMs);
    proxy.dropAnswers(false);
  }
  // A process that was killed is gone a moment later: asked at once it might still seem to be ready.
  await sleep(100);
  const deadline = performance.now() + backMsMax;
  while (!(await isReady(node.port))) {
    if (performance.now() > deadline) throw new Error(`the node did not come back after "${blow}"`);
    await sleep(50);
  }
}
