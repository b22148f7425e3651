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
const blows = [
  { part: 0.2, target: 'server' },
  { part: 0.4, target: 'database' },
  { part: 0.6, target: 'server' },
  { part: 0.8, target: 'server' },
] as const;

/** A moment later than the order began, so that the blow falls into the middle of its calls. */
const delayMsMax = 12;

export function makeChaos(server: Struck, orders: number): Chaos {
  const left = [...blows];
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
