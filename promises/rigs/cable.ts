// A cable between the platform and its database that can be cut, or lie there and carry nothing.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const socketName = '.s.PGSQL.5432';

export type Cable = {
  /** The folder to be given as the database's host. */
  readonly folder: string;
  /** The server is gone: connections break, and there is nothing to connect to. */
  cut(): Promise<void>;
  /** The network is gone: connections stay, new ones are taken, and no answer ever comes. */
  swallow(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
};

export async function openCable(socketDir: string): Promise<Cable> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cable-'));
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  let server: Server | undefined;

  function carry(near: Socket): void {
    const far = connect(path.join(socketDir, socketName));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (!isSwallowing) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }

  async function mend(): Promise<void> {
    isSwallowing = false;
    if (server !== undefined) return;
    const made = createServer(carry);
    await new Promise<void>((resolve) => made.listen(path.join(folder, socketName), resolve));
    server = made;
  }

  async function cut(): Promise<void> {
    const old = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    if (old !== undefined) await new Promise((resolve) => old.close(resolve));
    if (existsSync(path.join(folder, socketName))) rmSync(path.join(folder, socketName));
  }

  await mend();
  return {
    folder,
    cut,
    mend,
    swallow() {
      isSwallowing = true;
    },
    async close() {
      await cut();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
