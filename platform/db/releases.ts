// Which releases may work on one database at the same time. A migration is made for the release that has it, and for the one
// before, whose nodes go on while nodes are replaced one after the other. One that they cannot live with says so.

/** A migration as the database remembers it. */
export type AppliedMigration = {
  readonly name: string;
  readonly sha256: string;
  /** The release that applied it; null for one of before releases were written down. */
  readonly release: string | null;
  /** What older releases cannot do any more; null for a migration that takes nothing from them. */
  readonly breaks: string | null;
};

/** What is refused is said with the release that would not be. */
export type OwnRelease = { readonly release?: string | undefined };

/** Whether a database was migrated by a newer release than this program's: then it may have what this program does not know. */
export function isOfNewer({ release }: AppliedMigration, { release: own }: OwnRelease): boolean {
  return own !== undefined && release !== null && compareReleases(release, own) > 0;
}

/** @throws Error that names the newer release, where it has taken away what this program needs. */
export function assertTolerated(unknown: readonly AppliedMigration[], { release: own }: OwnRelease): void {
  const breaking = unknown.find(({ breaks }) => breaks !== null);
  if (breaking === undefined) return;
  throw new Error(
    `This database is of release ${breaking.release ?? 'unknown'}, and this program is release ${own ?? 'unknown'}, which cannot work with it: ${breaking.breaks ?? ''} (migration ${breaking.name}). Start release ${breaking.release ?? 'unknown'} or a later one`,
  );
}

/** Below 0 where the first is older, above 0 where it is newer. Releases are numbered X.Y.Z. */
export function compareReleases(first: string, second: string): number {
  const [one, other] = [partsOf(first), partsOf(second)];
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function partsOf(release: string): number[] {
  const found = /^(\d+)\.(\d+)\.(\d+)/.exec(release);
  if (found === null) throw new Error(`${release} is no release: it should be X.Y.Z`);
  return found.slice(1).map(Number);
}
