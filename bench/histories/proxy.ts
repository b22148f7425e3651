// The line between clients and nodes: a TCP proxy that can be cut in the middle, or lose the answers of a while.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Proxy = {
  readonly port: number;
  /** Ends every connection where it stands. New ones are taken at once. */
  cut(): void;
  /** While it is on, requests reach the node, and the first byte of an answer ends the connection instead. */
  dropAnswers(isOn: boolean): void;
  /** How many connections were ended in the middle so far. */
  readonly broken: () => number;
  close(): Promise<void>;
};

/**
 * Opens a proxy on a free port of the loopback.
 *
 * @param nextPort The port of the node that a new connection goes to; undefined where there is none, which ends it.
 */
export async function openProxy(nextPort: () => number | undefined): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isDropping = false;
  let broken = 0;

  function carry(near: Socket): void {
    const port = nextPort();
    if (port === undefined) return void near.destroy();
    const far = connect({ host: '127.0.0.1', port, noDelay: true });
    near.setNoDelay(true);
    join(near, far);
    join(far, near);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      if (!isDropping) return void near.write(bytes);
      broken += 1;
      near.destroy();
    });
  }

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    // A node that answered and closed has its last bytes carried on before this side closes too.
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroySoon();
    });
  }

  const server = createServer({ allowHalfOpen: true }, carry);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server.address()),
    cut() {
      broken += sockets.size / 2;
      for (const socket of sockets) socket.destroy();
    },
    dropAnswers(isOn) {
      isDropping = isOn;
    },
    broken: () => Math.round(broken),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
