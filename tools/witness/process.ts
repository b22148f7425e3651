/**
 * The witness of a demo world as a process: `tools/witness/demo.ts` starts it. It ends on SIGTERM, or when its standard input
 * ends, which it does with whoever started it.
 *
 *   node tools/witness/process.ts FOLDER HOST PORT NAME LOG-KEY [PAGE]
 */
import { flushCompileCache } from 'node:module';
import { runWitness } from '../../packages/verify/witness/witness.ts';

const [folder = '', host = '', port = '', name = '', log = '', pageFile] = process.argv.slice(2);
// Ctrl+C at a terminal reaches us as well; the server still has heads to be signed while it ends.
process.on('SIGINT', () => undefined);
try {
  const witness = await runWitness({
    folder,
    host,
    port: Number(port),
    name,
    logs: [log],
    pageFile,
    print: () => undefined,
  });
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await witness.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.stdin.on('end', () => void end()).on('error', () => void end());
  process.stdin.resume();
  // For the next start: at the end it would be too late for one that is killed.
  flushCompileCache();
} catch (error) {
  process.stderr.write(`[witness] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
