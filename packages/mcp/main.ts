// `stockless-mcp`: answers an assistant on standard input and output until the input ends. What a person should read goes to
// standard error, for standard output belongs to the protocol.
import process from 'node:process';
import { createInterface } from 'node:readline';
import { readPlace } from './place.ts';
import { answerLine } from './protocol.ts';
import { makeShopServer } from './server.ts';

process.exitCode = await main();

async function main(): Promise<number> {
  const place = readPlace(process.env);
  if (typeof place === 'string') {
    process.stderr.write(`stockless-mcp: ${place}\n`);
    return 2;
  }
  const server = makeShopServer(place);
  const running = new Set<Promise<void>>();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    // A slow call keeps no other waiting: answers carry the id of their question.
    const answering = answerLine(server, line).then((answer) => {
      if (answer !== undefined) process.stdout.write(`${answer}\n`);
    });
    running.add(answering);
    void answering.finally(() => running.delete(answering));
  }
  await Promise.all(running);
  return 0;
}
