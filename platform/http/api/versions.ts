// Dated versions of the contract: handlers know the newest one alone, and what changed since is undone for older callers.
import { apiVersions, currentVersion, versionHeader } from '#domain/wire/api-version.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Session } from '#platform/session.ts';

/** How one call differs from the version before the one that brought the change. */
export type VersionChange = {
  /** The version that brought it. */
  readonly version: string;
  /** The call, by the name of its endpoint. */
  readonly call: string;
  /** Makes what callers of the version before send into what is taken now. */
  readonly input?: (input: unknown) => unknown;
  /** Makes what is answered now into what callers of the version before know. */
  readonly output?: (data: unknown) => unknown;
};

export type ApiHistory = {
  /** Oldest first. */
  readonly versions: readonly string[];
  /** In the order in which they came. */
  readonly changes: readonly VersionChange[];
};

/** The history of this platform: one version, and nothing changed since. */
export const apiHistory: ApiHistory = { versions: apiVersions, changes: [] };

/**
 * The version that a call is made at: the one of its header, else that of its key. Undefined for people, whose apps
 * come with the server.
 *
 * @throws Refused `invalidParameter` where the header names a version that is none.
 */
export function versionOf(
  session: Pick<Session, 'scopes' | 'version'> | undefined,
  asked: string | undefined,
  { versions }: ApiHistory = apiHistory,
): string | undefined {
  if (session?.scopes === undefined) return undefined;
  if (asked === undefined) return session.version ?? currentVersion;
  if (versions.includes(asked)) return asked;
  throw refuse('invalidParameter', { field: versionHeader, reason: 'unknown_version' });
}

type Versioned = { readonly call: string; readonly version: string | undefined };

/** What a caller sent, as the newest version takes it. */
export function upgradeInput(
  { call, version }: Versioned,
  input: unknown,
  history: ApiHistory = apiHistory,
): unknown {
  return changesSince(history, call, version).reduce(
    (value, change) => (change.input === undefined ? value : change.input(value)),
    input,
  );
}

/** What is answered, as the caller's version knows it: the newest change is undone first. */
export function downgradeOutput(
  { call, version }: Versioned,
  data: unknown,
  history: ApiHistory = apiHistory,
): unknown {
  return changesSince(history, call, version).reduceRight(
    (value, change) => (change.output === undefined ? value : change.output(value)),
    data,
  );
}

/** True where an answer to this caller is another one than the newest version's. */
export function hasChanged({ call, version }: Versioned, history: ApiHistory = apiHistory): boolean {
  return changesSince(history, call, version).some(({ output }) => output !== undefined);
}

/** Dates compare as text. */
function changesSince(
  { changes }: ApiHistory,
  call: string,
  version: string | undefined,
): readonly VersionChange[] {
  if (version === undefined) return [];
  return changes.filter((change) => change.call === call && change.version > version);
}
