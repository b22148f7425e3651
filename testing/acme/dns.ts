// DNS as a test has it: records that it sets and takes away, asked through the port or over UDP.
import { createSocket } from 'node:dgram';
import { isIPv4 } from 'node:net';
import { DnsAway, type Dns } from '#platform/dns/dns.ts';

type Records = {
  readonly names?: readonly string[];
  readonly addresses?: readonly string[];
  readonly texts?: readonly string[];
};

export type TestDns = Dns & {
  set(host: string, records: Records): void;
  /** From here on nobody answers, until it is set back. */
  silence(isSilent: boolean): void;
};

export function makeTestDns(): TestDns {
  const all = new Map<string, Records>();
  let isSilent = false;
  const find = (host: string): Records => {
    if (isSilent) throw new DnsAway('DNS did not answer: ETIMEOUT');
    return all.get(host) ?? {};
  };
  return {
    names: async (host) => find(host).names ?? [],
    texts: async (host) => find(host).texts ?? [],
    async addresses(host) {
      const { addresses = [], names = [] } = find(host);
      return [...addresses, ...names.flatMap((name) => find(name).addresses ?? [])];
    },
    set: (host, records) => void all.set(host, { ...all.get(host), ...records }),
    silence: (silent) => {
      isSilent = silent;
    },
  };
}

const types = { A: 1, CNAME: 5, TXT: 16 } as const;

export type DnsServer = { readonly address: string; stop(): Promise<void> };

/** Answers A, CNAME and TXT over UDP (RFC 1035) as `dns` says; what there is none of is answered with nothing. */
export async function serveDns(dns: Pick<Dns, 'names' | 'addresses' | 'texts'>): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    void answerTo(dns, message).then((answer) => socket.send(answer, from.port, from.address));
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        socket.close(() => resolve());
      }),
  };
}

async function answerTo(dns: Pick<Dns, 'names' | 'addresses' | 'texts'>, message: Buffer): Promise<Buffer> {
  const labels: string[] = [];
  let at = 12;
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size));
    at += size + 1;
  }
  const host = labels.join('.').toLowerCase();
  const type = message.readUInt16BE(at + 1);
  const question = message.subarray(12, at + 5);
  const values = await valuesOf(dns, host, type);
  const head = Buffer.alloc(12);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(values.length, 6);
  const answers = values.map((data) => {
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, question, ...answers]);
}

async function valuesOf(
  dns: Pick<Dns, 'names' | 'addresses' | 'texts'>,
  host: string,
  type: number,
): Promise<Buffer[]> {
  if (type === types.A) {
    const addresses = (await dns.addresses(host)).filter((one) => isIPv4(one));
    return addresses.map((one) => Buffer.from(one.split('.').map(Number)));
  }
  if (type === types.CNAME) return (await dns.names(host)).map(nameBytes);
  if (type === types.TXT) return (await dns.texts(host)).map((text) => sized(text));
  return [];
}

const sized = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
const nameBytes = (name: string) => Buffer.concat([...name.split('.').map(sized), Buffer.from([0])]);
