// Many browsers on as many connections, as cheaply as a socket allows: what is measured is the server.
import { connect, type Socket } from 'node:net';

export type Load = {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The request of a connection's turn: a path, and headers of its own. */
  readonly next: (connection: number, turn: number) => Wanted;
};

export type Wanted = {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it, the path is got. */
  readonly body?: string;
};

export type Loaded = {
  readonly answers: number;
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds of each answer. */
  readonly times: number[];
  readonly bytes: number;
};

const headEnd = Buffer.from('\r\n\r\n');

/** Asks at least once, and again as soon as an answer is whole, on every connection, until the time is over. */
export async function load(ask: Load): Promise<Loaded> {
  const startedAt = performance.now();
  const end = startedAt + ask.seconds * 1000;
  const each = Array.from({ length: ask.connections }, (_none, index) => browse(ask, index, end));
  const found = await Promise.all(each);
  return {
    answers: found.reduce((sum, { times }) => sum + times.length, 0),
    failed: found.reduce((sum, { failed }) => sum + failed, 0),
    seconds: (performance.now() - startedAt) / 1000,
    times: found.flatMap(({ times }) => times).toSorted((left, right) => left - right),
    bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

type Browsed = { readonly times: number[]; failed: number; bytes: number };

function browse(ask: Load, connection: number, end: number): Promise<Browsed> {
  const found: Browsed = { times: [], failed: 0, bytes: 0 };
  const socket = connect({ port: ask.port, host: '127.0.0.1', noDelay: true });
  return new Promise((done, fail) => {
    let turn = 0;
    let askedAt = 0;
    const send = () => {
      if (turn > 0 && performance.now() >= end) return void socket.end(() => done(found));
      askedAt = performance.now();
      write(socket, ask.port, ask.next(connection, turn));
      turn += 1;
    };
    const take = makeReader((status, bytes) => {
      found.bytes += bytes;
      if (status === 200) found.times.push(performance.now() - askedAt);
      else found.failed += 1;
      send();
    });
    socket.once('connect', send);
    socket.once('error', fail);
    socket.on('data', take);
  });
}

function write(socket: Socket, port: number, { path, headers = {}, body }: Wanted): void {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const sent =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  const method = body === undefined ? 'GET' : 'POST';
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${more.join('')}${sent}\r\n${body ?? ''}`,
  );
}

/** Reads answers off a connection one after the other; each must name its length. */
function makeReader(onAnswer: (status: number, bytes: number) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let size = 0;
  let missing = 0;
  return (chunk) => {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const at = head.indexOf(headEnd);
      if (at < 0) return;
      const text = head.toString('latin1', 0, at);
      size = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? Number.NaN);
      if (Number.isNaN(size)) throw new Error('an answer does not say how long it is');
      status = Number(text.slice(9, 12));
      missing = size - (head.length - at - headEnd.length);
      head = Buffer.alloc(0);
    }
    if (missing === 0) onAnswer(status, size);
  };
}
