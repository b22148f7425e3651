/** Who may import whom. */
import path from 'node:path';
import { floorOf, spotOf } from './rooms.ts';
import type { Part, Spot } from './rooms.ts';

export type Finding = { file: string; line: number; reason: string };

/** The parts that each part may reach; what holds within a part stands in `refuse`. */
const mayReach: Record<Exclude<Part, 'outside'>, readonly Part[]> = {
  domain: ['domain'],
  locales: ['domain', 'locales'],
  db: ['domain', 'db'],
  ui: ['domain', 'locales', 'ui'],
  contract: ['domain', 'contract'],
  platform: ['domain', 'locales', 'db', 'contract', 'platform'],
  server: ['domain', 'locales', 'db', 'contract', 'platform', 'server'],
  screen: ['domain', 'locales', 'ui', 'contract', 'screen'],
  appServer: ['domain', 'locales', 'db', 'contract', 'platform', 'server', 'appServer'],
  appScreen: ['domain', 'locales', 'ui', 'contract', 'screen', 'appScreen'],
};

const publicServer = /^features\/[^/]+\/server\/public\.ts$/;
const publicScreen = /^features\/[^/]+\/ui\/public\.tsx$/;

/** Everything in one file that reaches where it should not. */
export function checkImports(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const from = spotOf(file);
  if (from.room !== undefined && floorOf(from.room) < 0) {
    findings.push({ file, line: 1, reason: `the room ${from.room} has no place in tools/house/rooms.ts` });
  }
  for (const { target, line } of importsOf(text)) {
    const reason = refuse(file, from, target);
    if (reason) findings.push({ file, line, reason: `imports ${target}: ${reason}` });
  }
  return findings;
}

/** The modules that a text imports or passes on, with their lines. */
export function importsOf(text: string): { target: string; line: number }[] {
  const pattern =
    /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
  return [...text.matchAll(pattern)].map((match) => ({
    target: match[1] ?? match[2] ?? '',
    line: text.slice(0, match.index + match[0].search(/\S/)).split('\n').length,
  }));
}

function refuse(file: string, from: Spot, target: string): string | undefined {
  if (from.part === 'outside') return undefined;
  const reached = resolve(file, target);
  if (reached === undefined) {
    const isPure = from.part !== 'domain' || /^(zod(\/|$)|@noble\/|@scure\/)/.test(target);
    return isPure ? undefined : 'domain knows nothing but zod and audited cryptography';
  }
  const to = spotOf(reached);
  if (to.part === 'outside') return 'the house does not import its tests and tools';
  if (!mayReach[from.part].includes(to.part)) return `${from.part} may not reach ${to.part}`;
  if (from.part === 'appScreen' && to.part !== 'contract') return refuseOtherApp(from, to);
  return refuseDoor(from, to, reached) ?? refuseHigher(from, to);
}

function refuseDoor(from: Spot, to: Spot, reached: string): string | undefined {
  if (from.part === 'server' && to.part === 'server') return refuseServer(from, to, reached);
  if (from.part === 'screen' && to.part === 'screen') return refuseScreen(from, to, reached);
  return undefined;
}

function refuseServer(from: Spot, to: Spot, reached: string): string | undefined {
  if (from.room === to.room || publicServer.test(reached)) return undefined;
  return `the server of ${to.room} is reached through its public.ts only`;
}

/** Servers, screens and contracts alike: what a room shows or calls comes before it. */
function refuseHigher(from: Spot, to: Spot): string | undefined {
  if (from.room === undefined || to.room === undefined) return undefined;
  if (floorOf(to.room) <= floorOf(from.room)) return undefined;
  return `${to.room} comes after ${from.room} in tools/house/rooms.ts: move what both need down, or let the app hand it over`;
}

function refuseScreen(from: Spot, to: Spot, reached: string): string | undefined {
  if (from.room !== to.room) {
    return publicScreen.test(reached)
      ? undefined
      : `screens of ${to.room} are reached through its ui/public.tsx only`;
  }
  if (to.side === 'ui' || to.side === from.side) return undefined;
  return `a screen for ${from.side} does not show one for ${to.side}: what both show stands in ui/`;
}

function refuseOtherApp(from: Spot, to: Spot): string | undefined {
  if (to.side === undefined || to.side === 'ui' || to.side === from.side) return undefined;
  return `the ${from.side} app does not show screens of ${to.side}`;
}

/** The path inside the platform that an import means, or undefined for a package. */
function resolve(file: string, target: string): string | undefined {
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  return undefined;
}
