/** The command `stockless-verify`: checks an instance of Stockless from outside. `stockless-verify --help` says how. */
import { runCommand } from './run.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
  isTerminal: process.stderr.isTTY,
});
