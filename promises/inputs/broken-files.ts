// Files that go wrong on their way: what people, spreadsheets, proxies and attackers send where a table is awaited.
import { request } from 'node:http';

/** Broken in every place: before, instead of and inside of what was meant. `head` is the right first line. */
export function brokenTables(head: string): Readonly<Record<string, Buffer>> {
  const columns = head.split(',').length;
  const row = Array.from({ length: columns }, () => 'x').join();
  return {
    'nothing at all': Buffer.from(''),
    'one space': Buffer.from(' '),
    'one line end': Buffer.from('\r\n'),
    'a picture': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'zero bytes': Buffer.alloc(4_096),
    'no letters': Buffer.from(Array.from({ length: 512 }, (_, n) => 128 + (n % 128))),
    'sixteen bits a letter': Buffer.from(`\ufeff${head}\n${row}`, 'utf16le'),
    'a page': Buffer.from('<!doctype html><html><body>502 Bad Gateway</body></html>'),
    'an archive': Buffer.from('504b0304140000000800', 'hex'),
    'half a letter': Buffer.concat([Buffer.from(`${head}\n`), Buffer.from([0xc3])]),
    'other columns': Buffer.from('a,b,c\n1,2,3'),
    'a column twice': Buffer.from(`${head},${head}\n${row},${row}`),
    'an open quote': Buffer.from(`${head}\n"${row}`),
    'a quote amid a cell': Buffer.from(`${head}\nx"y${row}`),
    'a row too short': Buffer.from(`${head}\nx`),
    'a row too long': Buffer.from(`${head}\n${row},${row},${row}`),
    'rows of nonsense': Buffer.from(`${head}\n${row}\n${row}`),
    formulas: Buffer.from(`${head}\n${row.replaceAll('x', "=cmd|'/c calc'!A1")}`),
    'a line without end': Buffer.from(`${head}\n${'x'.repeat(900_000)}`),
  };
}

export type Poured = { readonly status: number; readonly text: string; readonly sentBytes: number };

const chunk = Buffer.alloc(1_048_576, 'x,');

/** Sends a body without a length until it is refused or `bytes` have left; tells how much left before the answer. */
export function pour(
  url: string,
  ask: { readonly headers: Record<string, string>; readonly first: Buffer; readonly bytes: number },
): Promise<Poured> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let isOver = false;
    const sending = request(url, { method: 'POST', headers: ask.headers }, (answer) => {
      isOver = true;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      const end = () => {
        sending.destroy();
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString(), sentBytes });
      };
      answer.on('end', end);
      answer.on('error', end);
    });
    // A connection that is closed in the middle is a refusal as well: nobody is made to send the rest.
    sending.on('error', () => (isOver ? undefined : resolve({ status: 0, text: '', sentBytes })));
    sending.on('close', () => setTimeout(() => reject(new Error('no answer')), 5_000).unref());
    const more = () => {
      while (!isOver && sentBytes < ask.bytes) {
        sentBytes += chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', more);
      }
      if (!isOver) sending.end();
      return undefined;
    };
    sending.write(ask.first);
    more();
  });
}
