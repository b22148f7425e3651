// A witness as a process of its own, which tests kill. Arguments: folder, the key of the log, and `silent` for one that writes
// down what it signs and never answers.
import { ServerResponse } from 'node:http';
import { runWitness } from '../witness/witness.ts';

const [folder = '', log = '', manner] = process.argv.slice(2);
if (manner === 'silent') ServerResponse.prototype.end = (): never => pause();
const { vkey, url } = await runWitness({
  folder,
  host: '127.0.0.1',
  port: 0,
  name: 'witness.example/w1',
  logs: [log],
  print: () => undefined,
});
process.stdout.write(`${JSON.stringify({ vkey, url })}\n`);

/** Stops everything: what was not sent before is never sent. */
function pause(): never {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  throw new Error('nobody wakes it');
}
