// Whether the ports of a start are free: asked before anything is opened, so that a start that cannot serve does nothing.
import { createServer } from 'node:net';
import { SettingsRefused, type InstanceKind } from '#platform/settings.ts';
import type { Env } from '#platform/env.ts';

/** Where the card double of the demo world listens: one port above the platform. */
export function doublePortOf({ port }: Pick<Env, 'port'>): number {
  return port + 1;
}

/** @throws SettingsRefused that names the setting, also for the port that a test instance takes besides. */
export async function assertPortsFree(
  env: Pick<Env, 'port' | 'host' | 'paymentsFile'>,
  kind: InstanceKind,
): Promise<void> {
  // Any free port may be asked for by 0.
  if (env.port === 0) return;
  const fault = await faultOf(env.port, env.host);
  if (fault !== undefined) refuse(`must be free: ${env.port} on ${env.host} ${fault}`);
  if (kind === 'real' || env.paymentsFile !== undefined) return;
  const double = doublePortOf(env);
  const doubleFault = await faultOf(double, '127.0.0.1');
  if (doubleFault !== undefined)
    refuse(
      `must have the next port free as well, for the card double of a test instance: ${double} ${doubleFault}`,
    );
}

function refuse(says: string): never {
  throw new SettingsRefused([{ setting: 'PORT', says }]);
}

function faultOf(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'EADDRINUSE' ? 'is in use' : `cannot be listened on (${error.code ?? error.message})`,
      );
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
