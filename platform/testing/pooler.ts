// What a pooler does to a connection: it stands between a program and PostgreSQL, and takes startup parameters away.
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

export type Pooler = {
  /** The address of a database through the pooler, for a user. */
  urlOf(user: string, database: string): string;
  stop(): Promise<void>;
};

type Input = {
  /** The folder of the server's socket. */
  readonly host: string;
  /** Startup parameters that do not reach the server, as `ignore_startup_parameters` of pgbouncer names them. */
  readonly ignored: readonly string[];
};

/** Listens on a free port of loopback. Everything but the first message of a connection passes as it is. */
export async function startPooler({ host, ignored }: Input): Promise<Pooler> {
  const open = new Set<Socket>();
  const track = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((client) => {
    const behind = connect(path.join(host, '.s.PGSQL.5432'));
    track(client);
    track(behind);
    client.once('data', (first) => {
      behind.write(withoutParameters(first, ignored));
      client.pipe(behind);
    });
    behind.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    urlOf: (user, database) => `postgres://${user}@127.0.0.1:${port}/${database}`,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * A startup message is its length, the version of the protocol, and names and values that each end with a zero.
 * Source: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
function withoutParameters(message: Buffer, ignored: readonly string[]): Buffer {
  const length = message.readInt32BE(0);
  const texts = message.subarray(8, length).toString().split('\0');
  const kept: string[] = [];
  for (let at = 0; at + 1 < texts.length; at += 2) {
    const [name = '', value = ''] = texts.slice(at, at + 2);
    if (name !== '' && !ignored.includes(name)) kept.push(name, value);
  }
  const body = Buffer.from([...kept, '', ''].join('\0'));
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  message.copy(head, 4, 4, 8);
  return Buffer.concat([head, body, message.subarray(length)]);
}
