// A process that is told to end: it says so at once, waits for the load balancer, and is told twice to wait no longer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const signalsFile = new URL('signals.ts', import.meta.url).href;

/** Starts a process whose drain and end are lines that it says. */
function startProcess(graceMs: number) {
  const program = `
    const { endOnSignal } = await import(${JSON.stringify(signalsFile)});
    endOnSignal({ drain: () => console.log('draining'), graceMs: ${graceMs} }, async () => console.log('ended'));
    setInterval(() => undefined, 1_000);
    console.log('up');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
  return { child, said: () => said, exited: once(child, 'exit') };
}

async function waitFor(said: () => string, what: string): Promise<void> {
  await expect.poll(said).toContain(what);
}

test('it drains at once, goes on for the grace time, and ends with 0', async () => {
  const graceMs = 1_200;
  const { child, said, exited } = startProcess(graceMs);
  await waitFor(said, 'up');
  const startedMs = performance.now();
  child.kill('SIGTERM');
  await waitFor(said, 'draining');
  expect(said()).not.toContain('ended');
  await exited;
  expect(performance.now() - startedMs).toBeGreaterThanOrEqual(graceMs - 50);
  expect(said()).toContain('ended');
  expect(child.exitCode).toBe(0);
});

test('a second signal ends the wait', async () => {
  const { child, said, exited } = startProcess(600_000);
  await waitFor(said, 'up');
  child.kill('SIGTERM');
  await waitFor(said, 'draining');
  child.kill('SIGTERM');
  await exited;
  expect(said()).toContain('ended');
  expect(child.exitCode).toBe(0);
});
