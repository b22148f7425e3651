/** What only the whole tree says: how many files a folder has, how much a room offers, and whether contracts have calls. */
import path from 'node:path';
import type { Finding } from './imports.ts';
import { folderFilesMax, isSource, namesOf, publicNamesMax, type SourceFile } from './numbers.ts';

/** A room that offers more than others do: how many names, and why. The number only ever becomes smaller. */
export type WideRooms = Readonly<Record<string, { readonly names: number; readonly why: string }>>;

const wideRooms: WideRooms = {
  orders: {
    names: 36,
    why: 'checkout, returns and shipping move orders in their own transactions, statement by statement',
  },
  bank: {
    names: 14,
    why: 'paying by transfer is an adapter of checkout that reads and writes rows of the bank',
  },
};

const contract = /^features\/[^/]+\/(?:[\w-]+\.)?contract\.ts$/;
const shapes = /^features\/[^/]+\/(?:[\w-]+\.)?shapes\.ts$/;
const publicServer = /^features\/([^/]+)\/server\/public\.ts$/;
const call = /= (?:endpoint|listEndpoint)\(/;

/** Every finding that no single file shows. */
export function checkTree(files: readonly SourceFile[], wide: WideRooms = wideRooms): Finding[] {
  return [...checkFolders(files), ...checkContracts(files), ...checkDoors(files, wide)];
}

function checkFolders(files: readonly SourceFile[]): Finding[] {
  const folders = Map.groupBy(files.filter(isSource), ({ file }) => path.posix.dirname(file));
  return [...folders]
    .filter(([, inside]) => inside.length > folderFilesMax)
    .map(([file, { length }]) => ({
      file,
      line: 1,
      reason: `${length} source files, ${folderFilesMax} are the limit: give those of one noun a folder below it`,
    }));
}

function checkContracts(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ file, text }) => {
    const hasCall = call.test(text);
    if (contract.test(file) && !hasCall) {
      const name = file.replace(/contract\.ts$/, 'shapes.ts');
      return [{ file, line: 1, reason: `a contract without an endpoint: rename it to ${name}` }];
    }
    if (shapes.test(file) && hasCall) {
      return [{ file, line: 1, reason: 'has an endpoint: those stand in a contract.ts' }];
    }
    return [];
  });
}

function checkDoors(files: readonly SourceFile[], wide: WideRooms): Finding[] {
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const offered = new Map(
    files.flatMap(({ file }) => {
      const room = publicServer.exec(file)?.[1];
      return room === undefined ? [] : [[room, namesOf(file, texts)] as const];
    }),
  );
  for (const room of Object.keys(wide)) if (!offered.has(room)) offered.set(room, 0);
  return [...offered].flatMap(([room, names]) => {
    const reason = doorFault(names, wide[room]?.names);
    return reason === undefined ? [] : [{ file: `features/${room}/server/public.ts`, line: 1, reason }];
  });
}

/** @param known What the list of wide rooms allows this one. */
function doorFault(names: number, known: number | undefined): string | undefined {
  const allowed = known ?? publicNamesMax;
  if (names > allowed) {
    return `offers ${names} names to other rooms, ${allowed} are the limit: take out what no room uses, or move what is pure to domain`;
  }
  if (known === undefined || names === known) return undefined;
  const becomes = names > publicNamesMax ? `make it ${names}` : 'take it out';
  return `offers ${names} names, its entry in tools/house/tree.ts says ${known}: ${becomes}`;
}
