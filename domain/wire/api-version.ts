// Versions of the contract for programs: a date each. A program goes on at the version at which its key was made.

/** Every version that is still answered, oldest first. */
export const apiVersions = ['2026-11-28'] as const;

/** What new keys are made at. */
export const currentVersion: string = apiVersions[apiVersions.length - 1] ?? '';

/** Names another version than that of the key, for one call; answers say which one they are made at. */
export const versionHeader = 'stockless-version';
