// A mail server for tests: speaks enough SMTP over a socket (RFC 5321), and fails in the ways that real ones do.
import { createServer, type Server, type Socket } from 'node:net';

export type TakenEmail = { readonly from: string; readonly to: readonly string[]; readonly data: string };

/** `drop`: the letter is taken in, and the line is cut before the sender hears of it. */
export type Mood = 'well' | 'busy' | 'refuse' | 'drop' | 'silent';

export type SmtpDouble = {
  readonly url: string;
  /** Letters that were taken, in their order; data without its dots. */
  readonly taken: readonly TakenEmail[];
  /** How it is from here on. */
  feel(mood: Mood): void;
  close(): Promise<void>;
};

export async function openSmtpDouble(): Promise<SmtpDouble> {
  const taken: TakenEmail[] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = 'well';
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A sender that hangs up is no failure of the double.
    socket.on('error', () => undefined);
    if (mood === 'silent') return;
    converse(socket, { taken, mood: () => mood });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    feel(next) {
      mood = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

type Double = { readonly taken: TakenEmail[]; readonly mood: () => Mood };

function converse(socket: Socket, double: Double): void {
  let rest = '';
  let email: { from: string; to: string[] } = { from: '', to: [] };
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 double ESMTP');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n';
      const end = rest.indexOf(mark);
      if (end < 0) return;
      const text = rest.slice(0, end);
      rest = rest.slice(end + mark.length);
      if (isData) {
        isData = false;
        finish(socket, double, { ...email, data: text.replace(/^\.\./gm, '.') });
      } else {
        ({ email, isData } = command(text, { email, say, mood: double.mood() }));
        if (/^QUIT/i.test(text)) socket.end();
      }
    }
  });
}

type Talk = {
  readonly email: { from: string; to: string[] };
  readonly say: (line: string) => void;
  readonly mood: Mood;
};

function command(text: string, { email, say, mood }: Talk): { email: Talk['email']; isData: boolean } {
  const verb = text.slice(0, 4).toUpperCase();
  const address = /<([^>]*)>/.exec(text)?.[1] ?? '';
  if (verb === 'EHLO') {
    say('250-double');
    say('250 8BITMIME');
  } else if (verb === 'MAIL') {
    say('250 ok');
    return { email: { from: address, to: [] }, isData: false };
  } else if (verb === 'RCPT') {
    if (mood === 'refuse') say('550 no such mailbox');
    else if (mood === 'busy') say('451 come back later');
    else {
      say('250 ok');
      return { email: { from: email.from, to: [...email.to, address] }, isData: false };
    }
  } else if (verb === 'DATA') {
    say('354 go on');
    return { email, isData: true };
  } else say(verb === 'QUIT' ? '221 bye' : '250 ok');
  return { email, isData: false };
}

function finish(socket: Socket, { taken, mood }: Double, email: TakenEmail): void {
  taken.push(email);
  if (mood() === 'drop') socket.destroy();
  else socket.write('250 taken\r\n');
}
