// Blows for the server and its database while orders come in: nothing may be lost, and nothing done twice.
import type { OwnDatabase } from '#tools/replay/own-database.ts';

export type Chaos = {
  /** Hears how many orders have begun, and strikes where it is time. */
  onProgress(begun: number): void;
  readonly kills: string[];
};

/** What can be struck. */
type Struck = { kill(): void; readonly database: Pick<OwnDatabase, 'kill'> };

/** Where in the run, of the whole, and what is struck. */
type Blow = { readonly part: number; readonly target: 'server' | 'database' };
const blows: readonly Blow[] = [
  { part: 0.2, target: 'server' },
  { part: 0.4, target: 'database' },
  { part: 0.6, target: 'server' },
  { part: 0.8, target: 'server' },
];
/** Of a cluster each of three nodes dies, and the first one again (`tools/conform/citus-database.ts`). */
const clusterBlows: readonly Blow[] = [
  { part: 0.15, target: 'database' },
  { part: 0.3, target: 'server' },
  { part: 0.45, target: 'database' },
  { part: 0.6, target: 'database' },
  { part: 0.75, target: 'server' },
  { part: 0.85, target: 'database' },
];

/** A moment later than the order began, so that the blow falls into the middle of its calls. */
const delayMsMax = 12;

export function makeChaos(server: Struck, orders: number, isSpread = false): Chaos {
  const left: Blow[] = [...(isSpread ? clusterBlows : blows)];
  const kills: string[] = [];
  return {
    kills,
    onProgress(begun) {
      const [next] = left;
      if (next === undefined || begun < next.part * orders) return;
      left.shift();
      setTimeout(() => {
        kills.push(`${next.target} at order ${begun}`);
        if (next.target === 'server') server.kill();
        else server.database.kill();
      }, Math.random() * delayMsMax);
    },
  };
}
